import { addresses, type PageName } from "#src/i18n/addresses.ts";
import { inEveryLanguage, type Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import type { PageViews, ViewPeriod, ViewsByLanguage } from "./page-views.ts";

/** The number of views of a page by all visitors on one day. */
export interface PageViewTable {
  /** The date in Oslo. */
  day: string;
  page: PageName;
  /** An article's url, the id of an own page or a photo, a year or a page number. Empty for a page without items. */
  item: string;
  language: Language;
  views: number;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    pageView: PageViewTable;
  }
}

/** The storage period that the privacy statement names. */
const retention = { years: 2 };

const maxPages = 25;

export async function readPageViews(context: Context, period: ViewPeriod): Promise<PageViews> {
  const days = daysOf(period, dayOf(context.now()));
  const from = days[0]!.toString();
  const { db } = context;
  const [first, perDay, pages] = await Promise.all([
    db
      .selectFrom("pageView")
      .select(({ fn }) => fn.min("day").as("day"))
      .executeTakeFirst(),
    db
      .selectFrom("pageView")
      .select(({ fn }) => ["day", "language", fn.sum("views").as("views")])
      .where("day", ">=", from)
      .groupBy(["day", "language"])
      .execute(),
    readMostOpened(context, from),
  ]);
  const sums = days.map((day) => ({ from: day.toString(), views: inEveryLanguage(() => 0) }));
  for (const { day, language, views } of perDay) {
    // A day in the future was stored while the clock was ahead. Its views count in the last day or month.
    const sum = sums.findLast(({ from: start }) => start <= day)!;
    sum.views[language] += Number(views);
  }
  return { since: first?.day ?? null, sums, pages };
}

function daysOf(period: ViewPeriod, today: Temporal.PlainDate): Temporal.PlainDate[] {
  return period === "days"
    ? Array.from({ length: 30 }, (_, index) => today.subtract({ days: 29 - index }))
    : Array.from({ length: 12 }, (_, index) => today.with({ day: 1 }).subtract({ months: 11 - index }));
}

async function readMostOpened({ db }: Context, from: string): Promise<PageViews["pages"]> {
  const since = db.selectFrom("pageView").where("day", ">=", from);
  const rows = await since
    .select(["page", "item"])
    // Pages that only an earlier version of the site had are left out.
    .where("page", "in", Object.keys(addresses) as PageName[])
    .groupBy(["page", "item"])
    .orderBy(({ fn }) => fn.sum("views"), "desc")
    .orderBy("page")
    .orderBy("item")
    .limit(maxPages)
    .execute();
  if (rows.length === 0) return [];
  const items = [...new Set(rows.map(({ item }) => item))];
  const perLanguage = await since
    .select(({ fn }) => ["page", "item", "language", fn.sum("views").as("views")])
    .where("item", "in", items)
    .groupBy(["page", "item", "language"])
    .execute();
  const articles = await db
    .selectFrom("article")
    .select(["url", "title"])
    .where("url", "in", items)
    .execute();
  const ids = items.filter((item) => /^\d{1,9}$/.test(item)).map(Number);
  const photos = await db
    .selectFrom("photo")
    .select(["id", "title"])
    .where("id", "in", [0, ...ids])
    .execute();
  const ownPages = await db
    .selectFrom("ownPage")
    .select(["id", "title"])
    .where("id", "in", [0, ...ids])
    .execute();
  const titles: Partial<Record<PageName, Map<string, string>>> = {
    article: new Map(articles.map(({ url, title }) => [url, title])),
    ownPage: new Map(ownPages.map(({ id, title }) => [String(id), title])),
    photo: new Map(photos.map(({ id, title }) => [String(id), title])),
  };
  return rows.map(({ page, item }) => {
    const views: ViewsByLanguage = inEveryLanguage(() => 0);
    for (const each of perLanguage)
      if (each.page === page && each.item === item) views[each.language] = Number(each.views);
    return { page, item, title: titles[page]?.get(item) ?? null, path: pathOf(page, item), views };
  });
}

/** Returns the page's Norwegian path without optional parts. */
function pathOf(page: PageName, item: string): string {
  return addresses[page][0].replace(/\[.*\]/, "").replace(/\{\w+\}/, encodeURIComponent(item));
}

export const pageViewsJob = ({ db, now }: Context): Job => ({
  name: "page-views",
  every: { hours: 24 },
  waitsAfterLeap: true,
  async run() {
    const { numDeletedRows } = await db
      .deleteFrom("pageView")
      .where("day", "<", dayOf(now()).subtract(retention).toString())
      .executeTakeFirstOrThrow();
    return { deleted: Number(numDeletedRows) };
  },
});
