import type { FormScreens } from "#src/features/described/described-screens.ts";
import { defineTexts } from "#src/i18n/texts.ts";
import { cameraKind } from "./camera.ts";

/** Its form in the staff area: what it looks at. Turning it off and taking a picture down have a screen of their own. */
export const cameraForm = {
  kind: cameraKind,
  words: defineTexts({
    nb: {
      consequence: (page) =>
        `Gjestene ser det på siden «${page}» og på skjermen i resepsjonen når du lagrer.`,
    },
    en: {
      consequence: (page) => `Guests see it on the page “${page}” and the reception’s screen when you save.`,
    },
    de: {
      consequence: (page) =>
        `Nach dem Speichern sehen die Gäste es auf der Seite „${page}“ und dem Bildschirm der Rezeption.`,
    },
  }),
} satisfies FormScreens<typeof cameraKind>;
