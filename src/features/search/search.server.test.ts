import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makeDerived } from "#src/platform/store/derived.ts";
import { databases } from "#test/support/databases.ts";
import { openStaffSite } from "#test/support/staff-site.ts";
import { searchedFeedback } from "#src/features/inbox/searched-feedback.server.ts";
import { searchedResources } from "#src/features/searched-resources.server.ts";
import { collections } from "#src/features/collections.server.ts";
import { kindNames } from "#src/features/kinds.ts";
import type { FoundEverywhere } from "./found.ts";
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

  test("lets what guests ask for in between, also while several search", async () => {
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

  test("finds what staff write, in each language and however its letters are typed", async () => {
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

  test("finds a field of what there is one of by its text, its name and its language, and says which it is", async () => {
    const phone = (await find("telefon")).find(({ kind }) => kind === "identity")!;
    expect(phone.items).toContainEqual(expect.objectContaining({ path: "phone" }));
    // As guests read it, and as it is dialled.
    for (const number of ["33 00 12 34", "33001234", "+47 33 00 12 34"])
      expect((await find(number)).find(({ kind }) => kind === "identity")!.items, number).toContainEqual(
        expect.objectContaining({ path: "phone", text: "33\u00a000\u00a012\u00a034 (+4733001234)" }),
      );
    const notes = (await find("anreise")).flatMap(({ kind, items }) => items.map(({ path }) => [kind, path]));
    expect(notes).toContainEqual(["pageText", "translations.de.body"]);
  });

  test("leads to the field of what is in a list, and shows the words there", async () => {
    const [article] = (await find("badesandaler")).find(({ kind }) => kind === "article")!.items;
    expect(article).toMatchObject({
      name: "Takk for sommeren",
      path: "text",
      text: expect.stringMatching(/^… .{1,60}badesandaler/),
    });
    const inEnglish = (await find("cable rubber")).find(({ kind }) => kind === "faq")!.items;
    expect(inEnglish[0]).toMatchObject({ path: "translations.en.answer" });
    // What it is called is no field of its own.
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

  test("shows of a list in a text what is sought alone, with live values as they are now", async () => {
    const facts = async (search: string) =>
      (await find(search))
        .find(({ kind }) => kind === "pageText")!
        .items.find(({ name, path }) => name === "Om oss" && path === "facts")!.text;
    const identity = (await (await site.call("GET", "/identity/1")).json()) as object;
    expect(await facts("sesong")).toBe("68 sesong, 17 døgn, Sesong");
    await site.call("PUT", "/identity/1", { ...identity, season: { opens: "05-02", closes: "09-12" } });
    // In each language as that language writes it.
    expect(await facts("02.05")).toBe("02.05–12.09, 02.05.–12.09.");
    const now = (await (await site.call("GET", "/identity/1")).json()) as object;
    await site.call("PUT", "/identity/1", { ...now, season: { opens: "04-24", closes: "09-20" } });
  });

  test("reads no codes, addresses of values or marks, which nobody has written", async () => {
    const shown = (groups: FoundEverywhere["groups"], wanted: string) =>
      groups.filter(({ kind }) => kind === wanted).flatMap(({ items }) => items.map(({ text }) => text));
    const season = await find("season");
    expect(shown(season, "priceList")[0]).toMatch(/^out of season, Seasonal/);
    expect(shown(season, "pageText")).toContain("68 seasonal, 17 touring, Season");
    expect(await find("data value identity")).toEqual([]);
    // What is chosen in a list is found by its name.
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

  test("takes each text apart once, however many words it is searched for", async () => {
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

  test("finds a choice by the names of what it offers, in any language, and says which", async () => {
    for (const name of ["Tysk", "German", "Deutsch", "Engelsk"])
      expect(
        (await find(name)).find(({ kind }) => kind === "websiteSettings"),
        name,
      ).toMatchObject({ items: [{ path: "offeredLanguages", text: expect.stringContaining(name) }] });
    // Of what there are many, only those that have chosen it.
    const pages = (await find("Activities")).find(({ kind }) => kind === "pageText")?.items ?? [];
    expect(pages.filter(({ path }) => path === "page")).toMatchObject([{ text: "Activities" }]);
  });

  test("finds nothing in a language that guests aren't offered", async () => {
    const settings = (await (await site.call("GET", "/websitesettings/1")).json()) as object;
    const inGerman = (groups: FoundEverywhere["groups"]) =>
      groups.flatMap(({ items }) => items).filter(({ path }) => path?.startsWith("translations.de."));
    expect(inGerman(await find("anreise"))).not.toEqual([]);
    await site.call("PUT", "/websitesettings/1", { ...settings, offeredLanguages: ["en"] });
    expect(inGerman(await find("anreise"))).toEqual([]);
    await site.call("PUT", "/websitesettings/1", settings);
  });

  test("finds what guests have sent, and says when a list has more", async () => {
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

  test("finds nothing for no words, and for words that stand nowhere together", async () => {
    expect(await find(" ")).toEqual([]);
    expect(await find("gummikabel sykkelhjelm")).toEqual([]);
  });

  test("follows what is saved, also in the texts that name it", async () => {
    const identity = (await (await site.call("GET", "/identity/1")).json()) as object;
    expect(await find("Fjordgløtt")).toEqual([]);
    await site.call("PUT", "/identity/1", { ...identity, legalName: "Fjordgløtt Camping AS" });
    expect(await find("fjordglott")).toMatchObject([
      { kind: "identity", items: [{ path: "legalName", text: "Fjordgløtt Camping AS" }] },
      { kind: "pageText", items: [{ name: "Personvern", path: "body" }, {}, {}] },
    ]);
  });
});
