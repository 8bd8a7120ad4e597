import { globSync, readFileSync } from "node:fs";
import path from "node:path";

interface Messages {
  [name: string]: string | Messages;
}

const root = path.join(import.meta.dirname, "..");

/**
 * Returns the paths of the messages that no code of the site reads, such as `faq.none`. It compares words, not types. A
 * file reads a message if it contains the message's name, or computes names in the part of the group that holds it. The
 * file must name the group, or import or be imported by a file that does.
 * @param files the code by path from the project's root
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

/** Returns the site's code by path, without tests and comments. */
export function siteCode(): Map<string, string> {
  const files = globSync(["src/**/*.{ts,tsx}", "content/**/*.ts", "dev/**/*.ts"], { cwd: root });
  return new Map(
    files
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => [file, withoutComments(readFileSync(path.join(root, file), "utf8"))]),
  );
}

/** Removes comments that begin a line: a word in them doesn't use a message. */
export const withoutComments = (code: string) => code.replaceAll(/^\s*(\/\/.*|\{?\/\*[^]*?\*\/)/gm, "");

const importOf = (file: string) => `/${path.basename(file)}"`;

/** True when code passes on the whole group, such as to a generated screen. */
const isPassedOnWhole = (name: string, code: string) =>
  new RegExp(
    String.raw`\.\.\.(\w+ \} = )?${name}\b|(?<!labelsOf\(|typeof |import [^;]*)\b${name}\b(?!\[|\.|\)\[")|\b${name}\[\w+\] as\b`,
  ).test(code);

/** True when code computes names of the group by a variable, as in `text[entry.title]`. */
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
