import module from "node:module";

/*
 * The entry point. It must not import anything else. An older Node would fail before it could print this message.
 * Modules that are compiled before the cache is enabled are compiled again at every start.
 */
if (Number.parseInt(process.versions.node) < 26) {
  console.error(
    `This program needs Node 26, which npm installs: start it with "npm start". This is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
module.enableCompileCache(`${import.meta.dirname}/compiled`);
await import("./src/serve.ts");
