/** Normalizes a text for case-insensitive comparison: NFC, lower case. SQLite folds only ASCII. */
export const folded = (text: string): string => text.normalize("NFC").toLowerCase();
