import { globSync, readFileSync } from "node:fs";
import path from "node:path";

export interface Import {
  /** The importing file, relative to src. */
  from: string;
  /** The imported file relative to src, or the name of a package or of another part of the project. */
  to: string;
  isType: boolean;
}

const statement = /^(?:import|export)\s+(type\s)?(?:[^;"']*?\sfrom\s+)?"([^"]+)"|\bimport\(\s*"([^"]+)"/gm;

/** Returns the imports in a file's text. @param from the file's path relative to src */
export function importsIn(text: string, from: string): Import[] {
  return [...text.matchAll(statement)].map(([, type, source = "", lazy]) => ({
    from,
    to: resolved(lazy ?? source, from),
    isType: Boolean(type),
  }));
}

/** Returns the imports of all files in src, without tests. */
export function readImports(): Import[] {
  const files = globSync("src/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  return files.flatMap((file) => importsIn(readFileSync(file, "utf8"), path.posix.relative("src", file)));
}

function resolved(source: string, from: string): string {
  if (source.startsWith("#src/")) return source.slice("#src/".length);
  return source.startsWith(".") ? path.posix.join(path.posix.dirname(from), source) : source;
}
