import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makeDerived } from "#src/platform/store/derived.ts";
import { databases } from "#test/support/databases.ts";
import { openStaffSite } from "#test/support/staff-site.ts";
import { searchedFeedback } from "#src/features/feedback/inbox/searched-feedback.server.ts";
import { searchedResources } from "#src/cms/search/searched-resources.server.ts";
import { collections } from "#src/site.server.ts";
import { kindNames } from "#src/cms/kinds.ts";
import type { FoundEverywhere } from "./search-results.ts";
import { findEverywhere } from "./search.server.ts";

describe.each(databases)("a search across everything on %s", (database) => {
  let site: Awaited<ReturnType<typeof openStaffSite>>;
  beforeAll(async () => {
    site = await openStaffSite({ database });
    await makeDerived(site.context, [searchedResources, searchedFeedback]);
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const find = async (search: string) => {
    const response = await site.call("GET", `/search?${new URLSearchParams({ search }).toString()}`);
    expect(response.status).toBe(200);
    return ((await response.json()) as FoundEverywhere).groups;
  };

  test("lets the event loop run, even during several searches", async () => {
    await findEverywhere(site.context, "strøm");
    let turns = 0;
    let next = setImmediate(function count() {
      turns++;
      next = setImmediate(count);
    });
    const [groups] = await Promise.all([1, 2, 3].map(() => findEverywhere(site.context, "strøm")));
    clearImmediate(next);
    const listed = groups!.filter(
      ({ kind }) => kind !== "feedback" && collections[kind].collection.staffList,
    );
    const found = listed.flatMap(({ items }) => items);
    expect(found.length).toBeGreaterThan(5);
    expect(turns).toBeGreaterThanOrEqual(3 * (kindNames.length + found.length));
  });

  test("finds content in each language and in any spelling", async () => {
    const cable = await find("kabel gummikabel");
    expect(cable.filter(({ kind }) => kind === "faq")).toMatchObject([
      {
        kind: "faq",
        items: [{ name: "Hvilken kabel trenger jeg, og kan jeg lade elbilen?" }],
        isMore: false,
      },
    ]);
    const [page] = cable.find(({ kind }) => kind === "pageText")!.items;
    expect(page).toMatchObject({
      name: "For gjester",
      path: "body",
      text: expect.stringMatching(/^… .{1,60}gummikabel/),
    });
    for (const search of ["Gummikabel", "Stromanschluss", "stroem"])
      expect((await find(search)).map(({ kind }) => kind)).toContain("faq");
  });

  test("finds a phone number with spaces when somebody searches for its digits", async () => {
    const fields = { question: "Hvem tømmer tanken?", answer: "<p>Ring +47&nbsp;33 19 72 68.</p>" };
    const { id } = (await (await site.call("POST", "/faq", fields)).json()) as { id: number };
    for (const typed of ["33197268", "4733197268", "33 19 72"])
      expect([typed, await find(typed)]).toMatchObject([
        typed,
        [
          {
            kind: "faq",
            items: [{ id, path: "answer", text: expect.stringMatching(/^Ring .47\s33 19 72 68\.$/) }],
          },
        ],
      ]);
    await site.call("DELETE", `/faq/${id}`);
  });

  test("in kinds without a list, returns the path of a field whose text or name matches in any language", async () => {
    const phone = (await find("telefon")).find(({ kind }) => kind === "identity")!;
    expect(phone.items).toContainEqual(expect.objectContaining({ path: "phone" }));
    // The search finds the number as it is shown and as it is dialled.
    for (const number of ["33 00 12 34", "33001234", "+47 33 00 12 34"])
      expect((await find(number)).find(({ kind }) => kind === "identity")!.items, number).toContainEqual(
        expect.objectContaining({ path: "phone", text: "33\u00a000\u00a012\u00a034 (+4733001234)" }),
      );
    const notes = (await find("anreise")).flatMap(({ kind, items }) => items.map(({ path }) => [kind, path]));
    expect(notes).toContainEqual(["pageText", "translations.de.body"]);
  });

  test("in kinds with a list, returns a field's path and the words around the match", async () => {
    const [article] = (await find("badesandaler")).find(({ kind }) => kind === "article")!.items;
    expect(article).toMatchObject({
      name: "Takk for sommeren",
      path: "text",
      text: expect.stringMatching(/^… .{1,60}badesandaler/),
    });
    const inEnglish = (await find("cable rubber")).find(({ kind }) => kind === "faq")!.items;
    expect(inEnglish[0]).toMatchObject({ path: "translations.en.answer" });
    // A hit in the name itself has no path.
    const [named] = (await find("takk sommeren")).find(({ kind }) => kind === "article")!.items;
    expect(named).not.toHaveProperty("path");
    expect(named!.text).toMatch(/^Den siste helgen/);
    const [notice] = (await find("krabbefiske møtes")).find(({ kind }) => kind === "message")!.items;
    expect(notice).toMatchObject({
      name: "Krabbefiske for barn på lørdag",
      path: "pageTitle",
      text: expect.stringContaining("Vi møtes på brygga"),
    });
  });

  test("shows only the matching items of a list field, with current live values", async () => {
    const facts = async (search: string) =>
      (await find(search))
        .find(({ kind }) => kind === "pageText")!
        .items.find(({ name, path }) => name === "Om oss" && path === "facts")!.text;
    const identity = (await (await site.call("GET", "/identity/1")).json()) as object;
    expect(await facts("sesong")).toBe("68 sesong, 17 døgn, Sesong");
    await site.call("PUT", "/identity/1", { ...identity, season: { opens: "05-02", closes: "09-12" } });
    // The search finds dates in each language's notation.
    expect(await facts("02.05")).toBe("02.05–12.09, 02.05.–12.09.");
    const now = (await (await site.call("GET", "/identity/1")).json()) as object;
    await site.call("PUT", "/identity/1", { ...now, season: { opens: "04-24", closes: "09-20" } });
  });

  test("ignores the stored codes of options, live values' keys and markup", async () => {
    const shown = (groups: FoundEverywhere["groups"], wanted: string) =>
      groups.filter(({ kind }) => kind === wanted).flatMap(({ items }) => items.map(({ text }) => text));
    const season = await find("season");
    expect(shown(season, "priceList")[0]).toMatch(/^out of season, Seasonal/);
    expect(shown(season, "pageText")).toContain("68 seasonal, 17 touring, Season");
    expect(await find("data value identity")).toEqual([]);
    // A field with options is found by the name of the chosen option.
    expect(await find("Sanitary buildings")).toContainEqual({
      kind: "homePage",
      items: [
        expect.objectContaining({
          path: "cards",
          text: "Two buildings, entry by card, Sanitary buildings",
        }),
        expect.objectContaining({ path: "links", text: "Two buildings, Sanitary buildings" }),
      ],
      isMore: false,
    });
  });

  test("returns everything that it finds in a kind without a list", async () => {
    const pages = (await find("Stavern")).find(({ kind }) => kind === "pageText")!;
    expect(pages.items.length).toBeGreaterThan(5);
    expect(pages.isMore).toBe(false);
  });

  test("processes each text once, for any number of words", async () => {
    const takenApart = async (search: string) => {
      const normalize = vi.spyOn(String.prototype, "normalize");
      await find(search);
      const whole = normalize.mock.calls.filter(([form]) => form === "NFC");
      normalize.mockRestore();
      return whole.length;
    };
    expect(
      await find("siste søndag rullet vognene ut telte krabber mistede badesandaler delfin takk"),
    ).toMatchObject([{ kind: "article" }]);
    const few = await takenApart("badesandaler takk");
    expect(
      await takenApart("siste søndag rullet vognene ut telte krabber mistede badesandaler delfin takk"),
    ).toBeLessThan(1.1 * few);
  });

  test("finds a field with options by the name of its value in any language", async () => {
    for (const name of ["Tysk", "German", "Deutsch", "Engelsk"])
      expect(
        (await find(name)).find(({ kind }) => kind === "websiteSettings"),
        name,
      ).toMatchObject({ items: [{ path: "offeredLanguages", text: expect.stringContaining(name) }] });
    // Among several resources, the search finds only resources with this option.
    const pages = (await find("Activities")).find(({ kind }) => kind === "pageText")?.items ?? [];
    expect(pages.filter(({ path }) => path === "page")).toMatchObject([{ text: "Activities" }]);
  });

  test("finds nothing in a language that isn't offered", async () => {
    const settings = (await (await site.call("GET", "/websitesettings/1")).json()) as object;
    const inGerman = (groups: FoundEverywhere["groups"]) =>
      groups.flatMap(({ items }) => items).filter(({ path }) => path?.startsWith("translations.de."));
    expect(inGerman(await find("anreise"))).not.toEqual([]);
    await site.call("PUT", "/websitesettings/1", { ...settings, offeredLanguages: ["en"] });
    expect(inGerman(await find("anreise"))).toEqual([]);
    await site.call("PUT", "/websitesettings/1", settings);
  });

  test("returns the first five matching messages of guests, and indicates that there are more", async () => {
    for (let count = 1; count <= 6; count++)
      await site.call("POST", "/feedback", {
        name: "Åse Ødegård",
        message: `Sykkelhjelm ${count}`,
        source: "feedback",
      });
    expect(await find("odegard sykkelhj")).toMatchObject([
      { kind: "feedback", items: Array.from({ length: 5 }, () => ({ name: "Åse Ødegård" })), isMore: true },
    ]);
  });

  test("lists matches in names before matches in texts", async () => {
    const faq = (question: string, answer: string) =>
      site.call("POST", "/faq", { question, answer, sortorder: 0, isActive: true });
    for (let count = 1; count <= 5; count++) await faq(`Spørsmål ${count}`, "<p>Spør om tørkestativ.</p>");
    await faq("Hvor er tørkestativ?", "<p>Bak vaskeriet.</p>");
    await site.call("POST", "/links", {
      title: "Tørkestativ",
      category: "Steder",
      url: "https://stativ.example",
      sortorder: 1,
    });
    const groups = await find("torkestativ");
    expect(groups).toMatchObject([
      { kind: "faq", items: [{ name: "Hvor er tørkestativ?" }, {}, {}, {}, {}], isMore: true },
      { kind: "link", items: [{ name: "Tørkestativ" }] },
    ]);
    await site.call("POST", "/messages", {
      pageTitle: "Vask",
      title: "Vask",
      message: "<p>Tørkestativ bak vaskeriet.</p>",
      announcementDate: "2026-07-15",
    });
    expect((await find("torkestativ")).map(({ kind }) => kind)).toEqual(["faq", "link", "message"]);
  });

  test("finds nothing for an empty search, or for words that no resource has together", async () => {
    expect(await find(" ")).toEqual([]);
    expect(await find("gummikabel sykkelhjelm")).toEqual([]);
  });

  test("finds changes after a save, even in texts with live values", async () => {
    const identity = (await (await site.call("GET", "/identity/1")).json()) as object;
    expect(await find("Fjordgløtt")).toEqual([]);
    await site.call("PUT", "/identity/1", { ...identity, legalName: "Fjordgløtt Camping AS" });
    expect(await find("fjordglott")).toMatchObject([
      { kind: "identity", items: [{ path: "legalName", text: "Fjordgløtt Camping AS" }] },
      { kind: "pageText", items: [{ name: "Personvern", path: "body" }, {}, {}] },
    ]);
  });
});
