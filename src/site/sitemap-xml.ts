import { countAddressParts, listArticleAddresses } from "#src/features/articles/article-addresses.server.ts";
import { findNextPublication } from "#src/features/articles/articles.server.ts";
import { listPageLanguages } from "#src/campsite/page-texts/page-texts.server.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { offeredIn } from "#src/cms/offered-languages.server.ts";
import { addresses, localPath, type PageName } from "#src/i18n/addresses.ts";
import { defaultLanguage, hreflang, languages, type Language } from "#src/i18n/language.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Context } from "#src/platform/context.ts";
import { escapeXml, type SiteFile } from "#src/platform/pages/site-file.ts";

/**
 * Pages that /sitemap.xml leaves out: some have nothing for search engines, articles are listed one by one, and the
 * news and the gallery link to the others.
 */
const unlisted: PageName[] = ["login", "booking", "topUp", "article", "newsYear", "photo", "galleryPart"];

interface Listed {
  /** The path in each language in which the page exists. */
  paths: Partial<Record<Language, string>>;
  lastChange?: string;
}

/**
 * /sitemap.xml lists the public pages and articles in each language in which they exist. When the articles exceed one
 * file, it is an index of sitemap files instead (https://www.sitemaps.org/protocol.html).
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

/** One sitemap file of the index. Number 0 has the pages, the others have the articles. */
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

/** Pages with content besides their text, which search engines may find before the text is written. */
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
