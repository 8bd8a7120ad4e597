import { hash } from "node:crypto";
import type { FindableSource } from "#src/campsite/findable.server.ts";
import { localizeWords } from "#src/cms/kind/kind.ts";
import { readLiveValues } from "#src/cms/live-values/live-values.server.ts";
import { withoutElements } from "#src/platform/pages/html.ts";
import { summarizeArticles } from "./article-summaries.server.ts";
import { articleKind } from "./article.ts";
import { findNextArticleChange, listArticleVersions, readVisibleArticles } from "./articles.server.ts";

/** Lists only versions, because a site may have thousands of articles. The index reads the texts of new versions. */
export const findableArticles: FindableSource = {
  group: "news",
  async list(context) {
    context.changesAt(await findNextArticleChange(context));
    // Any text may name a live value, so a changed live value changes the version of all articles.
    const values = hash("sha1", JSON.stringify([...(await readLiveValues(context))]), "base64").slice(0, 12);
    const versions = await listArticleVersions(context);
    return versions.map(({ id, version }) => ({ id: String(id), version: `${version} ${values}` }));
  },
  async read(context, ids) {
    const articles = await readVisibleArticles(context, ids.map(Number));
    const summaries = await summarizeArticles(context, articles, context.language);
    return articles.map((article, index) => {
      const { words, language } = localizeWords(articleKind, article, context.language);
      const { href, date, picture, drawing } = summaries[index]!;
      return {
        id: String(article.id),
        title: words.title,
        text: `${words.subTitle} ${withoutElements(words.text)}`.trim(),
        language,
        href,
        note: date,
        picture,
        drawing,
      };
    });
  },
};
