import { pageNamesText } from "#messages/page-texts";
import { ownPageFaultsText } from "#messages/own-pages";
import { findPage, ownPath, type PageName } from "#src/i18n/addresses.ts";
import { apiLanguage, languages, type Language } from "#src/i18n/language.ts";
import { inEachOf } from "#src/i18n/texts.ts";
import type { Context } from "#src/platform/context.ts";
import type { FieldError } from "#src/platform/api/problem.ts";
import { isOwnFile } from "#src/platform/pages/own-files.ts";
import { longestPath, pathsOf, withPrefix, type OwnPage } from "./own-page.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    /** Returns the first of these paths that the feature uses for something other than a page. */
    findHeldPath?: (context: Context, paths: readonly string[]) => Promise<string | undefined>;
  }
}

/** Matches the paths that the server answers itself. Own pages can't have these paths or paths below them. */
const reserved = /^\/(?:api|admin|assets|callback|data|healthz|page|preview|readyz)(?:\/|$)/;

type Holder = Readonly<Record<Language, string>>;

const named = (title: string): Holder => inEachOf(ownPageFaultsText, ({ page }) => page({ title }));

interface Holders {
  /** Returns the holder of a path: a page, a redirect or the site itself. Returns undefined for a free path. */
  of(path: string): Promise<Holder | undefined>;
}

/** Reads which paths are in use. @param own the page that needs a path; its current and earlier paths are free */
export async function readHolders(
  context: Context,
  own: { id?: number | undefined; isRestored?: boolean | undefined },
): Promise<Holders> {
  const { db } = context;
  const [pages, former] = await Promise.all([
    db.selectFrom("ownPage").select(["id", "title", "path", "lead", "text", "translations"]).execute(),
    db.selectFrom("formerPagePath").selectAll().execute(),
  ]);
  const byPath = new Map<string, Holder>();
  for (const page of pages) {
    if (page.id === own.id) continue;
    const translations = JSON.parse(page.translations) as OwnPage["translations"];
    const earlier = former.filter(({ ownPageId }) => ownPageId === page.id).map(({ path }) => path);
    for (const path of [...earlier, ...Object.values(pathsOf({ ...page, translations }))])
      byPath.set(path, named(page.title));
  }
  return {
    async of(path) {
      const paths = languages.map((language) => withPrefix(path, language));
      const fixed = ownPath(path);
      if (fixed) return holderOf(findPage(fixed)!.name);
      if (reserved.test(path) || paths.some((each) => isOwnFile(context, each)))
        return inEachOf(ownPageFaultsText, ({ site }) => site);
      const page = byPath.get(path);
      // A restored page takes its path back from a redirect that replaced the page.
      if (page || own.isRestored) return page;
      for (const { findHeldPath } of context.features)
        if (await findHeldPath?.(context, paths))
          return inEachOf(ownPageFaultsText, ({ redirect }) => redirect);
      return undefined;
    },
  };
}

function holderOf(name: PageName): Holder {
  const names = pageNamesText as Record<Language, Partial<Record<PageName, string>>>;
  return inEachOf(names, (words, language) => {
    const called = words[name];
    const text = ownPageFaultsText[language];
    return called ? text.page({ title: called }) : text.site;
  });
}

/** Returns `wished` if the path is free, or else a similar free path, such as `wished-2` or a path below /info. */
export async function freePath(holders: Holders, wished: string): Promise<string> {
  // Below some paths, such as /api or /photo, no path is free.
  const start = isForSite(`${wished}-2`) ? `/info/${wished.split("/").at(-1)}` : wished;
  for (let number = 1; ; number++) {
    const ending = number === 1 ? "" : `-${number}`;
    const path = start.slice(0, longestPath - ending.length).replace(/[-/]+$/, "") + ending;
    if (!(await holders.of(path))) return path;
  }
}

const isForSite = (path: string) => reserved.test(path) || ownPath(path) !== undefined;

export function takenFault(field: string, holder: Holder, proposal: string): FieldError {
  return {
    field,
    type: "address-taken",
    message: `is used by ${holder[apiLanguage]}; ${proposal} is free`,
    words: {
      ...inEachOf(ownPageFaultsText, ({ taken }, language) => taken({ holder: holder[language], proposal })),
    },
  };
}
