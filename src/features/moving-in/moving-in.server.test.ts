import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { collectionFor } from "#src/cms/collections.server.ts";
import type { KindName } from "#src/cms/kinds.ts";
import { listHistory } from "#src/cms/history/history.server.ts";
import { listNextVersions } from "#src/cms/next-versions/next-versions.server.ts";
import type { Part } from "#src/platform/api/merge-named.ts";
import type { Context } from "#src/platform/context.ts";
import { openTestContext } from "#test/support/context.ts";
import { databases } from "#test/support/databases.ts";
import { startOldSystem, type OldSystem } from "#test/support/services/old-system.ts";
import { siteOn } from "#test/support/site.ts";
import { pdf } from "#test/support/uploads/pdf.ts";
import { moveIn, type MoveInOptions } from "./moving-in.server.ts";

const run = (context: Context, { address }: OldSystem, options: Partial<MoveInOptions> = {}) =>
  moveIn(context, { from: address, pauses: [1, 1], timeLimit: 60_000, ...options });

const staff = { issuer: "test", subject: "kari", email: undefined, name: "Kari" };

async function all(context: Context, kind: KindName): Promise<(Part & { id: number })[]> {
  const { items } = await collectionFor(context, kind).list(context, { limit: 100 });
  return items as (Part & { id: number })[];
}

const jpeg = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

const article = {
  id: 7,
  title: "Sommerfest &amp; grill",
  subTitle: "Lørdag",
  text: '<p onclick="alert(1)">Velkommen</p><script>alert(1)</script><table><tr><td>Kl. 18</td></tr></table>',
  imageUrl: null,
  url: "sommerfest",
  publishedDate: "2026-06-01T10:00:00.1234567",
};
const message = {
  id: "3",
  pageTitle: "Vannet er av",
  title: "Vann",
  message: "<p>Til kl. 12</p>",
  isImportant: "true",
};
const prices = {
  description: "Sesong",
  year: "2026",
  fromDate: "24.04.2026",
  rateGroups: [
    { name: "Telt", subTitle: null, rates: [{ text: "Per natt", amount: "kr 350,-" }, { text: "Strøm" }] },
  ],
};

const fullSystem = (answers: Record<string, unknown> = {}) =>
  startOldSystem({
    "/api/v1/article/active": [article],
    "/api/v1/messages/active": message,
    "/api/v1/annualrates/active": prices,
    "/faq_nb-NO.json": { faqs: [{ id: 1, question: "Er hunder tillatt?", answer: "<p>Ja, i bånd.</p>" }] },
    "/faq_en-GB.json": { faqs: [{ id: 1, question: "Are dogs allowed?", answer: "<p>Yes, on a lead.</p>" }] },
    ...answers,
  });

describe.each(databases)("an import on %s", (database) => {
  test("imports the content that guests read, sanitized, with its dates and addresses", async () => {
    await using old = await fullSystem();
    await using context = await openTestContext({ database });
    const lines = await run(context, old);
    expect(lines.flatMap(({ notes }) => notes)).toEqual([]);
    const [shown] = await all(context, "article");
    expect(shown).toMatchObject({
      title: "Sommerfest & grill",
      url: "sommerfest",
      isActive: true,
      publishedDate: "2026-06-01T08:00:00Z",
    });
    expect(shown!["text"]).toMatch(/^<p>Velkommen<\/p>/);
    expect(shown!["text"]).not.toMatch(/alert|onclick/);
    expect(await all(context, "message")).toMatchObject([
      { title: "Vann", isActive: true, isImportant: true },
    ]);
    expect(await all(context, "priceList")).toMatchObject([
      {
        year: 2026,
        fromDate: "2026-04-24",
        isActive: true,
        rateGroups: [
          {
            name: "Telt",
            rates: [
              { text: "Per natt", amount: 350 },
              { text: "Strøm", amount: 0 },
            ],
          },
        ],
      },
    ]);
    expect(await all(context, "faq")).toMatchObject([
      { question: "Er hunder tillatt?", translations: { en: { question: "Are dogs allowed?" } } },
    ]);
    expect(await all(context, "websiteSettings")).toMatchObject([
      { enableFeedback: true, enableCPay: false },
    ]);
    const { items: history } = await listHistory(context, { limit: 50 });
    const authors = history.filter(({ action }) => action === "changed").map(({ userName }) => userName);
    expect(new Set(authors)).toEqual(new Set(["Flyttet inn"]));
    expect(await context.db.selectFrom("outboxMail").select("id").execute()).toEqual([]);
  });

  test("keeps the addresses of articles, even addresses that no article of this site can have", async () => {
    await using old = await fullSystem({
      "/api/v1/article/active": [
        { ...article, url: "Båt_2019" },
        { ...article, id: 8 },
        { ...article, id: 9 },
      ],
    });
    await using context = await openTestContext({ database });
    const lines = await run(context, old);
    const { get } = siteOn(context);
    expect((await get("/info/nyheter/sommerfest")).headers.get("location")).toMatch(
      /sommerfest\/sommerfest-grill$/,
    );
    const { status, headers } = await get("/info/nyheter/b%C3%A5t_2019/gammel-tittel");
    expect([status, headers.get("location")]).toEqual([
      301,
      expect.stringMatching(/bat-2019\/sommerfest-grill$/),
    ]);
    expect(lines.find(({ sourceId }) => sourceId === "9")!.notes).toEqual([
      { code: "renamed", detail: "sommerfest-2" },
    ]);
  });

  test("updates changed resources, adds no resource twice, and leaves resources that staff changed or removed", async () => {
    await using old = await fullSystem();
    await using context = await openTestContext({ database });
    await run(context, old);
    const before = await all(context, "article");
    await run(context, old);
    expect(await all(context, "article")).toEqual(before);
    old.answers["/api/v1/article/active"] = [{ ...article, subTitle: "Søndag" }];
    await run(context, old);
    expect(await all(context, "article")).toMatchObject([{ id: before[0]!.id, subTitle: "Søndag" }]);

    const by = { ...context, user: staff };
    const { input: articleInput, save } = collectionFor(context, "article");
    const [changed] = await all(context, "article");
    const title = { title: "Vår egen tittel" };
    await save(by, articleInput.parse({ ...changed!, ...title }), { id: changed!.id });
    const [question] = await all(context, "faq");
    await collectionFor(context, "faq").remove!(by, { id: question!.id });
    old.answers["/api/v1/article/active"] = [{ ...article, subTitle: "Mandag" }];
    old.answers["/faq_nb-NO.json"] = {
      faqs: [{ id: 1, question: "Er katter tillatt?", answer: "<p>Ja.</p>" }],
    };
    const lines = await run(context, old);
    expect(await all(context, "article")).toMatchObject([{ title: "Vår egen tittel", subTitle: "Søndag" }]);
    expect(await all(context, "faq")).toEqual([]);
    expect(lines.filter(({ state }) => state === "kept").map(({ thing }) => thing)).toEqual([
      "article",
      "faq",
    ]);
  });

  test("makes next versions with --draft, and publishes them in a later run without --draft", async () => {
    await using old = await fullSystem();
    await using context = await openTestContext({ database });
    await run(context, old, { isDraft: true });
    for (const kind of ["article", "message", "priceList", "faq"] as const)
      expect(await all(context, kind)).toEqual([]);
    const drafts = await listNextVersions(context, { isNew: true });
    expect(drafts.map(({ kind }) => kind).toSorted()).toEqual(["article", "faq", "message", "priceList"]);
    await run(context, old);
    expect(await listNextVersions(context)).toEqual([]);
    expect(await all(context, "article")).toMatchObject([{ url: "sommerfest", isActive: true }]);
  });

  test("stores nothing with --dry-run, but reports all resources", async () => {
    await using old = await fullSystem({
      "/content.json": [{ id: 1, images: [{ url: "strand.jpg", title: "Stranda", subtitle: "Ved sjøen" }] }],
    });
    await using context = await openTestContext({ database });
    const lines = await run(context, old, { isDry: true });
    expect(lines.map(({ thing, state }) => `${thing} ${state}`)).toEqual([
      "photo published",
      "message published",
      "article published",
      "priceList published",
      "faq published",
      "contentBlock published",
      "websiteSettings published",
    ]);
    expect(await context.db.selectFrom("movedIn").selectAll().execute()).toEqual([]);
    expect(await all(context, "article")).toEqual([]);
  });

  test("with a token, imports inactive resources and guests' messages, but no data whose storage period has ended", async () => {
    const sent = (id: number, sentDate: string, more = {}) => ({
      id,
      name: "Ola",
      email: `ola${id}@camping.example`,
      mobile: null,
      message: `Hei ${id}`,
      ip: "203.0.113.77",
      sentDate,
      source: "contact",
      isStarred: false,
      isArchived: false,
      ...more,
    });
    await using old = await fullSystem({
      "/api/v1/article": [
        { ...article, isActive: true },
        { ...article, id: 8, url: "utkast", isActive: false },
      ],
      "/api/v1/messages": [message, { ...message, id: 4, isActive: true }],
      "/api/v1/annualrates": [{ ...prices, id: 9, isActive: true }],
      "/api/v1/photos": [],
      "/api/v1/feedback": [
        sent(1, "2026-07-14T10:00:00Z"),
        sent(2, "2026-05-01T10:00:00"),
        sent(3, "2024-07-01T10:00:00"),
        sent(4, "2025-07-01T10:00:00", { isArchived: true }),
        sent(5, "2025-07-01T10:00:00", { isArchived: true, isStarred: true }),
        sent(6, "i går"),
      ],
    });
    await using context = await openTestContext({ database });
    const lines = await run(context, old, { token: old.token });
    await run(context, old, { token: old.token });
    expect(
      (await all(context, "article"))
        .map(({ url, isActive }) => `${String(url)} ${String(isActive)}`)
        .toSorted(),
    ).toEqual(["sommerfest true", "utkast false"]);
    expect((await all(context, "message")).map(({ isActive }) => String(isActive)).toSorted()).toEqual([
      "false",
      "true",
    ]);
    const messages = await context.db.selectFrom("feedback").selectAll().orderBy("id").execute();
    expect(messages.map((each) => [each.message, each.ip, each.sentDate])).toEqual([
      ["Hei 1", "203.0.113.0", "2026-07-14T10:00:00Z"],
      ["Hei 2", "", "2026-05-01T08:00:00Z"],
      ["Hei 5", "", "2025-07-01T08:00:00Z"],
    ]);
    expect(lines.filter(({ notes }) => notes.length > 0)).toMatchObject([
      { thing: "feedback", sourceId: "6", notes: [{ code: "date" }] },
    ]);
    expect(JSON.stringify(await context.db.selectFrom("movedIn").selectAll().execute())).not.toMatch(
      /Ola|ola1/,
    );
    expect(await context.db.selectFrom("outboxMail").select("id").execute()).toEqual([]);
  });
});

describe("an import from a system with faults", () => {
  test("saves incomplete resources as drafts, and reports the content that it can't read", async () => {
    await using old = await fullSystem({
      "/api/v1/article/active": [
        { ...article, subTitle: undefined },
        { ...article, id: 8, publishedDate: "i fjor" },
        { ...article, id: 8 },
        "not an article",
      ],
      "/content.json": (_: unknown, response: import("node:http").ServerResponse) => response.end("<html>"),
      "/faq_de-DE.json": undefined,
    });
    await using context = await openTestContext();
    const lines = await run(context, old);
    expect(
      lines.flatMap(({ thing, sourceId, state, notes }) =>
        notes.map(({ code, detail }) => [thing, sourceId, state, code, detail]),
      ),
    ).toEqual([
      ["call", "faq_de-DE.json", "failed", "status", "404"],
      ["call", "api/v1/article/active 4", "failed", "noId", ""],
      ["call", "content.json", "failed", "notJson", ""],
      ["article", "7", "draft", "incomplete", "subTitle"],
      ["article", "8", "published", "date", "i fjor"],
      ["article", "8 (2)", "failed", "duplicate", ""],
    ]);
    expect(await listNextVersions(context)).toMatchObject([{ kind: "article", name: "Sommerfest & grill" }]);
  });

  test("repeats failed requests, sends at most four requests at a time, and continues as a guest if the token is refused", async () => {
    let failures = 2;
    await using old = await fullSystem({
      "/api/v1/article/active": (_: unknown, response: import("node:http").ServerResponse) =>
        failures-- > 0 ? response.writeHead(503).end() : response.end(JSON.stringify([article])),
      "/api/v1/gallery/1": Array.from({ length: 12 }, (_, id) => ({ id, filename: `bilde-${id}.jpg` })),
    });
    await using context = await openTestContext();
    const lines = await run(context, old, { token: "expired" });
    expect(lines.map(({ notes }) => notes[0]?.code)).toContain("tokenRefused");
    expect(await all(context, "article")).toHaveLength(1);
    expect(old.most()).toBeLessThanOrEqual(4);
    expect(old.requests.filter((path) => path.startsWith("/data/images/"))).toHaveLength(12);
  });

  test("imports photos and PDFs once, and reports files that are too large, on other hosts or broken", async () => {
    await using inside = await startOldSystem({ "/secret.jpg": await jpeg("#000000") });
    const endless = (_: unknown, response: import("node:http").ServerResponse) => {
      const more = () => response.write(Buffer.alloc(1024 * 1024));
      response.on("drain", more);
      more();
    };
    await using old = await fullSystem({
      "/api/v1/gallery/1": [
        { id: 1, filename: "strand.jpg", title: "Stranda", description: "Sol", sortorder: "2" },
        { id: 2, filename: "borte.jpg", title: "Borte" },
        { id: 3, filename: "stor.jpg", title: "Stor" },
        { id: 4, filename: "videre.jpg", title: "Videre" },
        { id: 5, filename: "ikke.jpg", title: "Ikke et bilde" },
      ],
      "/data/images/1280/strand.jpg": await jpeg("#336699"),
      "/data/images/1280/stor.jpg": endless,
      "/data/images/1280/videre.jpg": (_: unknown, response: import("node:http").ServerResponse) =>
        response.writeHead(302, { location: `${inside.address}/secret.jpg` }).end(),
      "/data/images/1280/ikke.jpg": Buffer.from("hello"),
      "/data/pdf/Regler%202026.pdf": await pdf(),
      "/api/v1/article/active": [
        {
          ...article,
          imageUrl: "strand.jpg",
          text: `<p><img src="/data/images/thumb/strand.jpg"><img src="${inside.address}/secret.jpg">
            <a href="/data/pdf/Regler%202026.pdf">Reglene våre</a> <a href="/info/prices">Priser</a></p>`,
        },
      ],
    });
    await using context = await openTestContext();
    const lines = await run(context, old);
    expect(inside.requests).toEqual([]);
    const failed = lines.filter(({ state }) => state === "failed");
    expect(failed.map(({ name, notes: [note] }) => `${name}: ${note!.code}`).toSorted()).toEqual([
      "Borte: status",
      "Ikke et bilde: unusable",
      "Stor: tooLarge",
      "Videre: otherHost",
      "secret.jpg: otherHost",
    ]);
    const photos = await all(context, "photo");
    expect(photos).toMatchObject([
      { title: "Stranda", description: "Sol", sortorder: 2, showInGallery: true },
    ]);
    const url = `/data/images/1280/${String(photos[0]!["filename"])}`;
    const [document] = await all(context, "document");
    expect(document).toMatchObject({ title: "Reglene våre" });
    const [shown] = await all(context, "article");
    expect(shown!["imageUrl"]).toBe(url);
    expect(shown!["text"]).toContain(`src="${url}"`);
    expect(shown!["text"]).toContain(`data-to="document:${document!.id}"`);
    expect(shown!["text"]).toContain('data-to="page:prices"');
    expect(shown!["text"]).not.toContain("secret");
    expect(await all(context, "redirect")).toMatchObject([
      { from: "/data/pdf/regler 2026.pdf", to: `document:${document!.id}`, status: 301 },
    ]);
    const asked = old.requests.length;
    await run(context, old);
    expect(await all(context, "photo")).toHaveLength(1);
    expect(await all(context, "article")).toEqual([shown]);
    expect(old.requests.slice(asked).filter((path) => /strand|pdf/.test(path))).toEqual([]);
  });
});
