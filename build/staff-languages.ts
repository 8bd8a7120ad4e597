import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { languages } from "../src/i18n/language.ts";

const root = path.join(import.meta.dirname, "..");
const [source, messages] = ["src/", "dist/messages/"].map((folder) => path.join(root, folder)) as [
  string,
  string,
];

/**
 * TABLE  the groups of messages that the staff area has in every language, because staff write texts in all languages.
 * The staff area has every other group only in its user's language. Code that reads such a group in another language
 * throws.
 */
export const groupsInEveryLanguage: ReadonlySet<string> = new Set([
  "answerMail",
  "formats",
  "message",
  "moments",
  "noticeParts",
  "noticeWords",
  "pageNames",
  "pageProposals",
  "privacyStatement",
  "proposedPriceList",
  "receiptMail",
  "signNames",
  "textRules",
]);

const copyPattern = /\?language=(\w+)$/;

/**
 * Makes a copy of the staff area's modules for each language. The copy has only the words of that language and
 * {@link groupsInEveryLanguage}. The ids of the German copy's modules end in `?language=de`. Modules that the copy
 * imports from src belong to the copy too. Packages are shared. The copies are imported with
 * `import { copies } from "./app.tsx?by-language"`. `copies` has a function for each language, which loads the copy of
 * that language. On the server all languages share one module.
 */
export function staffLanguages(): Plugin {
  return {
    name: "staff-languages",
    enforce: "pre",
    async resolveId(id, importer = "", options) {
      if (id.endsWith("?by-language")) return path.join(path.dirname(importer), id);
      const [copy] = copyPattern.exec(id) ?? copyPattern.exec(importer) ?? [];
      if (!copy) return undefined;
      const from = importer.replace(copy, "");
      const resolved = await this.resolve(id.replace(copy, ""), from, { ...options, skipSelf: true });
      const isOfCopy =
        resolved && !from.startsWith(messages) && /\.[jt]sx?$/.test(resolved.id) && isOwn(resolved.id);
      return isOfCopy ? resolved.id + copy : resolved;
    },
    load(id) {
      const [file, query = ""] = id.split("?") as [string, string?];
      const name = path.basename(file);
      if (query === "by-language") {
        const isCopied = this.environment.name === "client";
        const loaders = languages.map(
          (each) => `${each}: () => import("./${name}${isCopied ? `?language=${each}` : ""}")`,
        );
        return `export const copies = { ${loaders.join(", ")} };`;
      }
      if (!query || !file.startsWith(messages)) return undefined;
      const code = readFileSync(file, "utf8");
      const [key, value] = query.split("=") as [string, string];
      // Each group is a module of its own, so that a screen loads only the groups that it imports.
      return {
        code:
          key === "group"
            ? groupAlone(code, value, path.basename(path.dirname(file)))
            : reexportGroups(code, name, value),
        moduleSideEffects: false,
      };
    },
  };
}

const isOwn = (id: string) => id.startsWith(source) || id.startsWith(messages);

/**
 * Returns the code of a catalogue for one copy. The code exports each group of {@link groupsInEveryLanguage} from the
 * whole catalogue, and each other group from a module of its own.
 */
function reexportGroups(code: string, name: string, language: string): string {
  const groups = [...code.matchAll(/^export const (\w+)Text/gm)].map(([, group]) => group!);
  return groups
    .map((group) => {
      const from = groupsInEveryLanguage.has(group) ? `./${name}` : `./${language}/${name}?group=${group}`;
      return `export { ${group}Text } from "${from}";`;
    })
    .join("\n");
}

/** Returns the code of a module with one group of a language's catalogue. */
function groupAlone(code: string, group: string, language: string): string {
  const [imports] = code.split("export const", 1);
  const words = new RegExp(String.raw`^export const ${group}Text = (\{.*?^\});`, "ms").exec(code)![1];
  return `${imports}import { onlyIn } from "${source}i18n/texts.ts";
export const ${group}Text = /*#__PURE__*/ onlyIn("${language}", ${words});`;
}
