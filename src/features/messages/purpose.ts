import { defineTexts } from "#src/i18n/texts.ts";

/** What notices are about. */
export const purposes = [
  "general",
  "water",
  "power",
  "full",
  "fireBan",
  "road",
  "cleaning",
  "lostAndFound",
] as const;
export type Purpose = (typeof purposes)[number];

/** TABLE  those that a notice across the page is for, since somebody must do something. */
export const importantPurposes: readonly Purpose[] = ["water", "power", "fireBan"];

/** TABLE  those whose end is news itself: what was off is on again. */
const returning = ["water", "power"] as const satisfies Purpose[];
export type Returning = (typeof returning)[number];

export const isReturning = (purpose: Purpose): purpose is Returning =>
  (returning as readonly Purpose[]).includes(purpose);

export const purposeNames = defineTexts({
  nb: {
    general: "Annet",
    water: "Vannet stenges",
    power: "Strømmen er borte",
    full: "Fullt i kveld",
    fireBan: "Bålforbud",
    road: "Veien",
    cleaning: "Renhold",
    lostAndFound: "Funnet eller mistet",
  },
  en: {
    general: "Other",
    water: "Water off",
    power: "Power off",
    full: "Full tonight",
    fireBan: "Fire ban",
    road: "Road",
    cleaning: "Cleaning",
    lostAndFound: "Lost and found",
  },
  de: {
    general: "Sonstiges",
    water: "Wasser abgestellt",
    power: "Stromausfall",
    full: "Heute belegt",
    fireBan: "Feuerverbot",
    road: "Zufahrt",
    cleaning: "Reinigung",
    lostAndFound: "Gefunden, verloren",
  },
});

/** What guests read for a day after the end. */
export const backWords = defineTexts({
  nb: {
    water: ["Vannet er tilbake", "<p>La det renne i to minutter før du drikker av det.</p>"],
    power: ["Strømmen er tilbake", "<p>Er den fortsatt borte hos deg, sier du fra i resepsjonen.</p>"],
  },
  en: {
    water: ["The water is back", "<p>Please let it run for two minutes before you drink it.</p>"],
    power: ["The power is back", "<p>If you still have none, please tell us at reception.</p>"],
  },
  de: {
    water: ["Das Wasser läuft wieder", "<p>Bitte zwei Minuten laufen lassen, bevor Sie davon trinken.</p>"],
    power: [
      "Der Strom ist wieder da",
      "<p>Haben Sie noch keinen, sagen Sie bitte an der Rezeption Bescheid.</p>",
    ],
  },
});
