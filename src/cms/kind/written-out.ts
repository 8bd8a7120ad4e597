import { marks, replaceMarks } from "#src/i18n/marks.ts";
import type { NamedValue } from "./live-value.ts";

/* This file finds texts that contain a current or recent value instead of the value's mark. */

const blank = "(?:\\s|&nbsp;)";

/** Makes a pattern that also matches other spellings. "33 00 12 34" matches "33001234", and "9–21" matches "9 - 21". */
function formPattern(form: string): string {
  const signs = form
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?[–—−-] ?/g, "-")
    .replaceAll(/(?<=\d) (?=\d)/g, "");
  return Array.from(signs, (sign, index) => {
    if (sign === " ") return `${blank}+`;
    if (sign === "-") return `${blank}*[–—−-]${blank}*`;
    if (sign === "&") return "&(?:amp;)?";
    return /^\d$/.test(sign) && /^\d$/.test(signs[index + 1] ?? "")
      ? `${sign}${blank}*`
      : RegExp.escape(sign);
  }).join("");
}

/** Returns a pattern that matches any of the spellings as a whole: "50 kr" doesn't match inside "1 050 kr". */
const formsPattern = (forms: readonly string[], flags: string) =>
  new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,:]|\\d${blank}(?=\\d))(?:${forms.map(formPattern).join("|")})(?![\\p{L}\\d]|[.:]\\d\\d(?!\\d)|(?<=\\d)${blank}+\\d)`,
    flags,
  );

/** Returns a function that finds the values in a text, as indexes of `written`, the spellings of each value. */
export function writtenFinder(written: readonly (readonly string[])[]): (text: string) => number[] {
  const patterns = written.map((forms) => forms.length > 0 && formsPattern(forms, "iu"));
  return (text) => {
    const searched = replaceMarks(text, () => " | ");
    return patterns.flatMap((pattern, index) => (pattern && pattern.test(searched) ? [index] : []));
  };
}

export interface WrittenOut {
  from: number;
  to: number;
  values: number[];
}

/** Matches marks and tags. A `tel:` or `mailto:` link and its text are one match. */
const notWords = new RegExp(
  `${marks.source}|<a\\b[^>]*\\bhref="(?:tel|mailto):[^>]*>([^<]*)</a>|<[^>]*>`,
  "g",
);

/** Returns a function that finds the ranges that a mark can replace. @param written each value's spellings */
export function writtenPlaces(written: readonly (readonly string[])[]): (text: string) => WrittenOut[] {
  const patterns = written.map((forms) => forms.length > 0 && formsPattern(forms, "giu"));
  return (text) => {
    const found = new Map<string, WrittenOut>();
    const search = (from: number, to: number, whole?: { from: number; to: number }) => {
      const words = text.slice(from, to);
      for (const [index, pattern] of patterns.entries()) {
        for (const { 0: match, index: at } of pattern ? words.matchAll(pattern) : []) {
          if (whole && match.length !== words.trim().length) continue;
          const place = whole ?? { from: from + at, to: from + at + match.length };
          const key = `${place.from} ${place.to}`;
          const known = found.get(key);
          if (known) known.values.push(index);
          else found.set(key, { ...place, values: [index] });
        }
      }
    };
    let after = 0;
    for (const token of text.matchAll(notWords)) {
      const end = token.index + token[0].length;
      search(after, token.index);
      const linked = token.at(-1);
      if (linked) {
        const from = token.index + token[0].indexOf(">") + 1;
        search(from, from + linked.length, { from: token.index, to: end });
      }
      after = end;
    }
    search(after, text.length);
    // "kl. 14" also matches inside "fra kl. 14 til kl. 12". Only the longest match counts.
    const all = [...found.values()];
    return all
      .filter(
        ({ from, to }) =>
          !all.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
      )
      .toSorted((a, b) => a.from - b.from);
  };
}

export interface NamedPlace {
  from: number;
  to: number;
  /** The values whose marks can replace this range. */
  values: NamedValue[];
  /** True when the range contains only former values. */
  isOld: boolean;
}

/** Returns a function that finds the ranges of a text with a current value or a recent former value. */
export function namedPlaces(values: readonly NamedValue[]): (text: string) => NamedPlace[] {
  const find = writtenPlaces([
    ...values.map(({ written }) => written),
    ...values.map(({ writtenBefore }) => writtenBefore),
  ]);
  return (text) =>
    find(text).map(({ from, to, values: found }) => {
      const now = found.filter((index) => index < values.length);
      const named = now.length > 0 ? now : found.map((index) => index - values.length);
      return { from, to, values: named.map((index) => values[index]!), isOld: now.length === 0 };
    });
}
