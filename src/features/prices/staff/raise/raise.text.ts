import { defineTexts } from "#src/i18n/texts.ts";
import type { Rounding } from "./raise.ts";

/** Texts for raising all prices at once. */
export const raiseText = defineTexts({
  nb: {
    heading: "Øk prisene",
    percent: "Prosent",
    notPercent: "Skriv et tall fra −100 til 500, som 4 eller 2,5.",
    roundTo: "rund av til",
    rounding: (kroner: Rounding) =>
      kroner === "size" ? "etter størrelsen" : kroner === 0 ? "uten avrunding" : `${kroner} kr`,
    from: (name: string) =>
      `Regnet fra ${name}, så du kan prøve flere tall uten at de legges oppå hverandre.`,
    notYet: "Slik blir prisene. Ingenting er endret ennå.",
    nothing: "Ingen priser blir annerledes.",
    leftOut: "står som de er",
    isNew: "Ny, står som den er",
    isLeftOut: "Står som den er",
    isAstray: "Skiller seg ut",
    replaces: (amount: string) => `erstatter ${amount}`,
    apply: {
      up: (count: number) => `Øk ${count} ${count === 1 ? "pris" : "priser"}`,
      down: (count: number) => `Senk ${count} ${count === 1 ? "pris" : "priser"}`,
      round: (count: number) => `Rund av ${count} ${count === 1 ? "pris" : "priser"}`,
    },
    applied: {
      up: (count: number) => `Økt ${count} ${count === 1 ? "pris" : "priser"}`,
      down: (count: number) => `Senket ${count} ${count === 1 ? "pris" : "priser"}`,
      round: (count: number) => `Rundet av ${count} ${count === 1 ? "pris" : "priser"}`,
    },
    inGroups: (some: number, all: number) => ` i ${some} av ${all} ${all === 1 ? "gruppe" : "grupper"}.`,
    undo: { up: "Angre økningen", down: "Angre senkingen", round: "Angre avrundingen" },
    undone: "Prisene er som før.",
  },
  en: {
    heading: "Raise prices",
    percent: "Per cent",
    notPercent: "Enter a number from −100 to 500, such as 4 or 2.5.",
    roundTo: "round to",
    rounding: (kroner) =>
      kroner === "size" ? "what suits its size" : kroner === 0 ? "no rounding" : `${kroner} kr`,
    from: (name) => `Always calculated from ${name}, so you can try several figures without them adding up.`,
    notYet: "This is what the prices become. Nothing has changed yet.",
    nothing: "No price changes.",
    leftOut: "left as they are",
    isNew: "New, left as it is",
    isLeftOut: "Left as it is",
    isAstray: "Stands out",
    replaces: (amount) => `replaces ${amount}`,
    apply: {
      up: (count) => `Raise ${count} ${count === 1 ? "price" : "prices"}`,
      down: (count) => `Lower ${count} ${count === 1 ? "price" : "prices"}`,
      round: (count) => `Round ${count} ${count === 1 ? "price" : "prices"}`,
    },
    applied: {
      up: (count) => `Raised ${count} ${count === 1 ? "price" : "prices"}`,
      down: (count) => `Lowered ${count} ${count === 1 ? "price" : "prices"}`,
      round: (count) => `Rounded ${count} ${count === 1 ? "price" : "prices"}`,
    },
    inGroups: (some, all) => ` in ${some} of ${all} ${all === 1 ? "group" : "groups"}.`,
    undo: { up: "Undo the raise", down: "Undo the cut", round: "Undo the rounding" },
    undone: "The prices are as before.",
  },
  de: {
    heading: "Preise erhöhen",
    percent: "Prozent",
    notPercent: "Bitte eine Zahl von −100 bis 500 eintragen, zum Beispiel 4 oder 2,5.",
    roundTo: "runden auf",
    rounding: (kroner) =>
      kroner === "size" ? "je nach Höhe" : kroner === 0 ? "ohne Rundung" : `${kroner} kr`,
    from: (name) =>
      `Ausgangspunkt ist immer ${name}: Sie können mehrere Zahlen ausprobieren, ohne dass sie sich addieren.`,
    notYet: "So werden die Preise. Noch ist nichts geändert.",
    nothing: "Kein Preis ändert sich.",
    leftOut: "bleiben, wie sie sind",
    isNew: "Neu, bleibt, wie er ist",
    isLeftOut: "Bleibt, wie er ist",
    isAstray: "Weicht ab",
    replaces: (amount) => `ersetzt ${amount}`,
    apply: {
      up: (count) => `${count} ${count === 1 ? "Preis" : "Preise"} erhöhen`,
      down: (count) => `${count} ${count === 1 ? "Preis" : "Preise"} senken`,
      round: (count) => `${count} ${count === 1 ? "Preis" : "Preise"} runden`,
    },
    applied: {
      up: (count) => `${count} ${count === 1 ? "Preis" : "Preise"} erhöht`,
      down: (count) => `${count} ${count === 1 ? "Preis" : "Preise"} gesenkt`,
      round: (count) => `${count} ${count === 1 ? "Preis" : "Preise"} gerundet`,
    },
    inGroups: (some, all) => ` in ${some} von ${all} ${all === 1 ? "Gruppe" : "Gruppen"}.`,
    undo: { up: "Erhöhung rückgängig", down: "Senkung rückgängig", round: "Rundung rückgängig" },
    undone: "Die Preise sind wie vorher.",
  },
});
