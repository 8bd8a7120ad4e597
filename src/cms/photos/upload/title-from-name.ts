import { slugify } from "#src/i18n/slug.ts";

/**
 * Returns a photo's title until staff write one: the name of its upload. In a name without spaces, hyphens and
 * underscores become spaces: "blabaer-pa-oya" gives "Blabaer pa oya".
 */
export function titleFromName(name: string): string {
  const written = name.trim();
  const words = /\s/.test(written) ? written : written.split(/[_-]+/).filter(Boolean).join(" ") || written;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the default name of an upload: the file's name without its extension. */
export function nameOfFile(filename: string): string {
  const name = filename.replace(/\.\w{1,5}$/, "").replaceAll(/\p{Cc}+/gu, " ");
  return name.trim().slice(0, 300) || "bilde";
}

/**
 * True when a title is still the file's name and nobody seems to have chosen it: it has a space or a digit, and only
 * ASCII characters. "Måke" and "Grillplassen på Øya" are real titles.
 * @param filename as stored, with the hash before its extension: "blabaer-pa-oya-3f9ac21b.jpg"
 */
export function isNameOfFile(title: string, filename: string): boolean {
  const isWritten = !/[\s\d]/.test(title.trim()) || /[^ -~]/.test(title);
  return !isWritten && slugify(title) === filename.replace(/-[^-]*$/, "");
}
