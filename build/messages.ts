import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/lib/compile-module.js";
import { parse, type Token } from "@messageformat/parser";
import type { Plugin } from "vite";
import { defaultLanguage, languages, languageTag, type Language } from "../src/i18n/language.ts";

/** The messages of a catalogue, in groups. A name that begins with @ is a note to translators. */
interface Messages {
  [name: string]: string | Messages;
}

const root = path.join(import.meta.dirname, "..");

interface Folders {
  source: string;
  target: string;
}

const folders: Folders = { source: path.join(root, "messages"), target: path.join(root, "dist/messages") };

/**
 * Compiles `messages/<language>/<name>.json` to typed modules, which code imports as `#messages/<name>`.
 * The group `faq` becomes the export `faqText`, which has the messages by language. A message with parameters becomes
 * a function.
 * @returns the changed files
 * @throws Error when languages have different messages
 * @throws Error when a message isn't ICU MessageFormat
 */
export function compileMessages({ source, target }: Folders = folders): string[] {
  const written = new Map<string, string>();
  const files = languages.flatMap((language) => globSync("*.json", { cwd: path.join(source, language) }));
  for (const name of new Set(files.map((file) => path.basename(file, ".json")))) {
    const catalogues = languages.map((language) => readCatalogue(source, language, name));
    const norwegian = catalogues[languages.indexOf(defaultLanguage)]!;
    const formats = languages.map((language) => new MessageFormat(languageTag[language]));
    languages.forEach((language, index) =>
      check(catalogues[index]!, norwegian, formats[index]!, `${language}/${name}.json: `),
    );
    languages.forEach((language, index) =>
      written.set(
        path.join(target, language, `${name}.js`),
        compile(withSameTypes(catalogues, index), formats[index]!),
      ),
    );
    written.set(path.join(target, `${name}.js`), indexOf(name, Object.keys(norwegian)));
    written.set(path.join(target, `${name}.d.ts`), typesOf(catalogues));
  }
  // Unchanged files keep their modification time, so that build tools don't build again.
  const changed = [...written].filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text,
  );
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return changed.map(([file]) => file);
}

/** A Vite plugin that compiles the catalogues at the start and after each change of a catalogue. */
export function compiledMessages(): Plugin {
  return {
    name: "messages",
    config: () => void compileMessages(),
    configureServer(server) {
      server.watcher.add(folders.source);
      server.watcher.on("all", (_, file) => {
        if (!file.startsWith(folders.source) || !file.endsWith(".json")) return;
        try {
          // Vite doesn't watch the compiled modules in dist.
          for (const changed of compileMessages()) server.watcher.emit("change", changed);
        } catch (error) {
          // After an error, the site keeps the last valid messages.
          server.config.logger.error((error as Error).message);
        }
      });
    },
  };
}

function readCatalogue(source: string, language: Language, name: string): Messages {
  const text = readFileSync(path.join(source, language, `${name}.json`), "utf8");
  try {
    return JSON.parse(text, (key, value: unknown) => (key.startsWith("@") ? undefined : value)) as Messages;
  } catch (error) {
    throw new Error(`${language}/${name}.json: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * @throws Error when the catalogue and the Norwegian catalogue have different messages or groups
 * @throws Error when a message is outside a group or isn't ICU MessageFormat
 */
function check(messages: Messages, norwegian: Messages, format: MessageFormat, at: string): void {
  for (const name of new Set([...Object.keys(norwegian), ...Object.keys(messages)])) {
    const own = messages[name];
    if (own === undefined) throw new Error(`${at}${name} is missing.`);
    if (typeof own !== typeof norwegian[name])
      throw new Error(
        `${at}${name} is missing in Norwegian, or is a group in only one of the two languages.`,
      );
    if (typeof own === "object") {
      check(own, norwegian[name] as Messages, format, `${at}${name}.`);
      continue;
    }
    if (at.endsWith(": ")) throw new Error(`${at}${name} must be a group of messages.`);
    try {
      format.compile(own);
    } catch (error) {
      throw new Error(`${at}${name} isn't ICU MessageFormat: ${String(error)}`, { cause: error });
    }
  }
}

/** Marks a message that has parameters only in another language. Such a message also becomes a function. */
const functionMarker = "\uE000";

function withSameTypes(translations: readonly Messages[], index: number): Messages {
  return Object.fromEntries(
    Object.entries(translations[index]!).map(([name, own]) => {
      const all = translations.map((messages) => messages[name]!);
      if (typeof own === "object") return [name, withSameTypes(all as Messages[], index)];
      return [name, typeOf(all) === "string" || parametersOf(own).size > 0 ? own : functionMarker + own];
    }),
  );
}

function compile(messages: Messages, format: MessageFormat): string {
  return (
    compileModule(format, messages)
      .replaceAll(new RegExp(String.raw`\(\) => ("(?!${functionMarker})(?:[^"\\]|\\.)*")(?=,?\n)`, "g"), "$1")
      .replaceAll(functionMarker, "")
      // Bundlers remove unused exports, but not unused properties of a default export.
      .replace("export default {\n", "")
      .replaceAll(/^ {2}(\w+): (?=\{$)/gm, "export const $1Text = ")
      .replaceAll(/^ {2}\},?$/gm, "};")
      .replace(/\n\}$/, "\n")
  );
}

function indexOf(name: string, groups: readonly string[]): string {
  return [
    ...languages.map((language) => `import * as ${language} from "./${language}/${name}.js";`),
    ...groups.map((group) => {
      const byLanguage = languages.map((language) => `${language}: ${language}.${group}Text`);
      return `export const ${group}Text = { ${byLanguage.join(", ")} };`;
    }),
    "",
  ].join("\n");
}

function typesOf(catalogues: readonly Messages[]): string {
  const groups = Object.keys(catalogues[0]!).map(
    (group) =>
      `export declare const ${group}Text: Record<Language, ${typeOf(catalogues.map((each) => each[group]!))}>;`,
  );
  return ['import type { Language } from "#src/i18n/language.ts";', ...groups, ""].join("\n");
}

const anyValue = ": string | number";

/** @param same the same message or group in each language, Norwegian first */
function typeOf(same: readonly (string | Messages)[]): string {
  const [first] = same;
  if (typeof first === "object") {
    const properties = Object.entries(first).map(([name, own]) => {
      const words = typeof own === "string" ? `/** ${own.replaceAll("*/", "*\u200b/")} */ ` : "";
      return `${words}readonly ${JSON.stringify(name)}: ${typeOf(same.map((each) => (each as Messages)[name]!))};`;
    });
    return `{\n${properties.join("\n")}\n}`;
  }
  const parameters = new Map(
    same
      .flatMap((message) => [...parametersOf(message as string)])
      .toSorted(([, one], [, other]) => Number(other === anyValue) - Number(one === anyValue)),
  );
  if (parameters.size === 0) return "string";
  return `(values: { ${[...parameters].map(([name, type]) => name + type).join("; ")} }) => string`;
}

/** Returns a message's parameters with their types. A select with the case `undefined` makes its parameter optional. */
function parametersOf(message: string): Map<string, string> {
  const types = new Map<string, string>();
  const read = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (!("arg" in token)) continue;
      const keys = "cases" in token ? token.cases.map(({ key }) => key) : [];
      const type =
        token.type === "select"
          ? keys.includes("true")
            ? ": boolean"
            : keys.includes("undefined")
              ? "?: string | undefined"
              : ": string"
          : token.type === "argument"
            ? anyValue
            : ": number";
      if (token.type !== "argument" || !types.has(token.arg)) types.set(token.arg, type);
      if ("cases" in token) for (const { tokens: inner } of token.cases) read(inner);
    }
  };
  read(parse(message));
  return types;
}

if (import.meta.main) compileMessages();
