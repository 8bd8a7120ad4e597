import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { publishDueChangeOvers } from "./change-over-publication.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { databases } from "#test/support/databases.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

type Values = Record<string, any>;

const now = "2026-07-15T10:00:00Z";
const first = "2026-07-20T22:00:00Z";
const second = "2026-08-01T10:00:00Z";
const questions = address("questions", "nb");
const prices = address("prices", "nb");

describe.each(databases)("the site at a moment on %s", (database) => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite({ database });
  });
  afterAll(() => site[Symbol.asyncDispose]());
  beforeEach(() => site.context.setNow(now));

  async function call(method: string, at: string, body?: unknown): Promise<Values> {
    const response = await site.call(method, at, body);
    const text = await response.text();
    return { status: response.status, ...(text && (JSON.parse(text) as Values)) };
  }
  const ask = (path: string, more: Record<string, string> = {}) =>
    site.call("GET", `/preview?${new URLSearchParams({ path, ...more }).toString()}`);
  async function show(path: string, more: Record<string, string> = {}): Promise<Values> {
    const response = await ask(path, more);
    expect([path, more, response.status]).toEqual([path, more, 200]);
    return (await response.json()) as Values;
  }
  const htmlAt = async (path: string, at: string) => (await show(path, { at }))["html"] as string;

  let count = 0;
  async function addQuestion(planned: Values) {
    const name = `moment ${database} ${++count}`;
    const { id } = await call("POST", "/faq", { question: `Før ${name}?`, answer: "<p>Ja.</p>" });
    await call("PUT", `/faq/${id}/next`, { question: `Etter ${name}?`, ...planned });
    return { id: id as number, before: `Før ${name}?`, after: `Etter ${name}?` };
  }
  const addPlan = async (values: Values) =>
    (await call("POST", "/changeovers", { name: "Ny sesong", ...values }))["id"] as number;

  test("shows the next versions whose moment has come, alone or in a change-over, and no others", async () => {
    const alone = await addQuestion({ publishAt: first });
    const together = await addQuestion({ changeOver: await addPlan({ publishAt: second }) });
    const undated = await addQuestion({});
    const seen = async (at: string) => {
      const html = await htmlAt(questions, at);
      return [alone, together, undated].map(({ after }) => html.includes(after));
    };
    expect(await seen("2026-07-20T21:59:59Z")).toEqual([false, false, false]);
    expect(await seen(first)).toEqual([true, false, false]);
    expect(await seen(second)).toEqual([true, true, false]);
    expect((await show(questions))["html"]).toContain(together.before);
    expect(await site.read(questions)).toContain(alone.before);
  });

  test("links to articles and pages that are published at the same moment", async () => {
    const plan = await addPlan({ publishAt: first });
    const name = `ny ${database}`;
    const question = await call("POST", "/faq", { question: `Lenker ${name}?`, answer: "<p>Ja.</p>" });
    await call("PUT", `/faq/${question["id"]}/next`, { changeOver: plan });
    const article = await call("POST", "/article/next", {
      title: `Artikkel ${name}`,
      subTitle: "Snart",
      text: "<p>Her.</p>",
      isActive: true,
      publishedDate: "2026-07-01T00:00:00Z",
      changeOver: plan,
    });
    const page = await call("POST", "/pages/next", { title: `Side ${name}`, changeOver: plan });
    const answer = [`article:${article["id"]}`, `page:${page["id"]}`]
      .map((to) => `<p><a data-to="${to}">Til ${to}</a></p>`)
      .join("");
    await call("PUT", `/faq/${question["id"]}/next`, { answer });
    const linksIn = (html: string) =>
      Array.from(html.matchAll(/<a href="([^"]*)">Til (article|page):/g), ([, href, kind]) => [kind, href]);
    const planned = linksIn(await htmlAt(questions, first));
    expect(planned.map(([kind]) => kind)).toEqual(["article", "page"]);
    const form = { kind: "faq", id: question["id"], fields: {}, language: "nb" };
    expect(linksIn((await call("POST", "/preview", form))["html"])).toEqual(planned);
    for (const [, href] of planned) expect(await htmlAt(href!, first)).toContain(name);
    expect(linksIn(await site.read(questions))).toEqual([]);
    site.context.setNow(first);
    await publishDueChangeOvers(site.context);
    expect(linksIn(await site.read(questions))).toEqual(planned);
    for (const [, href] of planned) expect(await site.read(href!)).toContain(name);
  });

  test("shows a price list that is planned without a change-over, and guests see the list from its moment on", async () => {
    const name = `Alene ${database}`;
    const rateGroups = [{ name: "Døgn", rates: [{ text: name, amount: 90 }] }];
    await call("POST", "/annualrates/next", { description: name, year: 2027, rateGroups, publishAt: first });
    expect(await htmlAt(prices, "2026-07-20T21:59:59Z")).not.toContain(name);
    expect(await htmlAt(prices, first)).toContain(name);
    expect(await site.read(prices)).not.toContain(name);
    site.context.setNow(first);
    expect(await site.read(prices)).toContain(name);
  });

  test("shows the published texts after a publication has failed", async () => {
    const plan = await addPlan({ publishAt: first });
    const { after } = await addQuestion({ changeOver: plan });
    await addQuestion({ changeOver: plan, answer: "" });
    site.context.setNow(first);
    await publishDueChangeOvers(site.context);
    site.context.setNow(now);
    expect(await htmlAt(questions, second)).not.toContain(after);
    expect((await show(questions, { at: second, changeOver: String(plan) }))["html"]).toContain(after);
    await call("DELETE", `/changeovers/${plan}`);
  });

  test("shows a change-over without a moment only if the request names it", async () => {
    const plan = await addPlan({});
    const { after } = await addQuestion({ changeOver: plan });
    expect((await show(questions, { changeOver: String(plan) }))["html"]).toContain(after);
    expect((await show(questions))["html"]).not.toContain(after);
  });

  test("shows notices and price lists at the moments at which guests see them", async () => {
    const name = `oppslag ${database}`;
    await call("POST", "/messages", {
      pageTitle: name,
      title: name,
      message: "<p>Vi ses.</p>",
      isActive: true,
      isImportant: true,
      announcementDate: "2026-09-01",
      unpublishDate: "2026-09-10",
      sortorder: -5000,
    });
    const rates = (text: string) => [{ name: "Døgn", rates: [{ text, amount: 90 }] }];
    const list = async (text: string, values: Values) =>
      call("POST", "/annualrates", { description: text, year: 2027, rateGroups: rates(text), ...values });
    await list(`Selv ${database}`, { fromDate: "2027-01-01", startsItself: true });
    const changeOver = await addPlan({ publishAt: "2027-04-23T22:00:00Z" });
    await call("POST", "/annualrates/next", {
      description: "Vår",
      year: 2027,
      rateGroups: rates(`Vår ${database}`),
      changeOver,
    });
    const seen = await Promise.all(
      ["2026-08-31T21:59:59Z", "2026-08-31T22:00:00Z", "2026-09-09T23:00:00Z"].map(async (at) =>
        (await htmlAt("/", at)).includes(name),
      ),
    );
    expect(seen).toEqual([false, true, false]);
    const ratesAt = async (at: string) => {
      const html = await htmlAt(prices, at);
      return [`Selv ${database}`, `Vår ${database}`].map((text) => html.includes(text));
    };
    expect(await ratesAt("2026-12-31T22:59:59Z")).toEqual([false, false]);
    expect(await ratesAt("2026-12-31T23:00:00Z")).toEqual([true, false]);
    expect(await ratesAt("2027-04-23T22:00:00Z")).toEqual([false, true]);
  });

  test("lists the planned changes in their order, and shows only as many as the request's limit", async () => {
    const later = await addQuestion({ publishAt: second });
    const sooner = await addQuestion({ publishAt: first });
    const all = await show(questions, { at: second });
    const order = (all["changes"] as Values[]).map(({ id }) => id as number);
    expect(order.indexOf(sooner.id)).toBeLessThan(order.indexOf(later.id));
    expect(all["changes"]).toContainEqual({ kind: "faq", id: later.id });
    const shownWith = async (number: number) => {
      const { html, changes } = await show(questions, { at: second, first: String(number) });
      expect(changes).toEqual(all["changes"]);
      return [sooner, later].map(({ after }) => (html as string).includes(after));
    };
    expect(await shownWith(0)).toEqual([false, false]);
    expect(await shownWith(order.indexOf(sooner.id) + 1)).toEqual([true, false]);
    expect(await shownWith(order.indexOf(later.id) + 1)).toEqual([true, true]);
    expect((await ask(questions, { first: "-1" })).status).toBe(422);
  });

  test("names a next version that is too unfinished to be shown, and shows the others", async () => {
    const changeOver = await addPlan({ publishAt: second });
    const { after } = await addQuestion({ changeOver });
    const { id } = await call("POST", "/faq/next", { question: `Halv ${database}?`, changeOver });
    const { html, leftOut } = await show(questions, { at: second });
    expect(html).toContain(after);
    expect(html).not.toContain(`Halv ${database}?`);
    expect(leftOut).toEqual([{ kind: "faq", id }]);
  });

  test("is for staff alone, and can't be cached or framed", async () => {
    const path = `/api/v1/preview?path=${encodeURIComponent(questions)}&at=${second}`;
    const refused = await site.get(path);
    expect([refused.status, (await refused.text()).includes("<html")]).toEqual([401, false]);
    const tampered = await site.get(path, { Authorization: "Bearer e30.e30.x" });
    expect(tampered.status).toBe(401);
    const { headers } = await ask(questions, { at: second });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-type")).toContain("application/json");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });

  test("writes nothing, and never reaches guests' cached pages", async () => {
    const { before, after } = await addQuestion({ publishAt: second });
    const state = async () => {
      const { db } = site.context;
      const tables = ["contentVersion", "historyEntry", "faq", "nextVersion", "priceList"] as const;
      return Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    };
    const stored = await state();
    const cached = await site.read(questions);
    let drops = 0;
    site.context.contentVersion.onChange(() => drops++);
    const shown = await Promise.all(
      Array.from({ length: 10 }, async () => [
        (await htmlAt(questions, second)).includes(after),
        (await site.read(questions)).includes(before),
      ]),
    );
    expect(shown.flat()).toEqual(shown.flat().map(() => true));
    expect([await site.read(questions), drops]).toEqual([cached, 0]);
    expect(await state()).toEqual(stored);
  });

  test("refuses paths without a public page, and times too far ahead", async () => {
    const paths = [
      "/admin",
      "/api/v1/faq",
      "//campsite.example/",
      "/%zz",
      "/%00",
      "/../../etc/passwd",
      "/data/pdf/x.pdf",
      "/preview/abc",
      "/photo/999999999999999999999",
      `/${"a/".repeat(900)}`,
    ];
    for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 404]);
    const wrong = [
      { at: "2126-01-01T00:00:00Z" },
      { at: "i morgen" },
      { at: "+275760-09-13T00:00:00Z" },
      { changeOver: "-1" },
      { changeOver: "1 or 1=1" },
    ];
    for (const more of wrong)
      expect([more, (await ask("/", more as Record<string, string>)).status]).toEqual([more, 422]);
    expect((await ask("campsite.example/")).status).toBe(422);
    expect(await htmlAt("/", "2020-01-01T00:00:00Z")).toContain("<main");
  });
});
