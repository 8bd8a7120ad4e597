/* Default-ignorable code points, control characters and the empty Braille cell. Inside a text they have uses. */
const invisible = String.raw`\p{Default_Ignorable_Code_Point}\p{Cc}\u2800`;

const visibleCharacter = new RegExp(`[^${invisible}\\p{M}\\s]`, "u");
const invisibleEnds = new RegExp(`^[${invisible}\\s]+|(?<![${invisible}\\s])[${invisible}\\s]+$`, "gu");

export const isVisible = (text: string): boolean => visibleCharacter.test(text);

export const visibleText = (text: string): string => (isVisible(text) ? text : "");

/** Removes invisible characters around a pasted address or phone number. */
export const bareAddress = (text: string): string => text.replaceAll(invisibleEnds, "");
