/* Runs test/drills/NAME.ts: `npm run drill -- NAME`. Drills take minutes or need special packages. */
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
