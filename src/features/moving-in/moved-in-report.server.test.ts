import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { collectionFor } from "#src/cms/collections.server.ts";
import type { KindName } from "#src/cms/kinds.ts";
import { listHistory } from "#src/cms/history/history.server.ts";
import { restoreHistory } from "#src/cms/history/restore.server.ts";
import { listNextVersions } from "#src/cms/next-versions/next-versions.server.ts";
import type { Context } from "#src/platform/context.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { startOldSystem, type OldSystem } from "#test/support/services/old-system.ts";
import { publishReady, readReport, removeMovedIn } from "./moved-in-report.server.ts";
import { moveIn } from "./moving-in.server.ts";

const article = {
  id: 1,
  title: "Sommerfest",
  subTitle: "Lørdag",
  text: "<p>Velkommen</p>",
  url: "sommerfest",
  publishedDate: "2026-06-01",
};

const oldSystem = () =>
  startOldSystem({
    "/api/v1/article/active": [article, { ...article, id: 2, subTitle: "", url: "uten-ingress" }],
    "/api/v1/gallery/1": [{ id: 1, filename: "borte.jpg", title: "Borte" }],
    "/faq_nb-NO.json": { faqs: [{ id: 1, question: "Hund?", answer: "<p>Ja.</p>" }] },
    "/api/v1/feedback": [{ id: 1, name: "Ola", message: "Hei", sentDate: "2026-07-01T10:00:00Z" }],
  });

const run = (context: Context, { address, token }: OldSystem, isDraft = false) =>
  moveIn(context, { from: address, token, isDraft, pauses: [], timeLimit: 60_000 });

const asStaff = (context: TestContext) => ({
  ...context,
  user: { issuer: "test", subject: "kari", email: undefined, name: "Kari" },
});

async function urls(context: Context): Promise<unknown[]> {
  const { items } = await collectionFor(context, "article").list(context, { limit: 100 });
  return (items as { url: unknown }[]).map(({ url }) => url);
}

const countIn = async (context: Context, kind: KindName) =>
  (await collectionFor(context, kind).list(context, { limit: 100 })).items.length;

describe.each(databases)("the report of an import on %s", (database) => {
  test("counts the imported resources, and says in each language why a resource needs a check", async () => {
    await using old = await oldSystem();
    await using context = await openTestContext({ database });
    expect(await readReport(context)).toMatchObject({
      source: null,
      lines: [],
      ready: 0,
      removableUntil: null,
    });
    await run(context, old);
    const report = await readReport(context);
    expect(report).toMatchObject({
      source: new URL(old.address).host,
      counts: [
        { thing: "article", count: 2 },
        { thing: "faq", count: 1 },
        { thing: "feedback", count: 1 },
        { thing: "websiteSettings", count: 1 },
      ],
      ready: 1,
      removableUntil: "2026-08-14T10:00:00Z",
    });
    const incomplete = report.lines.find(({ thing }) => thing === "article")!;
    expect(incomplete.notes[0]!["nb"]).toBe("Mangler noe som må fylles ut: Ingress. Det ligger som utkast.");
    expect(report.lines.map(({ name }) => name)).toContain("Borte");
  });

  test("publishes complete drafts, and a later import updates the published resources", async () => {
    await using old = await oldSystem();
    await using context = await openTestContext({ database });
    await run(context, old, true);
    expect(await urls(context)).toEqual([]);
    expect(await publishReady(asStaff(context))).toEqual({ published: 3, unfinished: 1 });
    expect(await urls(context)).toEqual(["sommerfest"]);
    expect(await readReport(context)).toMatchObject({ ready: 1 });
    old.answers["/api/v1/article/active"] = [{ ...article, title: "Høstfest" }];
    await run(context, old);
    const { items } = await collectionFor(context, "article").list(context, { limit: 100 });
    expect(items).toMatchObject([{ title: "Høstfest", url: "sommerfest" }]);
  });

  test("no longer lists a published resource after staff have changed the resource", async () => {
    await using old = await oldSystem();
    old.answers["/api/v1/article/active"] = [{ ...article, publishedDate: "i fjor" }];
    await using context = await openTestContext({ database });
    await run(context, old);
    const names = async () => (await readReport(context)).lines.map(({ name }) => name);
    expect(await names()).toContain("Sommerfest");
    const articles = collectionFor(context, "article");
    const [stored] = (await articles.list(context, { limit: 1 })).items;
    await articles.save(
      asStaff(context),
      articles.input.parse({ ...stored, publishedDate: "2025-06-01T10:00:00Z" }),
      { id: stored!.id },
    );
    expect(await names()).toContain("Borte");
    expect(await names()).not.toContain("Sommerfest");
  });

  test("removes the draft of the carousel before the photos that the draft uses", async () => {
    await using old = await oldSystem();
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#336699" } });
    old.answers["/data/images/1280/strand.jpg"] = await picture.jpeg().toBuffer();
    old.answers["/content.json"] = [{ id: 1, images: [{ url: "strand.jpg", title: "Stranda" }] }];
    await using context = await openTestContext({ database });
    await run(context, old);
    expect(await listNextVersions(context, { kind: "contentBlock" })).toHaveLength(1);
    await removeMovedIn(asStaff(context));
    expect(await listNextVersions(context)).toEqual([]);
    expect(await countIn(context, "photo")).toBe(0);
  });

  test("offers for 30 days to remove imported resources that staff haven't changed; a later import restores them", async () => {
    await using old = await oldSystem();
    await using context = await openTestContext({ database });
    await run(context, old);
    const staff = asStaff(context);
    const faq = collectionFor(context, "faq");
    const [question] = (await faq.list(context, { limit: 1 })).items;
    await faq.save(staff, faq.input.parse({ ...question, question: "Hunder?" }), { id: question!.id });
    expect(await removeMovedIn(staff)).toEqual({ removed: 3, left: 2 });
    expect(await urls(context)).toEqual([]);
    expect(await listNextVersions(context)).toEqual([]);
    expect(await countIn(context, "faq")).toBe(1);
    expect(await context.db.selectFrom("feedback").select("id").execute()).toEqual([]);
    await run(context, old);
    expect(await urls(context)).toEqual(["sommerfest"]);
    expect(await context.db.selectFrom("feedback").select("id").execute()).toHaveLength(1);

    context.setNow("2026-08-14T10:00:00Z");
    await expect(removeMovedIn(staff)).rejects.toMatchObject({ kind: "conflict" });
    expect(await urls(context)).toEqual(["sommerfest"]);
  });

  test("leaves a resource that staff restored and changed after the removal of the import", async () => {
    await using old = await oldSystem();
    await using context = await openTestContext({ database });
    await run(context, old);
    const staff = asStaff(context);
    await removeMovedIn(staff);
    const { items } = await listHistory(context, { limit: 50 });
    const removal = items.find(({ kind, action }) => kind === "faq" && action === "removed");
    const { id } = await restoreHistory(staff, removal!.id);
    const faq = collectionFor(context, "faq");
    const restored = await faq.get(context, id);
    await faq.save(staff, faq.input.parse({ ...restored, question: "Hunder?" }), { id });
    await run(context, old);
    expect(await faq.get(context, id)).toMatchObject({ question: "Hunder?" });
    expect(await countIn(context, "faq")).toBe(1);
  });
});
