import module from "node:module";

/*
 * The entry point. This file must not import any other file, because an older Node would fail before it prints the
 * message below. Modules that are compiled before the cache is enabled are compiled again at every start.
 */
if (Number.parseInt(process.versions.node) < 26) {
  console.error(
    `This program needs Node 26, which npm installs: start it with "npm start". This is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
module.enableCompileCache(`${import.meta.dirname}/compiled`);
await import("./src/serve.ts");
