import type { Purpose } from "#src/campsite/price-purposes.ts";
import { groupOffers } from "#src/features/prices/offers.ts";
import type { PriceGroup, ShownPriceList } from "#src/features/prices/shown-price-list.ts";
import type { Language } from "#src/i18n/language.ts";
import type { siteText } from "#messages/site";

export type StayName = "seasonal" | "day" | "cabins";

interface Stay {
  purpose: Purpose;
  type: "CampingPitch" | "Accommodation";
  /** Pages that a guest may want to see next. */
  related: (keyof typeof siteText.nb.pages)[];
}

/** TABLE  the places to stay. */
export const stays: Record<StayName, Stay> = {
  seasonal: { purpose: "seasonal", type: "CampingPitch", related: ["sitemap", "documents", "questions"] },
  day: { purpose: "day", type: "CampingPitch", related: ["sitemap", "sanitary", "guests"] },
  cabins: { purpose: "cabin", type: "Accommodation", related: ["sitemap", "guests", "activities"] },
};

interface Described {
  url: string;
  name: string;
  description: string;
  siteOrigin: string;
  language: Language;
}

/** Describes a place to stay for schema.org, with its prices as offers. */
export function stayStructuredData(
  stay: Stay,
  { url, name, description, siteOrigin, language }: Described,
  list: Pick<ShownPriceList, "fromDate"> | undefined,
  group: PriceGroup | undefined,
): object[] {
  const place = { "@id": `${url}#place` };
  const campground = { "@id": `${siteOrigin}/#campground` };
  const itself = { "@type": stay.type, ...place, name, description, url, containedInPlace: campground };
  if (!list || !group) return [itself];
  const offers = groupOffers(group, list, { siteOrigin, url, language }, place);
  return [itself, { "@type": "OfferCatalog", name: group.words.name, url, itemListElement: offers }];
}
