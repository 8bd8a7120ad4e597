import { headOfText, PageTextHead } from "#src/campsite/page-texts/page-text-head.tsx";
import { getPageText, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { idInPath } from "#src/platform/api/api.ts";
import { definePage } from "#src/platform/pages/page.ts";
import type { Crumb } from "#src/ui/breadcrumbs.tsx";
import { PageSteps } from "#src/ui/page-steps.tsx";
import { summarizeArticles, type ArticleSummary } from "./article-summaries.server.ts";
import { articleText } from "#messages/articles";
import { NewsList, newsYearAddress, NewsYears } from "./news-list.tsx";
import { articlesOnPage, listArticlesOfYear, listNewsYears, type NewsYear } from "./news-years.server.ts";

interface Data {
  /** The text of the news page, with a title that names the year. */
  page: LocalizedPageText;
  above: Crumb[];
  years: NewsYear[];
  year: number;
  number: number;
  articles: ArticleSummary[];
}

/** The page /info/nyhetsarkiv/{year}/{page}. An unknown year or page redirects to the news page. */
export const newsYearPage = definePage<Data>({
  async load(context) {
    const { language, parts } = context;
    const { value: years, changesAt } = await listNewsYears(context);
    context.changesAt(changesAt);
    const found = years.find(({ year }) => String(year) === parts["year"]);
    const { data: number } = idInPath.safeParse(parts["page"] ?? "1");
    if (!found || !number || number > pagesOf(found))
      return { redirect: address("news", language), status: 302 };
    const { year } = found;
    if (parts["page"] === undefined) return { redirect: newsYearAddress(year, 1, language), status: 301 };
    const [page, articles] = await Promise.all([
      getPageText(context, "news", language),
      listArticlesOfYear(context, year, number),
    ]);
    const title = articleText[language].ofYear({ year, page: number });
    return {
      page: { ...page, title, language },
      above: [
        { label: page.title, href: address("news", language), lang: langAttribute(page.language, language) },
      ],
      years,
      year,
      number,
      articles: await summarizeArticles(context, articles, language),
    };
  },
  head: ({ page, above }, context) => headOfText(page, context, above),
  View({ data: { page, above, articles, ...place }, language, assetUrl }) {
    const text = articleText[language];
    return (
      <>
        <PageTextHead page={{ ...page, lead: "" }} above={above} language={language} assetUrl={assetUrl} />
        <div className="wrap page-start">
          <NewsList articles={articles} language={language} assetUrl={assetUrl} />
          <PageSteps label={text.browse} {...adjacentPages(place, language)} />
          <NewsYears years={place.years} current={place.year} language={language} />
        </div>
      </>
    );
  },
});

const pagesOf = ({ count }: NewsYear) => Math.ceil(count / articlesOnPage);

function adjacentPages({ years, year, number }: Pick<Data, "years" | "year" | "number">, language: Language) {
  const pages = years
    .toReversed()
    .flatMap((each) =>
      Array.from({ length: pagesOf(each) }, (_, index) => [each.year, pagesOf(each) - index] as const),
    );
  const at = pages.findIndex(([ofYear, page]) => ofYear === year && page === number);
  const text = articleText[language];
  const step = (to: readonly [number, number] | undefined, label: string) =>
    to && { href: newsYearAddress(...to, language), label };
  return { previous: step(pages[at + 1], text.newer), next: step(pages[at - 1], text.older) };
}
