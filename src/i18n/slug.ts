import { replaceMarks } from "./marks.ts";

const writtenOut: Record<string, string> = {
  æ: "ae",
  ø: "o",
  å: "a",
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  œ: "oe",
};

/** Converts a title to a segment of a path. Returns "" when the title has no letter or digit. */
export function slugify(title: string): string {
  return replaceMarks(title, (_key, words) => words)
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[æøåäöüßđðþłœ]/g, (letter) => writtenOut[letter]!)
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, "");
}
