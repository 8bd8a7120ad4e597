/*
 * Invisible characters are Unicode's default-ignorable code points (zero-width spaces and joiners, soft hyphens,
 * fillers, tags, variation selectors), controls and the empty Braille cell. They have a meaning inside a text, for
 * example in emoji sequences and long German words. A text with any visible character therefore stays unchanged.
 */
const invisible = String.raw`\p{Default_Ignorable_Code_Point}\p{Cc}\u2800`;

const something = new RegExp(`[^${invisible}\\p{M}\\s]`, "u");
const around = new RegExp(`^[${invisible}\\s]+|(?<![${invisible}\\s])[${invisible}\\s]+$`, "gu");

/** True when a text has a visible character. */
export const isVisible = (text: string): boolean => something.test(text);

/** Returns the text, or "" when no character of it is visible. */
export const visibleText = (text: string): string => (isVisible(text) ? text : "");

/** Removes the invisible characters around a pasted e-mail address, phone number or web address. */
export const bareAddress = (text: string): string => text.replaceAll(around, "");
