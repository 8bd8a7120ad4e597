import type { RedirectTargets } from "#src/campsite/redirect-targets.ts";
import { address, findPage, localPath } from "#src/i18n/addresses.ts";
import { localize } from "#src/i18n/translation.ts";
import { wordsOf } from "#src/cms/kind/kind.ts";
import { articleAddressParts, articleKind } from "./article.ts";
import { findVisibleArticle } from "./articles.server.ts";

/**
 * The articles as targets of redirects. A redirect leads to an article's current url. A redirect to a draft takes
 * effect when the draft is published.
 */
export const articleTargets: RedirectTargets = {
  async list({ db }, most) {
    const rows = await db
      .selectFrom("article")
      .select(["url", "title"])
      .orderBy("publishedDate", "desc")
      .limit(most)
      .execute();
    return rows.map(({ url, title }) => ({ to: articlePath(url), title }));
  },
  async find(context, to) {
    const page = findPage(to);
    if (page?.name !== "article") return undefined;
    const { language, parts } = page;
    const { db } = context;
    const url = parts["url"]!;
    const row = await db
      .selectFrom("article")
      .select(["id", "url", "title"])
      .where("url", "=", url)
      .union(
        db
          .selectFrom("article")
          .innerJoin("formerArticleUrl", "formerArticleUrl.articleId", "article.id")
          .select(["article.id", "article.url", "article.title"])
          .where("formerArticleUrl.url", "=", url),
      )
      .executeTakeFirst();
    if (!row) return undefined;
    const visible = await findVisibleArticle(context, row.url);
    const title =
      visible && localize(wordsOf(articleKind, visible), visible.translations, language).words.title;
    return {
      to: localPath(articlePath(url), language),
      title: row.title,
      location: title && address("article", language, articleAddressParts(row.url, title)),
    };
  },
};

const articlePath = (url: string) => address("article", "nb", { url, title: "" }).replace(/\/$/, "");
