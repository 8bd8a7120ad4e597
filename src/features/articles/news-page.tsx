import { definePage } from "#src/platform/page.ts";
import { summarize, type ArticleSummary } from "./article-summary.ts";
import { articleText } from "./article.text.ts";
import { findNextPublication, listVisibleArticles } from "./articles.server.ts";

interface Data {
  articles: ArticleSummary[];
}

/** /info/nyheter: all the news. */
export const newsPage = definePage<Data>({
  async load(context) {
    const [articles, next] = await Promise.all([listVisibleArticles(context), findNextPublication(context)]);
    context.changesAt(next);
    return { articles: articles.map((article) => summarize(article, context.language)) };
  },
  head: (_, { language }) => ({ title: articleText[language].news, description: articleText[language].fromTheSite }),
  View({ data, language }) {
    const text = articleText[language];
    return (
      <>
        <h1>{text.news}</h1>
        {data.articles.length === 0 && <p>{text.none}</p>}
        <ul>
          {data.articles.map((article) => (
            <li key={article.id}>
              <a href={article.href}>{article.title}</a>
            </li>
          ))}
        </ul>
      </>
    );
  },
});
