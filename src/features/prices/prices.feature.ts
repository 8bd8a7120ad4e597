import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { priceListKindText, pricesText } from "#messages/prices";
import { defineFeature } from "#src/cms/feature.ts";

export const prices = defineFeature({
  kinds: {
    priceList: {
      path: "/annualrates",
      list: at.priceLists,
      words: priceListKindText,
      description: async () => (await import("./price-list.ts")).priceListKind,
      page: "prices",
      nameOf: (year, language) => pricesText[language].heading({ year: Number(year) }),
    },
  },
  start: async () => (await import("./staff/prices-start.ts")).pricesStart,
  screens: [
    { path: at.priceLists, load: () => import("./staff/price-lists-admin.tsx") },
    { path: `${at.priceLists}/:id`, load: () => import("./staff/price-list-form.tsx"), isForm: true },
  ],
});
