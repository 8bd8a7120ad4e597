import { describe, expect, test } from "vitest";
import { articleKind } from "#src/features/articles/article.ts";
import { articleCollection, findVisibleArticle } from "#src/features/articles/articles.server.ts";
import { homePageKind, unwrittenHomePage } from "#src/campsite/home-page/home-page.ts";
import { homePageCollection } from "#src/campsite/home-page/home-page.server.ts";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { faqKind } from "#src/features/faq/faq.ts";
import { saveWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { websiteSettingsKind } from "#src/campsite/settings/website-settings.ts";
import type { Context } from "#src/platform/context.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { getHistory, listHistory } from "./history.server.ts";
import { restoreHistory } from "./restore.server.ts";

type Fields = Record<string, unknown>;

const article = (fields: Fields = {}) =>
  articleKind.input.parse({
    title: "Ny brygge",
    subTitle: "Båten kan legge til",
    text: "<p>Velkommen.</p>",
    isActive: true,
    publishedDate: "2026-07-01",
    ...fields,
  });
const faq = (fields: Fields = {}) =>
  faqKind.input.parse({ question: "Er det dusj?", answer: "<p>Ja.</p>", sortorder: 1, ...fields });

const page = { limit: 100 };
const entries = async (context: Context, of = {}) => (await listHistory(context, page, of)).items;
const kari = { issuer: "https://issuer.example", subject: "kari", email: undefined, name: "Kari" };

/** Changes the fields of a history entry, as if another version of the software had written the entry. */
async function rewrite({ db }: Context, id: number, fields: (before: Fields) => object) {
  const row = await db
    .selectFrom("historyEntry")
    .select("fields")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const changed = JSON.stringify(fields(JSON.parse(row.fields) as Fields));
  await db.updateTable("historyEntry").set({ fields: changed }).where("id", "=", id).execute();
}

describe.each(databases)("restoring on %s", (database) => {
  test("saves an old version as a new version without changing the visibility", async () => {
    await using context = await openTestContext({ database });
    const { id } = await articleCollection.save(context, article());
    await articleCollection.save(
      context,
      article({ title: "Nyere", isActive: false, publishedDate: "2026-07-02" }),
      {
        id,
      },
    );
    const [, first] = await entries(context);
    const restored = await restoreHistory({ ...context, user: kari }, first!.id);
    expect(restored).toMatchObject({ title: "Ny brygge", isActive: false, version: 3 });
    expect(restored).toMatchObject({ publishedDate: "2026-07-01T22:00:00Z" });
    const [latest] = await entries(context);
    expect(latest).toMatchObject({ action: "restored", changed: ["title"], userName: "Kari", version: 3 });
    expect((await getHistory(context, latest!.id)).before).toMatchObject({ title: "Nyere" });
  });

  test("restores a removed resource with its id, its former visibility and all its addresses", async () => {
    await using context = await openTestContext({ database });
    const { id } = await articleCollection.save(context, article({ url: "one" }));
    await articleCollection.save(context, article({ url: "two" }), { id });
    await articleCollection.remove(context, { id });
    expect((await articleCollection.save(context, article({ title: "Two" }))).url).toBe("two-2");
    const [removed] = await entries(context, { kind: "article", action: "removed" });
    const details = await getHistory(context, removed!.id);
    expect([details.before, details.now, details.fields["url"]]).toEqual([null, null, "two"]);
    expect(await restoreHistory(context, removed!.id)).toMatchObject({
      id,
      url: "two",
      version: 3,
      isActive: true,
    });
    for (const url of ["one", "two"]) expect((await findVisibleArticle(context, url))?.id).toBe(id);
    const [restored] = await entries(context, { kind: "article", resourceId: id });
    expect(await getHistory(context, restored!.id)).toMatchObject({ action: "restored", before: null });

    await articleCollection.save(context, article({ url: "two", isActive: false }), { id });
    await articleCollection.remove(context, { id });
    // The entry is from a published version, but the article was a draft at its removal.
    expect(await restoreHistory(context, removed!.id)).toMatchObject({ id, isActive: false });
    await expect(articleCollection.remove(context, { id, ifVersions: [1] })).rejects.toMatchObject({
      kind: "stale",
    });
    expect((await articleCollection.get(context, id)).url).toBe("two");
  });

  test("refuses a version that is no longer valid, names the fields and changes nothing", async () => {
    await using context = await openTestContext({ database });
    const { id } = await articleCollection.save(context, article());
    await articleCollection.save(context, article({ title: "Nyere" }), { id });
    const [, first] = await entries(context);
    const before = [await articleCollection.get(context, id), await entries(context)];
    for (const [change, ...wrong] of [
      [({ subTitle: _, ...fields }: Fields) => fields, "subTitle"],
      [(fields: Fields) => ({ ...fields, subTitle: "", text: 5 }), "subTitle", "text"],
      // Restoring without an optional field would keep the field's current value and mix two versions.
      [({ translations: _, ...fields }: Fields) => ({ ...fields, subTitle: "S", text: "T" }), "translations"],
    ] as const) {
      await rewrite(context, first!.id, change);
      await expect(restoreHistory(context, first!.id)).rejects.toMatchObject({
        kind: "unrestorable",
        errors: wrong.map((field) => ({ field })),
      });
    }
    expect([await articleCollection.get(context, id), await entries(context)]).toEqual(before);
  });

  test("keeps the current value of a field that the old version lacks, if the field has a default", async () => {
    await using context = await openTestContext({ database });
    const switches = { enableCPay: true, enableOnlineBooking: true, enableFeedback: true };
    const save = (fields: object) =>
      saveWebsiteSettings(context, websiteSettingsKind.input.parse({ ...switches, ...fields }));
    const { version } = await save({});
    await save({ enableCPay: false, totalFireBan: true, offeredLanguages: ["de"] });
    const first = (await entries(context)).find((each) => each.version === version);
    await rewrite(context, first!.id, ({ totalFireBan: _, offeredLanguages: __, ...fields }) => fields);
    expect(await restoreHistory(context, first!.id)).toMatchObject({
      enableCPay: true,
      totalFireBan: true,
      offeredLanguages: ["de"],
    });
  });

  test("drops fields that no longer exist", async () => {
    await using context = await openTestContext({ database });
    const { id } = await articleCollection.save(context, article());
    await articleCollection.save(context, article({ title: "Nyere" }), { id });
    const [, first] = await entries(context);
    await rewrite(context, first!.id, (fields) => ({ ...fields, colour: "red", version: 99, id: 99 }));
    const restored = await restoreHistory(context, first!.id);
    expect(restored).toMatchObject({ id, title: "Ny brygge", version: 3 });
    expect(restored).not.toHaveProperty("colour");
  });

  test("refuses to restore when somebody has saved the resource meanwhile, and returns the current resource", async () => {
    await using context = await openTestContext({ database });
    const { id, version } = await faqCollection.save(context, faq());
    const [first] = await entries(context);
    await faqCollection.save(context, faq({ question: "En kollegas?" }), { id });
    const before = await entries(context);
    await expect(restoreHistory(context, first!.id, [version])).rejects.toMatchObject({
      kind: "stale",
      current: { question: "En kollegas?", version: 2 },
    });
    expect([(await faqCollection.get(context, id)).version, await entries(context)]).toEqual([2, before]);
    expect(await restoreHistory(context, first!.id, [2])).toMatchObject({ version: 3 });

    // The current version of a removed resource is 0, so other expected versions are stale.
    await faqCollection.remove!(context, { id });
    await expect(restoreHistory(context, first!.id, [3])).rejects.toMatchObject({ kind: "stale" });
    expect(await restoreHistory(context, first!.id, [0])).toMatchObject({ id, version: 4 });
    await expect(restoreHistory(context, first!.id, [0])).rejects.toMatchObject({
      kind: "stale",
      current: { version: 4 },
    });
  });

  test("refuses a version with a picture that is no longer in the library, as a save does", async () => {
    await using context = await openTestContext({ database });
    const written = homePageKind.input.parse(unwrittenHomePage());
    await homePageCollection.save(context, written, { id: 1 });
    const [entry] = await entries(context);
    const card = { ...written.cards[0], imageUrl: "/data/images/1280/borte.jpg" };
    await rewrite(context, entry!.id, (fields) => ({ ...fields, cards: [card] }));
    await expect(restoreHistory(context, entry!.id)).rejects.toMatchObject({
      kind: "unrestorable",
      errors: [{ field: "cards.0.imageUrl" }],
    });
  });

  test("doesn't mark a translation as outdated if staff have confirmed it after the restored version", async () => {
    await using context = await openTestContext({ database });
    const en = { question: "Is there a shower?", answer: "<p>Yes.</p>" };
    const many = faq({ question: "Er det mange dusjer?", translations: { en } });
    const { id } = await faqCollection.save(context, faq({ translations: { en } }));
    await faqCollection.save(context, many, { id });
    const [outdated] = await entries(context);
    await faqCollection.save(context, many, { id, confirmed: ["en"] });
    await faqCollection.save(context, faq({ question: "Hva?", translations: { en } }), { id });
    for (const _ of ["other words", "the same words"])
      expect(await restoreHistory(context, outdated!.id)).toMatchObject({
        languages: { en: { outdated: [] } },
      });
    const added = (await entries(context)).at(-1);
    expect(await restoreHistory(context, added!.id)).toMatchObject({ languages: { en: { outdated: [] } } });
  });

  test("gives each translation its former state, up to date or outdated", async () => {
    await using context = await openTestContext({ database });
    const en = { question: "Is there a shower?", answer: "<p>Yes.</p>" };
    const outdated = { languages: { en: { outdated: ["translations.en.question"] } } };
    const { id } = await faqCollection.save(context, faq({ translations: { en } }));
    const second = await faqCollection.save(
      context,
      faq({ question: "Er det mange dusjer?", translations: { en } }),
      {
        id,
      },
    );
    expect(second).toMatchObject(outdated);
    const [latest, first] = await entries(context);
    expect(await restoreHistory(context, first!.id)).toMatchObject({ languages: { en: { outdated: [] } } });
    expect(await restoreHistory(context, latest!.id)).toMatchObject(outdated);
    await faqCollection.remove!(context, { id });
    const [removed] = await entries(context);
    expect(await restoreHistory(context, removed!.id)).toMatchObject(outdated);
  });
});
