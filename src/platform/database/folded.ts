/** Normalizes text for case-insensitive comparison. SQLite itself folds only ASCII. */
export const folded = (text: string): string => text.normalize("NFC").toLowerCase();
