/** Normalizes text for case-insensitive comparison, because SQLite ignores case only for ASCII letters. */
export const folded = (text: string): string => text.normalize("NFC").toLowerCase();
