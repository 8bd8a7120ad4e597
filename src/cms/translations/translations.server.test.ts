import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { articleKind } from "#src/features/articles/article.ts";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { collectionFor } from "#src/cms/collections.server.ts";
import { makeDerived } from "#src/platform/store/derived.ts";
import type { Cursor } from "#src/platform/store/stored.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { listTranslationSources } from "./translation-sources.server.ts";
import { saveNextVersion } from "#src/cms/next-versions/next-versions.server.ts";
import {
  countTranslationGaps,
  countUntranslated,
  derivedGaps,
  listTranslationGaps,
} from "./translations.server.ts";

const words = { title: "A", subTitle: "B", text: "<p>C</p>" };
const article = (translations: object) =>
  articleKind.input.parse({ ...words, isActive: true, publishedDate: "2026-07-01", translations });

describe.each(databases)("a translation's source, on %s", (database) => {
  const english = { title: "The pier", subTitle: "B", text: "<p>C</p>" };

  test("is the Norwegian text from which the translation was made, even after several changes", async () => {
    await using context = await openTestContext({ database });
    const save = (title: string, translations: object, id?: number) =>
      articleCollection.save(
        context,
        { ...article(translations), title },
        id === undefined ? undefined : { id },
      );
    const { id } = await save("Brygga", { en: english });
    const sources = () => listTranslationSources(context, { kind: "article", resourceId: id });
    expect(await sources()).toEqual([]);
    await save("Den lange brygga", { en: english }, id);
    await save("Den nye brygga", { en: english }, id);
    expect(await sources()).toEqual([{ path: "translations.en.title", norwegian: "Brygga" }]);
    await save("Den nye brygga", { en: { ...english, title: "The new pier" } }, id);
    expect(await sources()).toEqual([]);
    await save("Molo", { en: { ...english, title: "The new pier" } }, id);
    expect(await sources()).toEqual([{ path: "translations.en.title", norwegian: "Den nye brygga" }]);
    await save("Brygga", { en: english }, id);
    expect(await sources()).toEqual([]);
    expect(await listTranslationSources(context, { kind: "article", resourceId: id + 1 })).toEqual([]);
  });
});

describe.each(databases)("translation gaps on %s", (database) => {
  test("are found in a very large number of resources", async () => {
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
      wideWidth: 0,
      blur: "",
      translations: "{}",
      focusX: 50,
      focusY: 50,
      sortorder: index,
      version: 1,
      updatedAt: "2026-01-01T00:00:00Z",
    }));
    for (let from = 0; from < count; from += 400)
      await context.db
        .insertInto("photo")
        .values(photos.slice(from, from + 400))
        .execute();
    await context.db.deleteFrom("derived").execute();
    await makeDerived(context, [derivedGaps]);
    const found = new Set<number>();
    for (let after: Cursor | undefined; ;) {
      const { items, next } = await listTranslationGaps(context, { limit: 500, after }, { language: "de" });
      for (const { kind, id } of items) if (kind === "photo") found.add(id);
      if (!next) break;
      after = next;
    }
    expect(found.size).toBe(count);
    expect(await countTranslationGaps(context)).toMatchObject({ en: count, de: count, resources: count });
  });

  test("are computed by one of several processes that start together", async () => {
    await using context = await openTestContext({ database });
    let parts = 0;
    const makePart = async () => {
      parts++;
      await setTimeout(100);
      return undefined;
    };
    const slow = { name: "slow", rules: () => "", makePart };
    await Promise.all([1, 2, 3].map(() => makeDerived(context, [slow])));
    expect(parts).toBe(1);
  });

  test("are updated with every write, and rebuilt when the rules change", async () => {
    await using context = await openTestContext({ database });
    const found = async () =>
      (await listTranslationGaps(context, { limit: 10 })).items.map(({ language, name }) => [language, name]);
    const { id } = await articleCollection.save(context, article({ en: words }));
    expect(await found()).toEqual([["de", "A"]]);
    await articleCollection.save(context, article({}), { id });
    expect(await found()).toEqual([
      ["en", "A"],
      ["de", "A"],
    ]);
    await makeDerived(context, [derivedGaps]);
    expect(await found()).toHaveLength(2);
    await context.db.updateTable("translationGap").set({ name: "by other rules" }).execute();
    await makeDerived(context, [derivedGaps]);
    expect((await found())[0]).toEqual(["en", "by other rules"]);
    await makeDerived(context, [{ ...derivedGaps, rules: () => "new" }]);
    expect((await found())[0]).toEqual(["en", "A"]);
    await articleCollection.remove(context, { id });
    expect(await found()).toEqual([]);
  });

  test("are found in next versions too, if the published versions don't have them", async () => {
    await using context = await openTestContext({ database });
    const { id } = await articleCollection.save(context, article({ en: words }));
    const found = async () =>
      (await listTranslationGaps(context, { limit: 10 })).items.map((gap) => [
        gap.isNext,
        gap.language,
        ...gap.missing,
        ...gap.outdated,
      ]);
    const german = [false, "de", "translations.de.title", "translations.de.subTitle", "translations.de.text"];
    expect(await found()).toEqual([german]);
    await saveNextVersion(context, { kind: "article", id }, { title: "Ny" });
    expect(await found()).toEqual([german, [true, "en", "translations.en.title"]]);
    expect(await countTranslationGaps(context)).toEqual({ resources: 2, en: 1, de: 1 });
    expect(await countUntranslated(context)).toBe(1);
    await saveNextVersion(context, { kind: "article" }, { title: "Helt ny" });
    const { items, next } = await listTranslationGaps(context, { limit: 1 }, { language: "en" });
    expect([items.map(({ name, isNext }) => [name, isNext]), next]).toEqual([
      [
        ["Ny", true],
        ["Helt ny", true],
      ],
      undefined,
    ]);
    await saveNextVersion(context, { kind: "article", id }, { translations: { en: { title: "New" } } });
    const ofNew = ["en", "de"].map((language) => [true, language, `translations.${language}.title`]);
    expect(await found()).toEqual([german, ...ofNew]);
  });

  test("are left out for resources that guests no longer see", async () => {
    await using context = await openTestContext({ database });
    const { input, save } = collectionFor(context, "message");
    const notice = (fields: object, target?: { id: number }) => {
      const whole = { pageTitle: "A", title: "A", message: "<p>A</p>", isActive: true, ...fields };
      return save(context, input.parse(whole), target) as Promise<{ id: number }>;
    };
    const state = async () => {
      const { items } = await listTranslationGaps(context, { limit: 10 });
      return [
        items.map(({ name }) => name),
        await countUntranslated(context),
        await countTranslationGaps(context),
      ];
    };
    const { id } = await notice({ unpublishDate: "2026-07-15T12:00:00Z" });
    await articleCollection.save(context, { ...article({}), unpublishDate: "2026-07-15T13:00:00Z" });
    expect(await state()).toEqual([["A", "A", "A", "A"], 2, { resources: 2, en: 2, de: 2 }]);
    context.setNow("2026-07-15T12:00:00Z");
    expect(await state()).toEqual([["A", "A"], 1, { resources: 1, en: 1, de: 1 }]);
    context.setNow("2026-07-15T13:00:00Z");
    expect(await state()).toEqual([[], 0, { resources: 0, en: 0, de: 0 }]);
    await notice({ unpublishDate: null, title: "Igjen" }, { id });
    expect(await countUntranslated(context)).toBe(1);
    await notice({ isActive: false }, { id });
    expect(await state()).toEqual([[], 0, { resources: 0, en: 0, de: 0 }]);
  });

  test("are counted anew after each write, and while the table of gaps is incomplete", async () => {
    await using context = await openTestContext({ database });
    const counted = async () => (await countTranslationGaps(context)).resources;
    await articleCollection.save(context, article({}));
    expect(await counted()).toBe(1);
    await articleCollection.save(context, article({ en: words }));
    expect(await counted()).toBe(2);
    await context.db.deleteFrom("derived").execute();
    await context.db.deleteFrom("translationGap").where("language", "=", "de").execute();
    expect(await counted()).toBe(1);
    await makeDerived(context, [derivedGaps]);
    expect(await counted()).toBe(2);
  });
});
