/** Small letters in one Unicode form, to compare texts without regard to case. Databases don't fold æ, ø and å. */
export const folded = (text: string): string => text.normalize("NFC").toLowerCase();
