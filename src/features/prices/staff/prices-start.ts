import { priceListKindText, pricesStartText } from "#messages/prices";
import { defineStartPart } from "#src/cms/staff/start-part.ts";
import type { PricesOverview } from "#src/features/prices/price-lists.api.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { activateFragment, priceListAddress } from "./price-list-address.ts";

export const pricesStart = defineStartPart<PricesOverview>()({
  path: "/overview/prices",
  describeSeen: ({ seen }, language) => ({
    label: priceListKindText[language].label,
    resource: seen,
    none: pricesStartText[language].none,
    state: pricesStartText[language].current,
  }),
  listComing: ({ coming }) => coming,
  setup: {
    prices: ({ seen, draft, count }) => ({
      isDone: seen !== null,
      isStarted: draft !== null,
      to: seen
        ? staffAddresses.priceLists
        : draft
          ? priceListAddress(draft.id) + activateFragment
          : priceListAddress(newResource),
      values: { year: Number((seen ?? draft)?.name ?? 0), count },
    }),
  },
});
