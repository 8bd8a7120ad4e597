import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { serviceWorkerPath } from "../src/features/offline/saved-state.ts";
import { splitStyle } from "../src/platform/pages/page-style.ts";

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

/**
 * Puts the rules of each style file of pages beside it, from which the server chooses those of a page. Classes that the
 * pages' scripts give are for every page.
 * @param styles the pages' style files
 * @param scripts what pages load besides
 */
export function pageStyles(styles: string[], scripts: string[]): Plugin {
  return {
    name: "page-styles",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir }) {
      const read = (file: string) => readFileSync(path.join(dir!, file), "utf8");
      const manifest = JSON.parse(read(".vite/manifest.json")) as Manifest;
      const files = [...reach(manifest, scripts)].map((key) => manifest[key]!.file);
      const given = classesGivenBy([...files, serviceWorkerPath].map(read));
      for (const source of styles) {
        const { file } = manifest[source]!;
        const rules = splitStyle(read(file), (name) => given.has(name));
        writeFileSync(path.join(dir!, `${file}.rules`), JSON.stringify(rules));
      }
    },
  };
}

/** The scripts, and what they import. */
function reach(manifest: Manifest, keys: string[], reached = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (reached.has(key)) continue;
    reached.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key]!;
    reach(manifest, [...imports, ...dynamicImports], reached);
  }
  return reached;
}

/** The words near those places where scripts give elements a class. */
function classesGivenBy(scripts: string[]): Set<string> {
  const places = scripts.flatMap(
    (script) => script.match(/(?:className|classList|class=)(?:[^;{}]|\$\{[^{}]*\}){1,200}/g) ?? [],
  );
  return new Set(places.flatMap((place) => place.match(/[a-z][\w-]*/gi) ?? []));
}
