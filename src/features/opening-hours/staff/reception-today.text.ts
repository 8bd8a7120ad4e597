import { defineTexts } from "#src/i18n/texts.ts";

/** The reception's hours today, on the first screen. */
export const receptionTodayText = defineTexts({
  nb: {
    heading: "Resepsjonen i dag",
    hours: (opens: string, closes: string) => `Åpen ${opens}–${closes}`,
    closed: "Stengt hele dagen",
    other: "Andre tider enn vanlig, bare i dag.",
    closeToday: "Stengt i dag",
    closeEarly: "Stenger tidligere",
    usual: "Vanlige tider",
    until: "Stenger i dag kl.",
    set: { usual: "Resepsjonen har vanlige tider i dag.", other: "Gjestene ser de nye tidene for i dag." },
    notSet: "Tidene for i dag ble ikke endret.",
    days: "Andre dager",
  },
  en: {
    heading: "Reception today",
    hours: (opens, closes) => `Open ${opens} to ${closes}`,
    closed: "Closed all day",
    other: "Not the usual hours, today only.",
    closeToday: "Closed today",
    closeEarly: "Closes earlier",
    usual: "Usual hours",
    until: "Closes today at",
    set: { usual: "Reception has its usual hours today.", other: "Guests see the new hours for today." },
    notSet: "Today’s hours weren’t changed.",
    days: "Other days",
  },
  de: {
    heading: "Rezeption heute",
    hours: (opens, closes) => `Geöffnet ${opens}–${closes} Uhr`,
    closed: "Ganztägig geschlossen",
    other: "Andere Zeiten als sonst, nur heute.",
    closeToday: "Heute geschlossen",
    closeEarly: "Schließt früher",
    usual: "Übliche Zeiten",
    until: "Schließt heute um",
    set: {
      usual: "Die Rezeption hat heute die üblichen Zeiten.",
      other: "Die Gäste sehen die neuen Zeiten für heute.",
    },
    notSet: "Die heutigen Zeiten wurden nicht geändert.",
    days: "Andere Tage",
  },
});
