import { inEveryLanguage } from "#src/i18n/language.ts";
import { formatPrice } from "#src/i18n/format.ts";
import { localizePriceList, type PriceList } from "#src/features/prices/price-list.ts";
import type { LiveValue } from "#src/resource/live-value.ts";

/** The prices of a list, each by the key of its rate, which stays the same from year to year. */
export function priceValues(list: PriceList): LiveValue[] {
  const localized = inEveryLanguage((language) => localizePriceList(list, language).rateGroups);
  return list.rateGroups.flatMap(({ rates }, group) =>
    rates.map(({ key, amount }, rate) => ({
      key: `price.${key}`,
      name: inEveryLanguage((language) => {
        const { name, rates: named } = localized[language][group]!;
        return `${name}: ${named[rate]!.text}`;
      }),
      words: inEveryLanguage(() => formatPrice(amount)),
    })),
  );
}
