import { numberWords } from "#src/i18n/number-words.ts";

/** Formats a number with one decimal, for example 17,4. */
export const oneDecimal = numberWords({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
