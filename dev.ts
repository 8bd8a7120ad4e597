import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { App } from "#src/app.ts";
import { createServer as createViteServer, isRunnableDevEnvironment, type Plugin } from "vite";

/*
 * The site in development. Vite serves the browser's files as they stand and runs the server's own modules:
 * the next request shows a saved change, and open pages reload by themselves.
 */

/** Puts Vite's client into the one script that every page loads, and reloads the page whatever was changed. */
const reload: Plugin = {
  name: "reload",
  transform: (code, id) => (id.endsWith("/site.client.ts") ? `import "/@vite/client";\n${code}` : undefined),
  hotUpdate: ({ server }) => server.environments.client.hot.send({ type: "full-reload" }),
};

const http = createHttpServer();
const vite = await createViteServer({
  plugins: [reload],
  server: {
    middlewareMode: true,
    hmr: { server: http },
    fs: { deny: [".env*", "*.{crt,pem}", "**/.git/**", "**/data/**"] },
  },
});
const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's ssr environment can't run modules.");
const load = <Module>(file: string) => ssr.runner.import<Module>(file);

const { readConfig } = await load<typeof import("#src/platform/config.ts")>("/src/platform/config.ts");
const { openContext } = await load<typeof import("#src/platform/context.ts")>("/src/platform/context.ts");
const { seed } = await load<typeof import("#src/seed.ts")>("/src/seed.ts");
const { startWeatherJob } = await load<typeof import("#src/features/weather/weather-job.server.ts")>(
  "/src/features/weather/weather-job.server.ts",
);
const { startMailJob } = await load<typeof import("#src/platform/mail-outbox.ts")>(
  "/src/platform/mail-outbox.ts",
);
const { startRetentionJob } = await load<
  typeof import("#src/features/feedback/feedback-retention.server.ts")
>("/src/features/feedback/feedback-retention.server.ts");
const { startEmbeddedProvider, tellHowToSignIn } = await load<
  typeof import("#src/features/auth/embedded-provider.server.ts")
>("/src/features/auth/embedded-provider.server.ts");
const config = readConfig(process.env);
const opened = await openContext(config);
const provider = config.signIn ? undefined : await startEmbeddedProvider(config, opened);
const context = provider ? { ...opened, config: { ...config, signIn: provider.signIn } } : opened;
if (config.seedDemo) await seed(context);

const assets = { url: (source: string) => `/${source}`, answers: new Map() };
let current: { createApp: unknown; app: Pick<App, "fetch"> } | undefined;

/** The app as its source is now; made anew only when a module of it has changed. */
async function app() {
  const { createApp } = await load<typeof import("#src/app.ts")>("/src/app.ts");
  if (current?.createApp !== createApp) current = { createApp, app: createApp(context, assets) };
  return current.app;
}

const listener = getRequestListener(
  async (request, { incoming }) => (await app()).fetch(request, incoming.socket.remoteAddress),
  { overrideGlobalObjects: false },
);
http.on("request", (request, response) =>
  vite.middlewares(request, response, () => void listener(request, response)),
);
startWeatherJob(context);
startMailJob(context);
startRetentionJob(context);
http.listen(config.port, config.host, () => {
  console.log(`${config.siteOrigin} (development)`);
  if (provider) tellHowToSignIn(provider, config);
});
