import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { address, localPath } from "#src/i18n/addresses.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { pageNameIn } from "#src/i18n/names/page-names.ts";
import { searchAddress } from "#src/campsite/search-query.ts";
import { databases } from "#test/support/databases.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { newEntry, type MenuEntry } from "./menu-entries.ts";
import { withoutLinksTo } from "./menu.server.ts";
import type { StaffMenu } from "./menu.ts";
import type { MenuPageName } from "./menu-pages.ts";

const menuIn = (html: string) => /<ul class="menu-pages">.*?<\/nav>/s.exec(html)![0];

const linksIn = (html: string) => Array.from(html.matchAll(/<a href="([^"]+)"/g), ([, href]) => href!);

test("links to pages that are switched off become words, and other links stay", () => {
  const off = new Set(["prices", "article"] as const);
  const html =
    '<a href="/info/prices">A</a><a class="b" href="/en/Info/Prices/?x#y">B</a>' +
    '<a href="https://camp.example/de/info/prices" rel="x">C</a><a href="/info/nyheter/1/x">D</a>' +
    '<a href="/info/day">E</a><a href="https://other.example/info/prices">F</a><a href="/%ff">G</a>';
  expect(withoutLinksTo(off, html, "https://camp.example")).toBe(
    '<a>A</a><a class="b">B</a><a rel="x">C</a><a>D</a>' +
      '<a href="/info/day">E</a><a href="https://other.example/info/prices">F</a><a href="/%ff">G</a>',
  );
});

describe.each(databases)("the menu on %s", (database) => {
  let site: StaffSite;
  let entries: MenuEntry[];
  beforeAll(async () => {
    site = await openStaffSite({ database, now: "2026-07-15T10:00:00Z" });
    ({ entries } = (await (await site.call("GET", "/menu/1")).json()) as StaffMenu);
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const save = (changed: readonly MenuEntry[]) => site.call("PUT", "/menu/1", { entries: changed });
  const withState = (state: MenuEntry["state"], ...keys: MenuPageName[]) =>
    entries.map((each) => (keys.includes(each.key as MenuPageName) ? { ...each, state } : each));
  const menuAt = async (path: string) => linksIn(menuIn(await site.read(path)));

  test("is the default menu until the first save, and a save without changes keeps the default menu", async () => {
    const before = await Promise.all(languages.map((language) => site.read(address("guests", language))));
    expect((await save(entries)).status).toBe(200);
    for (const [index, language] of languages.entries())
      expect(menuIn(await site.read(address("guests", language)))).toBe(menuIn(before[index]!));
  });

  test("has the stored order and the names of groups in each language", async () => {
    const group = newEntry({
      key: "group:2",
      name: "Opplev",
      translations: { en: { name: "Experience" }, de: { name: "Erleben" } },
    });
    const moved = entries.filter(({ key }) => key !== "activities");
    await save([group, newEntry({ key: "activities", group: "group:2" }), ...moved]);
    const shown = { nb: "Opplev", en: "Experience", de: "Erleben" };
    for (const language of languages) {
      const menu = menuIn(await site.read(address("guests", language)));
      expect(menu.indexOf(shown[language])).toBeGreaterThan(-1);
      expect(menu.indexOf(shown[language])).toBeLessThan(menu.indexOf(pageNameIn(language, "prices")));
      expect(linksIn(menu)[1]).toBe(address("activities", language));
    }
  });

  test("leaves out a hidden page, whose address still leads to the page", async () => {
    await save(withState("hidden", "documents"));
    expect(await menuAt("/guests")).not.toContain("/info/documents");
    expect((await site.get("/info/documents")).status).toBe(200);
    expect(await site.read("/sitemap.xml")).toContain("/info/documents<");
  });

  test.each(["prices", "news", "gallery", "events", "sitemap", "questions", "documents", "webcam"] as const)(
    "while %s is switched off, its address redirects to the home page and no page links to it",
    async (page) => {
      await save(withState("off", page));
      for (const language of languages) {
        const answer = await site.get(address(page, language));
        expect([answer.status, answer.headers.get("location")]).toEqual([302, address("home", language)]);
      }
      const isOff = (href: string) =>
        languages.some((language: Language) => href.split(/[?#]/)[0] === address(page, language));
      for (const name of ["home", "guests", "contactUs", "offline", "day", "aboutUs", "search"] as const)
        expect([name, linksIn(await site.read(address(name, "nb"))).filter(isOff)]).toEqual([name, []]);
      for (const file of ["/sitemap.xml", "/llms.txt"])
        expect(await site.read(file)).not.toMatch(new RegExp(`${localPath(address(page, "nb"), "nb")}[<)]`));
      await save(entries);
      expect((await site.get(address(page, "nb"))).status).toBe(200);
    },
  );

  test("prevents messages to the suggestion box while the page of the suggestion box is switched off", async () => {
    const stored = async () => (await site.context.db.selectFrom("feedback").select("id").execute()).length;
    const before = await stored();
    await save(withState("off", "feedback"));
    const origin = site.context.config.siteOrigin;
    const posted = await site.app.fetch(
      new Request(`${origin}/info/feedback`, {
        method: "POST",
        headers: { Origin: origin },
        body: new URLSearchParams({ message: "Flere benker" }),
      }),
    );
    expect([posted.status, posted.headers.get("location")]).toEqual([302, "/"]);
    const sent = await site.call("POST", "/feedback", { message: "Flere benker", source: "feedback" });
    expect(sent.status).toBe(403);
    expect(await stored()).toBe(before);
    await save(entries);
  });

  test("replaces a link in a text by its words while the linked page is switched off, also in the API", async () => {
    const text = '<p><a href="/info/prices">Prisene</a></p>';
    const words = { pageTitle: "Priser", title: "Nye priser", message: text };
    const path = `/messages/${((await (await site.call("POST", "/messages", words)).json()) as { id: number }).id}`;
    const shown = async () => ((await (await site.call("GET", path)).json()) as { message: string }).message;
    expect(await shown()).toBe(text);
    await save(withState("off", "prices"));
    expect(await shown()).not.toContain("/info/prices");
    await save(entries);
    expect(await shown()).toBe(text);
  });

  test("switches off the articles, the feed and the search results together with the page of news", async () => {
    const feed = await site.read("/feed.xml");
    const title = /<entry.*?<title>([^<]+)/s.exec(feed)![1]!;
    const path = new URL(/<entry.*?<link href="([^"]+)/s.exec(feed)![1]!).pathname;
    const search = searchAddress(title, "nb");
    expect(await site.read(search)).toContain("/info/nyheter/");
    await save(withState("off", "news"));
    expect((await site.get(path)).headers.get("location")).toBe("/");
    expect((await site.get("/feed.xml")).status).toBe(404);
    expect(await site.read(search)).not.toContain("/info/nyheter/");
    expect(await site.read("/sitemap.xml")).not.toContain("/info/nyheter/");
    await save(entries);
  });

  test("links to articles, photos and places become plain text while their page is switched off, even in the API", async () => {
    const { db } = site.context;
    const article = await db.selectFrom("article").select("id").where("isActive", "=", 1).executeTakeFirst();
    const photo = await db.selectFrom("photo").select("id").where("showInGallery", "=", 1).executeTakeFirst();
    const targets = [`article:${article!.id}`, `photo:${photo!.id}`, "place:reception"];
    const answer = targets.map((to) => `<p><a data-to="${to}">${to}</a></p>`).join("");
    await site.call("POST", "/faq", { question: "Hvor?", answer });
    const linked = async () => {
      const faqs = await site.read("/faq_nb.json");
      return targets.filter((to) => new RegExp(`<a href=[^>]*>${to}<`).test(faqs));
    };
    expect(await linked()).toEqual(targets);
    await save(withState("off", "news", "gallery", "sitemap"));
    expect(await linked()).toEqual([]);
    await save(entries);
  });

  test("doesn't show a page that the settings turn off, even if the stored menu shows it", async () => {
    const settings = (await (await site.call("GET", "/websitesettings")).json()) as object;
    for (const enableFeedback of [true, false]) {
      await site.call("PUT", "/websitesettings/1", { ...settings, enableFeedback });
      expect((await menuAt("/guests")).includes("/info/feedback")).toBe(enableFeedback);
    }
    expect(await menuAt("/guests")).not.toContain("/events");
  });

  test.each([
    ["a hidden contact page", () => withState("hidden", "contactUs"), "state"],
    ["a switched-off emergency page", () => withState("off", "emergency"), "state"],
    ["a group without a name", () => [...entries, newEntry({ key: "group:5" })], "name"],
    ["a page twice", () => [...entries, newEntry({ key: "prices" })], "key"],
    ["an own page that is off", () => [...entries, newEntry({ key: "page:999", state: "off" })], "state"],
  ])("refuses %s", async (_, make, field) => {
    const answer = await save(make());
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(new RegExp(`"entries\\.\\d+\\.${field}"`));
  });

  test("leaves out keys that are neither pages nor groups, such as the built-in properties of an object", async () => {
    const unknown = ["constructor", "toString", "nowhere"].map((key) => newEntry({ key }));
    expect((await save([...unknown, ...entries])).status).toBe(200);
    for (const language of languages) expect((await site.get(address("guests", language))).status).toBe(200);
    await save(entries);
  });

  test("can be changed by a next version, which guests see when it is published", async () => {
    await save(entries);
    await site.call("PUT", "/menu/1/next", { entries: withState("off", "webcam") });
    expect((await site.get(address("webcam", "nb"))).status).toBe(200);
    await site.call("POST", "/menu/1/next/publish", {});
    expect((await site.get(address("webcam", "nb"))).status).toBe(302);
    await save(entries);
  });

  test("shows an own page until the page is removed; guests can also save the page on their phone", async () => {
    const page = (await (
      await site.call("POST", "/pages", { title: "Minigolf", lead: "Ni hull." })
    ).json()) as { id: number };
    await save([newEntry({ key: `page:${page.id}` }), ...entries]);
    expect((await menuAt("/guests"))[1]).toBe("/info/minigolf");
    expect(await site.read("/offline")).toContain('data-saved="" href="/info/minigolf"');
    expect(await menuAt("/en/guests")).not.toContain("/en/info/minigolf");
    const current = `<a href="/info/minigolf" aria-current="page">`;
    expect(menuIn(await site.read("/info/minigolf"))).toContain(current);
    expect(menuIn(await site.read(`/photo/${page.id}`))).not.toContain(current);
    await site.call("DELETE", `/pages/${page.id}`);
    expect(await menuAt("/guests")).not.toContain("/info/minigolf");
    await save(entries);
  });
});
