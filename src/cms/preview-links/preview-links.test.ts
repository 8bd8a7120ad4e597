import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "#src/app.ts";
import { address } from "#src/i18n/addresses.ts";
import { openContext } from "#src/platform/context.ts";
import { site as features } from "#src/site.server.ts";
import { backUpTo, configOf, restoreFile } from "#test/support/copies/copies.ts";
import { databases } from "#test/support/databases.ts";
import { siteOn } from "#test/support/site.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

type Values = Record<string, any>;

const now = "2026-07-15T10:00:00Z";
const questions = address("questions", "nb");
const asBrowser = { "User-Agent": "Mozilla/5.0 (X11; Linux) Firefox/150.0", Accept: "text/html" };

describe.each(databases)("a preview link on %s", (database) => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite({ database });
    site.context.setNow(now);
  });
  afterAll(() => site[Symbol.asyncDispose]());

  async function call(method: string, at: string, body?: unknown): Promise<Values> {
    const exp = site.context.now().epochMilliseconds / 1000 + 60;
    const headers = { Authorization: `Bearer ${await site.issuer.token({ exp })}` };
    const response = await site.call(method, at, body, headers);
    const text = await response.text();
    return { status: response.status, body: text && (JSON.parse(text) as Values) };
  }

  let questionsAdded = 0;
  /** Adds a question with a next version. Returns the API's path of the next version, and its text. */
  async function addDraft(): Promise<{ at: string; text: string }> {
    const text = `Kladd nummer ${++questionsAdded}?`;
    const { body } = await call("POST", "/faq", {
      question: `Publisert ${questionsAdded}?`,
      answer: "<p>Ja.</p>",
    });
    const at = `/faq/${body.id}/next`;
    await call("PUT", at, { question: text });
    return { at, text };
  }

  async function addLink(at: string, days = 7): Promise<{ id: number; url: string; until: string }> {
    const { status, body } = await call("POST", `${at}/link`, { days });
    expect(status).toBe(201);
    return { ...body, url: new URL(body.url).pathname } as Awaited<ReturnType<typeof addLink>>;
  }

  /** Requests a page like a browser, each time from another block of IP addresses. */
  let block = 0;
  const open = (
    target: string,
    { method = "GET", ip = `10.${++block >> 8}.${block % 256}.9`, ...headers }: Values = {},
  ) =>
    site.app.fetch(
      new Request(`http://localhost:3000${target}`, { method, headers: { ...asBrowser, ...headers } }),
      ip,
    );
  const read = async (target: string) => (await open(target)).text();

  test("shows the real pages with the next version, which guests don't see", async () => {
    const { at, text } = await addDraft();
    const { url } = await addLink(at);
    const opened = await open(url);
    expect(opened.status).toBe(302);
    const location = opened.headers.get("location")!;
    expect(location).toBe(`${url}${questions}#question-${at.split("/")[2]}`);
    const html = await read(location.split("#")[0]!);
    expect(html).toContain(text);
    expect(html).toContain("Forhåndsvisning. Gjestene ser ikke dette før det er publisert.");
    expect(html).toContain("onsdag 22. juli kl. 12.00");
    expect(await read(questions)).not.toContain(text);
    expect(await read(`${url}/en${questions}`)).toContain("Guests don’t see this until it is published.");
  });

  test("shows pages whose links lead to other pages of the preview, and to the real files and other sites", async () => {
    const { url } = await addLink((await addDraft()).at);
    for (const page of ["/", "/en", "/contactus", "/info/nyheter", "/guests", "/info/documents"]) {
      const html = await read(url + page);
      const links = [...html.matchAll(/<a(?:rea)? [^>]*?href="(\/[^"]*)"/g)].map(([, href]) => href!);
      expect(links.length).toBeGreaterThan(10);
      const outside = links.filter((href) => !href.startsWith(`${url}/`));
      for (const href of outside) expect(href).toMatch(/^\/(admin|data\/|[^/]+\.(ics|xml|atom))/);
      for (const href of new Set(links.filter((each) => each.startsWith(url)).slice(0, 8)))
        expect([href, (await open(href.split("#")[0]!)).status]).toEqual([href, 200]);
    }
  });

  test("is never cached, indexed, prefetched, counted as a page view or sent as a referrer, and has no forms or scripts", async () => {
    const { url } = await addLink((await addDraft()).at);
    for (const target of [url, `${url}/`, `${url}/contactus`, `${url}x/`, `${url}/nothing`]) {
      const { headers } = await open(target, {
        "If-None-Match": "*",
        "If-Modified-Since": "Fri, 31 Dec 2100 23:59:59 GMT",
        Range: "bytes=0-1",
      });
      expect(Object.fromEntries(headers)).toMatchObject({
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
      });
      for (const name of ["etag", "last-modified", "speculation-rules", "link", "set-cookie"])
        expect([name, headers.get(name)]).toEqual([name, null]);
      const policy = headers.get("content-security-policy")!;
      for (const part of [
        "script-src",
        "connect-src",
        "form-action",
        "frame-src",
        "frame-ancestors",
        "worker-src",
      ])
        expect(policy).toContain(`${part} 'none'`);
      expect(policy).not.toContain("http:// https://");
    }
    const html = await read(`${url}/`);
    expect(html).not.toMatch(/<script|rel="manifest"/);
    expect(html.match(/(?:src|srcset)="https?:/g)).toBeNull();
    expect(site.app.ready(`${url}/`, undefined)).toBeUndefined();
    expect((await open(`${url}/contactus`, { method: "POST" })).status).toBe(405);
  });

  test("gets the same response when it is wrong, ended or removed, or when its next version is gone", async () => {
    const answerTo = async (url: string) => {
      const response = await open(url);
      return { status: response.status, headers: [...response.headers], body: await response.text() };
    };
    const wrong = await answerTo("/preview/AAAAAAAAAAAAAAAAAAAAAA/");
    expect(wrong.status).toBe(404);
    expect(wrong.body).toContain("Lenken virker ikke. Den kan ha gått ut.");
    const drafts = await Promise.all([1, 2, 3, 4, 5].map(addDraft));
    const links: string[] = [];
    for (const { at } of drafts) links.push((await addLink(at, 1)).url);
    const [removed, published, withdrawn, again, ended] = drafts.map(({ at }) => at) as [
      string,
      string,
      string,
      string,
      string,
    ];
    const [{ id }] = (await call("GET", `${removed}/links`)).body as [{ id: number }];
    expect((await call("DELETE", `${published}/links/${id}`)).status).toBe(404);
    expect((await call("DELETE", `${removed}/links/${id}`)).status).toBe(204);
    expect((await call("DELETE", `${removed}/links/${id}`)).status).toBe(404);
    await call("POST", `${published}/publish`);
    await call("DELETE", withdrawn);
    await call("DELETE", again);
    await call("PUT", again, { question: "En annen hemmelighet?" });
    expect((await open(`${links[4]}/`)).status).toBe(200);
    site.context.setNow("2026-07-16T10:00:00Z");
    for (const url of [...links, links[0]!.toUpperCase().replace("/PREVIEW", "/preview"), "/preview/"])
      for (const target of [url, `${url}/`, `${url}${questions}`])
        expect([target, await answerTo(target)]).toEqual([target, wrong]);
    expect((await call("GET", `${ended}/links`)).body).toEqual([]);
    site.context.setNow(now);
  });

  test("counts each opening in a browser, but no other request", async () => {
    const { at } = await addDraft();
    const { url, id, until } = await addLink(at, 30);
    await open(url);
    await open(url);
    await open(url, { method: "HEAD" });
    await open(url, { "User-Agent": "WhatsApp/2.24" });
    await open(url, { "Sec-Purpose": "prefetch" });
    await open(`${url}/`);
    const { body } = await call("GET", `${at}/links`);
    expect(body).toEqual([{ id, until, createdAt: now, openings: 2, userName: expect.any(String) }]);
    expect(until).toBe("2026-08-14T10:00:00Z");
  });

  test("counts neither as a page view nor as an address that wasn't found", async () => {
    const { url } = await addLink((await addDraft()).at);
    const counted: string[] = [];
    const assets = { url: (source: string) => `/${source}`, answers: new Map() };
    const app = createApp(site.context, assets, {
      countView: (target) => counted.push(target),
      countUnknown: (visit) => counted.push(visit.url.pathname),
    });
    for (const target of [url, `${url}/`, `${url}/nothing.pdf`, "/preview/wrong/", questions])
      await app.fetch(new Request(`http://localhost:3000${target}`, { headers: asBrowser }), "203.0.113.9");
    expect(counted).toEqual([questions]);
  });

  test("has a token of 128 bits that the database doesn't contain", async () => {
    const { at } = await addDraft();
    const urls = await Promise.all(Array.from({ length: 5 }, async () => (await addLink(at)).url));
    const tokens = urls.map((url) => url.split("/")[2]!);
    expect(new Set(tokens).size).toBe(5);
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(16);
    const rows = JSON.stringify(await site.context.db.selectFrom("previewLink").selectAll().execute());
    for (const token of tokens) expect(rows).not.toContain(token);
    for (const days of [0, 2, 31, "7 days", null])
      expect([days, (await call("POST", `${at}/link`, { days })).status]).toEqual([days, 422]);
  });

  test("changes nothing that guests or staff see", async () => {
    const { url } = await addLink((await addDraft()).at);
    const state = async () => ({
      content: await site.context.db.selectFrom("contentVersion").selectAll().execute(),
      history: await site.context.db.selectFrom("historyEntry").select("id").execute(),
      faq: await site.context.db.selectFrom("faq").selectAll().orderBy("id").execute(),
    });
    const before = await state();
    await Promise.all([url, `${url}/`, `${url}${questions}`, `${url}/en`].map((target) => open(target)));
    expect(await state()).toEqual(before);
  });

  test("shows the finished fields of an unfinished next version", async () => {
    const { at, text } = await addDraft();
    const { url } = await addLink(at);
    await call("PUT", at, { question: "", answer: "<p>Nytt svar.</p>" });
    const html = await read(url + questions);
    expect(html).toContain("Nytt svar.");
    expect(html).toContain(text.replace("Kladd nummer", "Publisert"));
    const { body } = await call("POST", "/article/next", { title: "Bare en tittel" });
    const added = `/article/${body.id}/next`;
    const link = await addLink(added);
    const unfinished = await open(link.url);
    expect([unfinished.status, unfinished.headers.get("cache-control")]).toEqual([409, "no-store"]);
    expect(await unfinished.text()).toMatch(/Utkastet er ikke ferdig[^]*: Ingress og Tekst\./);
    await call("PUT", added, {
      subTitle: "Ingress",
      text: "<p>Hele teksten.</p>",
      publishedDate: "2026-12-24",
    });
    const location = (await open(link.url)).headers.get("location")!;
    expect(location).toContain("/info/nyheter/bare-en-tittel");
    expect(await read(location)).toContain("Hele teksten.");
    expect((await call("POST", "/faq/4711/next/link", { days: 1 })).status).toBe(404);
  });

  test("is refused after too many requests from a block of IP addresses, like a wrong link; forms have their own limit", async () => {
    const { url } = await addLink((await addDraft()).at);
    const allowed = site.context.config.formLimit * 5;
    for (let count = 0; count < allowed; count++)
      expect((await open(`/preview/guess-${count}/`, { ip: `192.0.2.${count % 256}` })).status).toBe(404);
    for (const target of [`${url}/`, "/preview/guess/"]) {
      const refused = await open(target, { ip: "192.0.2.7" });
      expect([refused.status, refused.headers.get("cache-control")]).toEqual([429, "no-store"]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect((await open(`${url}/`, { ip: "192.0.3.7" })).status).toBe(200);
    const form = await site.app.fetch(
      new Request("http://localhost:3000/api/v1/feedback", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ message: "Hei", source: "test" }),
      }),
      "192.0.2.7",
    );
    expect(form.status).toBe(201);
  });

  test("is in no backup, so that a restore doesn't bring back a removed link", async () => {
    const { url } = await addLink((await addDraft()).at);
    const { dataDir } = site.context.config;
    const archive = await backUpTo(path.join(dataDir, "links.tar"), site.context);
    const config = configOf({ dataDir: path.join(dataDir, `restored-${database}`), databaseUrl: "" });
    await restoreFile(archive, config);
    const restored = await openContext(config, features);
    await using _ = restored.db;
    const copy = siteOn({ ...restored, now: () => Temporal.Instant.from(now) });
    expect((await copy.get(`${url}/`)).status).toBe(404);
    expect((await open(`${url}/`)).status).toBe(200);
  });
});
