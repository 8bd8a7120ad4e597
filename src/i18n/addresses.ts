import { defaultLanguage, languages, type Language, type Translated } from "./language.ts";

/**
 * The Norwegian paths of each public page. The first path is canonical, and the other paths lead to the same page.
 * `{name}` is a variable part of a path. A part in brackets, such as `[/{name}]`, is optional.
 */
export const addresses = {
  home: ["/"],
  privacyPolicy: ["/info/documents/privacypolicy"],
  aboutUs: ["/aboutus"],
  guests: ["/guests"],
  sanitary: ["/info/sanitary"],
  documents: ["/info/documents"],
  seasonal: ["/info/seasonal"],
  day: ["/info/day"],
  cabins: ["/info/cabins"],
  prices: ["/info/prices"],
  activities: ["/info/activities"],
  feedback: ["/info/feedback"],
  news: ["/info/nyheter", "/info/news", "/news"],
  article: ["/info/nyheter/{url}[/{title}]"],
  // The archive isn't below /info/nyheter, because an article could have the same path.
  newsYear: ["/info/nyhetsarkiv/{year}[/{page}]"],
  webcam: ["/webcam"],
  gallery: ["/info/gallery"],
  galleryPart: ["/info/gallery/{page}"],
  photo: ["/photo/{id}"],
  questions: ["/info/questions"],
  sitemap: ["/info/sitemap"],
  fit: ["/info/passer"],
  topUp: ["/kort"],
  booking: ["/booking"],
  events: ["/events"],
  contactUs: ["/contactus"],
  emergency: ["/nod"],
  accessibility: ["/tilgjengelighet"],
  updates: ["/beskjed"],
  search: ["/sok"],
  tonight: ["/ledig-i-kveld"],
  offline: ["/offline"],
  login: ["/login"],
  // This path redirects to the path that staff have written. The id stays the same when that path changes.
  ownPage: ["/page/{id}"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** TABLE  translated paths. Guests read these paths aloud or type them. */
const translatedPaths: Record<string, Translated<string>> = {
  [addresses.emergency[0]]: { nb: addresses.emergency[0], en: "/emergency", de: "/notfall" },
  [addresses.accessibility[0]]: {
    nb: addresses.accessibility[0],
    en: "/accessibility",
    de: "/barrierefreiheit",
  },
  [addresses.fit[0]]: { nb: addresses.fit[0], en: "/info/fit", de: "/info/passt" },
  [addresses.updates[0]]: { nb: addresses.updates[0], en: "/updates", de: "/mitteilungen" },
  [addresses.tonight[0]]: { nb: addresses.tonight[0], en: "/tonight", de: "/heute-frei" },
  [addresses.search[0]]: { nb: addresses.search[0], en: "/search", de: "/suche" },
};

export type PageName = keyof typeof addresses;

type Parts<Path extends string> = Path extends `${string}{${infer Part}}${infer Rest}`
  ? Part | Parts<Rest>
  : never;
export type AddressParts<Name extends PageName> = Record<Parts<(typeof addresses)[Name][0]>, string>;

/** Returns the canonical path of a page. @param parts values of the variable parts, not percent-encoded */
export function address<Name extends PageName>(
  name: Name,
  language: Language,
  ...[parts]: Parts<(typeof addresses)[Name][0]> extends never ? [] : [AddressParts<Name>]
): string {
  const path = canonicalPaths[name];
  const filled = parts
    ? path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
        encodeURIComponent((parts as Record<string, string>)[part]!),
      )
    : path;
  return localPath(filled, language);
}

/** Translates a Norwegian path. In English, "/info/prices" gives "/en/info/prices". */
export function localPath(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  const [own = ""] = path.split(/[?#]/, 1);
  const translated = (translatedPaths[own]?.[language] ?? own) + path.slice(own.length);
  return own === "/" ? `/${language}${path.slice(1)}` : `/${language}${translated}`;
}

/** TABLE  the sections that other pages link to, with their element ids. */
export const pageParts = {
  contactUs: { form: "write-to-us", openingHours: "opening-hours", directions: "way-here" },
  prices: { cancelling: "avbestilling" },
} as const satisfies { [Name in PageName]?: Record<string, string> };

export function partAddress<Name extends keyof typeof pageParts>(
  name: Name,
  part: keyof (typeof pageParts)[Name] & string,
  language: Language,
): string {
  const parts: Record<string, string> = pageParts[name];
  return `${address<"contactUs" | "prices">(name, language)}#${parts[part]}`;
}

const canonicalPaths = Object.fromEntries(
  Object.entries(addresses).map(([name, [path]]) => [name, path.replaceAll(/[[\]]/g, "")]),
) as Record<PageName, string>;

/** Percent-encodes each segment of a path, as `address` does. @throws URIError when the path is badly encoded */
export function canonicalSpelling(path: string, change = (part: string) => part): string {
  return path
    .split("/")
    .map((part) => encodeURIComponent(change(decodeURIComponent(part))))
    .join("/");
}

/**
 * Returns the path of a page in its usual spelling. In `path`, letter case, trailing slashes and percent-encoding may
 * differ, and "ø" may stand for "o": "/nød" gives "/nod". A translated path may lack its language prefix: "/Notfall/"
 * gives "/de/notfall". Unlike {@link canonicalPath}, this function doesn't replace another path of a page: "/News" gives
 * "/news".
 * @returns undefined when no page has this path
 * @throws URIError when the path is badly encoded
 */
export function ownPath(path: string): string | undefined {
  const spelling = canonicalSpelling(path, (part) => part.toLowerCase());
  // The lookbehind avoids quadratic time for a path with thousands of slashes.
  const plain = spelling.replace(/(?<=[^/])\/+$/, "");
  // A guest who hears the path "/nod" may type "/nød".
  const heard = plain.replaceAll("%C3%B8", "o");
  return [plain, ...languages.map((language) => `/${language}${plain}`), heard].find(findPage);
}

/**
 * Returns the canonical path of the page that `path` leads to, in the language of `path`.
 * @returns undefined when no page has this path
 * @throws URIError when the path is badly encoded
 */
export function canonicalPath(path: string): string | undefined {
  const own = ownPath(path);
  const found = own === undefined ? undefined : findPage(own);
  if (!found) return undefined;
  const [first] = addresses[found.name];
  return first.includes("{") ? own : localPath(first, found.language);
}

export interface FoundPage {
  name: PageName;
  language: Language;
  parts: Record<string, string>;
}

const patterns = (Object.keys(addresses) as PageName[]).flatMap((name) =>
  addresses[name].map((path) => ({ name, pattern: toPattern(path) })),
);

/** Finds the page at a percent-encoded path, with decoded parts. @throws URIError when the path is badly encoded */
export function findPage(path: string): FoundPage | undefined {
  const { language, rest } = splitLanguage(path);
  // The path "/en/" has a superfluous slash: the canonical path is "/en".
  if (language !== defaultLanguage && path.endsWith("/")) return undefined;
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(rest);
    if (match) return { name, language, parts: decoded(match.groups ?? {}) };
  }
  return undefined;
}

/** Splits a path: "/en/info/prices?q=1" gives "en" and "/info/prices?q=1". */
export function splitLanguage(path: string): { language: Language; rest: string } {
  const [whole = ""] = path.split(/[?#]/, 1);
  const language = languages.find(
    (candidate) =>
      candidate !== defaultLanguage && (whole === `/${candidate}` || whole.startsWith(`/${candidate}/`)),
  );
  if (!language || language === defaultLanguage) return { language: defaultLanguage, rest: path };
  const own = whole.slice(language.length + 1) || "/";
  const norwegian = Object.keys(translatedPaths).find((each) => translatedPaths[each]![language] === own);
  return { language, rest: (norwegian ?? own) + path.slice(whole.length) };
}

function toPattern(path: string): RegExp {
  const source = path
    .replaceAll("[", "(?:")
    .replaceAll("]", ")?")
    .replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)");
  return new RegExp(`^${source}$`);
}

function decoded(groups: Record<string, string | undefined>): Record<string, string> {
  const found = Object.entries(groups).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(found.map(([part, value]) => [part, decodeURIComponent(value)]));
}
