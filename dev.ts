import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { browserFailures } from "#dev/browser-failures.ts";
import { renderFailure } from "#dev/failure-page.ts";
import { readableLines } from "#dev/readable-lines.ts";
import type { App } from "#src/app.ts";
import { createServer as createViteServer, isRunnableDevEnvironment, type Plugin } from "vite";

/*
 * The site in development. Vite serves the browser's files without bundling them, and runs the server's modules. The
 * next request shows a saved change, and open pages reload automatically.
 */

/** The script of all public pages, and the script of the staff area. */
const scripts = ["/src/site/shell/site.client.ts", "/src/admin/admin.client.tsx"];

/**
 * Loads Vite's client before each page's script, and reloads the page after a change of any file. An error in the
 * page's script, or in a module that this script imports, doesn't stop Vite's client.
 */
const reload: Plugin = {
  name: "reload",
  load(id) {
    const script = scripts.find((each) => id.endsWith(each));
    return script && `import "/@vite/client";\nimport("${script}?own");`;
  },
  hotUpdate: ({ server }) => server.environments.client.hot.send({ type: "full-reload" }),
};

const http = createHttpServer();
const vite = await createViteServer({
  plugins: [reload, browserFailures],
  server: {
    middlewareMode: true,
    hmr: { server: http },
    fs: { deny: [".env*", "*.{crt,pem}", "**/.git/**", "**/data/**"] },
  },
});

/**
 * Loads a module of the server. Each call reads `vite.environments` again, because Vite replaces its environments after
 * a change of a file that Vite's configuration imports.
 */
function load<Module>(file: string): Promise<Module> {
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's ssr environment can't run modules.");
  return ssr.runner.import<Module>(file);
}

const { openSite } = await load<typeof import("#src/open-site.ts")>("/src/open-site.ts");
const { context, startJobs } = await openSite(process.env, { logTo: readableLines });
const { port, host, siteOrigin } = context.config;

const assets = { url: (source: string) => `/${source}`, answers: new Map(), folder: "/" };
let current: { createApp: unknown; app: Pick<App, "fetch"> } | undefined;

/** Returns the app of the current sources. The app is created again only after a change of one of its modules. */
async function app() {
  const { createApp } = await load<typeof import("#src/app.ts")>("/src/app.ts");
  if (current?.createApp !== createApp)
    current = { createApp, app: createApp(context, assets, { renderFailure }) };
  return current.app;
}

/**
 * Allows Vite's <style> elements: the styles of a screen, and the styles of the error overlay. Style attributes stay
 * forbidden, as in production.
 */
function allowStyleElements(response: Response): Response {
  const policy = response.headers.get("Content-Security-Policy");
  response.headers.set("Content-Security-Policy", `${policy}; style-src-elem 'self' 'unsafe-inline'`);
  return response;
}

const listener = getRequestListener(
  async (request, { incoming }) =>
    allowStyleElements(await (await app()).fetch(request, incoming.socket.remoteAddress)),
  {
    overrideGlobalObjects: false,
    // Called when a module of the app can't be loaded.
    errorHandler(error) {
      context.log.error({ err: error }, "request failed");
      return renderFailure(error);
    },
  },
);
http.on("request", (request, response) => {
  // Vite doesn't know the type of these files, so it doesn't set this header.
  if (request.url?.endsWith(".speculationrules"))
    response.setHeader("Content-Type", "application/speculationrules+json");
  vite.middlewares(request, response, () => void listener(request, response));
});
http.listen(port, host, () => {
  console.log(`${siteOrigin} (development)`);
  startJobs();
});
