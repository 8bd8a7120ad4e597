import { site } from "#src/site.server.ts";
import { once } from "node:events";
import { readConfig } from "#src/platform/config.ts";
import { openContext } from "#src/platform/context.ts";

/*
 * A process that waits for the end of its standard input, and then opens the context with settings from the
 * environment. Several such processes act like servers that start together.
 */
console.log("ready");
await once(process.stdin.resume(), "end");
const { db } = await openContext(readConfig(process.env), site, { isStarting: true });
await db.destroy();
