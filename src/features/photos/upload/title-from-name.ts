import { slugify } from "#src/i18n/slug.ts";

/**
 * What guests read of a photo until staff write a title: the name that its file was sent with. In one without spaces
 * hyphens and underscores stand for them: "blabaer-pa-oya" is "Blabaer pa oya".
 */
export function titleFromName(name: string): string {
  const written = name.trim();
  const words = /\s/.test(written) ? written : written.split(/[_-]+/).filter(Boolean).join(" ") || written;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name that a photo is sent with when its sender gives it none: its file's, without the ending. */
export function nameOfFile(filename: string): string {
  const name = filename.replace(/\.\w{1,5}$/, "").replaceAll(/\p{Cc}+/gu, " ");
  return name.trim().slice(0, 300) || "bilde";
}

/**
 * Whether a title is still what its file was called, and looks as if nobody chose those words: several of them or with
 * digits, and no letter that names of files lack. "Måke" and "Grillplassen på Øya" were written by somebody.
 * @param filename as it is stored, with the picture's mark before its ending: "blabaer-pa-oya-3f9ac2.jpg"
 */
export function isNameOfFile(title: string, filename: string): boolean {
  const isWritten = !/[\s\d]/.test(title.trim()) || /[^ -~]/.test(title);
  return !isWritten && slugify(title) === filename.replace(/-[^-]*$/, "");
}
