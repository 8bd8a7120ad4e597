import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import MessageFormat from "@messageformat/core";
import compileModule from "@messageformat/core/lib/compile-module.js";
import { parse, type Token } from "@messageformat/parser";
import type { Plugin } from "vite";
import { defaultLanguage, languages, languageTag, type Language } from "../src/i18n/language.ts";

/** A catalogue's messages: ICU MessageFormat by name, in groups. A name that begins with @ is a note to translators. */
interface Messages {
  [name: string]: string | Messages;
}

const root = path.join(import.meta.dirname, "..");

/** The folders of the catalogues and of the modules that are made of them. */
interface Folders {
  source: string;
  target: string;
}

const folders: Folders = { source: path.join(root, "messages"), target: path.join(root, "dist/messages") };

/**
 * Compiles every catalogue (`messages/<language>/<name>.json`) to one module and its types in `dist/messages`, which code
 * imports as `#messages/<name>`. Each group at the top of a catalogue is an export: the group `faq` is `faqText`, an object
 * by language. A message without parameters is a string, any other a function of its parameters.
 * @returns the files that have changed
 * @throws Error naming the catalogue and the message when a language lacks one or has one of its own, and when one isn't
 * ICU MessageFormat
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
  // A file that is as it was keeps its time, so that nothing is built again for it.
  const changed = [...written].filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text,
  );
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return changed.map(([file]) => file);
}

/** Vite's part: compiles before anything is loaded, and again when a catalogue is saved. */
export function compiledMessages(): Plugin {
  return {
    name: "messages",
    config: () => void compileMessages(),
    configureServer(server) {
      server.watcher.add(folders.source);
      server.watcher.on("all", (_, file) => {
        if (!file.startsWith(folders.source) || !file.endsWith(".json")) return;
        try {
          // Vite watches no file in dist by itself.
          for (const changed of compileMessages()) server.watcher.emit("change", changed);
        } catch (error) {
          // The site goes on with the words from before the mistake.
          server.config.logger.error((error as Error).message);
        }
      });
    },
  };
}

function readCatalogue(source: string, language: Language, name: string): Messages {
  return JSON.parse(
    readFileSync(path.join(source, language, `${name}.json`), "utf8"),
    (key, value: unknown) => (key.startsWith("@") ? undefined : value),
  ) as Messages;
}

/** @throws Error unless both have the same messages in the same groups, each in ICU MessageFormat */
function check(messages: Messages, norwegian: Messages, format: MessageFormat, at: string): void {
  for (const name of new Set([...Object.keys(norwegian), ...Object.keys(messages)])) {
    const own = messages[name];
    if (own === undefined) throw new Error(`${at}${name} is missing.`);
    if (typeof own !== typeof norwegian[name])
      throw new Error(`${at}${name} isn't in Norwegian, or only one of them is a group.`);
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

/** Begins a message that has no parameters in its language but has some in another, and so must be a function. */
const functionMark = "\uE000";

/** Returns the messages of one language, with those marked that are functions because of another language. */
function withSameTypes(same: readonly Messages[], index: number): Messages {
  return Object.fromEntries(
    Object.entries(same[index]!).map(([name, own]) => {
      const all = same.map((messages) => messages[name]!);
      if (typeof own === "object") return [name, withSameTypes(all as Messages[], index)];
      return [name, typeOf(all) === "string" || parametersOf(own).size > 0 ? own : functionMark + own];
    }),
  );
}

/** The module of one language: an export for each group. */
function compile(messages: Messages, format: MessageFormat): string {
  return (
    compileModule(format, messages)
      // Most messages have no parameters: they are strings.
      .replaceAll(new RegExp(String.raw`\(\) => ("(?!${functionMark})(?:[^"\\]|\\.)*")(?=,?\n)`, "g"), "$1")
      .replaceAll(functionMark, "")
      // Bundlers leave out an export that nothing imports, but no property of a default export.
      .replace("export default {\n", "")
      .replaceAll(/^ {2}(\w+): (?=\{$)/gm, "export const $1Text = ")
      .replaceAll(/^ {2}\},?$/gm, "};")
      .replace(/\n\}$/, "\n")
  );
}

/** The module that code imports: each group by language. */
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

/** The declarations of a catalogue's module. A parameter that one language needs must be given for all. */
function typesOf(catalogues: readonly Messages[]): string {
  const groups = Object.keys(catalogues[0]!).map(
    (group) =>
      `export declare const ${group}Text: Record<Language, ${typeOf(catalogues.map((each) => each[group]!))}>;`,
  );
  return ['import type { Language } from "#src/i18n/language.ts";', ...groups, ""].join("\n");
}

const anyValue = ": string | number";

/**
 * The type of a message or group, with the words of each message for editors to show.
 * @param same the message or group in each language, Norwegian first
 */
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

/**
 * The parameters of a message, each with its type as it is written behind the name: a number where a form or a format
 * depends on it, yes or no where there is a form for true, optional where there is one for undefined.
 */
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
