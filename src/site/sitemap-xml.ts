import type { Listed } from "#src/campsite/listed-addresses.ts";
import { findOffPages } from "#src/campsite/menu/menu.server.ts";
import { listPageLanguages } from "#src/campsite/page-texts/page-texts.server.ts";
import { listOwnPages } from "#src/campsite/own-pages/own-pages.server.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { offeredIn } from "#src/cms/offered-languages.server.ts";
import { addresses, findPage, localPath, type PageName } from "#src/i18n/addresses.ts";
import { defaultLanguage, hreflang, languages, type Language } from "#src/i18n/language.ts";
import { pageNameIn, type TextPageName } from "#src/i18n/names/page-names.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Context } from "#src/platform/context.ts";
import { escapeXml, type SiteFile } from "#src/platform/pages/site-file.ts";

/** Pages that search engines don't need, or whose addresses are listed in another way. */
const unlisted: PageName[] = [
  "login",
  "search",
  "updates",
  "tonight",
  "booking",
  "topUp",
  "article",
  "newsYear",
  "photo",
  "galleryPart",
  "ownPage",
];

/** The file /sitemap.xml. For many addresses, it is an index of sitemaps (https://www.sitemaps.org/protocol.html). */
export const sitemapXml: SiteFile = {
  path: "/sitemap.xml",
  contentType: "application/xml; charset=utf-8",
  async make(context) {
    const { parts, changesAt } = await readParts(context);
    if (parts.length <= 1) {
      const listed = await Promise.all([listPages(context), ...parts.map((list) => list())]);
      return { body: await urlSet(listed.flat(), context), changesAt };
    }
    const files = Array.from({ length: parts.length + 1 }, (_, part) => {
      const { href } = new URL(`/sitemap-${part}.xml`, context.config.siteOrigin);
      return `<sitemap><loc>${escapeXml(href)}</loc></sitemap>`;
    });
    const body = `${declaration}
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.join("\n")}
</sitemapindex>
`;
    return { body, changesAt };
  },
};

/** Returns a function for each file with features' addresses, and the time of the next change. */
async function readParts(context: Context) {
  const read = await Promise.all(
    context.features
      .flatMap(({ listedAddresses = [] }) => listedAddresses)
      .map(async ({ countParts, listPart, findChange }) => {
        const [count, change] = await Promise.all([countParts(context), findChange(context)]);
        return {
          change,
          parts: Array.from({ length: count }, (_, part) => () => listPart(context, part + 1)),
        };
      }),
  );
  const [changesAt] = read
    .flatMap(({ change }) => change ?? [])
    .toSorted((one, other) => Temporal.Instant.compare(one, other));
  const parts = read.flatMap((each) => each.parts);
  return { parts, changesAt };
}

/** A sitemap file of the index. The file with number 0 has the pages. All other files have addresses of features. */
export const sitemapPart: SiteFile = {
  path: "/:file{sitemap-[0-9]+\\.xml}",
  contentType: "application/xml; charset=utf-8",
  async make(context, { file }) {
    const number = Number(/\d+/.exec(file!)![0]);
    const { parts, changesAt } = await readParts(context);
    if (parts.length <= 1 || number > parts.length) throw new Problem("not-found");
    const listed = number === 0 ? await listPages(context) : await parts[number - 1]!();
    return { body: await urlSet(listed, context), changesAt };
  },
};

/** The pages that are listed even without a page text, because they have other content. */
const moreThanText: PageName[] = ["home", "prices"];

interface ListedPage extends Listed {
  name: PageName;
  titles: Partial<Record<Language, string>>;
}

export async function listPages(context: Context): Promise<ListedPage[]> {
  const [pageLanguages, own] = await Promise.all([listPageLanguages(context), listOwnPages(context)]);
  const languagesOf = (name: PageName): readonly Language[] => {
    const written = pageLanguages.get(name) ?? languages;
    return written.length === 0 && moreThanText.includes(name) ? [defaultLanguage] : written;
  };
  const fixed = (Object.keys(addresses) as PageName[])
    .filter((name) => !unlisted.includes(name))
    .map((name): ListedPage => {
      const inLanguages = (make: (language: Language) => string) =>
        Object.fromEntries(languagesOf(name).map((language) => [language, make(language)]));
      return {
        name,
        titles: inLanguages((language) => pageNameIn(language, name as TextPageName)),
        paths: inLanguages((language) => localPath(addresses[name][0], language)),
      };
    })
    .filter(({ paths }) => paths.nb);
  return [...fixed, ...own.map(({ titles, paths }): ListedPage => ({ name: "ownPage", titles, paths }))];
}

const declaration = `<?xml version="1.0" encoding="UTF-8"?>`;

async function urlSet(listed: readonly Listed[], context: Context): Promise<string> {
  const [settings, off] = await Promise.all([getWebsiteSettings(context), findOffPages(context)]);
  const offered = offeredIn(settings);
  const absolute = (path: string) => escapeXml(new URL(path, context.config.siteOrigin).href);
  const isOff = (path = "/") => off.has(findPage(path)?.name ?? "home");
  const entries = listed.flatMap(({ paths, lastChange }) => {
    if (isOff(paths.nb)) return [];
    const urls = offered.flatMap((language) => {
      const path = paths[language];
      return path ? [{ language, href: absolute(path) }] : [];
    });
    const alternates = [
      ...urls.map(({ language, href }) => link(hreflang[language], href)),
      link("x-default", urls[0]!.href),
    ].join("");
    const changed = lastChange ? `<lastmod>${lastChange}</lastmod>` : "";
    return urls.map(({ href }) => `<url><loc>${href}</loc>${changed}${alternates}</url>`);
  });
  return `${declaration}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

const link = (tag: string, href: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
