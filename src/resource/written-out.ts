import { marks, replaceMarks } from "#src/i18n/marks.ts";
import type { NamedValue } from "./live-value.ts";

/*
 * What somebody has written into a text although it is, or was, a live value.
 */

/** A blank, as text and HTML have it. */
const blank = "(?:\\s|&nbsp;)";

/**
 * A way to write something as a pattern in which the same thing may be written in other ways: "33 00 12 34" and
 * "33001234", "9–21" and "9 - 21", in small letters and capitals.
 */
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

/**
 * Finds any of the forms, and not as a part of a longer word, number or time: not "50 kr" in "250 kr" or "1 050 kr", nor
 * "kl. 14" in "kl. 14.30".
 */
const formsPattern = (forms: readonly string[], flags: string) =>
  new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,:]|\\d${blank}(?=\\d))(?:${forms.map(formPattern).join("|")})(?![\\p{L}\\d]|[.:]\\d\\d(?!\\d)|(?<=\\d)${blank}+\\d)`,
    flags,
  );

/**
 * Finds what somebody has written out although it is, or was, a live value.
 * @param written the values' `written`; of each the first that is found is given
 * @returns a function from a text, plain or HTML, to the positions in `written` that it holds
 */
export function writtenFinder(written: readonly (readonly string[])[]): (text: string) => number[] {
  const patterns = written.map((forms) => forms.length > 0 && formsPattern(forms, "iu"));
  return (text) => {
    const searched = replaceMarks(text, () => " | ");
    return patterns.flatMap((pattern, index) => (pattern && pattern.test(searched) ? [index] : []));
  };
}

/** A place of a text that says what a live value could say there, and the positions of those values. */
export interface WrittenOut {
  from: number;
  to: number;
  values: number[];
}

/** What may hold a form and isn't read as words: marks and tags. A link that is all number or address goes with it. */
const notWords = new RegExp(
  `${marks.source}|<a\\b[^>]*\\bhref="(?:tel|mailto):[^>]*>([^<]*)</a>|<[^>]*>`,
  "g",
);

/**
 * Finds where a text, plain or HTML, says what a live value could say there, so that a mark can stand in that place.
 * @param written the values' forms, as for `writtenFinder`
 */
export function writtenPlaces(written: readonly (readonly string[])[]): (text: string) => WrittenOut[] {
  const patterns = written.map((forms) => forms.length > 0 && formsPattern(forms, "giu"));
  return (text) => {
    const found = new Map<string, WrittenOut>();
    const look = (from: number, to: number, whole?: { from: number; to: number }) => {
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
      look(after, token.index);
      const linked = token.at(-1);
      if (linked) {
        const from = token.index + token[0].indexOf(">") + 1;
        look(from, from + linked.length, { from: token.index, to: end });
      }
      after = end;
    }
    look(after, text.length);
    // "kl. 14" also stands in "fra kl. 14 til kl. 12": the longest says most.
    const all = [...found.values()];
    return all
      .filter(
        ({ from, to }) =>
          !all.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
      )
      .toSorted((a, b) => a.from - b.from);
  };
}

/** A place of a text that repeats what a live value says, or said until lately. */
export interface NamedPlace {
  from: number;
  to: number;
  /** The values that it could name. */
  values: NamedValue[];
  /** It is what the value was before. */
  isOld: boolean;
}

/** Finds where a text says what live values say, or else what they said until lately. */
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
