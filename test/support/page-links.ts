import { Parser } from "htmlparser2";
import { languages } from "#src/i18n/language.ts";
import type { TestSite } from "#test/support/site.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";

const origin = "http://localhost:3000";

interface Links {
  /** The links to addresses of this site, with the words of each link. */
  links: { href: URL; words: string }[];
  ids: Set<string>;
}

/** Returns a page's links, and the ids that links can lead to. */
export async function linksOf(site: TestSite, path: string): Promise<Links> {
  const found: Links = { links: [], ids: new Set() };
  let link: Links["links"][number] | undefined;
  const parser = new Parser({
    onopentag(name, { id, href }) {
      if (id) found.ids.add(id);
      if (name !== "a" || !href) return;
      link = { href: new URL(href, origin + path), words: "" };
      if (link.href.origin === origin) found.links.push(link);
    },
    ontext(text) {
      if (link) link.words += text;
    },
    onclosetag(name) {
      if (name === "a") link = undefined;
    },
  });
  parser.end(await site.read(path));
  return found;
}

/** Fragments that no element has. A link with such a fragment closes an open part of the page. */
const nowhere = ["#closed"];

/** Returns all links to missing parts of pages, each with the page that contains the link. */
export async function findDeadParts(site: TestSite): Promise<string[]> {
  const pages = new Map<string, Links>();
  const read = async (path: string) => {
    const links = pages.get(path) ?? (await linksOf(site, path));
    pages.set(path, links);
    return links;
  };
  const dead: string[] = [];
  for (const language of languages)
    for (const name of publicPages) {
      const path = pathOf(name, language);
      for (const { href, words } of (await read(path)).links) {
        if (!href.hash || nowhere.includes(href.hash)) continue;
        const { ids } = await read(href.pathname);
        if (!ids.has(decodeURIComponent(href.hash.slice(1))))
          dead.push(`${path}: «${words}» to ${href.href}`);
      }
    }
  return dead;
}
