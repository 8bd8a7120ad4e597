import { site } from "#src/site.server.ts";
import { once } from "node:events";
import { readConfig } from "#src/platform/config.ts";
import { openContext } from "#src/platform/context.ts";

/*
 * A process that opens the context as the environment configures it, once its standard input ends. Several of them
 * act like servers that start together.
 */
console.log("ready");
await once(process.stdin.resume(), "end");
const { db } = await openContext(readConfig(process.env), site, { isStarting: true });
await db.destroy();
