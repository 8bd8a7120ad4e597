/*
 * Characters that nobody sees: default-ignorable code points of Unicode (zero-width spaces and joiners, soft hyphens,
 * fillers, tags, variation selectors), controls, and the empty Braille cell. Inside a text they have a meaning, as in an
 * emoji of several signs or a long German word, so a text with something visible stays as it is typed.
 */
const invisible = String.raw`\p{Default_Ignorable_Code_Point}\p{Cc}\u2800`;

const something = new RegExp(`[^${invisible}\\p{M}\\s]`, "u");
const around = new RegExp(`^[${invisible}\\s]+|(?<![${invisible}\\s])[${invisible}\\s]+$`, "gu");

/** True for a text in which something can be seen. */
export const isVisible = (text: string): boolean => something.test(text);

/** The text, or an empty one when nothing in it can be seen. */
export const visibleText = (text: string): string => (isVisible(text) ? text : "");

/** An e-mail address, phone number or web address without the invisible characters that come along when it is pasted. */
export const bareAddress = (text: string): string => text.replaceAll(around, "");
