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

/** True for a title that seems to come from the filename: in ASCII, with a space or a digit. */
export function isNameOfFile(title: string, filename: string): boolean {
  const isWritten = !/[\s\d]/.test(title.trim()) || /[^ -~]/.test(title);
  return !isWritten && slugify(title) === filename.replace(/-[^-]*$/, "");
}
