import { defineTexts } from "#src/i18n/texts.ts";

export const nowText = defineTexts({
  nb: { heading: "Akkurat nå", now: "Nå", more: "Se mer" },
  en: { heading: "Right now", now: "Now", more: "See more" },
  de: { heading: "Gerade jetzt", now: "Jetzt", more: "Mehr dazu" },
});
