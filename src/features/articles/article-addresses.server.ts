import type { Listed, ListedAddresses } from "#src/campsite/listed-addresses.ts";
import type { Context } from "#src/platform/context.ts";
import { articleLastChange, articlePaths, type Article } from "./article.ts";
import { findNextArticleChange, visibleArticles } from "./articles.server.ts";

/** The number of article ids in one part of the list of addresses. Reading such a small part delays no request. */
const idsInPart = 100;

async function countParts(context: Context): Promise<number> {
  const { last } = await visibleArticles(context)
    .select(({ fn }) => fn.max<number | null>("id").as("last"))
    .executeTakeFirstOrThrow();
  return Math.max(1, Math.ceil((last ?? 0) / idsInPart));
}

async function listPart(context: Context, part: number): Promise<Listed[]> {
  const rows = await visibleArticles(context)
    .select(["url", "title", "subTitle", "text", "translations", "publishedDate", "updatedAt"])
    .where("id", ">", (part - 1) * idsInPart)
    .where("id", "<=", part * idsInPart)
    .orderBy("publishedDate", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    // The result contains only addresses, so the text needn't be sanitized.
    paths: articlePaths({ ...row, translations: JSON.parse(row.translations) as Article["translations"] }),
    lastChange: articleLastChange(row),
  }));
}

export const articleAddresses: ListedAddresses = { countParts, listPart, findChange: findNextArticleChange };
