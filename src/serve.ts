import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { createApp } from "./app.ts";
import { stopMakingAvifs } from "./features/photos/pictures/avif-files.server.ts";
import { openSite } from "./open-site.ts";
import { readAssets } from "./platform/pages/assets.ts";
import { ConfigError } from "./platform/config.ts";
import { securityHeaders } from "./platform/http/headers.ts";
import { createHttpServer, listen, shutDown } from "./platform/http/http-server.ts";
import { NewerSchemaError } from "./platform/database/migrate.ts";

/** What is under way when the site is told to stop may take this long; a job that didn't end is done again. */
const mostMilliseconds = 15_000;

/** Starts the built site and serves it until it is told to stop. */
async function run(): Promise<void> {
  const told = toldToStop();
  const { context, startJobs } = await openSite(process.env);
  const { config, log } = context;
  const headers = securityHeaders(config.siteOrigin);
  const assets = readAssets(path.join(import.meta.dirname, "../client"), headers);
  const server = createHttpServer(createApp(context, assets), headers, log);
  const port = await listen(server, config.port, config.host);
  const stopJobs = startJobs();
  log.info({ port, host: config.host, origin: config.siteOrigin }, "listening");

  const signal = await told;
  log.info({ signal }, "stopping");
  const ending = Promise.all([shutDown(server).then(stopMakingAvifs), stopJobs()]);
  await Promise.race([ending, setTimeout(mostMilliseconds)]);
  await context.db.destroy();
  process.exit(0);
}

/** Also while it starts; and the same signal again, which npm passes on of one that came to both, ends nothing earlier. */
function toldToStop(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, resolve);
  });
}

run().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof NewerSchemaError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});
