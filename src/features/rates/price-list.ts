import type { Language } from "#src/i18n/language.ts";
import { slugify } from "#src/i18n/slug.ts";
import { localize, type Localized } from "#src/i18n/translation.ts";
import type { AnnualRates, Purpose } from "./annual-rates.ts";

/** A price list as the page shows it, every text with the language that it is really in. */
export interface PriceList extends Localized<{ description: string; note: string }> {
  year: number;
  fromDate: Temporal.PlainDate;
  groups: PriceGroup[];
}

export interface PriceGroup extends Localized<{ name: string; subTitle: string }> {
  /** The group's place on the page: "dognplass". */
  id: string;
  purpose: Purpose;
  rates: (Localized<{ text: string; detail: string }> & { amount: number })[];
}

export function toPriceList(list: AnnualRates, language: Language): PriceList {
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
        })),
      };
    }),
  };
}

/** A group's prices as schema.org/Offer: every amount in NOK with VAT. */
export function rateOffers(
  { rates }: Pick<PriceGroup, "rates">,
  { fromDate }: Pick<PriceList, "fromDate">,
  siteOrigin: string,
): object[] {
  return rates.map(({ words, amount }) => ({
    "@type": "Offer",
    name: words.text,
    ...(words.detail && { description: words.detail }),
    offeredBy: { "@id": `${siteOrigin}/#campground` },
    validFrom: fromDate.toString(),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: amount,
      priceCurrency: "NOK",
      valueAddedTaxIncluded: true,
    },
  }));
}

/** The price list as schema.org/OfferCatalog. */
export function offerCatalog(list: PriceList, name: string, siteOrigin: string): object {
  return {
    "@type": "OfferCatalog",
    name,
    itemListElement: list.groups.map((group) => ({
      "@type": "OfferCatalog",
      name: group.words.name,
      ...(group.words.subTitle && { description: group.words.subTitle }),
      itemListElement: rateOffers(group, list, siteOrigin),
    })),
  };
}
