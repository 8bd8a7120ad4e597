import { articleLastChange, articlePaths } from "#src/features/articles/article.ts";
import { findNextPublication, listVisibleArticles } from "#src/features/articles/articles.server.ts";
import { listPageLanguages } from "#src/features/page-texts/page-texts.server.ts";
import { addresses, localPath, type PageName } from "#src/i18n/addresses.ts";
import { hreflang, languages, type Language } from "#src/i18n/language.ts";
import { escapeXml, type SiteFile } from "#src/platform/pages/site-file.ts";

/**
 * Pages with nothing for search engines; articles, which are listed one by one; and photos, which the gallery links
 * to.
 */
const unlisted: PageName[] = ["login", "booking", "topUp", "article", "photo"];

interface Listed {
  /** The path in each language in which it exists. */
  paths: Partial<Record<Language, string>>;
  lastChange?: string;
}

/** /sitemap.xml: the public pages and the articles, each in the languages in which it exists. */
export const sitemapXml: SiteFile = {
  path: "/sitemap.xml",
  contentType: "application/xml; charset=utf-8",
  async make(context) {
    const [articles, changesAt, pageLanguages] = await Promise.all([
      listVisibleArticles(context),
      findNextPublication(context),
      listPageLanguages(context),
    ]);
    const pages = (Object.keys(addresses) as PageName[])
      .filter((name) => !unlisted.includes(name))
      .map((name): Listed => ({
        paths: Object.fromEntries(
          (pageLanguages.get(name) ?? languages).map((each) => [each, localPath(addresses[name][0], each)]),
        ),
      }));
    const stories = articles.map((article): Listed => {
      return { paths: articlePaths(article), lastChange: articleLastChange(article) };
    });
    const absolute = (path: string) => escapeXml(new URL(path, context.config.siteOrigin).href);
    const entries = [...pages, ...stories].flatMap(({ paths, lastChange }) =>
      Object.values(paths).map(
        (path) =>
          `<url><loc>${absolute(path)}</loc>${lastChange ? `<lastmod>${lastChange}</lastmod>` : ""}${alternates(paths, absolute)}</url>`,
      ),
    );
    const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
    return { body, changesAt };
  },
};

function alternates(paths: Listed["paths"], absolute: (path: string) => string): string {
  const link = (tag: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${absolute(path)}"/>`;
  const byLanguage = (Object.entries(paths) as [Language, string][]).map(([language, path]) =>
    link(hreflang[language], path),
  );
  return [...byLanguage, link("x-default", paths.nb!)].join("");
}
