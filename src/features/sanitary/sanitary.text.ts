import { formatShortTime } from "#src/i18n/format.ts";
import { defineTexts } from "#src/i18n/texts.ts";

const norwegian = (time: string) => formatShortTime(time, "nb");
const german = (time: string) => formatShortTime(time, "de");

/** Texts about the buildings and the card that don't depend on what staff write. */
export const sanitaryText = defineTexts({
  nb: {
    buildings: "Byggene",
    open: "Åpent nå",
    cleaning: (from: string, to: string) => `Renhold ${norwegian(from)}–${norwegian(to)}`,
    closedUntil: (date: string) => `Stengt til ${date}`,
    cardHeading: "Slik virker kortet",
    cardNote: "Samme kort til dør, dusj og vaskemaskin.",
    emptyCard: "Tomt kort?",
    topUpNote: (from: string, to: string) =>
      `Fyll på når det passer deg. Ro fra ${norwegian(from)} til ${norwegian(to)}. Takk for at du går stille, også i sanitærbygget.`,
    topUp: "Lad kortet",
  },
  en: {
    buildings: "The buildings",
    open: "Open now",
    cleaning: (from: string, to: string) => `Cleaning ${from}–${to}`,
    closedUntil: (date: string) => `Closed until ${date}`,
    cardHeading: "How the card works",
    cardNote: "One card for doors, showers and washing machines.",
    emptyCard: "Card empty?",
    topUpNote: (from: string, to: string) =>
      `Top it up whenever it suits you. Quiet hours are ${from} to ${to}. Thank you for keeping your voice down in the sanitary buildings too.`,
    topUp: "Top up your card",
  },
  de: {
    buildings: "Die Gebäude",
    open: "Jetzt geöffnet",
    cleaning: (from: string, to: string) => `Reinigung ${german(from)}–${german(to)}\u00a0Uhr`,
    closedUntil: (date: string) => `Geschlossen bis ${date}`,
    cardHeading: "So funktioniert die Karte",
    cardNote: "Eine Karte für Tür, Dusche und Waschmaschine.",
    emptyCard: "Karte leer?",
    topUpNote: (from: string, to: string) =>
      `Laden Sie sie auf, wann es Ihnen passt. Nachtruhe ist von ${german(from)} bis ${german(to)}\u00a0Uhr. Danke, dass Sie auch im Sanitärgebäude leise sind.`,
    topUp: "Karte aufladen",
  },
});
