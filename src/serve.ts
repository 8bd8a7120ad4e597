import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { createApp } from "./app.ts";
import { stopMakingAvifs } from "./features/photos/pictures/avif-files.server.ts";
import { openSite } from "./open-site.ts";
import { readAssets } from "./platform/pages/assets.ts";
import { ConfigError } from "./platform/config.ts";
import { securityHeaders } from "./platform/http/headers.ts";
import { createHttpServer, listen, shutDown } from "./platform/http/http-server.ts";
import { MigrationError, NewerSchemaError } from "./platform/database/migrate.ts";

/**
 * When the site is told to stop, work under way gets this long. Jobs that don't finish in time are done again later.
 */
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

/**
 * Waits for a signal to stop, also during the start. npm may pass on a signal that has already reached this process;
 * the repeated signal is ignored.
 */
function toldToStop(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, resolve);
  });
}

run().catch((error: unknown) => {
  const isExpected = [ConfigError, MigrationError, NewerSchemaError].some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
});
