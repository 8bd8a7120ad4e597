/** Normalizes a text for case-insensitive comparison: NFC, lower case. Databases don't fold æ, ø and å. */
export const folded = (text: string): string => text.normalize("NFC").toLowerCase();
