import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpackWoff } from "./woff.ts";

const require = createRequire(import.meta.url);

/** The static cuts: pdfkit can't take one weight out of the variable fonts that browsers get. */
export const fonts = {
  text: readFont(require.resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff")),
  bold: readFont(require.resolve("@fontsource/figtree/files/figtree-latin-600-normal.woff")),
  heading: readFont(
    require.resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff"),
  ),
};

function readFont(file: string): Buffer {
  return unpackWoff(readFileSync(file));
}
