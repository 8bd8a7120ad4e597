/** Returns the `tel:` link of a number, such as "33 00 12 34" or "116 117". Returns undefined for other words. */
export function phoneLink(words: string): string | undefined {
  const digits = words.replaceAll(/[^\d+]/g, "");
  if (/^\+\d{8,}$/.test(digits) || /^\d{3,6}$/.test(digits)) return `tel:${digits}`;
  return /^\d{8}$/.test(digits) ? `tel:+47${digits}` : undefined;
}
