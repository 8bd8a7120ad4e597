/*
 * What takes minutes or needs a machine of its own, and is therefore no test: `npm run drill -- NAME` runs
 * test/drills/NAME.ts, and without a name says which there are.
 */
import { existsSync, globSync } from "node:fs";
import path from "node:path";

const [name = "", ...rest] = process.argv.slice(2);
const file = path.resolve("test/drills", `${name}.ts`);
if (rest.length > 0 || !existsSync(file)) {
  const known = globSync("test/drills/*.ts").map((each) => path.basename(each, ".ts"));
  console.error(`Use: npm run drill -- NAME, with ${known.toSorted().join(", ")}`);
  process.exit(2);
}
await import(file);
