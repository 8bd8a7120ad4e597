import { defineTexts } from "#src/i18n/texts.ts";

/** Words of the check after a value has changed. */
export const changedValuesText = defineTexts({
  nb: {
    title: "Gamle opplysninger",
    what: "Opplysninger som er endret det siste året, men fortsatt står skrevet ut slik de var. Det samme tallet kan også gjelde noe annet: se etter før du retter.",
    before: "Før",
    now: "Nå",
    gone: "Finnes ikke lenger",
    becomes: "blir",
    follows: (count: number) =>
      count === 0
        ? "Alt nettstedet skriver selv, følger."
        : `Alt nettstedet skriver selv, følger, og ${count} ${count === 1 ? "tekst" : "tekster"} som nevner den.`,
    stays: (count: number) => `${count} ${count === 1 ? "tekst nevner" : "tekster nevner"} den fortsatt.`,
    writtenIn: (count: number) => `Står fortsatt skrevet ut ${count} ${count === 1 ? "sted" : "steder"}`,
    changedIn: "Endres under",
    pages: (pages: readonly number[]) => `PDF, side ${pages.join(", ")}`,
    others: (count: number) =>
      `${count} ${count === 1 ? "opplysning til er endret" : "opplysninger til er endret"}, og ingen tekst har den gamle.`,
    none: "Ingen tekst har en gammel opplysning.",
    noneWhat: "Endrer du telefon, priser eller tider, kommer det som ikke følger av seg selv, hit.",
    still: (count: number) =>
      `${count} ${count === 1 ? "sted" : "steder"} kan fortsatt ha det gamle skrevet ut.`,
    see: "Se hvor",
  },
  en: {
    title: "Old values",
    what: "What has changed during the last year and is still written out as it was. The same figure may also be about something else: have a look before you change it.",
    before: "Before",
    now: "Now",
    gone: "No longer there",
    becomes: "becomes",
    follows: (count) =>
      count === 0
        ? "All that the website writes itself follows."
        : `All that the website writes itself follows, and ${count} ${count === 1 ? "text that names" : "texts that name"} it.`,
    stays: (count) => `${count} ${count === 1 ? "text still names" : "texts still name"} it.`,
    writtenIn: (count) => `Still written out in ${count} ${count === 1 ? "place" : "places"}`,
    changedIn: "Changed under",
    pages: (pages) => `PDF, page ${pages.join(", ")}`,
    others: (count) =>
      `${count} more ${count === 1 ? "value has changed" : "values have changed"}, and no text has the old one.`,
    none: "No text has an old value.",
    noneWhat: "When you change the phone number, prices or hours, what doesn’t follow by itself comes here.",
    still: (count) =>
      `${count} ${count === 1 ? "place" : "places"} may still have the old value written out.`,
    see: "See where",
  },
  de: {
    title: "Alte Angaben",
    what: "Was sich im letzten Jahr geändert hat und noch so dasteht, wie es war. Dieselbe Zahl kann auch etwas anderes meinen: Bitte erst nachsehen, dann ändern.",
    before: "Vorher",
    now: "Jetzt",
    gone: "Gibt es nicht mehr",
    becomes: "wird",
    follows: (count) =>
      count === 0
        ? "Alles, was die Website selbst schreibt, ändert sich mit."
        : `Alles, was die Website selbst schreibt, ändert sich mit, und ${count} ${count === 1 ? "Text, der" : "Texte, die"} sie ${count === 1 ? "nennt" : "nennen"}.`,
    stays: (count) => `${count} ${count === 1 ? "Text nennt" : "Texte nennen"} sie noch.`,
    writtenIn: (count) => `Steht noch an ${count} ${count === 1 ? "Stelle" : "Stellen"} ausgeschrieben`,
    changedIn: "Geändert wird sie unter",
    pages: (pages) => `PDF, Seite ${pages.join(", ")}`,
    others: (count) =>
      `${count} weitere ${count === 1 ? "Angabe hat" : "Angaben haben"} sich geändert, und kein Text nennt die alte.`,
    none: "Kein Text nennt eine alte Angabe.",
    noneWhat: "Ändern sich Telefon, Preise oder Zeiten, kommt hierher, was sich nicht von selbst mitändert.",
    still: (count) =>
      `An ${count} ${count === 1 ? "Stelle" : "Stellen"} steht vielleicht noch die alte Angabe.`,
    see: "Ansehen",
  },
});
