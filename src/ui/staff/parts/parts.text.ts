import { defineTexts } from "#src/i18n/texts.ts";

/** Texts of the lists inside a form. */
export const partsText = defineTexts({
  nb: {
    up: "Opp",
    down: "Ned",
    remove: "Fjern",
    of: (name: string) => ` «${name}»`,
    removed: (name: string) => `«${name}» er tatt ut.`,
    moved: (name: string, place: number, count: number) => `«${name}» er nå nummer ${place} av ${count}.`,
    keys: "Alt + pil opp eller ned flytter linjen du står i.",
    seenInOrder: (page: string) => `Gjestene ser dem i denne rekkefølgen på «${page}».`,
    orderKeys: "Alt + pil opp eller ned flytter raden du står på.",
    notMoved: "Rekkefølgen ble ikke lagret. Den er slik på skjermen, men ikke på nettstedet.",
  },
  en: {
    up: "Up",
    down: "Down",
    remove: "Remove",
    of: (name: string) => ` “${name}”`,
    removed: (name: string) => `“${name}” has been taken out.`,
    moved: (name: string, place: number, count: number) => `“${name}” is now number ${place} of ${count}.`,
    keys: "Alt + arrow up or down moves the one you are in.",
    seenInOrder: (page: string) => `Guests see them in this order on “${page}”.`,
    orderKeys: "Alt + arrow up or down moves the row you are on.",
    notMoved: "The order wasn’t saved. It is like this on the screen, but not on the website.",
  },
  de: {
    up: "Nach oben",
    down: "Nach unten",
    remove: "Entfernen",
    of: (name: string) => ` „${name}“`,
    removed: (name: string) => `„${name}“ wurde entfernt.`,
    moved: (name: string, place: number, count: number) =>
      `„${name}“ ist jetzt Nummer ${place} von ${count}.`,
    keys: "Alt + Pfeil nach oben oder unten verschiebt den aktuellen Eintrag.",
    seenInOrder: (page: string) => `Die Gäste sehen sie in dieser Reihenfolge auf „${page}“.`,
    orderKeys: "Alt + Pfeil nach oben oder unten verschiebt die aktuelle Zeile.",
    notMoved:
      "Die Reihenfolge wurde nicht gespeichert. Sie steht so auf dem Bildschirm, aber nicht auf der Website.",
  },
});
