import { defineTexts } from "#src/i18n/texts.ts";

/** What the home page's cards and quick links are called where staff choose them, and what a new site begins with. */
export const homePageText = defineTexts({
  nb: { noPrice: "Ingen pris", directions: "Veien hit", webcamNow: "Slik er det nå" },
  en: { noPrice: "No price", directions: "How to find us", webcamNow: "How it looks now" },
  de: { noPrice: "Kein Preis", directions: "Anfahrt", webcamNow: "So sieht es gerade aus" },
});
