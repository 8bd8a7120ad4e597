import { globSync, readFileSync } from "node:fs";
import path from "node:path";

interface Messages {
  [name: string]: string | Messages;
}

const root = path.join(import.meta.dirname, "..");

/**
 * Returns the paths of messages that no code reads, such as `faq.none`. The function searches for words, without types.
 * A message counts as read if one file names both the message and its group. Two files count as one file if one of them
 * imports the other. When code passes on a whole group, or selects its messages by a variable, all messages of the
 * group count as read.
 * @param files the code of each file, by its path
 */
export function unusedMessages(catalogue: Messages, files: ReadonlyMap<string, string>): string[] {
  return Object.entries(catalogue).flatMap(([group, messages]) => {
    const name = `${group}Text`;
    const naming = [...files].filter(([, code]) => new RegExp(`\\b${name}\\b`).test(code));
    if (naming.some(([, code]) => isPassedOnWhole(name, code) || isComputedByVariable(name, code))) return [];
    const near = [...files].filter(([file, code]) =>
      naming.some(
        ([each, own]) => each === file || own.includes(importOf(file)) || code.includes(importOf(each)),
      ),
    );
    const words = near.map(([, code]) => code.replaceAll(/^import .*$/gm, "")).join("\n");
    return unread(messages as Messages, words, group, [group]);
  });
}

export function siteCode(): Map<string, string> {
  const files = globSync(["src/**/*.{ts,tsx}", "content/**/*.ts", "dev/**/*.ts"], { cwd: root });
  return new Map(
    files
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => [file, withoutComments(readFileSync(path.join(root, file), "utf8"))]),
  );
}

export const withoutComments = (code: string) => code.replaceAll(/^\s*(\/\/.*|\{?\/\*[^]*?\*\/)/gm, "");

const importOf = (file: string) => `/${path.basename(file)}"`;

/** True when code passes on the whole group, for example to a generated screen. */
const isPassedOnWhole = (name: string, code: string) =>
  new RegExp(
    String.raw`\.\.\.(\w+ \} = )?${name}\b|(?<!labelsOf\(|typeof |import [^;]*)\b${name}\b(?!\[|\.|\)\[")|\b${name}\[\w+\] as\b`,
  ).test(code);

/** True when a variable selects the message, as in `text[entry.title]`. */
function isComputedByVariable(name: string, code: string): boolean {
  const [, variable] = new RegExp(`const (\\w+) = ${name}\\[language\\];`).exec(code) ?? [];
  return variable !== undefined && new RegExp(`[^.\\w]${variable}\\[(?!language|")`).test(code);
}

function unread(messages: Messages, words: string, at: string, names: readonly string[]): string[] {
  const isComputed = names.some((name) =>
    new RegExp(
      `\\b${name}(?:Text)?(?:\\[language\\])?\\)?\\[(?!language|")|Object\\.\\w+\\([^)]*\\b${name}\\b`,
    ).test(words),
  );
  return Object.entries(messages).flatMap(([name, message]) => {
    if (name.startsWith("@")) return [];
    if (typeof message === "object") return unread(message, words, `${at}.${name}`, [...names, name]);
    return isComputed || new RegExp(`\\b${name}\\b`).test(words) ? [] : [`${at}.${name}`];
  });
}
