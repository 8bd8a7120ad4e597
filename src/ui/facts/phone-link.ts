/**
 * Makes a `tel:` link of a phone number as people write it: 33 00 12 34, +47 33 00 12 34, 116 117.
 * @returns undefined when the words are no phone number
 */
export function phoneLink(words: string): string | undefined {
  const digits = words.replaceAll(/[^\d+]/g, "");
  if (/^\+\d{8,}$/.test(digits) || /^\d{3,6}$/.test(digits)) return `tel:${digits}`;
  return /^\d{8}$/.test(digits) ? `tel:+47${digits}` : undefined;
}
