import { address } from "#src/i18n/addresses.ts";
import { languages, languageTag } from "#src/i18n/language.ts";
import type { PageContext } from "#src/platform/page.ts";
import type { Shell } from "./shell.ts";

/** The campsite itself, as schema.org/Campground; on every page. */
export function siteStructuredData({ config, language }: PageContext, { identity, year }: Shell): object {
  const { street, postalCode, city } = identity.address;
  return {
    "@type": "Campground",
    "@id": `${config.siteOrigin}/#campground`,
    name: identity.name,
    description: identity.shortIntro,
    url: new URL(address("home", language), config.siteOrigin).href,
    telephone: identity.phone,
    email: identity.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: "NO",
    },
    geo: { "@type": "GeoCoordinates", latitude: identity.latitude, longitude: identity.longitude },
    hasMap: new URL(address("sitemap", language), config.siteOrigin).href,
    checkinTime: identity.arrivalFrom,
    checkoutTime: identity.departureBy,
    petsAllowed: true,
    availableLanguage: languages.map((each) => languageTag[each]),
    openingHoursSpecification: identity.reception.map(({ from, to, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      opens,
      closes,
      validFrom: `${year}-${from}`,
      validThrough: `${year}-${to}`,
    })),
  };
}
