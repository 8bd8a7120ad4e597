/** One spelling for texts that differ in capitals only, also æ, ø and å, which databases leave as they are. */
export const folded = (text: string): string => text.normalize("NFC").toLowerCase();
