import { cp } from "node:fs/promises";
import type { Plugin } from "vite";

/** Puts the demo's PDFs into dist/documents, from where the built server seeds them. */
export function documentFiles(): Plugin {
  return {
    name: "documents",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart: () => cp("content/documents", "dist/documents", { recursive: true }),
  };
}
