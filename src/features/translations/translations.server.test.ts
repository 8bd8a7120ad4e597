import { describe, expect, test } from "vitest";
import { articleKind } from "#src/features/articles/article.ts";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { listTranslationGaps } from "./translations.server.ts";

const words = { title: "A", subTitle: "B", text: "<p>C</p>" };
const article = (translations: object) =>
  articleKind.input.parse({ ...words, isActive: true, publishedDate: "2026-07-01", translations });

describe.each(databases)("what isn't translated, on %s", (database) => {
  test("is found in all of very many resources", async () => {
    await using context = await openTestContext({ database });
    const count = 1201;
    const photos = Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      filename: `${index}.jpg`,
      galleryId: 1,
      title: "Strand",
      description: "",
      alternativeText: "",
      createdDate: "2026-01-01T00:00:00Z",
      showInGallery: 1,
      width: 4,
      height: 3,
      placeholder: "",
      translations: "{}",
      sortorder: index,
      version: 1,
      updatedAt: "2026-01-01T00:00:00Z",
    }));
    for (let from = 0; from < count; from += 400)
      await context.db
        .insertInto("photo")
        .values(photos.slice(from, from + 400))
        .execute();
    const gaps = (await listTranslationGaps(context)).filter(({ kind }) => kind === "photo");
    expect(new Set(gaps.map(({ id }) => id)).size).toBe(count);
  });

  test("is looked for once, until something is written", async () => {
    await using context = await openTestContext({ database });
    const found = async () => {
      const gaps = await listTranslationGaps(context);
      return gaps.flatMap(({ kind, language }) => (kind === "article" ? language : []));
    };
    const { id } = await articleCollection.save(context, article({ en: words }));
    expect(await found()).toEqual(["de"]);
    const once = await listTranslationGaps(context);
    expect(await listTranslationGaps({ ...context })).toBe(once);
    await articleCollection.save(context, article({}), { id });
    expect(await found()).toEqual(["en", "de"]);
  });
});
