/** The schema.org types that the site uses, with the properties that each must and may have on the site. */
const resource = ["name", "description", "url", "image", "sameAs", "identifier"];
const page = [...resource, "inLanguage", "about", "isPartOf", "primaryImageOfPage"];
const place = [...resource, "telephone", "address", "geo", "hasMap", "amenityFeature", "containedInPlace"];

const kinds: Record<string, { must: string[]; may?: string[] }> = {
  Campground: {
    must: [],
    may: place.concat(
      ["email", "checkinTime", "checkoutTime", "petsAllowed", "availableLanguage"],
      [
        "openingHoursSpecification",
        "currenciesAccepted",
        "paymentAccepted",
        "priceRange",
        "legalName",
        "vatID",
      ],
    ),
  },
  PostalAddress: { must: ["streetAddress", "postalCode", "addressLocality", "addressCountry"] },
  GeoCoordinates: { must: ["latitude", "longitude"] },
  OpeningHoursSpecification: { must: ["opens", "closes"], may: ["validFrom", "validThrough", "dayOfWeek"] },
  LocationFeatureSpecification: { must: ["name", "value"] },
  WebSite: { must: ["name", "url"], may: [...resource, "inLanguage", "about", "publisher"] },
  WebPage: { must: ["name", "url"], may: page },
  AboutPage: { must: ["name", "url"], may: page },
  ContactPage: { must: ["name", "url"], may: page },
  CollectionPage: { must: ["name", "url"], may: page },
  ImageGallery: { must: ["name", "url"], may: page },
  BreadcrumbList: { must: ["itemListElement"] },
  ListItem: { must: ["position", "name"], may: ["item"] },
  NewsArticle: {
    must: ["headline", "datePublished", "dateModified", "author", "publisher"],
    may: ["description", "image", "inLanguage"],
  },
  Event: {
    must: ["name", "startDate", "endDate", "eventStatus", "eventAttendanceMode", "location", "organizer"],
    may: ["description", "image", "inLanguage"],
  },
  Place: { must: ["name"], may: ["containedInPlace"] },
  ImageObject: {
    must: ["name", "contentUrl", "thumbnailUrl", "width", "height"],
    may: ["description", "caption", "inLanguage", "uploadDate"],
  },
  DigitalDocument: {
    must: ["name", "encoding"],
    may: [...resource, "inLanguage", "dateModified"],
  },
  MediaObject: { must: ["contentUrl", "encodingFormat"], may: ["inLanguage"] },
  CampingPitch: { must: ["name", "url", "containedInPlace"], may: place },
  Accommodation: { must: ["name", "url", "containedInPlace"], may: place },
  OfferCatalog: { must: ["name", "itemListElement"], may: ["description", "url"] },
  Offer: {
    must: ["name", "priceSpecification", "offeredBy"],
    may: ["description", "itemOffered", "validFrom", "addOn"],
  },
  UnitPriceSpecification: {
    must: ["price", "priceCurrency", "valueAddedTaxIncluded"],
    may: ["unitCode", "unitText", "referenceQuantity"],
  },
  QuantitativeValue: { must: ["value", "unitText"], may: ["unitCode"] },
};

const addressed = ["url", "item", "image", "hasMap", "contentUrl", "thumbnailUrl", "sameAs"];

type Data = Record<string, unknown> & { "@type"?: string };

/** Returns the faults of a JSON-LD object: unknown types, unknown or missing properties, and relative URLs. */
export function faultsIn(data: object): string[] {
  const { "@context": _, "@type": type, "@id": id, ...properties } = data as Data;
  if (type === undefined) return id && Object.keys(properties).length === 0 ? [] : ["no @type"];
  const kind = kinds[type];
  if (!kind) return [type];
  const known = [...kind.must, ...(kind.may ?? [])];
  const isReference = id !== undefined && kind.must.length === 0;
  return [
    ...Object.keys(properties).flatMap((name) => (known.includes(name) ? [] : [`${type}.${name}`])),
    ...(isReference ? [] : kind.must)
      .filter((name) => properties[name] === undefined || properties[name] === "")
      .map((name) => `${type} lacks ${name}`),
    ...addressed
      .filter((name) => typeof properties[name] === "string" && !URL.canParse(properties[name]))
      .map((name) => `${type}.${name}: ${properties[name] as string}`),
    ...Object.values(properties)
      .flat()
      .filter((value): value is object => typeof value === "object" && value !== null)
      .flatMap(faultsIn),
  ];
}
