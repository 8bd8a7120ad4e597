import { canonicalSpelling, findPage, ownPath, splitLanguage, type FoundPage } from "#src/i18n/addresses.ts";
import { defaultLanguage, languages, type Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import type { OwnPage } from "./own-page.ts";
import { pathsOf, withPrefix } from "./own-page.ts";

export interface FoundAddress {
  found: FoundPage;
  /** The path in its usual spelling, in the language of the request; for an own page, its current path. */
  path: string;
  /** The Norwegian form of `path`. */
  norwegian: string;
}

interface PagePaths {
  id: number;
  paths: Record<Language, string>;
}

/**
 * Finds the page at a path: a fixed page or an own page. Letter case, trailing slashes and percent-encoding may differ
 * from the usual spelling. An earlier path of an own page leads to that page.
 * @returns undefined when no page has this path
 * @throws URIError when the path is badly encoded
 */
export async function findAddress(context: Context, pathname: string): Promise<FoundAddress | undefined> {
  const path = ownPath(pathname);
  const found = path === undefined ? undefined : findPage(path);
  if (!found || found.name === "ownPage") return findOwnPage(await readAddresses(context), pathname);
  return { found, path: path!, norwegian: splitLanguage(path!).rest };
}

export async function readPaths(context: Context): Promise<(pathname: string) => boolean> {
  const addresses = await readAddresses(context);
  return (pathname) => ownPath(pathname) !== undefined || findOwnPage(addresses, pathname) !== undefined;
}

interface Addresses {
  byId: ReadonlyMap<number, PagePaths>;
  /** The pages by each of their paths without the language's prefix. Earlier paths are included. */
  byPath: ReadonlyMap<string, PagePaths>;
}

/** Reads the addresses of all own pages, and caches them until the next write. */
const readAddresses = (context: Context): Promise<Addresses> =>
  readContent(context, "addresses of own pages", async ({ db }) => {
    const [rows, former] = await Promise.all([
      db.selectFrom("ownPage").select(["id", "title", "path", "lead", "text", "translations"]).execute(),
      db.selectFrom("formerPagePath").selectAll().execute(),
    ]);
    const pages = rows.map((row): PagePaths => {
      const translations = JSON.parse(row.translations) as OwnPage["translations"];
      return { id: row.id, paths: pathsOf({ ...row, translations }) };
    });
    const byId = new Map(pages.map((page) => [page.id, page]));
    const earlier = former.flatMap(({ path, ownPageId }) => {
      const page = byId.get(ownPageId);
      return page ? [[path, page] as const] : [];
    });
    const present = pages.flatMap((page) => Object.values(page.paths).map((path) => [path, page] as const));
    return { byId, byPath: new Map([...earlier, ...present]) };
  });

function findOwnPage({ byId, byPath }: Addresses, pathname: string): FoundAddress | undefined {
  const spelling = canonicalSpelling(pathname, (part) => part.toLowerCase());
  // The lookbehind avoids quadratic time for a path with thousands of slashes.
  const { language: prefix, rest } = splitLanguage(spelling.replace(/(?<=[^/])\/+$/, ""));
  const [, id] = /^\/page\/(\d{1,9})$/.exec(rest) ?? [];
  const page = id === undefined ? byPath.get(rest) : byId.get(Number(id));
  if (!page) return undefined;
  // The path of a translation may lack its prefix.
  const language =
    prefix === defaultLanguage && page.paths.nb !== rest
      ? (languages.find((each) => page.paths[each] === rest) ?? prefix)
      : prefix;
  return {
    found: { name: "ownPage", language, parts: { id: String(page.id) } },
    path: withPrefix(page.paths[language], language),
    norwegian: page.paths.nb,
  };
}
