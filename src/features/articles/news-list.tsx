import { address } from "#src/i18n/addresses.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import type { AssetUrl } from "#src/platform/pages/assets.ts";
import { OnlyInNorwegian } from "#src/ui/page-head.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import type { ArticleSummary } from "./article-summaries.server.ts";
import { articleText } from "#messages/articles";
import type { NewsYear } from "./news-years.server.ts";

const sizes = "(width >= 64rem) 24rem, (width >= 40rem) 46vw, 92vw";

interface Props {
  articles: readonly ArticleSummary[];
  language: Language;
  assetUrl: AssetUrl;
}

export function NewsList({ articles, language, assetUrl }: Props) {
  return (
    <ul className="news-list h2-26">
      {articles.map((article, index) => (
        <li key={article.id}>
          <article className="positioned">
            <ArticlePicture
              picture={article.picture}
              drawing={article.drawing}
              assetUrl={assetUrl}
              sizes={sizes}
              isFirst={index === 0}
            />
            <p className="cluster quiet small figures">{article.date}</p>
            <h2 className="gap-above-4 gap-below-8" lang={langAttribute(article.language, language)}>
              <a className="row-link plain" href={article.href}>
                {article.title}
              </a>
            </h2>
            <p className="size-17 lines-14 measure" lang={langAttribute(article.language, language)}>
              {article.subTitle}
            </p>
            <OnlyInNorwegian wordsIn={article.language} language={language} className="gap-above-12" />
          </article>
        </li>
      ))}
    </ul>
  );
}

export function NewsYears({
  years,
  current,
  language,
}: {
  years: readonly NewsYear[];
  current?: number;
  language: Language;
}) {
  return (
    <nav className="section h2-21" aria-labelledby="years">
      <h2 className="gap-below-8" id="years">
        {articleText[language].years}
      </h2>
      <ul className="cluster">
        {years.map(({ year }) => (
          <li key={year}>
            <a
              className="target figures"
              href={newsYearAddress(year, 1, language)}
              aria-current={year === current ? "true" : undefined}
            >
              {year}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** @param page the page number, counted from 1 */
export function newsYearAddress(year: number, page: number, language: Language): string {
  return address("newsYear", language, { year: String(year), page: String(page) });
}
