import { defaultLanguage, languages, type Language, type Translated } from "./language.ts";

/**
 * Every public page's address in Norwegian, without a language prefix. The first path is the canonical one, the
 * others show the same page. `{name}` is a part that varies; one in `[/{name}]` may be missing.
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
  // Beside the news, where every word may be an article's own address.
  newsYear: ["/info/nyhetsarkiv/{year}[/{page}]"],
  webcam: ["/webcam"],
  gallery: ["/info/gallery"],
  galleryPart: ["/info/gallery/{page}"],
  photo: ["/photo/{id}"],
  questions: ["/info/questions"],
  sitemap: ["/info/sitemap"],
  topUp: ["/kort"],
  booking: ["/booking"],
  events: ["/events"],
  contactUs: ["/contactus"],
  emergency: ["/nod"],
  offline: ["/offline"],
  login: ["/login"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** TABLE  paths that have words of their own in other languages: of pages that are read aloud and typed. */
const translatedPaths: Record<string, Translated<string>> = {
  [addresses.emergency[0]]: { nb: addresses.emergency[0], en: "/emergency", de: "/notfall" },
};

export type PageName = keyof typeof addresses;

type Parts<Path extends string> = Path extends `${string}{${infer Part}}${infer Rest}`
  ? Part | Parts<Rest>
  : never;
/** The varying parts of a page's address, as strings. */
export type AddressParts<Name extends PageName> = Record<Parts<(typeof addresses)[Name][0]>, string>;

/**
 * The canonical path of a page in a language.
 * @param parts the varying parts, for pages that have them; they are percent-encoded here
 */
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

/**
 * A Norwegian path in a language: ("/info/prices", "en") gives "/en/info/prices", ("/nod", "en") gives "/en/emergency".
 * @param path it may go on with a query or a fragment
 */
export function localPath(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  const [own = ""] = path.split(/[?#]/, 1);
  const translated = (translatedPaths[own]?.[language] ?? own) + path.slice(own.length);
  return own === "/" ? `/${language}${path.slice(1)}` : `/${language}${translated}`;
}

/** TABLE  the parts of pages that other pages link to, with their ids there. */
export const pageParts = {
  contactUs: { form: "write-to-us", openingHours: "opening-hours", directions: "way-here" },
  prices: { cancelling: "avbestilling" },
} as const satisfies { [Name in PageName]?: Record<string, string> };

/** The address of one part of a page. */
export function partAddress<Name extends keyof typeof pageParts>(
  name: Name,
  part: keyof (typeof pageParts)[Name] & string,
  language: Language,
): string {
  const parts: Record<string, string> = pageParts[name];
  return `${address<"contactUs" | "prices">(name, language)}#${parts[part]}`;
}

/** Each page's canonical path, including the parts that may be missing. */
const canonicalPaths = Object.fromEntries(
  Object.entries(addresses).map(([name, [path]]) => [name, path.replaceAll(/[[\]]/g, "")]),
) as Record<PageName, string>;

/**
 * Writes a path as `address` would: percent-encoding can spell the same path in many ways.
 * @param change what else becomes of each part, decoded
 * @throws URIError when it is badly encoded
 */
export function canonicalSpelling(path: string, change = (part: string) => part): string {
  return path
    .split("/")
    .map((part) => encodeURIComponent(change(decodeURIComponent(part))))
    .join("/");
}

/**
 * The path of the page that a path of a request means. Capitals, slashes at the end and other percent-encoding don't
 * matter, and a language's own word needs no prefix ("/Notfall/" gives "/de/notfall").
 * @returns undefined when there is no such page
 * @throws URIError when the path is badly encoded
 */
export function ownPath(path: string): string | undefined {
  const spelling = canonicalSpelling(path, (part) => part.toLowerCase());
  // Looking back keeps a path of thousands of slashes from being tried at each of them.
  const plain = spelling.replace(/(?<=[^/])\/+$/, "");
  return [plain, ...languages.map((language) => `/${language}${plain}`)].find(findPage);
}

/**
 * The path by which pages link to the page that a path of a request means, whichever of its paths and spellings that is.
 * @returns undefined when there is no such page
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

/**
 * Finds the page at a path of a request, percent-encoded.
 * @returns its name, language and varying parts (decoded), or undefined when there is no such page
 * @throws URIError when a part is badly encoded
 */
export function findPage(path: string): FoundPage | undefined {
  const { language, rest } = splitLanguage(path);
  // "/en/" has a slash too many, like "/info/prices/".
  if (language !== defaultLanguage && path.endsWith("/")) return undefined;
  for (const { name, pattern } of patterns) {
    const match = pattern.exec(rest);
    if (match) return { name, language, parts: decoded(match.groups ?? {}) };
  }
  return undefined;
}

/** The language of a path, and its Norwegian form: "/en/info/prices" gives en and "/info/prices". */
export function splitLanguage(path: string): { language: Language; rest: string } {
  const language = languages.find(
    (candidate) =>
      candidate !== defaultLanguage && (path === `/${candidate}` || path.startsWith(`/${candidate}/`)),
  );
  if (!language || language === defaultLanguage) return { language: defaultLanguage, rest: path };
  const own = path.slice(language.length + 1) || "/";
  const norwegian = Object.keys(translatedPaths).find((each) => translatedPaths[each]![language] === own);
  return { language, rest: norwegian ?? own };
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
