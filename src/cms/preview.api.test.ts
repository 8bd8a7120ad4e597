import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases } from "#test/support/databases.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { postPreview } from "./preview.api.ts";

const message = {
  pageTitle: "Vannet er stengt. Se hva det betyr.",
  title: "Vannet er stengt for vinteren",
  message: "<p>Det åpner til påske.</p>",
  isActive: false,
  isImportant: true,
  announcementDate: "2026-12-24",
  unpublishDate: null,
  translations: {
    en: { pageTitle: "No water.", title: "The water is off", message: "<p>Until Easter.</p>" },
  },
};
const article = {
  title: "Slik stenger vi",
  subTitle: "Vann og strøm",
  text: "<p>Vi tømmer ledningene.</p>",
  isActive: false,
  publishedDate: "2026-11-23T08:00",
  translations: {},
};

type Resource = Record<string, unknown> & { id: number; version: number };

describe.each(databases)("a preview on %s", (database) => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite({ database });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const json = async <Answer>(response: Promise<Response>) => (await (await response).json()) as Answer;
  const ask = (kind: string, fields: object, more: object = {}) =>
    site.call("POST", "/preview", { kind, fields, language: "nb", ...more });
  const preview = async (...asked: Parameters<typeof ask>) => {
    const response = await ask(...asked);
    expect(response.ok).toBe(true);
    expect(response.headers.get("cache-control")).toBe("no-store");
    return ((await response.json()) as { html: string }).html;
  };
  /** Returns everything that a preview must not change. */
  const state = async () => {
    const { db } = site.context;
    return {
      version: await db.selectFrom("contentVersion").selectAll().execute(),
      history: await db.selectFrom("historyEntry").select("id").execute(),
      messages: await db.selectFrom("message").selectAll().orderBy("id").execute(),
      articles: await db.selectFrom("article").selectAll().orderBy("id").execute(),
      lists: await db.selectFrom("priceList").selectAll().orderBy("id").execute(),
      texts: await db.selectFrom("pageText").selectAll().orderBy("id").execute(),
    };
  };

  test("saves nothing, raises no version, invalidates no page and adds no history", async () => {
    const [stored] = await json<Resource[]>(site.call("GET", "/article"));
    await site.read("/");
    let drops = 0;
    site.context.contentVersion.onChange(() => drops++);
    const before = await state();
    await preview("message", message);
    await preview("article", { ...stored, title: "En annen tittel" }, { id: stored!.id });
    await preview("article", article);
    expect((await ask("article", { ...article, title: "" })).status).toBe(422);
    expect((await ask("article", article, { id: 4711 })).status).toBe(404);
    expect(await state()).toEqual(before);
    expect(drops).toBe(0);
    expect(await site.read("/")).not.toContain("Vannet er stengt for vinteren");
  });

  test("shows a notice in any state instead of the current notice", async () => {
    const inView = { ...message, title: "Den som vises", isActive: true, announcementDate: "2026-07-01" };
    const { id } = await json<Resource>(site.call("POST", "/messages", inView));
    const important = await preview("message", message);
    expect(important).toContain("Vannet er stengt for vinteren");
    expect(important).not.toContain("Den som vises");
    const calm = await preview("message", { ...message, isImportant: false });
    expect(calm).toContain("Vannet er stengt for vinteren");
    expect(calm).not.toContain("Den som vises");
    const ended = { ...message, announcementDate: "2026-07-01", unpublishDate: "2026-07-02" };
    expect(await preview("message", ended, { id })).toContain("Det åpner til påske.");
    expect(await site.read("/")).toContain("Den som vises");
    await site.call("DELETE", `/messages/${id}`);
  });

  test("shows an article as if it were published, whether it is new, stored, planned or inactive", async () => {
    const planned = await preview("article", { ...article, isActive: true });
    expect(planned).toContain("Vi tømmer ledningene.");
    expect(planned).toContain("2026-11-23");
    const { id } = await json<Resource>(site.call("POST", "/article", article));
    const changed = await preview(
      "article",
      { ...article, text: "<p>Uten dato.</p>", publishedDate: "" },
      { id },
    );
    expect(changed).toContain("Uten dato.");
    expect((await site.get("/nyheter/slik-stenger-vi/slik-stenger-vi")).status).not.toBe(200);
  });

  test("shows texts in the requested language, or in Norwegian with the attribute `lang`", async () => {
    const english = await preview("message", message, { language: "en" });
    expect(english).toContain('<html lang="en-GB"');
    expect(english).toContain("The water is off");
    const german = await preview("message", message, { language: "de" });
    expect(german).toContain('<html lang="de');
    expect(german).toMatch(/<h2[^>]* lang="nb-NO"[^>]*>Vannet er stengt for vinteren/);
  });

  test("shows a page's text, a question and a price list on their pages", async () => {
    const [text] = await json<Resource[]>(site.call("GET", "/pagetexts"));
    expect(await preview("pageText", { ...text, title: "Helt ny tittel" }, { id: text!.id })).toContain(
      "Helt ny tittel",
    );
    const [faq] = await json<Resource[]>(site.call("GET", "/faq"));
    const asked = ask("faq", { ...faq, question: "Er det snø?" }, { id: faq!.id });
    const { html, place } = await json<{ html: string; place: string }>(asked);
    expect(html).toContain("Er det snø?");
    expect(html).toContain(`id="${place}"`);
    const rates = {
      description: "Priser 2031",
      year: 2031,
      fromDate: "2031-01-01",
      isActive: false,
      rateGroups: [{ name: "Døgn", rates: [{ text: "Hengekøye", price: 90 }] }],
    };
    expect(await preview("priceList", rates)).toContain("Hengekøye");
    expect(await site.read("/info/prices")).not.toContain("Hengekøye");
  });

  test("reports invalid fields, even fields whose values the preview replaces", async () => {
    const response = await ask("message", { ...message, title: " ", announcementDate: "i morgen" });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field).toSorted()).toEqual(["announcementDate", "title"]);
    expect((await ask("feedback", {})).status).toBe(422);
    expect((await ask("photo", { title: "" })).status).toBe(404);
  });

  test("leaves nothing behind when its page fails to render, and the site keeps working", async () => {
    const before = await state();
    const body = { kind: "message" as const, fields: message, language: "nb" as const };
    const rendering = postPreview.call.handle(site.context, {
      body,
      params: {},
      query: {},
      target: { id: 1 },
      raw: new Request("http://localhost:3000"),
      renderPage: () => Promise.reject(new Error("no paper")),
      renderAt: () => Promise.reject(new Error("no paper")),
    });
    await expect(rendering).rejects.toThrow("no paper");
    expect(await state()).toEqual(before);
    expect((await site.get("/")).status).toBe(200);
  });

  test("doesn't block saves or guests' pages, even with many previews at once", async () => {
    const { id } = await json<Resource>(site.call("POST", "/article", article));
    const rounds = Array.from({ length: 40 }, (_, round) => round);
    const [previews, saves, pages] = await Promise.all([
      Promise.all(rounds.map((round) => ask("message", { ...message, title: `Prøve ${round}.` }))),
      Promise.all(
        rounds.map((round) => site.call("PUT", `/article/${id}`, { ...article, title: `Lagret ${round}` })),
      ),
      Promise.all(rounds.map((round) => site.get(`/?${round}`))),
    ]);
    const wrong = [...previews, ...saves, ...pages].filter(({ ok }) => !ok);
    expect(wrong.map(({ url, status }) => `${url} ${status}`)).toEqual([]);
  });

  test("shows no text of other previews or of simultaneous saves, and causes no deadlock", async () => {
    const { id } = await json<Resource>(
      site.call("POST", "/messages", { ...message, title: "Lagret først" }),
    );
    const rounds = Array.from({ length: 6 }, (_, round) => round);
    const [previews, saves, pages] = await Promise.all([
      Promise.all(
        rounds.map((round) => preview("message", { ...message, title: `Prøve ${round}.` }, { id })),
      ),
      Promise.all(
        rounds.map((round) => site.call("PUT", `/messages/${id}`, { ...message, title: `Lagret ${round}.` })),
      ),
      Promise.all(rounds.map((round) => site.read(round % 2 ? "/" : `/en?${round}`))),
    ]);
    for (const [round, html] of previews.entries()) {
      expect(html).toContain(`Prøve ${round}.`);
      for (const other of rounds) if (other !== round) expect(html).not.toContain(`Prøve ${other}.`);
      expect(html).not.toMatch(/Lagret \d/);
    }
    for (const page of pages) expect(page).not.toContain("Prøve");
    expect(saves.map(({ status }) => status)).toEqual(rounds.map(() => 200));
    const { title, version } = await json<Resource>(site.call("GET", `/messages/${id}`));
    expect(title).toMatch(/^Lagret \d\.$/);
    expect(version).toBe(1 + rounds.length);
  });
});
