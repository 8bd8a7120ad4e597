import { collectionOf } from "#src/cms/collection.server.ts";
import { listOwnPages } from "#src/campsite/own-pages/own-pages.server.ts";
import { findPage, ownPath, type PageName } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { inOtherLanguages, localize, type Localized } from "#src/i18n/translation.ts";
import type { Context } from "#src/platform/context.ts";
import { isWellFormed } from "#src/platform/pages/well-formed-url.ts";
import { siteText } from "#messages/site";
import { arrangeMenu, isFixedPage, newEntry, type MenuEntry } from "./menu-entries.ts";
import { parentPages } from "./menu-pages.ts";
import { menuKind } from "./menu.ts";

const firstGroup = newEntry({
  key: "group:1",
  name: siteText.nb.information,
  translations: inOtherLanguages((language) => ({ name: siteText[language].information })),
});

/** The menu that the site has before staff save it. */
const unwritten = { entries: arrangeMenu([firstGroup], []) };

export const menuCollection = collectionOf(menuKind, { unwritten });

async function getEntries(context: Context): Promise<readonly MenuEntry[]> {
  const [written] = await menuCollection.listAll(context);
  return (written ?? unwritten).entries;
}

/** Returns the fixed pages that are switched off, with the pages that belong to them. Nothing links to them. */
export async function findOffPages(context: Context): Promise<ReadonlySet<PageName>> {
  const entries = arrangeMenu(await getEntries(context), []);
  const off = new Set<PageName>(
    entries.flatMap((each) => (each.state === "off" && isFixedPage(each) ? [each.key] : [])),
  );
  const parts = Object.entries(parentPages) as [PageName, PageName][];
  return off.union(new Set(parts.filter(([, parent]) => off.has(parent)).map(([part]) => part)));
}

/** True for a page that staff have switched off, or that belongs to such a page. */
export const isOff = async (context: Context, page: PageName): Promise<boolean> =>
  (await findOffPages(context)).has(page);

export interface GuestMenuEntry extends Pick<MenuEntry, "key" | "group"> {
  named: Localized<{ name: string }>;
  own: { label: string; path: string } | undefined;
}

/** Returns the entries that guests see, in order. An own page without words in the language is left out. */
export async function listMenuEntries(context: Context, language: Language): Promise<GuestMenuEntry[]> {
  const [stored, pages] = await Promise.all([getEntries(context), listOwnPages(context)]);
  const own = new Map(
    pages.flatMap(({ page, titles, paths }) => {
      const [label, path] = [titles[language], paths[language]];
      return label && path ? [[`page:${page.id}`, { label, path }]] : [];
    }),
  );
  return arrangeMenu(
    stored,
    pages.map(({ page }) => page),
  ).flatMap(({ key, group, state, name, translations }) => {
    if (state !== "shown" || (key.startsWith("page:") && !own.has(key))) return [];
    return [{ key, group, named: localize({ name }, translations, language), own: own.get(key) }];
  });
}

/** Replaces the links to pages in `off` by their words. @param origin the site's, for absolute URLs */
export function withoutLinksTo(off: ReadonlySet<PageName>, html: string, origin: string): string {
  if (off.size === 0) return html;
  return html.replaceAll(/(<a\b[^>]*?) href="([^"]*)"/g, (link, start: string, href: string) => {
    const url = URL.parse(href, origin);
    const path = url?.origin === origin && isWellFormed(url.href) ? ownPath(url.pathname) : undefined;
    return path !== undefined && off.has(findPage(path)!.name) ? start : link;
  });
}
