import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { articleLastChange, articlePaths, type Article } from "./article.ts";

/** An article's addresses, and the time of its last change that guests can see. */
interface ArticleAddresses {
  paths: Partial<Record<Language, string>>;
  lastChange: string;
}

/** Few enough ids that making a part delays no other request. An article always stays in the same part. */
const idsInPart = 100;

const visibleArticles = ({ db, now }: Context) =>
  db.selectFrom("article").where("isActive", "=", 1).where("publishedDate", "<=", toStoredInstant(now()));

/** Returns the number of parts that the addresses of all articles are listed in, at least 1. */
export async function countAddressParts(context: Context): Promise<number> {
  const { last } = await visibleArticles(context)
    .select(({ fn }) => fn.max<number | null>("id").as("last"))
    .executeTakeFirstOrThrow();
  return Math.max(1, Math.ceil((last ?? 0) / idsInPart));
}

/**
 * Lists the addresses of the visible articles in one part, newest first.
 * @param part counted from 1
 */
export async function listArticleAddresses(context: Context, part: number): Promise<ArticleAddresses[]> {
  const rows = await visibleArticles(context)
    .select(["url", "title", "subTitle", "text", "translations", "publishedDate", "updatedAt"])
    .where("id", ">", (part - 1) * idsInPart)
    .where("id", "<=", part * idsInPart)
    .orderBy("publishedDate", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    // The text isn't shown, so it needn't be sanitized.
    paths: articlePaths({ ...row, translations: JSON.parse(row.translations) as Article["translations"] }),
    lastChange: articleLastChange(row),
  }));
}
