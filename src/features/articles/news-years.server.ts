import { readLiveValues } from "#src/cms/live-values/live-values.server.ts";
import { sql } from "kysely";
import { startOfDay, toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { readContentNow, type Reading } from "#src/platform/store/read-content.ts";
import type { Article } from "./article.ts";
import { articleCollection, findNextArticleChange, visibleArticles } from "./articles.server.ts";

/** The number of articles on a page. Twelve articles fill whole rows of one, two or three columns. */
export const articlesOnPage = 12;

export interface NewsYear {
  year: number;
  count: number;
}

/** Lists the years with news, latest year first. `changesAt` is the time when the next article appears or ends. */
export async function listNewsYears(context: Context): Promise<Reading<NewsYear[]>> {
  return readContentNow(context, "years of news", async (content) => {
    // A Norwegian year starts at 23:00 UTC on 31 December.
    const year = sql<number>`cast(substr("publishedDate", 1, 4) as integer)
      + case when substr("publishedDate", 6, 8) = '12-31T23' then 1 else 0 end`;
    const [rows, changesAt] = await Promise.all([
      visibleArticles(content)
        .select(({ fn }) => [year.as("year"), fn.countAll<number | string>().as("count")])
        .groupBy(year)
        .execute(),
      findNextArticleChange(content),
    ]);
    const years = rows.map((row) => ({ year: row.year, count: Number(row.count) }));
    return { value: years.toSorted((a, b) => b.year - a.year), changesAt };
  });
}

/** Lists one page of the year's visible articles, newest first. @param page counted from 1 */
export async function listArticlesOfYear(context: Context, year: number, page: number): Promise<Article[]> {
  const rows = await visibleArticles(context)
    .selectAll()
    .where("publishedDate", ">=", firstMomentOf(year))
    .where("publishedDate", "<", firstMomentOf(year + 1))
    .orderBy("publishedDate", "desc")
    .orderBy("id", "desc")
    .limit(articlesOnPage)
    .offset((page - 1) * articlesOnPage)
    .execute();
  const values = await readLiveValues(context);
  return rows.map((row) => articleCollection.rows.from(row, values));
}

const firstMomentOf = (year: number) =>
  toStoredInstant(startOfDay(Temporal.PlainDate.from({ year, month: 1, day: 1 })));
