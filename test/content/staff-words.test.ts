import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { groupsInEveryLanguage } from "../../build/staff-languages.ts";
import { siteCode } from "../../build/unused-messages.ts";
import { languages, type Language } from "#src/i18n/language.ts";

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;

const manifest = JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8")) as Manifest;

/** Returns all scripts of the staff area in one language, as one text. */
function scriptsOf(language: Language): string {
  const files = new Set<string>();
  const follow = (key: string) => {
    // Skip modules in other languages, from which the search screen loads the names of screens.
    if (key.includes("?") && !key.endsWith(`?language=${language}`)) return;
    const { file, imports = [], dynamicImports = [] } = manifest[key]!;
    if (files.has(file)) return;
    files.add(file);
    for (const each of [...imports, ...dynamicImports]) follow(each);
  };
  follow(`src/admin/start-admin.tsx?language=${language}`);
  return [...files].map((file) => readFileSync(`dist/client/${file}`, "utf8")).join("\n");
}

/** Returns the groups of all catalogues in a language, by name. */
async function groupsOf(language: Language): Promise<[name: string, messages: object][]> {
  const files = globSync(`dist/messages/${language}/*.js`).map((file) => path.resolve(file));
  const catalogues = (await Promise.all(files.map((file) => import(file)))) as Record<string, object>[];
  return catalogues.flatMap((catalogue) => Object.entries(catalogue));
}

/** Returns the texts in a group or a message; for a message with parameters, its function's source code. */
const textsIn = (words: object | string | (() => string)): string[] =>
  typeof words === "object" ? Object.values(words).flatMap(textsIn) : [String(words)];

const isInEveryLanguage = ([name]: [string, object]) => groupsInEveryLanguage.has(name.replace(/Text$/, ""));

test("the staff area's scripts in each language have only the words of that language", async () => {
  const code = [...siteCode().values()];
  for (const textLanguage of languages) {
    const groups = await groupsOf(textLanguage);
    const others = await Promise.all(languages.filter((each) => each !== textLanguage).map(groupsOf));
    // Texts that a script may contain for another reason, such as the English descriptions of the API in the code.
    const elsewhere = textsIn([...groups.filter(isInEveryLanguage), ...others, code]).join("\n");
    // From each group, the two longest messages that scripts contain unchanged.
    const messages = groups.flatMap(([, group]) =>
      textsIn(group)
        .toSorted((one, other) => other.length - one.length)
        .values()
        .filter((text) => /^[^"'`\\\n\u00a0\u00ad]{12,}$/.test(text) && !elsewhere.includes(text))
        .take(2)
        .toArray(),
    );
    for (const language of languages) {
      const scripts = scriptsOf(language);
      const found = messages.filter((text) => scripts.includes(text));
      if (language === textLanguage) expect(found.length).toBeGreaterThan(150);
      else expect(found, `${textLanguage} in ${language}`).toEqual([]);
    }
  }
});
