import { defineTexts } from "#src/i18n/texts.ts";

/** The kinds of pitches, as on a sign. */
export const freePitchNames = {
  caravan: { nb: "Vogn", en: "Caravan", de: "Wohnwagen" },
  motorhome: { nb: "Bobil", en: "Motorhome", de: "Wohnmobil" },
  tent: { nb: "Telt", en: "Tent", de: "Zelt" },
  cabin: { nb: "Hytte", en: "Cabin", de: "Hütte" },
};

/** How much is free, as on a sign. */
export const freeAmountNames = defineTexts({
  nb: { unsaid: "Ikke sagt", plenty: "God plass", few: "Få igjen", full: "Fullt" },
  en: { unsaid: "Not said", plenty: "Plenty", few: "Few left", full: "Full" },
  de: { unsaid: "Nicht gesagt", plenty: "Viel Platz", few: "Nur wenig", full: "Voll" },
});

/** What guests are told of today's free pitches. */
export const freePitchesText = defineTexts({
  nb: {
    heading: "Ledig i dag",
    allFull: "Alt er fullt i dag.",
    callFirst: "Ring før dere kjører, så sier vi fra om noe blir ledig.",
    fullToday: "Fullt i dag",
    fullFor: (kinds: string) => `Fullt i dag for ${kinds}`,
    inText: { caravan: "vogn", motorhome: "bobil", tent: "telt", cabin: "hytte" },
  },
  en: {
    heading: "Free today",
    allFull: "Everything is full today.",
    callFirst: "Ring before you drive, and we will tell you if something comes free.",
    fullToday: "Full today",
    fullFor: (kinds) => `Full today for ${kinds}`,
    inText: { caravan: "caravans", motorhome: "motorhomes", tent: "tents", cabin: "cabins" },
  },
  de: {
    heading: "Heute frei",
    allFull: "Heute ist alles belegt.",
    callFirst: "Rufen Sie vor der Fahrt an, dann sagen wir, ob etwas frei wird.",
    fullToday: "Heute belegt",
    fullFor: (kinds) => `Heute belegt für ${kinds}`,
    inText: { caravan: "Wohnwagen", motorhome: "Wohnmobile", tent: "Zelte", cabin: "Hütten" },
  },
});
