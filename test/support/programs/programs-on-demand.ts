import { rm } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";
import { serveOnDemand } from "../run/on-demand.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** An http:// address that answers with the folder of the built programs. */
    programsOnDemand: string;
  }
}

/**
 * Provides the programs that tests start and kill (see `programFile`). One build makes all of them, when a test file
 * first needs one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The programs must be inside the project to find sharp, whose native part can't be bundled.
  const folder = path.resolve(`node_modules/.cache/programs-${process.pid}`);
  const { address, close } = await serveOnDemand(async () => {
    await buildPrograms(folder);
    return folder;
  });
  project.provide("programsOnDemand", address);
  return async () => {
    close();
    await rm(folder, { recursive: true, force: true });
  };
}

async function buildPrograms(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: true, external: ["sharp"] },
    build: {
      ssr: true,
      rolldownOptions: {
        input: [
          "test/processes/write-until-killed.ts",
          "test/processes/upload-until-killed.ts",
          "test/processes/killed-change-over/publish-until-killed.ts",
          "test/support/open-context.ts",
          // The site expects the program of the picture worker beside the code that starts this worker.
          "src/cms/photos/pictures/picture-tasks.server.ts",
        ],
        output: { chunkFileNames: "[name].js" },
      },
      outDir,
      emptyOutDir: true,
    },
  });
}
