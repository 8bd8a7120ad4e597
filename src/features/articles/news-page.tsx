import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { definePage } from "#src/platform/pages/page.ts";
import { Icon } from "#src/ui/icon.tsx";
import { summarizeArticles, type ArticleSummary } from "./article-summaries.server.ts";
import { articleText } from "#messages/articles";
import { siteText } from "#messages/site";
import { feedPath } from "./articles-feed.ts";
import { listNewestArticles } from "./articles.server.ts";
import { NewsList, NewsYears } from "./news-list.tsx";
import { articlesOnPage, listNewsYears, type NewsYear } from "./news-years.server.ts";

interface Data {
  page: LocalizedPageText;
  articles: ArticleSummary[];
  years: NewsYear[];
  isMore: boolean;
  canSubscribe: boolean;
}

/** The page /info/nyheter. Addresses of unknown articles redirect to `#unknown` on this page. */
export const newsPage = definePage<Data>({
  async load(context) {
    const [page, { value: articles }, { value: years, changesAt }] = await Promise.all([
      getPageText(context, "news", context.language),
      listNewestArticles(context, articlesOnPage),
      listNewsYears(context),
    ]);
    context.changesAt(changesAt);
    return {
      page,
      articles: await summarizeArticles(context, articles, context.language),
      years,
      canSubscribe: context.config.mail !== undefined,
      isMore: years.reduce((sum, { count }) => sum + count, 0) > articles.length,
    };
  },
  head: ({ page }, context) => headOfText(page, context),
  View({ data: { page, articles, years, isMore, canSubscribe }, language, assetUrl }) {
    const text = articleText[language];
    return (
      <>
        <PageTextHead page={page} language={language} assetUrl={assetUrl} />
        <div className="wrap page-start">
          {articles.length === 0 ? (
            <p className="quiet">{text.none}</p>
          ) : (
            <>
              <div id="unknown" className="notice gap-below-24">
                <Icon name="info" />
                <p>{text.unknown}</p>
              </div>
              <NewsList articles={articles} language={language} assetUrl={assetUrl} />
              {isMore && <NewsYears years={years} language={language} />}
              <p className="line-above section pad-16 cluster small unprinted">
                {canSubscribe && (
                  <a className="target" href={address("updates", language)}>
                    {siteText[language].pages.updates}
                  </a>
                )}
                <a className="target" href={feedPath(language)}>
                  {text.feed}
                </a>
              </p>
            </>
          )}
        </div>
      </>
    );
  },
});
