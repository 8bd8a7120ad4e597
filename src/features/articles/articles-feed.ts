import type { Announcement } from "#src/campsite/announcements.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { findOffPages } from "#src/campsite/menu/menu.server.ts";
import { address, localPath } from "#src/i18n/addresses.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { toLocalMoment, toStoredInstant } from "#src/i18n/times/time.ts";
import { inLanguage } from "#src/i18n/translation.ts";
import { fillLinks } from "#src/cms/links/links.server.ts";
import { localizeWords } from "#src/cms/kind/kind.ts";
import { sanitize } from "#src/platform/pages/html.ts";
import { withRowsAsLines } from "#src/platform/pages/tables.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { escapeXml, type SiteFile } from "#src/platform/pages/site-file.ts";
import { articleText } from "#messages/articles";
import { articleAddressParts, articleKind, articleLastChange, type Article } from "./article.ts";
import { findNextArticleChange, listNewestArticles, listVisibleArticles } from "./articles.server.ts";

export const feedPath = (language: Language) => localPath("/feed.xml", language);

/** The Atom feed of the news in one language (RFC 4287). */
export const articlesFeed = (language: Language): SiteFile => ({
  path: feedPath(language),
  language,
  contentType: "application/atom+xml; charset=utf-8",
  async make(context) {
    if ((await findOffPages(context)).has("news")) throw new Problem("not-found");
    const [articles, identity, changesAt] = await Promise.all([
      listVisibleArticles(context, 30),
      getIdentity(context),
      findNextArticleChange(context),
    ]);
    const absolute = (path: string) => escapeXml(new URL(path, context.config.siteOrigin).href);
    // Feed readers show the text outside this site, so addresses must be absolute.
    const withAbsoluteAddresses = (html: string) =>
      html.replaceAll(/(?<= (?:href|src)=")\/(?!\/)/g, `${context.config.siteOrigin}/`);
    const entry = async (article: Article) => {
      const { words, language: actual } = localizeWords(articleKind, article, language);
      const text = withRowsAsLines(sanitize(await fillLinks(context, words.text, language), language));
      const link = absolute(address("article", language, articleAddressParts(article.url, words.title)));
      return `<entry xml:lang="${languageTag[actual]}">
<title>${escapeXml(words.title)}</title>
<link href="${link}"/>
<id>${absolute(address("article", "nb", { url: article.url, title: String(article.id) }))}</id>
<published>${toLocalMoment(article.publishedDate)}</published>
<updated>${toLocalMoment(articleLastChange(article))}</updated>
<summary>${escapeXml(words.subTitle)}</summary>
<content type="html">${escapeXml(withAbsoluteAddresses(text))}</content>
</entry>`;
    };
    const entries = await Promise.all(articles.map(entry));
    const updated = articles.map(articleLastChange).toSorted().at(-1) ?? identity.updatedAt;
    const body = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag[language]}">
<title>${escapeXml(`${articleText[language].news} – ${identity.name}`)}</title>
<subtitle>${escapeXml(inLanguage(identity, ["tagline", "shortIntro", "openingNote", "textMessageNote", "directions"], language).tagline)}</subtitle>
<link rel="self" href="${absolute(feedPath(language))}"/>
<link rel="alternate" href="${absolute(address("news", language))}"/>
<id>${absolute(feedPath(language))}</id>
<updated>${toLocalMoment(updated)}</updated>
<author><name>${escapeXml(identity.name)}</name></author>
${entries.join("\n")}
</feed>
`;
    return { body, changesAt };
  },
});

/** The maximum age of an article that subscribers get, in days. */
const newsDays = 14;

export async function announcedArticles(context: Context): Promise<Announcement[]> {
  const earliest = toStoredInstant(context.now().subtract({ hours: 24 * newsDays }));
  const { value: articles } = await listNewestArticles(context, 20);
  return articles
    .filter(({ publishedDate }) => publishedDate > earliest)
    .map((article) => ({
      kind: "article",
      id: article.id,
      topic: "news",
      since: article.publishedDate,
      async words(_, language) {
        const { title, subTitle } = localizeWords(articleKind, article, language).words;
        return {
          subject: title,
          title,
          lines: subTitle ? [subTitle] : [],
          path: address("article", language, articleAddressParts(article.url, title)),
        };
      },
    }));
}
