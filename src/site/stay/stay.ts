import type { Purpose } from "#src/campsite/price-purposes.ts";
import type { siteText } from "#messages/site";

export type StayName = "seasonal" | "day" | "cabins";

interface Stay {
  purpose: Purpose;
  type: "CampingPitch" | "Accommodation";
  related: (keyof typeof siteText.nb.pages)[];
}

/** TABLE  the places to stay. */
export const stays: Record<StayName, Stay> = {
  seasonal: {
    purpose: "seasonal",
    type: "CampingPitch",
    related: ["fit", "sitemap", "documents", "questions"],
  },
  day: {
    purpose: "day",
    type: "CampingPitch",
    related: ["fit", "tonight", "sitemap", "sanitary", "guests"],
  },
  cabins: {
    purpose: "cabin",
    type: "Accommodation",
    related: ["tonight", "sitemap", "guests", "activities"],
  },
};

interface Described {
  url: string;
  name: string;
  description: string;
  siteOrigin: string;
}

export const placeReference = (url: string): object => ({ "@id": `${url}#place` });

export function stayStructuredData(stay: Stay, { url, name, description, siteOrigin }: Described): object {
  const campground = { "@id": `${siteOrigin}/#campground` };
  return { "@type": stay.type, ...placeReference(url), name, description, url, containedInPlace: campground };
}
