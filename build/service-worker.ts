import { build, type Plugin } from "vite";
import { serviceWorkerPath } from "../src/features/offline/saved-state.ts";

/**
 * Builds the service worker as one script of its own, at an address that stays: browsers find a newer one there. Only as
 * one script does it run in browsers whose service workers can't import.
 */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: serviceWorkerPath.slice(1), source: await bundle() });
    },
    configureServer(server) {
      server.middlewares.use(serviceWorkerPath, (_request, response, next) => {
        bundle().then((code) => response.setHeader("Content-Type", "text/javascript").end(code), next);
      });
    },
  };
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      rolldownOptions: {
        input: "src/features/offline/service-worker/service-worker.ts",
        output: { format: "iife" },
      },
    },
  });
  const [{ output }] = [built].flat() as { output: { code: string }[] }[] as [{ output: [{ code: string }] }];
  return output[0].code;
}
