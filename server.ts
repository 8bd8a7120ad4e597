import module from "node:module";

/*
 * The process entry. Nothing else may be imported here: an older Node would stumble over what the site needs before it
 * could say so, and what is compiled before the cache is on is compiled again at every start.
 */
if (Number.parseInt(process.versions.node) < 26) {
  console.error(
    `This needs Node 26, which comes with it: start it with "npm start". This is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
module.enableCompileCache(`${import.meta.dirname}/compiled`);
await import("./src/serve.ts");
