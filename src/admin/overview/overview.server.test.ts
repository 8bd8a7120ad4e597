import { describe, expect, test } from "vitest";
import { articleKind } from "#src/features/articles/article.ts";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { messageCollection } from "#src/features/messages/messages.server.ts";
import { pageTextKind, type StaffPageText } from "#src/campsite/page-texts/page-text.ts";
import { addMissingPageTexts, pageTextCollection } from "#src/campsite/page-texts/page-texts.server.ts";
import { firstPages } from "#src/campsite/page-texts/first-pages.ts";
import { priceListKind } from "#src/features/prices/price-list.ts";
import { savePriceList } from "#src/features/prices/price-lists.server.ts";
import { seed } from "#src/seed.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import { isStarted, isDone, isPresentable, listToDo } from "./setup-steps.ts";
import { setupSteps } from "./setup-step.ts";
import { setSkipped } from "./skipped-steps.server.ts";
import { queueMail } from "#src/platform/mail-outbox.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import type { StaffCall } from "#src/platform/api/api.ts";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { loadOverview } from "#src/admin/start/load-overview.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Api } from "#src/cms/staff/api.ts";
import { getOverview } from "./overview.server.ts";
import { overview } from "./overview.ts";

const message = (fields: object) =>
  messageKind.input.parse({
    pageTitle: "Vannet er stengt",
    title: "Vannet er stengt",
    message: "<p>Til påske.</p>",
    isActive: true,
    isImportant: true,
    announcementDate: "2026-07-01",
    translations: {
      en: { pageTitle: "No water", title: "No water", message: "<p>Until Easter.</p>" },
      de: { pageTitle: "Kein Wasser", title: "Kein Wasser", message: "<p>Bis Ostern.</p>" },
    },
    ...fields,
  });
const words = { title: "A", subTitle: "B", text: "<p>C</p>" };
const article = (fields: object) =>
  articleKind.input.parse({ ...words, isActive: true, translations: { en: words, de: words }, ...fields });

/** Loads the overview like the start screen, but without HTTP. */
const loadAll = (context: Context) => {
  const calls = context.features.flatMap(({ api = [] }) => api);
  const get = async (path: string) => {
    const found = calls.find((each) => each.path === path && each.method === "get")!;
    return (found as { call: StaffCall<unknown> }).call.handle(context, {} as never);
  };
  return loadOverview({ get } as Api);
};

describe.each(databases)("the overview on %s", (database) => {
  test("a set-up step is no open task while it is skipped", async () => {
    await using context = await openTestContext({ database });
    const toDo = async () => listToDo((await loadAll(context)).setup);
    expect(await toDo()).toEqual(setupSteps);
    await setSkipped(context, "pictures", true);
    await setSkipped(context, "pictures", true);
    await setSkipped(context, "plan", true);
    expect(await toDo()).toEqual(setupSteps.filter((step) => step !== "pictures" && step !== "plan"));
    await setSkipped(context, "pictures", false);
    await setSkipped(context, "pictures", false);
    expect((await getOverview(context)).setup.skipped).toEqual(["plan"]);
    expect(isDone("plan", (await loadAll(context)).setup)).toBe(false);
  });

  test("an empty site has no open tasks besides the set-up", async () => {
    await using context = await openTestContext({ database });
    const found = overview.parse(await getOverview(context));
    expect(found).toMatchObject({
      photos: { withoutAlternative: 0, first: null },
      mail: { undelivered: 0, since: null },
      changes: [],
    });
    const { parts, coming } = await loadAll(context);
    const urgent = parts.filter(({ part }) => part.isUrgent);
    expect(urgent.map(({ data }) => data)).toEqual([
      { seen: null, more: 0, coming: [], unsure: [] },
      { unanswered: 0, oldest: null, refused: [] },
    ]);
    expect(coming).toEqual([]);
    const rows = parts.flatMap(({ part, data }) => part.describeSeen?.(data, "nb") ?? []);
    expect(rows.map(({ label, resource }) => [label, resource])).toEqual([
      ["Oppslag", null],
      ["Nyeste artikkel", null],
      ["Prisliste", null],
    ]);
  });

  test("the demo completes every set-up step except the cameras, and a missing price list reopens the step for prices", async () => {
    await using context = await openTestContext({ database });
    const setupProgress = async () => {
      const { setup } = await loadAll(context);
      return [setupSteps.filter((step) => isDone(step, setup)), isPresentable(setup)];
    };
    expect(await setupProgress()).toEqual([[], false]);
    await seed(context);
    const seeded = setupSteps.filter((step) => step !== "cameras");
    expect(await setupProgress()).toEqual([seeded, true]);
    await inTransaction(context, ({ db }) => db.deleteFrom("priceList").execute());
    expect(await setupProgress()).toEqual([seeded.filter((step) => step !== "prices"), false]);
  });

  test("says whether the site may request a forecast from MET Norway", async () => {
    await using context = await openTestContext({ database });
    const forecast = async (metContact: string | undefined) => {
      const config = { ...context.config, metBaseUrl: "https://api.met.no", metContact };
      return (await getOverview({ ...context, config })).setup.forecast;
    };
    expect([await forecast(undefined), await forecast("kari@camping.example")]).toEqual([false, true]);
  });

  test("an inactive price list starts the set-up step for prices, and the first page text starts the step for texts", async () => {
    await using context = await openTestContext({ database });
    await addMissingPageTexts(context);
    const setup = async () => (await loadAll(context)).setup;
    const { texts, ofFeatures } = await setup();
    expect(texts.proposed.map(({ page }) => page)).toEqual(firstPages);
    expect([texts.written, ofFeatures.prices?.isStarted]).toEqual([0, false]);
    const [first] = texts.proposed;
    const home = { page: first!.page, title: "Hjem", lead: "Velkommen.", description: "Camping.", body: "" };
    await pageTextCollection.save(context, pageTextKind.input.parse({ ...home, facts: [] }), {
      id: first!.id,
    });
    const list = (isActive: boolean) =>
      priceListKind.input.parse({
        description: "Priser",
        year: 2027,
        fromDate: "2027-01-01",
        isActive,
        rateGroups: [{ name: "Telt", rates: [{ text: "Natt", amount: 290 }] }],
      });
    const { id } = await savePriceList(context, list(false));
    const later = await setup();
    expect(setupSteps.filter((step) => isStarted(step, later))).toEqual(["prices", "texts"]);
    const to = `${staffAddresses.priceLists}/${id}#activate`;
    expect(later).toMatchObject({
      texts: { written: 1 },
      ofFeatures: { prices: { to, values: { year: 2027 } } },
    });
    expect(later.texts.proposed.map(({ page }) => page)).toEqual(firstPages.slice(1));
    await savePriceList(context, list(true), { id });
    expect((await setup()).ofFeatures.prices?.isStarted).toBe(false);
  });

  test("a page without a text is no open task while staff leave it without a text on purpose", async () => {
    await using context = await openTestContext({ database });
    await addMissingPageTexts(context);
    const setup = async () => (await loadAll(context)).setup;
    const keep = async (id: number, fields: Partial<StaffPageText>) => {
      const stored = await pageTextCollection.get(context, id);
      await pageTextCollection.save(context, pageTextKind.input.parse({ ...stored, ...fields }), { id });
    };
    const all = (await setup()).texts.proposed;
    for (const [count, { id }] of all.entries()) {
      const before = await setup();
      expect([before.texts.leftOut, isDone("texts", before)]).toEqual([all.slice(0, count), false]);
      await keep(id, { isLeftOut: true });
    }
    const after = await setup();
    expect([after.texts.proposed, after.texts.leftOut]).toEqual([[], all]);
    expect(isDone("texts", after)).toBe(true);
    await keep(all[1]!.id, { isLeftOut: false });
    expect((await setup()).texts.proposed).toEqual([all[1]]);
    await keep(all[2]!.id, { lead: "Ring oss.", isLeftOut: true });
    expect(await pageTextCollection.get(context, all[2]!.id)).toMatchObject({ isLeftOut: false });
    const last = await setup();
    expect([last.texts.written, last.texts.leftOut]).toEqual([1, all.toSpliced(1, 2)]);
  });

  test("lists upcoming changes in order until they have happened", async () => {
    await using context = await openTestContext({ database, now: "2026-07-15T10:00:00Z" });
    await articleCollection.save(
      context,
      article({ title: "Om to dager", publishedDate: "2026-07-17T08:00" }),
    );
    await articleCollection.save(
      context,
      article({ title: "Et utkast", publishedDate: "2026-07-17", isActive: false }),
    );
    await articleCollection.save(context, article({ title: "Forrige uke", publishedDate: "2026-07-08" }));
    await messageCollection.save(context, message({ title: "Vises nå", unpublishDate: "2026-07-16" }));
    await messageCollection.save(
      context,
      message({ title: "Tatt ned", unpublishDate: "2026-07-16", isActive: false }),
    );
    await messageCollection.save(context, message({ title: "I august", announcementDate: "2026-08-01" }));
    const coming = async () =>
      (await loadAll(context)).coming.map((row) => [
        row.what === "together" ? undefined : row.kind,
        row.name,
        row.what,
        row.at,
      ]);
    const seen = async () => {
      const { parts } = await loadAll(context);
      return parts.flatMap(({ part, data }) => part.describeSeen?.(data, "nb") ?? []);
    };
    expect(await coming()).toEqual([
      ["message", "Vises nå", "goes", "2026-07-15T22:00:00Z"],
      ["article", "Om to dager", "appears", "2026-07-17T06:00:00Z"],
      ["message", "I august", "appears", "2026-07-31T22:00:00Z"],
    ]);
    expect(await seen()).toMatchObject([
      { resource: { kind: "message", name: "Vises nå" } },
      {
        resource: { kind: "article", name: "Forrige uke" },
        state: shortMoment("2026-07-07T22:00:00Z", "nb"),
      },
      { resource: null },
    ]);
    context.setNow("2026-07-17T06:00:00Z");
    expect(await coming()).toEqual([["message", "I august", "appears", "2026-07-31T22:00:00Z"]]);
    expect(await seen()).toMatchObject([
      { resource: null },
      { resource: { kind: "article", name: "Om to dager" } },
      { resource: null },
    ]);
  });

  test("counts resources with translation gaps, and names the resource if there is only one", async () => {
    await using context = await openTestContext({ database });
    const waiting = async () => (await getOverview(context)).translations;
    const none = await waiting();
    const { id } = await articleCollection.save(context, article({}));
    expect(await waiting()).toEqual(none);
    await articleCollection.save(context, article({ title: "Ny tittel", translations: { en: words } }), {
      id,
    });
    expect((await waiting()).resources).toBe(none.resources + 1);
    if (none.resources === 0)
      expect((await waiting()).only).toMatchObject({
        kind: "article",
        id,
        name: "Ny tittel",
        en: "outdated",
        de: "missing",
      });
    await messageCollection.save(context, message({ translations: {} }));
    expect(await waiting()).toEqual({ resources: none.resources + 2, only: null });
  });

  test("counts a mail as undelivered after the first failure", async () => {
    await using context = await openTestContext({ database });
    const mail = {
      subject: "Ny melding",
      body: "Hei",
      replyTo: { name: "Anne", address: "anne@example.org" },
    };
    await context.db.transaction().execute(async (db) => {
      await queueMail(db, mail, context.now());
      await queueMail(db, mail, context.now().add({ hours: 1 }));
    });
    expect((await getOverview(context)).mail).toEqual({ undelivered: 0, since: null });
    await context.db.updateTable("outboxMail").set({ failures: 2 }).execute();
    expect((await getOverview(context)).mail).toEqual({ undelivered: 2, since: "2026-07-15T10:00:00Z" });
  });
});
