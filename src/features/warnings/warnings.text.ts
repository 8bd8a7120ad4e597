import type { Language } from "#src/i18n/language.ts";

/**
 * What stands round MET's words: in the two languages that MET writes, since a warning is told in one language and never
 * translated.
 */
export const warningsText = {
  nb: {
    levels: { yellow: "gult nivå", orange: "oransje nivå", red: "rødt nivå" },
    forBoats: (title: string) => `For båt: ${title}`,
    atMet: "Varselet hos MET",
    today: (time: string) => `kl.\u00a0${time}`,
    tomorrow: (time: string) => `i morgen kl.\u00a0${time}`,
    on: (day: string, time: string) => `${day} kl.\u00a0${time}`,
    from: (moment: string) => `fra ${moment}`,
    until: (moment: string) => `til ${moment}`,
    untilFurtherNotice: "inntil videre",
  },
  en: {
    levels: { yellow: "yellow level", orange: "orange level", red: "red level" },
    forBoats: (title: string) => `For boats: ${title}`,
    atMet: "The warning at MET Norway",
    today: (time: string) => time,
    tomorrow: (time: string) => `tomorrow ${time}`,
    on: (day: string, time: string) => `${day} ${time}`,
    from: (moment: string) => `from ${moment}`,
    until: (moment: string) => `until ${moment}`,
    untilFurtherNotice: "until further notice",
  },
};

/** A language in which MET writes warnings. */
export type MetLanguage = keyof typeof warningsText;

/** In which of them readers get warnings: nobody else translates them, so Germans read the English ones. */
export const warningsIn: Record<Language, MetLanguage> = { nb: "nb", en: "en", de: "en" };

/** What MET calls them. */
export const metCodes: Record<MetLanguage, string> = { nb: "no", en: "en" };
