import { defineTexts } from "#src/i18n/texts.ts";

/** What staff read and choose of today's free pitches. */
export const freePitchesTodayText = defineTexts({
  nb: {
    unsaid: "Ikke sagt i dag. Gjestene ser ingenting om det.",
    said: (time: string) => `Sagt ${time}. Gjelder ut dagen.`,
    saved: (kind: string, amount: string) => `${kind}: ${amount}`,
    takenBack: (kind: string) => `${kind}: ikke lenger sagt`,
    notSaved: (kind: string) => `${kind} ble ikke lagret.`,
    name: "Ledig i dag",
  },
  en: {
    unsaid: "Not said today. Guests see nothing about it.",
    said: (time) => `Said ${time}. Holds for the rest of the day.`,
    saved: (kind, amount) => `${kind}: ${amount}`,
    takenBack: (kind) => `${kind}: no longer said`,
    notSaved: (kind) => `${kind} wasn’t saved.`,
    name: "Free today",
  },
  de: {
    unsaid: "Heute noch nicht gesagt. Gäste sehen dazu nichts.",
    said: (time) => `Gesagt ${time}. Gilt bis zum Ende des Tages.`,
    saved: (kind, amount) => `${kind}: ${amount}`,
    takenBack: (kind) => `${kind}: nicht mehr gesagt`,
    notSaved: (kind) => `${kind} wurde nicht gespeichert.`,
    name: "Heute frei",
  },
});
