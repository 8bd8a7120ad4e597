import { findTarget as findOnSite } from "#src/cms/links/links.server.ts";
import type { FoundTarget } from "#src/cms/links/link-targets.ts";
import { canonicalPath, findPage, splitLanguage, type PageName } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";

/** TABLE  pages that show one resource. Their address is a target only if a feature finds the resource. */
const pagesOfItems: readonly PageName[] = ["article", "photo", "ownPage"];

/** The target of a redirect. `title` is null for a page of the site and for another site. */
export type Target = Pick<FoundTarget, "to" | "location"> & { title: string | null };

/**
 * Finds the target that a redirect names: a page, a resource of a feature, or an address on another site.
 * @param language the language of the old address; the file of a document depends on this language
 * @returns undefined when this site has no page or resource at this address. Such an address may be the old address of
 *   another redirect.
 */
export type FindTarget = (to: string, language: Language) => Promise<Target | undefined>;

/** Returns a function that looks for each target once. */
export function targetFinder(context: Context): FindTarget {
  const found = new Map<string, Promise<Target | undefined>>();
  return (to, language) => {
    const key = `${language} ${to}`;
    const known = found.get(key) ?? findTarget(context, to, language);
    found.set(key, known);
    return known;
  };
}

async function findTarget(context: Context, to: string, language: Language): Promise<Target | undefined> {
  const path = ownPathIn(context, to);
  if (path === undefined) return { to, title: null, location: new URL(to).href };
  const [own, fragment] = path.split("#", 2) as [string, string?];
  const found = await findOnSite(context, own, language);
  const page = found ? undefined : pageAt(own);
  const target = found ?? (page === undefined ? undefined : { to: page, title: null, location: page });
  if (!target) return undefined;
  const end = fragment && target.to.startsWith("/") ? `#${encodeURIComponent(fragment)}` : "";
  return {
    to: target.to + end,
    title: typeof target.title === "string" ? target.title : null,
    location: target.location && target.location + end,
  };
}

/** Returns the path and fragment of this site's full address, or a path unchanged. Undefined for another site. */
export function ownPathIn({ config }: Pick<Context, "config">, to: string): string | undefined {
  if (!/^https:/i.test(to)) return to;
  const { origin, pathname, hash } = new URL(to);
  return origin === config.siteOrigin ? pathname + hash : undefined;
}

export const languageOf = (from: string): Language => splitLanguage(from).language;

function pageAt(path: string): string | undefined {
  try {
    const own = canonicalPath(path);
    return own !== undefined && !pagesOfItems.includes(findPage(own)!.name) ? own : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
