import { langAttribute } from "#src/i18n/language.ts";
import { headOfText, PageTextHead } from "#src/features/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/features/page-texts/page-texts.server.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { OnlyInNorwegian } from "#src/ui/page-head.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import { summarizeArticles, type ArticleSummary } from "./article-summaries.server.ts";
import { articleText } from "./article.text.ts";
import { feedPath } from "./articles-feed.ts";
import { findNextPublication, listVisibleArticles } from "./articles.server.ts";

interface Data {
  page: LocalizedPageText;
  articles: ArticleSummary[];
}

/** The width of an article's picture in three columns, in two, and on a phone. */
const sizes = "(width >= 64rem) 24rem, (width >= 40rem) 46vw, 92vw";

/** /info/nyheter: all news. The address of an unknown article redirects here, to #unknown. */
export const newsPage = definePage<Data>({
  async load(context) {
    const [page, articles, next] = await Promise.all([
      getPageText(context, "news", context.language),
      listVisibleArticles(context),
      findNextPublication(context),
    ]);
    context.changesAt(next);
    return { page, articles: await summarizeArticles(context, articles, context.language) };
  },
  head: ({ page }, context) => headOfText(page, context),
  View({ data: { page, articles }, language, assetUrl }) {
    const text = articleText[language];
    return (
      <>
        <PageTextHead page={page} language={language} assetUrl={assetUrl} />
        <div className="wrap news">
          {articles.length === 0 ? (
            <p>{text.none}</p>
          ) : (
            <>
              <div id="unknown" className="notice">
                <Icon name="info" />
                <p>{text.unknown}</p>
              </div>
              <ul className="news-list">
                {articles.map((article, index) => (
                  <li key={article.id}>
                    <article>
                      <ArticlePicture
                        picture={article.picture}
                        assetUrl={assetUrl}
                        sizes={sizes}
                        isFirst={index === 0}
                      />
                      <p className="news-date">{article.date}</p>
                      <h2 lang={langAttribute(article.language, language)}>
                        <a href={article.href}>{article.title}</a>
                      </h2>
                      <p lang={langAttribute(article.language, language)}>{article.subTitle}</p>
                      <OnlyInNorwegian wordsIn={article.language} language={language} />
                    </article>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className="news-feed">
            <a href={feedPath(language)}>{text.feed}</a>
          </p>
        </div>
      </>
    );
  },
});
