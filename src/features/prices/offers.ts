import type { Language } from "#src/i18n/language.ts";
import type { Purpose } from "#src/campsite/price-purposes.ts";
import type { PriceGroup, ShownPriceList } from "./shown-price-list.ts";
import { pricesText } from "#messages/prices";

/* Describes prices for schema.org. Deposits are left out, because guests get deposits back. */

/** TABLE  the unit of a group's prices, with its UN/CEFACT code (Recommendation 20). A season has no code. */
const units: Partial<
  Record<Purpose, { name: keyof (typeof pricesText)["nb"]["units"]; unitCode: string | undefined }>
> = {
  day: { name: "night", unitCode: "DAY" },
  cabin: { name: "night", unitCode: "DAY" },
  seasonal: { name: "season", unitCode: undefined },
  sanitary: { name: "use", unitCode: "C62" },
};

interface Where {
  siteOrigin: string;
  url: string;
  language: Language;
}

/** Returns schema.org offers in NOK with VAT. Extras are add-ons (`addOn`) of the other prices. */
export function groupOffers(
  { id, purpose, rates }: PriceGroup,
  { fromDate }: Pick<ShownPriceList, "fromDate">,
  { siteOrigin, url, language }: Where,
  itemOffered?: object,
): object[] {
  const unit = units[purpose];
  const measured = unit && { unitCode: unit.unitCode, unitText: pricesText[language].units[unit.name] };
  const offer = ({ words, amount }: PriceGroup["rates"][number], price: object) => ({
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
      ...price,
    },
  });
  const extras = rates
    .filter(({ kind }) => kind === "extra")
    .map((rate, index) => ({ "@id": `${url}#${id}-extra-${index + 1}`, ...offer(rate, {}) }));
  const addOn = extras.map((extra) => ({ "@id": extra["@id"] }));
  const prices = rates
    .filter(({ kind }) => kind === "price")
    .map((rate) => ({
      ...offer(
        rate,
        measured
          ? { ...measured, referenceQuantity: { "@type": "QuantitativeValue", value: 1, ...measured } }
          : {},
      ),
      ...(itemOffered && { itemOffered }),
      ...(addOn.length > 0 && { addOn }),
    }));
  return [...prices, ...extras];
}

export function offerCatalog(list: ShownPriceList, name: string, where: Where): object {
  return {
    "@type": "OfferCatalog",
    name,
    itemListElement: list.groups.map((group) => ({
      "@type": "OfferCatalog",
      name: group.words.name,
      ...(group.words.subTitle && { description: group.words.subTitle }),
      itemListElement: groupOffers(group, list, where),
    })),
  };
}
