import { articleAddressParts, articleLastChange, articleWords } from "#src/features/articles/article.ts";
import { findNextPublication, listVisibleArticles } from "#src/features/articles/articles.server.ts";
import { address, addresses, localPath, type PageName } from "#src/i18n/addresses.ts";
import { hreflang, languages, type Language } from "#src/i18n/language.ts";
import { isComplete } from "#src/i18n/translation.ts";
import { escapeXml, type SiteFile } from "#src/platform/site-file.ts";

/** Pages that search engines have nothing to find on, and those that are listed one by one. */
const unlisted: PageName[] = ["login", "booking", "topUp", "article", "photo"];

interface Listed {
  /** The path in each language that it exists in. */
  paths: Partial<Record<Language, string>>;
  lastChange?: string;
}

/** /sitemap.xml: every public page with its languages. */
export const sitemapXml: SiteFile = {
  path: "/sitemap.xml",
  contentType: "application/xml; charset=utf-8",
  async make(context) {
    const [articles, changesAt] = await Promise.all([
      listVisibleArticles(context),
      findNextPublication(context),
    ]);
    const pages = (Object.keys(addresses) as PageName[])
      .filter((name) => !unlisted.includes(name))
      .map((name): Listed => ({
        paths: Object.fromEntries(languages.map((each) => [each, localPath(addresses[name][0], each)])),
      }));
    const stories = articles.map((article): Listed => {
      const norwegian = articleWords.parse(article);
      const path = (language: Language, title: string) => [
        language,
        address("article", language, articleAddressParts(article.url, title)),
      ];
      const translated = (["en", "de"] as const).flatMap((language) => {
        const words = article.translations[language];
        return words && isComplete(norwegian, words) ? [path(language, words.title)] : [];
      });
      return {
        paths: Object.fromEntries([path("nb", article.title), ...translated]),
        lastChange: articleLastChange(article),
      };
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
