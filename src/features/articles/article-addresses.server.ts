import { toStoredInstant } from "#src/i18n/time.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { articleLastChange, articlePaths, type Article } from "./article.ts";

/** An article's addresses, and when guests last saw something new in it. */
interface ArticleAddresses {
  paths: Partial<Record<Language, string>>;
  lastChange: string;
}

/** How many ids one part has, so that making one holds up no other request; an article stays in its part. */
const idsInPart = 200;

const visible = ({ db, now }: Context) =>
  db.selectFrom("article").where("isActive", "=", 1).where("publishedDate", "<=", toStoredInstant(now()));

/** In how many parts all addresses of articles are listed: one at least. */
export async function countAddressParts(context: Context): Promise<number> {
  const { last } = await visible(context)
    .select(({ fn }) => fn.max<number | null>("id").as("last"))
    .executeTakeFirstOrThrow();
  return Math.max(1, Math.ceil((last ?? 0) / idsInPart));
}

/** The addresses of the articles in one part that guests see, the newest first. @param part counted from 1 */
export async function listArticleAddresses(context: Context, part: number): Promise<ArticleAddresses[]> {
  const rows = await visible(context)
    .select(["url", "title", "subTitle", "text", "translations", "publishedDate", "updatedAt"])
    .where("id", ">", (part - 1) * idsInPart)
    .where("id", "<=", part * idsInPart)
    .orderBy("publishedDate", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    // Nothing of the text is shown, so it needn't be cleaned.
    paths: articlePaths({ ...row, translations: JSON.parse(row.translations) as Article["translations"] }),
    lastChange: articleLastChange(row),
  }));
}
