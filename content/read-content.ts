import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { marked } from "marked";
import { parse } from "yaml";
import { languages } from "#src/i18n/language.ts";

/** The data of each content file, by its path in the folder content, such as "nb/articles/new-jetty.md". */
export type ContentFiles = Readonly<Record<string, unknown>>;

/** Matches the front matter between two lines of three hyphens, and the text below the front matter. */
const parts = /^---\r?\n([^]*?\n)---\r?\n([^]*)$/;

/**
 * Reads all content files. A Markdown or text file becomes an object with the fields of its front matter. The field ""
 * has the text below the front matter. Markdown becomes HTML. `&nbsp;` becomes a no-break space in every file.
 * @throws Error when a file has invalid JSON or front matter; the message names the file
 */
export function readContent(folder = import.meta.dirname): ContentFiles {
  const files = globSync(`{shared,${languages.join(",")}}/**/*.{json,md,txt}`, { cwd: folder });
  return Object.fromEntries(
    files.toSorted().map((file) => {
      const text = readFileSync(path.join(folder, file), "utf8").replaceAll("&nbsp;", "\u00a0");
      try {
        return [
          file.replaceAll(path.sep, "/"),
          path.extname(file) === ".json" ? JSON.parse(text) : read(text, file),
        ];
      } catch (error) {
        throw new Error(`content/${file}: ${(error as Error).message}`, { cause: error });
      }
    }),
  );
}

function read(text: string, file: string): object {
  const [, front, below] = parts.exec(text) ?? [];
  if (front === undefined || below === undefined)
    throw new Error("must begin with front matter between two lines of ---");
  // The "failsafe" schema keeps all values as strings, such as 4 and 2027-05-01.
  const fields = parse(front, { schema: "failsafe" }) as object;
  return { ...fields, "": (file.endsWith(".md") ? marked.parse(below, { async: false }) : below).trim() };
}
