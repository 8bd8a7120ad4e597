import { isOff } from "#src/campsite/menu/menu.server.ts";
import { findByName } from "#src/cms/links/find-by-name.server.ts";
import type { LinkTargets } from "#src/cms/links/link-targets.ts";
import { address, findPage, localPath } from "#src/i18n/addresses.ts";
import { localize } from "#src/i18n/translation.ts";
import { wordsOf } from "#src/cms/kind/kind.ts";
import { articleAddressParts, articleKind } from "./article.ts";
import { findNextArticleChange, findVisibleArticle } from "./articles.server.ts";

/** The articles as targets of redirects and links, which work as soon as the article is published. */
export const articleTargets: LinkTargets = {
  async list({ db }, most) {
    const rows = await db
      .selectFrom("article")
      .select(["url", "title"])
      .orderBy("publishedDate", "desc")
      .limit(most)
      .execute();
    return rows.map(({ url, title }) => ({ to: articlePath(url), title }));
  },
  async find(context, to, language) {
    const [, id] = /^article:(\d{1,9})$/.exec(to) ?? [];
    const page = id ? undefined : findPage(to);
    if (!id && page?.name !== "article") return undefined;
    const url = page?.parts["url"] ?? "";
    const { db } = context;
    const row = await db
      .selectFrom("article")
      .select(["id", "url", "title"])
      .where((eb) => (id ? eb("id", "=", Number(id)) : eb("url", "=", url)))
      .union(
        db
          .selectFrom("article")
          .innerJoin("formerArticleUrl", "formerArticleUrl.articleId", "article.id")
          .select(["article.id", "article.url", "article.title"])
          .where("formerArticleUrl.url", "=", url),
      )
      .executeTakeFirst();
    if (!row) return undefined;
    const written = page?.language ?? language;
    const visible = await findVisibleArticle(context, row.url);
    const title =
      visible && localize(wordsOf(articleKind, visible), visible.translations, written).words.title;
    return {
      to: localPath(articlePath(url || row.url), written),
      link: `article:${row.id}`,
      title: row.title,
      location: (await isOff(context, "article"))
        ? undefined
        : title && address("article", written, articleAddressParts(row.url, title)),
      changesAt: await findNextArticleChange(context),
    };
  },
  search: (context, search) => findByName(context, "article", search),
};

const articlePath = (url: string) => address("article", "nb", { url, title: "" }).replace(/\/$/, "");
