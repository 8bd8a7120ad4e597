import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { languageTag } from "#src/i18n/language.ts";
import { otherLanguages } from "#src/i18n/translation.ts";

/*
 * A new language is added to the table in src/i18n/language.ts. The type checker then requires texts, formats and a
 * flag for this language. It checks all code that iterates over languages or has a table by language. Code that names
 * single languages would silently ignore the new language.
 */

/** Patterns of code that names a single language. */
const patterns = {
  "names a language": /(["'`])(?:XX|TAG)\1/,
  "reads a language of an object": /[\w)\]]\??\.(?:XX)\b(?!["'`\-/,])/,
  "destructures a language from an object": /[{,] *(?:XX) *[,}].*=/,
  "makes an object with a language but without Norwegian": /[{(,] *(?:XX): (?!.*\bnb\b)(?<!\bnb: .*)/,
  "searches a text for a language": /[|(](?:XX)[|)]/,
};

test("no code names a single language except Norwegian", async () => {
  const codes = otherLanguages.join("|");
  const tags = otherLanguages.map((language) => languageTag[language]).join("|");
  const found: string[] = [];
  for await (const file of glob(["src/**/*.{ts,tsx}", "build/**/*.ts", "dev/**/*.ts", "vite.config.ts"])) {
    if (/\.(test|text)\.tsx?$/.test(file) || file === "src/i18n/language.ts") continue;
    const code = (await readFile(file, "utf8")).replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/.*/g, (comment) =>
      comment.replaceAll(/[^\n]/g, ""),
    );
    for (const [index, line] of code.split("\n").entries())
      for (const [fault, pattern] of Object.entries(patterns))
        if (new RegExp(pattern.source.replaceAll("XX", codes).replaceAll("TAG", tags)).test(line))
          found.push(`${file}:${index + 1} ${fault}: ${line.trim()}`);
  }
  expect(found).toEqual([]);
});
