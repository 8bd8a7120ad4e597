const norwegianLetters: Record<string, string> = {
  æ: "ae",
  ø: "o",
  å: "a",
  ä: "a",
  ö: "o",
  ü: "u",
  ß: "ss",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  œ: "oe",
};

/**
 * Makes the part of an address from a title: small letters, digits and single hyphens (æ→ae, ø→o, å→a).
 * @returns "" when the title has nothing to make it from
 */
export function slugify(title: string): string {
  return title
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[æøåäöüßđðþłœ]/g, (letter) => norwegianLetters[letter]!)
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, "");
}
