import { mapTranslations } from "#src/i18n/translation.ts";
import {
  priceListKind,
  type PriceList,
  type PriceListValues,
  type RateGroup,
} from "#src/features/prices/price-list.ts";
import { valuesOf } from "#src/resource/kind.ts";

export const emptyRate: RateGroup["rates"][number] = {
  text: "",
  detail: "",
  amount: 0,
  kind: "price",
  translations: {},
};

export const emptyGroup: RateGroup = {
  name: "",
  subTitle: "",
  purpose: "other",
  rates: [emptyRate],
  translations: {},
};

/**
 * Where a new list begins: the next year's copy of the one that guests see.
 * @param today for a site that has none yet
 */
export function nextPriceList(active: PriceList | undefined, today: Temporal.PlainDate): PriceListValues {
  if (!active) {
    const { year } = today;
    return {
      description: "",
      note: "",
      year,
      fromDate: today.toString(),
      isActive: false,
      rateGroups: [emptyGroup],
      translations: {},
    };
  }
  const year = active.year + 1;
  const { description, translations, ...values } = valuesOf(priceListKind, active);
  const renamed = (text: string) => text.replaceAll(String(active.year), String(year));
  return {
    ...values,
    description: renamed(description),
    translations: mapTranslations(translations, "description", renamed),
    year,
    fromDate: Temporal.PlainDate.from(active.fromDate).add({ years: 1 }).toString(),
    isActive: false,
  };
}

/** How many prices a list has. */
export function countRates({ rateGroups }: Pick<PriceList, "rateGroups">): number {
  return rateGroups.reduce((sum, { rates }) => sum + rates.length, 0);
}
