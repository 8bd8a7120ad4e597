import { marks, replaceMarks } from "#src/i18n/marks.ts";
import type { NamedValue } from "./live-value.ts";

/* Finds texts that contain the value of a live value, current or recent, instead of its mark. */

const blank = "(?:\\s|&nbsp;)";

/**
 * Makes a pattern that also matches other spellings of the same value: "33 00 12 34" and "33001234", "9–21" and "9 -
 * 21", in upper and lower case.
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
 * Matches any of the forms, but not inside a longer word, number or time: not "50 kr" in "250 kr" or "1 050 kr", and
 * not "kl. 14" in "kl. 14.30".
 */
const formsPattern = (forms: readonly string[], flags: string) =>
  new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,:]|\\d${blank}(?=\\d))(?:${forms.map(formPattern).join("|")})(?![\\p{L}\\d]|[.:]\\d\\d(?!\\d)|(?<=\\d)${blank}+\\d)`,
    flags,
  );

/**
 * Makes a function that finds written-out values in a text, plain or HTML. It returns their indexes in `written`.
 * @param written the `written` forms of each value
 */
export function writtenFinder(written: readonly (readonly string[])[]): (text: string) => number[] {
  const patterns = written.map((forms) => forms.length > 0 && formsPattern(forms, "iu"));
  return (text) => {
    const searched = replaceMarks(text, () => " | ");
    return patterns.flatMap((pattern, index) => (pattern && pattern.test(searched) ? [index] : []));
  };
}

/** A place in a text that contains written-out values, and the indexes of these values. */
export interface WrittenOut {
  from: number;
  to: number;
  values: number[];
}

/** Matches marks and tags, which aren't words. A `tel:` or `mailto:` link is one match with its text. */
const notWords = new RegExp(
  `${marks.source}|<a\\b[^>]*\\bhref="(?:tel|mailto):[^>]*>([^<]*)</a>|<[^>]*>`,
  "g",
);

/**
 * Makes a function that finds the places in a text, plain or HTML, where a mark can replace a written-out value.
 * @param written the forms of each value, as for `writtenFinder`
 */
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

/** A place in a text that contains the current or a recent value of live values. */
export interface NamedPlace {
  from: number;
  to: number;
  /** The values whose mark can replace the text of this place. */
  values: NamedValue[];
  /** It contains only former values. */
  isOld: boolean;
}

/** Finds places with current values, and places that have only a recent value. */
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
