import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

const manifest = JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8")) as Manifest;

/** Returns the built file of an entry and all files that this file may load. */
function filesOf(entry: string, reached = new Set<string>()): string[] {
  const { file, imports = [], dynamicImports = [] } = manifest[entry]!;
  if (reached.has(file)) return [];
  reached.add(file);
  return [file, ...[...imports, ...dynamicImports].flatMap((each) => filesOf(each, reached))];
}

const bringsReact = (entry: string) =>
  filesOf(entry).some((file) => readFileSync(`dist/client/${file}`, "utf8").includes("react.dev/errors"));

// React would replace a form that the browser has translated, and lose the typed text.
test("no script of a public page loads React", () => {
  const scripts = globSync("src/{features,site,ui}/**/*.client.{ts,tsx}").filter((file) => file in manifest);
  expect(scripts.length).toBeGreaterThan(9);
  expect(scripts.filter(bringsReact)).toEqual([]);
  expect(bringsReact("src/admin/admin.client.tsx")).toBe(true);
});
