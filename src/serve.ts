import path from "node:path";
import { createApp } from "./app.ts";
import { startEmbeddedProvider, tellHowToSignIn } from "./features/auth/embedded-provider.server.ts";
import { startRetentionJob } from "./features/feedback/feedback-retention.server.ts";
import { stopMakingAvifs } from "./features/photos/avif-files.server.ts";
import { startWeatherJob } from "./features/weather/weather-job.server.ts";
import { readAssets } from "./platform/assets.ts";
import { ConfigError, readConfig } from "./platform/config.ts";
import { openContext } from "./platform/context.ts";
import { securityHeaders } from "./platform/headers.ts";
import { createHttpServer, listen, shutDown } from "./platform/http-server.ts";
import { startMailJob } from "./platform/mail-outbox.ts";
import { NewerSchemaError } from "./platform/migrate.ts";
import { seed } from "./seed.ts";

/** How often another process's writes are looked for; they are on every page within this time. */
const pollMilliseconds = 500;

/** Starts the built site and serves it until it is told to stop. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const opened = await openContext(config);
  const provider = config.signIn ? undefined : await startEmbeddedProvider(config, opened);
  const context = provider ? { ...opened, config: { ...config, signIn: provider.signIn } } : opened;
  if (config.seedDemo) await seed(context);
  const headers = securityHeaders(config.siteOrigin);
  const assets = readAssets(path.join(import.meta.dirname, "../client"), headers);
  const server = createHttpServer(createApp(context, assets), headers);
  const port = await listen(server, config.port, config.host);
  const polling = setInterval(() => {
    context.contentVersion.poll().catch((error: unknown) => context.log.error({ err: error }, "poll failed"));
  }, pollMilliseconds);
  const jobs = [startWeatherJob(context), startMailJob(context), startRetentionJob(context)];
  context.log.info({ port, host: config.host, origin: config.siteOrigin }, "listening");
  if (provider) tellHowToSignIn(provider, config);

  const stop = async (signal: string) => {
    context.log.info({ signal }, "stopping");
    clearInterval(polling);
    await Promise.all([
      shutDown(server).then(stopMakingAvifs),
      provider?.stop(),
      ...jobs.map((stopJob) => stopJob()),
    ]);
    await context.db.destroy();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

start().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof NewerSchemaError;
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
});
