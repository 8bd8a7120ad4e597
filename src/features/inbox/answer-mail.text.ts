import type { Language } from "#src/i18n/language.ts";

const nb = {
  subject: (site: string) => `Svar fra ${site}`,
  wrote: (name: string, when: string) => `${name || "Du"} skrev ${when}:`,
};
type Words = typeof nb;

const en: Words = {
  subject: (site) => `Reply from ${site}`,
  wrote: (name, when) => `${name || "You"} wrote on ${when}:`,
};

const de: Words = {
  subject: (site) => `Antwort von ${site}`,
  wrote: (name, when) => (name ? `${name} schrieb am ${when}:` : `Sie schrieben am ${when}:`),
};

/** What stands in an answer beside staff's own words, in the guest's language. */
export const answerMailText: Record<Language, Words> = { nb, en, de };
