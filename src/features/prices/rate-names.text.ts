import { defineTexts } from "#src/i18n/texts.ts";
import type { Purpose, RateKind } from "./price-list.ts";

/** The names of the purposes of a group of prices. */
export const purposeNames = defineTexts<Record<Purpose, string>>({
  nb: { day: "Døgnplass", seasonal: "Sesongplass", cabin: "Hytte", sanitary: "Sanitær", other: "Annet" },
  en: {
    day: "Touring pitch",
    seasonal: "Seasonal pitch",
    cabin: "Cabin",
    sanitary: "Sanitary buildings",
    other: "Something else",
  },
  de: {
    day: "Stellplatz",
    seasonal: "Saisonplatz",
    cabin: "Hütte",
    sanitary: "Sanitärgebäude",
    other: "Anderes",
  },
});

/** The names of the kinds of amounts in a price list. */
export const rateKindNames = defineTexts<Record<RateKind, string>>({
  nb: { price: "Pris", extra: "Tillegg", deposit: "Depositum" },
  en: { price: "Price", extra: "Extra", deposit: "Deposit" },
  de: { price: "Preis", extra: "Aufpreis", deposit: "Pfand" },
});
