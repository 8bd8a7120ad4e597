/** Writes every drawing as <file>.svg: `node content/drawings/write.ts <outfolder>`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawings } from "./scenes.ts";
import { svg } from "./svg.ts";

const folder = process.argv[2];
if (!folder) {
  console.error("Usage: node content/drawings/write.ts <outfolder>");
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
let bytes = 0;
for (const { file, scene, palette } of drawings) {
  const text = svg(scene.width, scene.height, scene.draw(palette), scene.slice);
  writeFileSync(join(folder, `${file}.svg`), text);
  bytes += Buffer.byteLength(text);
}
console.log(`${drawings.length} drawings, ${Math.round(bytes / 1024)} KB, in ${folder}`);
