import { build, type Plugin } from "vite";
import { staffWorkerPath } from "#src/campsite/notifications/push/pushed-notice.ts";
import { serviceWorkerPath } from "#src/campsite/offline/saved-state.ts";

/** TABLE  the path and the source of each service worker. */
const workers = {
  [serviceWorkerPath]: "src/campsite/offline/service-worker/service-worker.ts",
  [staffWorkerPath]: "src/campsite/notifications/service-worker/staff-worker.ts",
};

/** Builds each service worker as one script, because some browsers can't import in service workers. */
export function serviceWorkers(): Plugin {
  return {
    name: "service-workers",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      for (const [path, input] of Object.entries(workers))
        this.emitFile({ type: "asset", fileName: path.slice(1), source: await bundle(input) });
    },
    configureServer(server) {
      for (const [path, input] of Object.entries(workers))
        server.middlewares.use(path, (_request, response, next) => {
          bundle(input).then((code) => response.setHeader("Content-Type", "text/javascript").end(code), next);
        });
    },
  };
}

async function bundle(input: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      rolldownOptions: { input, output: { format: "iife" } },
    },
  });
  const [{ output }] = [built].flat() as { output: { code: string }[] }[] as [{ output: [{ code: string }] }];
  return output[0].code;
}
