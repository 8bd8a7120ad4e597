import cluster from "node:cluster";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { createApp } from "./app.ts";
import { withMadeUpSources } from "./made-up-sources.ts";
import { openSite, pollForWrites } from "./open-site.ts";
import { readAssets } from "./platform/pages/assets.ts";
import { site } from "./site.server.ts";
import { ConfigError, readConfig, type Config } from "./platform/config.ts";
import { openContext, type Context } from "./platform/context.ts";
import { securityHeaders } from "./platform/http/headers.ts";
import { createHttpServer, listen, shutDown } from "./platform/http/http-server.ts";
import type { ClientHints, CountView } from "./platform/http/page-view.ts";
import type { CountUnknown } from "./platform/http/unknown-address.ts";
import { NewerSchemaError, OlderSchemaError } from "./platform/database/upgrades/applied-migrations.ts";
import { MigrationError } from "./platform/database/upgrades/migrate.ts";
import type { RequestMetrics } from "./platform/http/request-metrics.ts";
import { createSwitchboard, connectSiblings } from "./platform/sibling-processes.ts";
import { findPort, startWorkers, WorkerError } from "./workers.ts";

/** The time limit for unfinished work after a stop signal. Unfinished jobs run again later. */
const maxMilliseconds = 15_000;

/** Serves the built site in this process or in workers, until a signal to stop. */
async function run(): Promise<void> {
  const stopSignal = waitForStopSignal();
  if (cluster.worker) return work(cluster.worker, stopSignal);
  const switchboard = createSwitchboard();
  const { context, startJobs } = await openSite(process.env, { siblings: switchboard });
  const { config, log } = context;
  const metrics = await loadMetrics(config);
  let port: number;
  let stopServing: () => Promise<unknown>;
  if (config.workers === 1) {
    const { server, stop } = createServer(context, metrics);
    port = await listen(server, config.port, config.host);
    stopServing = stop;
  } else {
    port = await findPort(config);
    const workers = startWorkers(context, port, switchboard);
    // Ctrl+C also stops the workers. The stop signal ends the wait, so that `stop` runs and no worker is replaced.
    stopServing = workers.stop;
    await Promise.race([workers.serving, stopSignal]);
  }
  const metricsPort = metrics && (await openMetrics(context, metrics));
  const stopJobs = startJobs();
  log.info({ port, host: config.host, origin: config.siteOrigin, workers: config.workers }, "listening");
  await stopOnSignal(context, stopSignal, () => {
    metricsPort?.close();
    return Promise.all([stopServing(), stopJobs()]);
  });
}

async function work(
  worker: NonNullable<typeof cluster.worker>,
  stopSignal: Promise<NodeJS.Signals>,
): Promise<void> {
  const siblings = connectSiblings(worker);
  const config = readConfig(process.env);
  const context = withMadeUpSources(await openContext(config, site, { siblings }));
  const stopPolling = pollForWrites(context);
  const { server, stop } = createServer(context, await loadMetrics(config));
  await siblings.join();
  await listen(server, config.port, config.host, { isShared: true });
  worker.send("serves");
  await stopOnSignal(context, stopSignal, () => Promise.all([stop(), stopPolling()]));
}

function createServer(context: Context, metrics: RequestMetrics | undefined) {
  const headers = securityHeaders(context.config.siteOrigin);
  const assets = readAssets(path.join(import.meta.dirname, "../client"), headers);
  const counters = context.features.flatMap(({ countViews }) => countViews?.(context) ?? []);
  const countView: CountView = (...view) => counters.forEach(({ count }) => count(...view));
  const unknown = context.features.flatMap(({ countUnknown }) => countUnknown?.(context) ?? []);
  const countUnknown: CountUnknown = (request) => unknown.forEach(({ count }) => count(request));
  const app = createApp(context, assets, { observe: metrics?.observe, countView, countUnknown });
  const onReadyAnswer = (target: string, asker: ClientHints | undefined) => {
    if (asker) countView(target, asker);
    metrics?.observeReady(target);
  };
  const server = createHttpServer({ ...app, onReadyAnswer }, headers, context.log);
  return {
    server,
    stop: () =>
      shutDown(server).then(() => Promise.all([...counters, ...unknown].map((each) => each.stop()))),
  };
}

async function loadMetrics({ metricsPort }: Config): Promise<RequestMetrics | undefined> {
  if (metricsPort === undefined) return undefined;
  const { createRequestMetrics } = await import("./platform/http/request-metrics.ts");
  return createRequestMetrics();
}

async function openMetrics(context: Context, metrics: RequestMetrics) {
  const [open] = context.features.flatMap(({ openMetrics: each }) => each ?? []);
  const opened = await open!(context, metrics, context.config.metricsPort!);
  context.log.info({ port: opened.port, host: context.config.host }, "metrics are at /metrics");
  return opened;
}

async function stopOnSignal(
  { db, log }: Context,
  stopSignal: Promise<NodeJS.Signals>,
  stop: () => Promise<unknown>,
): Promise<never> {
  const signal = await stopSignal;
  log.info({ signal }, "stopping");
  await Promise.race([stop(), setTimeout(maxMilliseconds)]);
  await db.destroy();
  process.exit(0);
}

/** Waits for the first signal to stop. npm may repeat the signal, so repetitions are ignored. */
function waitForStopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, resolve);
  });
}

run().catch((error: unknown) => {
  const expected = [ConfigError, MigrationError, NewerSchemaError, OlderSchemaError, WorkerError];
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
});
