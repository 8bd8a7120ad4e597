import { pageNamesText } from "#messages/page-texts";
import { findByName, hasAllWords } from "#src/cms/links/find-by-name.server.ts";
import type { FoundTarget, LinkTargets, NamedTarget } from "#src/cms/links/link-targets.ts";
import { findOffPages } from "#src/campsite/menu/menu.server.ts";
import { address, addresses, type PageName } from "#src/i18n/addresses.ts";
import { type Language } from "#src/i18n/language.ts";
import { inEachOf } from "#src/i18n/texts.ts";
import type { Context } from "#src/platform/context.ts";
import { ownPageCollection, findOwnPage } from "./own-pages.server.ts";
import { findAddress } from "./page-addresses.server.ts";

/** TABLE  pages that the search for targets leaves out. */
const unlinked: readonly PageName[] = ["offline", "login"];

function ignoreBadEncoding(error: unknown): undefined {
  if (!(error instanceof URIError)) throw error;
}

/** True for a page whose address has no variable parts. Features find the targets for all other addresses. */
const isFixed = (name: string): name is "home" =>
  Object.hasOwn(addresses, name) && !addresses[name as PageName][0].includes("{");

/** The pages of the site as targets. A link still leads to an own page when the page gets another path. */
export const pageTargets: LinkTargets = {
  async list(context, most) {
    const pages = await ownPageCollection.listAll(context);
    return pages
      .slice(0, most)
      .map(({ id, title }) => ({ to: address("ownPage", "nb", { id: String(id) }), title }));
  },
  async find(context, to, language) {
    const [, named] = /^page:(\w+)$/.exec(to) ?? [];
    if (named && isFixed(named)) return fixedPage(context, named, language);
    const at =
      named && /^\d{1,9}$/.test(named)
        ? address("ownPage", language, { id: named })
        : /^\/(?!\/)[^?#]*$/.exec(to)?.[0];
    const found = at && (await findAddress(context, at).catch(ignoreBadEncoding));
    if (!found) return undefined;
    const { name, language: written, parts } = found.found;
    if (name !== "ownPage") return isFixed(name) ? fixedPage(context, name, written) : undefined;
    return ownPage(context, Number(parts["id"]), written);
  },
  async search(context, search) {
    const fixed = Object.keys(addresses).filter((name) => isFixed(name) && !unlinked.includes(name));
    return [
      ...fixed
        .map((name): NamedTarget => ({ link: `page:${name}`, title: titleOf(name as PageName) }))
        .filter(({ title }) => hasAllWords(Object.values(title), search)),
      ...(await findByName(context, "ownPage", search)),
    ];
  },
};

function titleOf(page: PageName): Record<Language, string> {
  const names = pageNamesText as Record<Language, Partial<Record<PageName, string>>>;
  return inEachOf(names, (words) => words[page] ?? address(page as "home", "nb"));
}

async function fixedPage(context: Context, name: "home", language: Language): Promise<FoundTarget> {
  const to = address(name, language);
  const isOff = (await findOffPages(context)).has(name);
  return { to, link: `page:${name}`, title: titleOf(name), location: isOff ? undefined : to };
}

async function ownPage(context: Context, id: number, language: Language): Promise<FoundTarget | undefined> {
  const page = await findOwnPage(context, id, language);
  return (
    page && {
      to: address("ownPage", language, { id: String(id) }),
      link: `page:${id}`,
      title: page.title,
      location: page.path,
    }
  );
}
