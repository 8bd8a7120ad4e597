import { numberWords } from "#src/i18n/number-words.ts";

/** Formats a temperature or height with one decimal, as 17,4. */
export const oneDecimal = numberWords({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
