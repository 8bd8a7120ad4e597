import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { address, ownPath } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { databases } from "#test/support/databases.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { readHead } from "#test/pages/head.ts";
import { proposePath, toPagePath, withPrefix } from "./own-page.ts";
import { leaveFixedPaths } from "./own-pages.server.ts";

const origin = "http://localhost:3000";

const minigolf = {
  title: "Minigolf",
  lead: "Ni hull mellom furuene.",
  text: "<p>Køller får du i resepsjonen.</p>",
  group: "information",
  translations: {
    en: { title: "Crazy golf", lead: "Nine holes among the pines.", text: "<p>Clubs are at reception.</p>" },
  },
};

interface Page {
  id: number;
  version: number;
  path: string;
  title: string;
  translations: Record<string, { path: string }>;
}

describe("a proposed path", () => {
  test.each([
    ["Båtplass", "/info/batplass"],
    ["Ærfugl & Øyer", "/info/aerfugl-oyer"],
    ["Größe", "/info/groesse"],
    ["🏕", ""],
  ])("is made from the title: %s becomes %s", (title, path) => expect(proposePath(title)).toBe(path));
});

describe("a written path", () => {
  test.each([
    [" /Info/Båtplass/ ", "/info/batplass"],
    ["https://campsite.example/en/info/boat-berths", "/info/boat-berths"],
    ["om oss", "/om-oss"],
    ["//evil.example/x", "/evil-example/x"],
    ["/en", ""],
    ["/de/en/batplass", "/batplass"],
    ["", ""],
  ])("%j becomes %j", (written, path) => expect(toPagePath(written)).toBe(path));

  test("has only segments of small letters, digits and hyphens, and stays the same when it is read again", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), fc.webPath()), (written) => {
        const path = toPagePath(written);
        expect(path).toMatch(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/);
        expect(toPagePath(path)).toBe(path);
      }),
    );
  });
});

describe.each(databases)("own pages on %s", (database) => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite({ database });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const save = async (body: object, id?: number) => {
    const answer = await (id ? site.call("PUT", `/pages/${id}`, body) : site.call("POST", "/pages", body));
    return {
      status: answer.status,
      page: (await answer.json()) as Page & { errors?: { field: string; message: string }[] },
    };
  };
  const locationOf = async (path: string) => {
    const { status, headers } = await site.get(path);
    return [status, headers.get("location")];
  };
  const added: number[] = [];
  async function add(body: object): Promise<Page> {
    const { status, page } = await save(body);
    expect(status).toBe(201);
    added.push(page.id);
    return page;
  }
  async function removeAll(): Promise<void> {
    for (const id of added.splice(0)) await site.call("DELETE", `/pages/${id}`);
  }

  test("get their paths from their titles, and show each language at its path", async () => {
    const page = await add(minigolf);
    expect([page.path, page.translations["en"]!.path]).toEqual(["/info/minigolf", "/info/crazy-golf"]);
    const paths = { nb: "/info/minigolf", en: "/en/info/crazy-golf", de: "/de/info/minigolf" };
    const titles = { nb: "Minigolf", en: "Crazy golf", de: "Minigolf" };
    for (const language of languages) {
      const html = await site.read(paths[language]);
      const head = readHead(html);
      expect(head.title).toMatch(new RegExp(`^${titles[language]} \\|`));
      expect(head.canonical).toEqual([origin + paths[language]]);
      expect(head.alternates).toEqual({
        nb: origin + paths.nb,
        "en-GB": origin + paths.en,
        "x-default": origin + paths.nb,
      });
      expect(JSON.stringify(head.structuredData)).toContain("BreadcrumbList");
    }
    expect(await site.read(paths.de)).toContain('<h1 lang="nb-NO">Minigolf');
    const sitemap = await site.read("/sitemap.xml");
    expect([
      sitemap.includes(`<loc>${origin + paths.en}`),
      sitemap.includes(`<loc>${origin + paths.de}`),
    ]).toEqual([true, false]);
    expect(await site.read("/llms.txt")).toContain(`[Crazy golf](${origin + paths.en})`);
    await removeAll();
  });

  test("show the documents, questions and prices that staff attach, in the order that staff choose", async () => {
    const first = async (path: string) =>
      ((await (await site.call("GET", path)).json()) as Record<string, string>[])[0]!;
    const [document, question] = [await first("/documents"), await first("/faq")];
    const attached = [
      `faq:${question["id"]}`,
      "prices:cabin",
      `document:${document["id"]}`,
      "document:999",
      "x:1",
    ];
    const { id } = await add({ ...minigolf, attached });
    const placesOf = (html: string) =>
      [question["question"]!, "<b>890</b>", document["title"]!].map((words) => html.indexOf(words));
    const places = placesOf((await site.read("/info/minigolf")).split("<main")[1]!.replaceAll("\u00a0", " "));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    // A PUT without the field leaves the field unchanged.
    await save({ title: "Minigolf" }, id);
    expect((await save({ lead: "Ni hull." }, id)).page).toMatchObject({ attached });
    await save({ attached: [] }, id);
    const [, main = ""] = (await site.read("/info/minigolf")).split("<main");
    expect(placesOf(main)).toEqual([-1, -1, -1]);
    await removeAll();
  });

  test("answer at one address in each language, to which all other spellings redirect", async () => {
    const { id } = await add(minigolf);
    for (const [asked, path] of [
      ["/Info/MINIGOLF/", "/info/minigolf"],
      ["/info/crazy-golf?a=1", "/en/info/crazy-golf?a=1"],
      ["/en/info/minigolf", "/en/info/crazy-golf"],
      ["/de/info/crazy-golf", "/de/info/minigolf"],
      [address("ownPage", "en", { id: String(id) }), "/en/info/crazy-golf"],
    ] as const)
      expect(await locationOf(asked)).toEqual([301, path]);
    await removeAll();
    expect(await locationOf("/info/minigolf")).toEqual([302, "/"]);
    expect(await locationOf(address("ownPage", "en", { id: String(id) }))).toEqual([302, "/en"]);
  });

  test("are in the menu at their position, in the languages in which they have words", async () => {
    await add({ ...minigolf, position: 2 });
    await add({ ...minigolf, title: "Til leie", path: "", translations: {}, group: "main", position: 1 });
    await add({ ...minigolf, title: "Bare med lenke", path: "", translations: {}, inMenu: false });
    const menuIn = async (path: string) => {
      const [menu] = /<nav class="menu".*?<\/nav>/s.exec(await site.read(path))!;
      return [...menu.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
    };
    const norwegian = await menuIn("/guests");
    expect(norwegian.slice(0, 4)).toEqual(["/", "/info/prices", "/info/minigolf", "/info/seasonal"]);
    expect(norwegian[norwegian.indexOf("/guests") - 1]).toBe("/info/til-leie");
    expect(norwegian).not.toContain("/info/bare-med-lenke");
    expect(await menuIn("/en/guests")).toContain("/en/info/crazy-golf");
    expect(await menuIn("/de/guests")).not.toContain("/de/info/minigolf");
    expect(await site.read("/info/minigolf")).toContain('<a href="/info/minigolf" aria-current="page">');
    await removeAll();
  });

  test("keep their paths when a PUT contains no paths", async () => {
    const { id } = await add(minigolf);
    const { page } = await save({ title: "Minigolfbane" }, id);
    expect([page.title, page.path, page.translations["en"]!.path]).toEqual([
      "Minigolfbane",
      "/info/minigolf",
      "/info/crazy-golf",
    ]);
    await removeAll();
  });

  test("redirect from earlier paths to the current path, also after a removal and a restore", async () => {
    const { id } = await add(minigolf);
    await save({ path: "/info/golf" }, id);
    expect(await locationOf("/info/minigolf")).toEqual([301, "/info/golf"]);
    await save({ path: "/info/minigolf" }, id);
    expect(await locationOf("/info/golf")).toEqual([301, "/info/minigolf"]);
    await site.call("DELETE", `/pages/${id}`);
    expect(await locationOf("/info/golf")).toEqual([302, "/"]);
    const [entry] = (await (await site.call("GET", "/history?kind=ownPage&limit=1")).json()) as {
      id: number;
    }[];
    expect((await site.call("PUT", `/history/${entry!.id}/restore`)).ok).toBe(true);
    expect(await locationOf("/info/golf")).toEqual([301, "/info/minigolf"]);
    await removeAll();
  });

  test.each([
    ["a fixed page", "/info/prices", "“Prices”", "/info/prices-2"],
    ["a fixed page by its path in another language", "/notfall", "“In an emergency”", "/notfall-2"],
    ["another own page in any language", "/info/bootsliegeplatz", "“Båtplass”", "/info/bootsliegeplatz-2"],
    ["an article's address", "/info/nyheter/gammel", "the website itself", "/info/gammel"],
    ["a redirect", "/leirplass", "an entry in “Old addresses”", "/leirplass-2"],
    ["the server", "/api/pages", "the website itself", "/info/pages"],
    ["a file", "/skjerm", "the website itself", "/skjerm-2"],
  ])("can't have the path of %s", async (_, path, holder, free) => {
    if (path === "/leirplass")
      await site.call("POST", "/redirects", { from: `/en${path}`, to: "/info/day", status: 301 });
    const { status, page } = await save({ ...minigolf, path });
    expect([status, page.errors?.[0]]).toMatchObject([
      409,
      { field: "path", message: `is used by ${holder}; ${free} is free` },
    ]);
    const english = await save({ ...minigolf, translations: { en: { ...minigolf.translations.en, path } } });
    expect([english.status, english.page.errors?.[0]?.field]).toEqual([409, "translations.en.path"]);
  });

  test("with an equal title get different paths", async () => {
    const first = await add(minigolf);
    const second = await add(minigolf);
    expect([first.path, second.path]).toEqual(["/info/minigolf", "/info/minigolf-2"]);
    await removeAll();
  });

  test("need a path if the title has no letters", async () => {
    const { status, page } = await save({ title: "🏕", translations: {} });
    expect([status, page.errors?.[0]?.field]).toEqual([422, "path"]);
  });

  test("never take the path of a fixed page", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.constantFrom("/info/prices", "/de/nod", "/photo/3", "/admin/x", "/info", "/nyheter"),
          fc.webPath(),
          fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
        ),
        async (path) => {
          const { status, page } = await save({ title: "Side", path });
          if (status !== 201) {
            expect([409, 422]).toContain(status);
            return;
          }
          expect(ownPath(page.path)).toBeUndefined();
          for (const language of languages)
            expect(await locationOf(withPrefix(page.path, language))).toEqual([200, null]);
          await site.call("DELETE", `/pages/${page.id}`);
        },
      ),
      { numRuns: 30 },
    );
  });

  test("stay the target of a redirect when their path changes", async () => {
    const { id } = await add(minigolf);
    const answer = await site.call("POST", "/redirects", {
      from: "/gammel-golf",
      to: "/info/minigolf",
      status: 301,
    });
    expect(((await answer.json()) as { to: string }).to).toBe(`/page/${id}`);
    await save({ path: "/info/golf" }, id);
    expect(await locationOf("/gammel-golf")).toEqual([301, "/info/golf"]);
    const held = await site.call("POST", "/redirects", { from: "/info/golf", to: "/info/day", status: 301 });
    expect(held.status).toBe(422);
    await removeAll();
  });

  test("get a free path when a fixed page has taken their path, and otherwise keep their path", async () => {
    const { page } = await save({ ...minigolf, path: "/info/taken" });
    await site.context.db.updateTable("ownPage").set({ path: "/nod" }).where("id", "=", page.id).execute();
    const read = async (id: number) => (await (await site.call("GET", `/pages/${id}`)).json()) as Page;
    const other = await read(1);
    await leaveFixedPaths(site.context);
    expect((await read(page.id)).path).toBe("/nod-2");
    expect((await read(1)).version).toBe(other.version);
    expect(await site.read("/nod-2")).toContain(minigolf.lead);
  });
});
