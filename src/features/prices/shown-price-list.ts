import type { Language } from "#src/i18n/language.ts";
import { slugify } from "#src/i18n/slug.ts";
import { localize, type Localized } from "#src/i18n/translation.ts";
import type { Purpose } from "#src/campsite/price-purposes.ts";
import { groupFor, isLowestPrice, leadingRate, type PriceList, type RateKind } from "./price-list.ts";

export interface ShownPriceList extends Localized<{ description: string; note: string }> {
  year: number;
  fromDate: Temporal.PlainDate;
  groups: PriceGroup[];
}

export interface PriceGroup extends Localized<{ name: string; subTitle: string }> {
  /** The id of the group on the page, for example "dognplass". */
  id: string;
  purpose: Purpose;
  rates: (Localized<{ text: string; detail: string }> & { amount: number; kind: RateKind })[];
}

export function toShownPriceList(list: PriceList, language: Language): ShownPriceList {
  const { description, note, year, fromDate, translations, rateGroups } = list;
  const taken = new Set<string>();
  return {
    ...localize({ description, note }, translations, language),
    year,
    fromDate: Temporal.PlainDate.from(fromDate),
    groups: rateGroups.map((group, index) => {
      const words = localize({ name: group.name, subTitle: group.subTitle }, group.translations, language);
      const slug = slugify(words.words.name);
      const id = slug && !taken.has(slug) ? slug : `${index + 1}`;
      taken.add(id);
      return {
        ...words,
        id,
        purpose: group.purpose,
        rates: group.rates.map((rate) => ({
          ...localize({ text: rate.text, detail: rate.detail }, rate.translations, language),
          amount: rate.amount,
          kind: rate.kind,
        })),
      };
    }),
  };
}

/** Returns the price that other pages show for a purpose. `isFrom` is true for the group's lowest price. */
export function leadingPrice({ groups }: Pick<ShownPriceList, "groups">, purpose: Purpose) {
  const group = groupFor(groups, purpose);
  const rate = leadingRate(group);
  return rate && { rate, isFrom: isLowestPrice(rate, group!) };
}
