import type { Translated } from "./translated.ts";

/** What the price of a night covers: one rule, in the same words wherever it stands. */
export const nightPrice: Translated<string> = {
  nb: "Prisen gjelder én natt for to voksne og barn under 16\u00a0år. Hver voksen utover to betaler som ekstra voksen.",
  en: "The price is for one night, for two adults and children under 16. Each adult beyond two is charged as an extra adult.",
  de: "Der Preis gilt pro Nacht für zwei Erwachsene und Kinder unter 16\u00a0Jahren. Für jeden weiteren Erwachsenen kommt der Aufpreis „Weiterer Erwachsener“ hinzu.",
};
