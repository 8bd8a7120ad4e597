import { priceListKindText, pricesStartText } from "#messages/prices";
import type { KindOverview } from "#src/cms/kind-overview.ts";
import { defineStartPart } from "#src/cms/staff/start-part.ts";

export const pricesStart = defineStartPart<KindOverview>()({
  path: "/overview/prices",
  describeSeen: ({ seen }, language) => ({
    label: priceListKindText[language].label,
    resource: seen,
    none: pricesStartText[language].none,
    state: pricesStartText[language].current,
  }),
  listComing: ({ coming }) => coming,
});
