import { countAddressParts, listArticleAddresses } from "#src/features/articles/article-addresses.server.ts";
import { findNextPublication } from "#src/features/articles/articles.server.ts";
import { listPageLanguages } from "#src/features/page-texts/page-texts.server.ts";
import { getWebsiteSettings } from "#src/features/settings/website-settings.server.ts";
import { offeredIn } from "#src/features/settings/website-settings.ts";
import { addresses, localPath, type PageName } from "#src/i18n/addresses.ts";
import { defaultLanguage, hreflang, languages, type Language } from "#src/i18n/language.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Context } from "#src/platform/context.ts";
import { escapeXml, type SiteFile } from "#src/platform/pages/site-file.ts";

/**
 * Pages with nothing for search engines; articles, which are listed one by one; and what the news and the gallery link
 * to.
 */
const unlisted: PageName[] = ["login", "booking", "topUp", "article", "newsYear", "photo", "galleryPart"];

interface Listed {
  /** The path in each language in which it exists. */
  paths: Partial<Record<Language, string>>;
  lastChange?: string;
}

/**
 * /sitemap.xml: the public pages and the articles, each in the languages in which it exists. Where there are more articles
 * than one file lists, it is the list of such files instead (https://www.sitemaps.org/protocol.html).
 */
export const sitemapXml: SiteFile = {
  path: "/sitemap.xml",
  contentType: "application/xml; charset=utf-8",
  async make(context) {
    const [parts, changesAt] = await Promise.all([countAddressParts(context), findNextPublication(context)]);
    if (parts === 1) {
      const [pages, articles] = await Promise.all([listPages(context), listArticleAddresses(context, 1)]);
      return { body: await urlSet([...pages, ...articles], context), changesAt };
    }
    const files = Array.from({ length: parts + 1 }, (_, part) => {
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

/** One file of those that the list names: the pages are number 0, the articles follow. */
export const sitemapPart: SiteFile = {
  path: "/:file{sitemap-[0-9]+\\.xml}",
  contentType: "application/xml; charset=utf-8",
  async make(context, { file }) {
    const number = Number(/\d+/.exec(file!)![0]);
    const [parts, changesAt] = await Promise.all([countAddressParts(context), findNextPublication(context)]);
    if (parts === 1 || number > parts) throw new Problem("not-found");
    const listed = number === 0 ? await listPages(context) : await listArticleAddresses(context, number);
    return { body: await urlSet(listed, context), changesAt };
  },
};

/** Pages that show more than their text, so that they are worth finding before anybody has written it. */
const moreThanText: PageName[] = ["home", "prices"];

async function listPages(context: Context): Promise<Listed[]> {
  const pageLanguages = await listPageLanguages(context);
  const languagesOf = (name: PageName): readonly Language[] => {
    const written = pageLanguages.get(name) ?? languages;
    return written.length === 0 && moreThanText.includes(name) ? [defaultLanguage] : written;
  };
  return (Object.keys(addresses) as PageName[])
    .filter((name) => !unlisted.includes(name))
    .map((name): Listed => ({
      paths: Object.fromEntries(languagesOf(name).map((each) => [each, localPath(addresses[name][0], each)])),
    }))
    .filter(({ paths }) => paths.nb);
}

const declaration = `<?xml version="1.0" encoding="UTF-8"?>`;

async function urlSet(listed: readonly Listed[], context: Context): Promise<string> {
  const offered = offeredIn(await getWebsiteSettings(context));
  const absolute = (path: string) => escapeXml(new URL(path, context.config.siteOrigin).href);
  const entries = listed.flatMap(({ paths, lastChange }) => {
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
