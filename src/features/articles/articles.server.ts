import { readLiveValues } from "#src/cms/live-values/live-values.server.ts";
import { dropUnknownEnd } from "#src/cms/kind/unknown-end.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { StaffListOf } from "#src/platform/api/collection-calls.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import type { ExpressionBuilder } from "kysely";
import type { Database, Tables } from "#src/platform/database/database.ts";
import { listLastChanges } from "#src/platform/store/history.ts";
import { readContentNow, type Reading } from "#src/platform/store/read-content.ts";
import type { Listed, Paging, Target } from "#src/platform/store/stored.ts";
import { listNext, maxComing } from "#src/cms/coming.ts";
import type { Coming } from "#src/cms/kind-overview.ts";
import { collectionOf } from "#src/cms/collection.server.ts";
import type { DescribedCollection } from "#src/cms/described-collection.ts";
import {
  articleKind,
  articleRow,
  urlFromTitle,
  longestUrl,
  staffArticle,
  type Article,
  type ArticleInput,
  type StaffArticle,
} from "./article.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** Earlier urls of articles. An earlier url redirects to the article's current url. */
    formerArticleUrl: { url: string; articleId: number };
  }
}

const stored: DescribedCollection<typeof articleKind> = collectionOf(articleKind, {
  adapt: dropUnknownEnd("publishedDate"),
  /** A stored article keeps a url or date that the input lacks. A new one gets the title's url and the current time. */
  async complete({ db, now }, input, target) {
    const before = target && (await articles.find(db, target.id));
    const url = input.url ?? before?.url ?? urlFromTitle(input.title);
    return {
      ...input,
      publishedDate: input.publishedDate ?? before?.publishedDate ?? toStoredInstant(now()),
      url: await freeUrl(db, url || "nyhet", target?.id),
    };
  },
});
const articles = stored.rows;

type Moment = Pick<Context, "db" | "now">;

/** Returns the condition for articles that guests see now. */
export const isVisible =
  ({ now }: Pick<Context, "now">) =>
  (eb: ExpressionBuilder<Tables, "article">) =>
    eb.and([
      eb("article.isActive", "=", 1),
      eb("article.publishedDate", "<=", toStoredInstant(now())),
      eb.or([
        eb("article.unpublishDate", "is", null),
        eb("article.unpublishDate", ">", toStoredInstant(now())),
      ]),
    ]);

export const visibleArticles = (context: Moment) =>
  context.db.selectFrom("article").where(isVisible(context));

const endingArticles = (context: Moment) =>
  context.db
    .selectFrom("article")
    .where("isActive", "=", 1)
    .where("unpublishDate", ">", toStoredInstant(context.now()))
    .orderBy("unpublishDate");

/** Selects the planned articles, earliest publication first. */
const plannedArticles = (context: Moment) =>
  context.db
    .selectFrom("article")
    .where("isActive", "=", 1)
    .where("publishedDate", ">", toStoredInstant(context.now()))
    .orderBy("publishedDate");

/** Lists the next articles that appear or end by themselves. */
export async function listComingArticles(context: Moment): Promise<Coming[]> {
  const [planned, ending] = await Promise.all([
    plannedArticles(context)
      .select(["id", "title as name", "publishedDate as at"])
      .limit(maxComing)
      .execute(),
    endingArticles(context).select(["id", "title as name", "unpublishDate as at"]).limit(maxComing).execute(),
  ]);
  return listNext([
    ...planned.map((row) => ({ kind: "article" as const, what: "appears" as const, ...row })),
    ...ending.map((row) => ({ kind: "article" as const, what: "goes" as const, ...row, at: row.at! })),
  ]);
}

export async function listVisibleArticlesIn(context: Context, page: Paging): Promise<Listed<Article>> {
  return articles.listForGuests(context, articleKind.order, page, (query) => query.where(isVisible(context)));
}

export async function listVisibleArticles(context: Context, limit = 1000): Promise<Article[]> {
  return (await listVisibleArticlesIn(context, { limit })).items;
}

/** Returns the newest visible articles, and the time when the next article appears or ends. */
export async function listNewestArticles(context: Context, limit: number): Promise<Reading<Article[]>> {
  return readContentNow(context, `${limit} newest articles`, async (content) => {
    const [{ items }, changesAt] = await Promise.all([
      listVisibleArticlesIn({ ...context, ...content }, { limit }),
      findNextArticleChange(content),
    ]);
    return { value: items, changesAt };
  });
}

export const hasNews = (context: Context): Promise<Reading<boolean>> =>
  readContentNow(context, "whether there is news", async (content) => {
    const row = await visibleArticles(content).select("id").limit(1).executeTakeFirst();
    return { value: row !== undefined, changesAt: await findNextArticleChange(content) };
  });

/** Lists the versions of all visible articles, newest first. */
export const listArticleVersions = (context: Moment): Promise<{ id: number; version: number }[]> =>
  visibleArticles(context)
    .select(["id", "version"])
    .orderBy("publishedDate", "desc")
    .orderBy("id", "desc")
    .execute();

export async function readVisibleArticles(context: Context, ids: readonly number[]): Promise<Article[]> {
  const rows = await visibleArticles(context).selectAll().where("id", "in", ids).execute();
  const values = await readLiveValues(context);
  return rows.map((row) => articles.from(row, values));
}

/** Finds the visible article that has this url or had it before. */
export async function findVisibleArticle(context: Context, url: string): Promise<Article | undefined> {
  const row = await visibleArticles(context).selectAll().where("url", "=", url).executeTakeFirst();
  const values = await readLiveValues(context);
  if (row) return articles.from(row, values);
  const former = await visibleArticles(context)
    .innerJoin("formerArticleUrl", "formerArticleUrl.articleId", "article.id")
    .selectAll("article")
    .where("formerArticleUrl.url", "=", url)
    .executeTakeFirst();
  return former && articles.from(former, values);
}

/** Returns the next time at which an article appears or ends, or undefined when there is none. */
export async function findNextArticleChange(context: Moment): Promise<Temporal.Instant | undefined> {
  const rows = await Promise.all([
    plannedArticles(context).select("publishedDate as at").limit(1).executeTakeFirst(),
    endingArticles(context).select("unpublishDate as at").limit(1).executeTakeFirst(),
  ]);
  const [next] = rows.flatMap((row) => row?.at ?? []).toSorted();
  return next === undefined ? undefined : Temporal.Instant.from(next);
}

/**
 * Adds an article, or replaces the article that `target` names. Earlier urls of the article redirect to the new url.
 * @throws the errors of `StoredResources.save`
 * @throws Problem "invalid-fields" if the picture isn't in the library
 * @throws Problem "content-too-large" if the text is too long
 */
async function saveArticle(context: Context, input: ArticleInput, target?: Target): Promise<StaffArticle> {
  return inTransaction(context, async (transaction) => {
    const { db } = transaction;
    const before = target && (await articles.find(db, target.id));
    const saved = await stored.save(transaction, input, target);
    await db.deleteFrom("formerArticleUrl").where("url", "=", saved.url).execute();
    if (before && before.url !== saved.url) {
      await db.insertInto("formerArticleUrl").values({ url: before.url, articleId: saved.id }).execute();
    }
    return saved;
  });
}

/** Removes an article. Its url stays reserved for a restoration. @throws the errors of `StoredResources.remove` */
async function removeArticle(context: Context, target: Target): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const { id, url } = await articles.get(transaction.db, target.id);
    await articles.remove(transaction, target);
    await transaction.db.insertInto("formerArticleUrl").values({ url, articleId: id }).execute();
  });
}

/** Stores a former address of an article, also one that this site wouldn't make, such as "båt_2019". */
export async function keepUrl({ db }: Pick<Context, "db">, articleId: number, url: string): Promise<void> {
  await db
    .insertInto("formerArticleUrl")
    .values({ url, articleId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the first url of the series `wished`, `wished-2`, `wished-3` that no other article has or had. */
async function freeUrl(db: Database, wished: string, id: number | undefined): Promise<string> {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? "" : `-${number}`;
    const url = wished.slice(0, longestUrl - ending.length).replace(/-+$/, "") + ending;
    const owner = await db
      .selectFrom("article")
      .select("id")
      .where("url", "=", url)
      .union(db.selectFrom("formerArticleUrl").select("articleId as id").where("url", "=", url))
      .executeTakeFirst();
    if (!owner || owner.id === id) return url;
  }
}

async function withLastChanges<Each extends { id: number }>({ db }: Context, { items, next }: Listed<Each>) {
  const ids = items.map(({ id }) => id);
  const last = await listLastChanges(db, articleKind.name, ids);
  return { items: items.map((each) => ({ ...each, lastChange: last.get(each.id) ?? null })), next };
}

export const articleCollection = {
  ...stored,
  answer: staffArticle,
  list: async (...parameters: Parameters<typeof stored.list>) =>
    withLastChanges(parameters[0], await stored.list(...parameters)),
  staffList: {
    ...stored.staffList!,
    row: articleRow,
    list: async (...parameters: Parameters<StaffListOf["list"]>) =>
      withLastChanges(parameters[0], await stored.staffList!.list(...parameters)),
  },
  save: saveArticle,
  remove: removeArticle,
};
