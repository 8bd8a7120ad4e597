/* `npm run drill -- NAME` runs test/drills/NAME.ts. A drill takes minutes or needs special packages. */
import { existsSync, globSync } from "node:fs";
import path from "node:path";

const [name = "", ...rest] = process.argv.slice(2);
const file = path.resolve("test/drills", `${name}.ts`);
if (rest.length > 0 || !existsSync(file)) {
  const known = globSync("test/drills/*.ts").map((each) => path.basename(each, ".ts"));
  console.error(`Usage: npm run drill -- NAME, with ${known.toSorted().join(", ")}`);
  process.exit(2);
}
await import(file);
