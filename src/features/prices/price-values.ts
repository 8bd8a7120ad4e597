import { inEveryLanguage, type Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Purpose } from "#src/campsite/price-purposes.ts";
import { formatAmount, formatPrice } from "#src/i18n/format.ts";
import { groupFor, localizePriceList, lowestPrice, type PriceList } from "#src/features/prices/price-list.ts";
import type { LiveValue } from "#src/cms/kind/live-value.ts";
import { liveValuesText as texts } from "#messages/live-values";

const stays = ["day", "seasonal", "cabin"] as const satisfies readonly Purpose[];

const writtenPrice = (amount: number) => {
  const digits = formatAmount(amount);
  return [`${digits} kr`, `kr ${digits}`, `kr. ${digits}`, `${digits},-`, `${digits} NOK`, `NOK ${digits}`];
};

/** Returns the prices as live values, with the same keys every year. Their names may contain marks. */
export function priceValues(list: PriceList): LiveValue[] {
  const localized = inEveryLanguage((language) => localizePriceList(list, language).rateGroups);
  const groupName = (group: number, language: Language) => localized[language][group]!.name;
  const where = {
    name: inEveryLanguage((language) => texts[language].places.prices({ year: list.year })),
    screen: `${staffAddresses.priceLists}/${list.id}`,
  };
  const rates = list.rateGroups.flatMap(({ rates: each }, group) =>
    each.map(({ key, amount }, rate) => ({
      key: `price.${key}`,
      name: inEveryLanguage(
        (language) => `${groupName(group, language)}: ${localized[language][group]!.rates[rate]!.text}`,
      ),
      words: inEveryLanguage(() => formatPrice(amount)),
      where,
      written: writtenPrice(amount),
    })),
  );
  const lowest = stays.flatMap((purpose) => {
    const group = groupFor(list.rateGroups, purpose);
    const amount = group && lowestPrice([group]);
    if (!group || amount === undefined) return [];
    const index = list.rateGroups.indexOf(group);
    return {
      key: `prices.${purpose}.lowest`,
      name: inEveryLanguage((language) =>
        texts[language].names.lowest({ group: groupName(index, language) }),
      ),
      words: inEveryLanguage(() => formatPrice(amount)),
      where,
      written: [],
    };
  });
  const year = {
    key: "prices.year",
    name: inEveryLanguage((language) => texts[language].names.year),
    words: inEveryLanguage(() => String(list.year)),
    where,
    written: [],
  };
  return [...rates, ...lowest, year];
}
