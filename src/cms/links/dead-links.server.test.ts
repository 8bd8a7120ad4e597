import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases } from "#test/support/databases.ts";
import { callAsStaff as call, openStaffSite, type StaffSite, type Values } from "#test/support/staff-site.ts";

const question = (answer: string, en = answer) => ({
  question: "Hvor?",
  answer,
  translations: { en: { question: "Where?", answer: en } },
});

const article = (title: string, isActive: boolean) => ({
  title,
  subTitle: "Nytt",
  text: "<p>Ja.</p>",
  isActive,
});

describe.each(databases)("dead links on %s", (database) => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite({ database });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const dead = async () => (await call(site, "GET", "/deadlinks")) as Values[];

  test("don't exist in the demo", async () => {
    expect(await dead()).toEqual([]);
  });

  test("lead to drafts, removed resources and unknown addresses, in texts, translations and next versions", async () => {
    const draft = await call(site, "POST", "/article", article("Utkast", false));
    const gone = await call(site, "POST", "/article", article("Borte", true));
    const links = `<p><a href="/finnes/ikke">her</a> <a href="/feed.xml">nytt</a> <a href="/info/nyhetsarkiv/2025">i fjor</a></p>`;
    const { id } = await call(
      site,
      "POST",
      "/faq",
      question(`<p><a data-to="article:${draft["id"]}">utkastet</a></p>`, links),
    );
    const next = `<p><a data-to="article:${gone["id"]}#x"><strong>den</strong> gamle</a></p>`;
    await call(site, "PUT", `/faq/${id}/next`, { answer: next });
    await call(site, "DELETE", `/article/${gone["id"]}`);
    const inText = { kind: "faq", id, name: "Hvor?" };
    expect(await dead()).toEqual([
      {
        ...inText,
        path: "answer",
        language: "nb",
        isNext: false,
        words: "utkastet",
        to: `article:${draft["id"]}`,
        title: { nb: "Utkast", en: "Utkast", de: "Utkast" },
        reason: "hidden",
      },
      {
        ...inText,
        path: "translations.en.answer",
        language: "en",
        isNext: false,
        words: "her",
        to: "/finnes/ikke",
        title: null,
        reason: "missing",
      },
      {
        ...inText,
        path: "answer",
        language: "nb",
        isNext: true,
        words: "den gamle",
        to: `article:${gone["id"]}#x`,
        title: null,
        reason: "missing",
      },
    ]);
    await call(site, "DELETE", `/faq/${id}`);
    expect(await dead()).toEqual([]);
  });

  test("lead to a page that is only a next version", async () => {
    const page = await call(site, "POST", "/pages/next", { title: "Kaiplass" });
    const link = `<p><a data-to="page:${page["id"]}">kai</a></p>`;
    const { id } = await call(site, "POST", "/faq", question(link, "<p>Yes.</p>"));
    expect(await dead()).toMatchObject([{ id, title: { nb: "Kaiplass" }, reason: "hidden" }]);
    const [found] = (await call(site, "GET", "/linktargets?search=kaiplass")) as Values[];
    expect(found).toMatchObject({ to: `page:${page["id"]}`, hrefs: null });
    await call(site, "DELETE", `/faq/${id}`);
  });

  test("can be prevented: before a target is removed, staff see each text that links to the target once", async () => {
    const target = await call(site, "POST", "/article", article("Brygga", true));
    const link = `<p><a data-to="article:${target["id"]}#x">brygga</a></p>`;
    const one = await call(site, "POST", "/faq", question(link + link, link));
    const other = await call(site, "POST", "/faq", question("<p>Ja.</p>"));
    await call(site, "PUT", `/faq/${other["id"]}/next`, { answer: link });
    const texts = await call(site, "GET", `/linktargets/texts?target=article:${target["id"]}`);
    expect(texts).toEqual([one, other].map(({ id }) => ({ kind: "faq", id, name: "Hvor?" })));
  });

  test("the search for targets accepts a title in any language, an address, or a name such as `page:prices`", async () => {
    const find = async (search: string) =>
      (await call(site, "GET", `/linktargets?search=${encodeURIComponent(search)}`)) as Values[];
    const prices = {
      to: "page:prices",
      hrefs: { nb: "/info/prices", en: "/en/info/prices", de: "/de/info/prices" },
    };
    for (const search of ["priser", "Preise", "http://localhost:3000/de/info/prices", "page:prices"])
      expect([search, (await find(search)).find(({ to }) => to === "page:prices")]).toEqual([
        search,
        expect.objectContaining(prices),
      ]);
    expect(await find("/info/prices#avbestilling")).toMatchObject([
      { to: "page:prices#avbestilling", hrefs: { en: "/en/info/prices#avbestilling" } },
    ]);
    expect((await find("B12")).map(({ to, hrefs }) => [to, hrefs.de])).toContainEqual([
      "place:B12",
      "/de/info/sitemap#B12",
    ]);
    expect(await find("xyzzy")).toEqual([]);
    const names = (await find("båt")).map(({ name }) => name.nb);
    expect(names.length).toBeGreaterThan(0);
  });
});
