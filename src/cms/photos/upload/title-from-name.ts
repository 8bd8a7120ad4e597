import { slugify } from "#src/i18n/slug.ts";

/** Makes the title "Blabaer pa oya" from "blabaer-pa-oya". A name with spaces keeps hyphens and underscores. */
export function titleFromName(name: string): string {
  const written = name.trim();
  const words = /\s/.test(written) ? written : written.split(/[_-]+/).filter(Boolean).join(" ") || written;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function nameOfFile(filename: string): string {
  const name = filename.replace(/\.\w{1,5}$/, "").replaceAll(/\p{Cc}+/gu, " ");
  return name.trim().slice(0, 300) || "bilde";
}

/**
 * True when a title still seems to come from the filename. Such a title has a space or a digit, and only ASCII
 * characters.
 * @param filename the filename with its hash, such as "blabaer-pa-oya-3f9ac21b.jpg"
 */
export function isNameOfFile(title: string, filename: string): boolean {
  const isWritten = !/[\s\d]/.test(title.trim()) || /[^ -~]/.test(title);
  return !isWritten && slugify(title) === filename.replace(/-[^-]*$/, "");
}
