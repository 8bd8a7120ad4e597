import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { readContent } from "../content/read-content.ts";

const compressible = /\.(css|js|svg|json|speculationrules|webmanifest)$/;

export function compressedAssets(): Plugin {
  return {
    name: "compressed",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir }) {
      for (const entry of readdirSync(dir!, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !compressible.test(entry.name)) continue;
        const file = path.join(entry.parentPath, entry.name);
        const body = readFileSync(file);
        const options = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        };
        writeFileSync(`${file}.br`, brotliCompressSync(body, options));
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}

/** Copies the demo's PDFs to dist/documents, where the built server reads them. */
export function documentFiles(): Plugin {
  return {
    name: "documents",
    // In development the server reads content/documents, so nothing is copied.
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart: () => cp("content/documents", "dist/documents", { recursive: true }),
  };
}

/** Bundles the content files as one JSON text, so that the server parses no Markdown at its start. */
export function builtContent(): Plugin {
  return {
    name: "content",
    apply: "build",
    load(id) {
      if (!id.endsWith("/content/read-content.ts")) return undefined;
      const json = JSON.stringify(JSON.stringify(readContent()));
      return `export const readContent = () => JSON.parse(${json});`;
    },
  };
}
