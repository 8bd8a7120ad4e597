import { placeOf } from "#src/campsite/identity/place.ts";
import { isAllDay } from "#src/campsite/opening-hours/hours-in-words.ts";
import { areHoursWritten, type Hours } from "#src/campsite/opening-hours/opening-hours.ts";
import { occurrenceAt } from "#src/campsite/opening-hours/season.ts";
import { address, type PageName } from "#src/i18n/addresses.ts";
import { languageTag } from "#src/i18n/language.ts";
import { withUpperFirst } from "#src/i18n/phrases.ts";
import { endOfDay } from "#src/i18n/times/time-of-day.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import type { Head, PageContext } from "#src/platform/pages/page.ts";
import type { Shell } from "#src/site/shell/shell.ts";
import { siteText } from "#messages/site";

/** TABLE  the pages whose schema.org type isn't WebPage. */
const pageTypes: Partial<Record<PageName, string>> = {
  home: "WebSite",
  aboutUs: "AboutPage",
  contactUs: "ContactPage",
  news: "CollectionPage",
  newsYear: "CollectionPage",
  gallery: "ImageGallery",
  galleryPart: "ImageGallery",
};

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

/** Describes the campsite as schema.org/Campground. All pages in a language have the same description. */
export function siteStructuredData(
  { config, language, now }: PageContext,
  { identity, socialHost, offered, reception, emptyPages, facilities: { features, pets }, prices }: Shell,
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
    ...(prices?.nights && {
      priceRange: nightPrices({
        prices: [...new Set([prices.nights.from, prices.nights.to])].join("–"),
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
    openingHoursSpecification: identity.reception.map(({ from, to, weekdays, ...hours }) => ({
      "@type": "OpeningHoursSpecification",
      ...(weekdays && { dayOfWeek: weekdays.map((day) => withUpperFirst(day)) }),
      ...hoursForSearch(hours),
      ...comingDays(from, to, today),
    })),
    ...(reception.exceptions.length > 0 && {
      specialOpeningHoursSpecification: reception.exceptions.map(({ day, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        // Search engines understand 00:00–00:00 as closed.
        ...(opens ? hoursForSearch({ opens, closes }) : { opens: "00:00", closes: "00:00" }),
        validFrom: day,
        validThrough: day,
      })),
    }),
  };
}

/** Returns hours for schema.org, with 00:00–23:59 for a whole day and 00:00 instead of 24:00. */
function hoursForSearch({ opens, closes }: Hours): Hours {
  if (isAllDay({ opens, closes })) return { opens, closes: "23:59" };
  return { opens, closes: closes === endOfDay ? "00:00" : closes };
}

/** Returns the first and last day of a yearly period: of its current occurrence, or else of its next occurrence. */
function comingDays(from: string, to: string, today: Temporal.PlainDate) {
  const { first, last } = occurrenceAt(today, from, to);
  return { validFrom: first.toString(), validThrough: last.toString() };
}
