import { mapTranslations } from "#src/i18n/translation.ts";
import type { AnnualRates, AnnualRatesInput, RateGroup } from "#src/features/rates/annual-rates.ts";

/** What a price list's form holds: what is sent, but an amount or a year that is no number stays as it was written. */
export type AnnualRatesValues = Omit<AnnualRatesInput, "translations" | "fromDate"> &
  Pick<AnnualRates, "translations" | "fromDate">;

/** The part of a list that staff write. */
export function annualRatesValues({
  description,
  note,
  year,
  fromDate,
  isActive,
  rateGroups,
  translations,
}: AnnualRates | AnnualRatesValues): AnnualRatesValues {
  return { description, note, year, fromDate, isActive, rateGroups, translations };
}

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
export function nextAnnualRates(
  active: AnnualRates | undefined,
  today: Temporal.PlainDate,
): AnnualRatesValues {
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
  const { description, translations, ...values } = annualRatesValues(active);
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
export function countRates({ rateGroups }: Pick<AnnualRates, "rateGroups">): number {
  return rateGroups.reduce((sum, { rates }) => sum + rates.length, 0);
}
