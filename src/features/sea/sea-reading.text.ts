import { defineTexts } from "#src/i18n/texts.ts";

/** What the reading's fields are called. */
const labels = {
  temperature: { nb: "Grader", en: "Degrees", de: "Grad" },
  measuredAt: { nb: "Målt", en: "Measured", de: "Gemessen" },
};

/** What guests and staff read of the temperature that staff have measured. */
export const readingText = {
  labels,
  ...defineTexts({
    nb: {
      measured: (time: string) => `målt ${time}`,
      measuredYesterday: (time: string) => `målt i går ${time}`,
      heading: "Badetemperatur",
      unsaid: "Ikke målt det siste døgnet. Gjestene ser ingen måling.",
      said: (degrees: string, when: string) => `${degrees}°, ${when}. Vises i et døgn.`,
      degrees: "Grader",
      time: "Målt kl.",
      save: "Lagre",
      saved: (degrees: string) => `Badetemperatur: ${degrees}°`,
      noDegrees: "Skriv grader, som 18,5.",
      noTime: "Skriv et klokkeslett fra i dag, som 9 eller 14.30.",
    },
    en: {
      measured: (time) => `measured ${time}`,
      measuredYesterday: (time) => `measured yesterday ${time}`,
      heading: "Bathing temperature",
      unsaid: "Not measured in the last day. Guests see no measurement.",
      said: (degrees, when) => `${degrees}°, ${when}. Shown for a day.`,
      degrees: "Degrees",
      time: "Measured at",
      save: "Save",
      saved: (degrees) => `Bathing temperature: ${degrees}°`,
      noDegrees: "Enter degrees, such as 18.5.",
      noTime: "Enter a time earlier today, such as 9 or 14:30.",
    },
    de: {
      measured: (time) => `gemessen ${time}`,
      measuredYesterday: (time) => `gestern ${time} gemessen`,
      heading: "Badetemperatur",
      unsaid: "Seit einem Tag nicht gemessen. Gäste sehen keine Messung.",
      said: (degrees, when) => `${degrees}°, ${when}. Wird einen Tag lang gezeigt.`,
      degrees: "Grad",
      time: "Gemessen um",
      save: "Speichern",
      saved: (degrees) => `Badetemperatur: ${degrees}°`,
      noDegrees: "Bitte Grad eintragen, etwa 18,5.",
      noTime: "Bitte eine Uhrzeit von heute eintragen, etwa 9 oder 14:30.",
    },
  }),
};
