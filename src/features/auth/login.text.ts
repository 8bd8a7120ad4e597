import type { Language } from "#src/i18n/language.ts";

const nb = { logIn: "Logg inn", needsScripts: "Sidene for ansatte trenger JavaScript." };
type Words = typeof nb;
const en: Words = { logIn: "Log in", needsScripts: "The staff area needs JavaScript." };
const de: Words = { logIn: "Anmelden", needsScripts: "Der Teambereich braucht JavaScript." };

/** The login page's own texts; the rest is stored text. */
export const loginText: Record<Language, Words> = { nb, en, de };
