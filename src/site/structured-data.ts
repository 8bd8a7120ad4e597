import { placeOf } from "#src/campsite/identity/place.ts";
import { areHoursWritten } from "#src/campsite/opening-hours/opening-hours.ts";
import { address, type PageName } from "#src/i18n/addresses.ts";
import { languageTag } from "#src/i18n/language.ts";
import { dayInYear, dayOf } from "#src/i18n/times/time.ts";
import type { Head, PageContext } from "#src/platform/pages/page.ts";
import type { Shell } from "#src/site/shell/shell.ts";
import { siteText } from "#messages/site";

/**
 * TABLE  pages with a more specific schema.org type than WebPage. Articles and photos also describe their content.
 */
const pageTypes: Partial<Record<PageName, string>> = {
  home: "WebSite",
  aboutUs: "AboutPage",
  contactUs: "ContactPage",
  news: "CollectionPage",
  newsYear: "CollectionPage",
  gallery: "ImageGallery",
  galleryPart: "ImageGallery",
};

/** Describes the page as schema.org/WebPage or a subtype. */
export function pageStructuredData(
  { config, language, page }: PageContext,
  { title, description }: Pick<Head, "title" | "description">,
  url: string,
): object {
  return {
    "@type": pageTypes[page] ?? "WebPage",
    name: title,
    description,
    url,
    inLanguage: languageTag[language],
    about: { "@id": `${config.siteOrigin}/#campground` },
  };
}

/** Describes the campsite as schema.org/Campground, the same on every page so that none contradicts another. */
export function siteStructuredData(
  { config, language, now }: PageContext,
  { identity, socialHost, offered, reception, emptyPages, facilities: { features, pets, nights } }: Shell,
  image: string,
): object {
  const { street, postalCode, city } = identity.address;
  const place = placeOf(identity);
  const today = dayOf(now());
  const { nightPrices } = siteText[language];
  return {
    "@type": "Campground",
    "@id": `${config.siteOrigin}/#campground`,
    name: identity.name,
    ...(identity.legalName && { legalName: identity.legalName }),
    ...(identity.isVatRegistered &&
      identity.organisationNumber && { vatID: `NO${identity.organisationNumber}MVA` }),
    description: identity.shortIntro,
    url: new URL(address("home", language), config.siteOrigin).href,
    telephone: identity.phone,
    email: identity.email,
    image,
    ...(socialHost && { sameAs: identity.socialPageUrl }),
    currenciesAccepted: "NOK",
    ...(nights && {
      priceRange: nightPrices({
        prices: nights.from === nights.to ? nights.from : `${nights.from}–${nights.to}`,
      }),
    }),
    ...(pets && { petsAllowed: pets }),
    ...(features.length > 0 && {
      amenityFeature: features.map(([name, value]) => ({
        "@type": "LocationFeatureSpecification",
        name,
        value,
      })),
    }),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: "NO",
    },
    ...(place && { geo: { "@type": "GeoCoordinates", ...place } }),
    ...(!emptyPages.has("sitemap") && {
      hasMap: new URL(address("sitemap", language), config.siteOrigin).href,
    }),
    ...(areHoursWritten(identity) && {
      checkinTime: identity.arrivalFrom,
      checkoutTime: identity.departureBy,
    }),
    availableLanguage: offered.map((each) => languageTag[each]),
    openingHoursSpecification: identity.reception.map(({ from, to, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      opens,
      closes,
      ...comingDays(from, to, today),
    })),
    ...(reception.exceptions.length > 0 && {
      specialOpeningHoursSpecification: reception.exceptions.map(({ day, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        // Search engines read 00:00–00:00 as closed.
        opens: opens || "00:00",
        closes: closes || "00:00",
        validFrom: day,
        validThrough: day,
      })),
    }),
  };
}

/** Returns the days of a period in this year, or in the next when it is over. Past opening hours help nobody. */
function comingDays(from: string, to: string, today: Temporal.PlainDate) {
  const isOver = Temporal.PlainDate.compare(dayInYear(to, today.year), today) < 0;
  const year = isOver ? today.year + 1 : today.year;
  return { validFrom: dayInYear(from, year).toString(), validThrough: dayInYear(to, year).toString() };
}
