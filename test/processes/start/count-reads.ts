import fs from "node:fs";
import { registerHooks, syncBuiltinESMExports } from "node:module";

/*
 * A module that a server loads with --import. At each SIGUSR2, the module logs the number of loaded modules, and the
 * other files that Node's `fs` has read since the start.
 */
const files = new Set<string>();
const program = { modules: 0, ofNode: 0, bytes: 0 };

const note =
  <Parameters extends unknown[], Result>(read: (...parameters: Parameters) => Result) =>
  (...parameters: Parameters): Result => {
    files.add(String(parameters[0]));
    return read(...parameters);
  };
for (const from of [fs, fs.promises] as Record<string, any>[])
  for (const name of ["open", "openSync", "readFile", "readFileSync", "createReadStream"])
    if (from[name]) from[name] = note(from[name]);
syncBuiltinESMExports();

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (url.startsWith("node:")) program.ofNode++;
    else program.modules++;
    program.bytes += Buffer.byteLength((loaded.source as string | undefined) ?? "");
    return loaded;
  },
});

process.on("SIGUSR2", () => {
  const data = [...files].filter((file) => !file.startsWith("file:"));
  console.log(JSON.stringify({ msg: "read so far", files: data, program }));
});
