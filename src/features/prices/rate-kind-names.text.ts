import { defineTexts } from "#src/i18n/texts.ts";
import type { RateKind } from "./price-list.ts";

/** What an amount in a price list can be. */
export const rateKindNames = defineTexts<Record<RateKind, string>>({
  nb: { price: "Pris", extra: "Tillegg", deposit: "Depositum" },
  en: { price: "Price", extra: "Extra", deposit: "Deposit" },
  de: { price: "Preis", extra: "Aufpreis", deposit: "Pfand" },
});
