import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiRoutes } from "#test/api/api-routes.ts";
import { shownCollection } from "#src/cms/collections.server.ts";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { site as features } from "#src/site.server.ts";
import { descriptions } from "#test/support/full-resources.ts";
import { kindNames, kinds, type KindName } from "#src/cms/kinds.ts";
import { guestAddress, type KindOnAPage } from "#src/cms/resource-addresses.ts";
import { address } from "#src/i18n/addresses.ts";
import type { ListCounts, ListFilter } from "#src/i18n/list-filter-query.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import { derivedJob } from "#src/platform/store/derived.ts";
import { isSortable, isWorded } from "#src/cms/kind/kind.ts";
import type { Cursor } from "#src/platform/store/stored.ts";
import { databases } from "#test/support/databases.ts";
import { plansOf } from "#test/support/plans.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

type Row = { id: number } & Record<string, unknown>;

const listed = kindNames.filter((name) => descriptions[name].inList);
const listOf = (name: (typeof listed)[number]) => shownCollection({ features }, name).collection.staffList!;

/** Compares lists of values by the first difference. */
const byEach = (a: (string | number)[], b: (string | number)[]) => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1;
};

const inHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Returns true if guests see a resource, according to the description of the kind. */
const isShown = (name: (typeof listed)[number], resource: Row) =>
  Object.entries(descriptions[name].shown ?? {}).every(([field, value]) => resource[field] === value);

/** TABLE  the fields of rows that aren't fields of the kind. */
const fieldsOfLists: Partial<Record<KindName, string[]>> = {
  article: ["lastChange"],
  message: ["takenDown"],
  redirect: ["hits", "last", "target"],
};

const scanOf = (table: string) => new RegExp(`SCAN "?${table}"?(?! USING)|Seq Scan on "?${table}"?`);

describe.each(databases)("the staff's lists on %s", (database) => {
  let site: StaffSite;
  beforeAll(async () => {
    site = await openStaffSite({ database });
  });
  afterAll(() => site[Symbol.asyncDispose]());

  const ask = async <Answer>(path: string) => {
    const response = await site.call("GET", path);
    expect([path, response.status]).toEqual([path, 200]);
    return (await response.json()) as Answer;
  };
  const rows = (path: string, query = "") => ask<Row[]>(`${path}/rows?${query}`);
  const counts = async (path: string, query = "") => {
    const response = await site.call("GET", `${path}/rows?${query}`);
    return JSON.parse(response.headers.get("Counts")!) as ListCounts;
  };

  test("contain each resource's row fields, in the order of the whole list", async () => {
    for (const name of listed) {
      const { path } = kinds[name];
      const whole = await ask<Row[]>(path);
      const found = await rows(path);
      expect(found.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
      const besides = fieldsOfLists[name] ?? [];
      const translated = isWorded(descriptions[name]) ? ["languages"] : [];
      expect(Object.keys(found[0]!).toSorted(), name).toEqual(
        [...descriptions[name].inList!, "id", "version", "updatedAt", ...translated, ...besides].toSorted(),
      );
      expect((await counts(path)).all).toBe(whole.length);
    }
    const [question] = await rows("/faq");
    expect(question!["answer"]).not.toContain("<");
    expect(question).toMatchObject({ languages: { en: "done", de: "done" } });
  });

  test("can be searched, filtered by state and missing translation, and counted", async () => {
    const add = async (input: object) =>
      ((await (await site.call("POST", "/article", input)).json()) as Row).id;
    const words = { subTitle: "Om natten", text: "<p>En <strong>sjø</strong>stjerne &amp; mer</p>" };
    const draft = await add({ ...words, title: "Kråkebolle", isActive: false });
    const planned = await add({
      ...words,
      title: "Brennmanet",
      isActive: true,
      publishedDate: "2030-01-01",
      translations: Object.fromEntries(
        otherLanguages.map((each) => [each, { ...words, title: `Jellyfish ${each}` }]),
      ),
    });
    const ids = async (query: string) => (await rows("/article", query)).map(({ id }) => id);
    expect(await ids("search=sjostjerne")).toEqual([planned, draft]);
    expect(await ids("search=STJERNE%20natt")).toEqual([planned, draft]);
    expect(await ids("search=jellyfish")).toEqual([planned]);
    expect(await ids("search=strong")).not.toContain(draft);
    expect(await ids("search=sjøstjerne&state=draft")).toEqual([draft]);
    expect(await ids("search=sjøstjerne&untranslated=true")).toEqual([draft]);
    expect(await ids("search=sjøstjerne&state=planned&untranslated=true")).toEqual([]);
    expect(await counts("/article", "search=sjøstjerne&state=planned")).toEqual({
      all: 2,
      states: { published: 0, planned: 1, ended: 0, draft: 1 },
      untranslated: 0,
    });
    expect(await counts("/article", "search=sjøstjerne")).toMatchObject({ untranslated: 1 });
    await site.call("PUT", `/article/${draft}`, { ...words, title: "Trollkrabbe", isActive: false });
    expect(await ids("search=kråkebolle")).toEqual([]);
    expect(await ids("search=trollkrabbe")).toEqual([draft]);
    await site.call("DELETE", `/article/${draft}`);
    expect(await ids("search=trollkrabbe")).toEqual([]);
    const [photo] = await rows("/photos");
    expect(await rows("/photos", `search=${photo!["filename"] as string}`)).toEqual([photo]);
    expect(await ask<Row[]>("/annualrates?state=current")).toHaveLength(1);

    // The search index is rebuilt in the background, as after an upgrade. Until then, searches answer 503.
    const { context } = site;
    const job = derivedJob(context);
    expect(await job.hasWork!()).toBe(false);
    await context.db.deleteFrom("derived").execute();
    await context.db.deleteFrom("searchEntry").execute();
    for (const path of ["/article/rows", "/feedback"])
      expect((await site.call("GET", `${path}?search=jellyfish`)).status).toBe(503);
    const anew = derivedJob(context);
    expect(await anew.hasWork!()).toBe(true);
    expect(await anew.run(new AbortController().signal)).toEqual({ made: 4 });
    expect(await anew.hasWork!()).toBe(false);
    expect(await ids("search=jellyfish")).toEqual([planned]);
    expect((await site.call("GET", "/article/rows?state=nowhere")).status).toBe(422);
    expect((await site.call("GET", "/article/rows?search=%00")).status).toBe(422);
  });

  test("add a resource without a position at the end, and return a photo's position in the gallery", async () => {
    const before = await ask<Row[]>("/faq");
    const question = { question: "Hvor lenge?", answer: "<p>En uke</p>" };
    const added = (await (await site.call("POST", "/faq", question)).json()) as Row;
    expect(added["sortorder"]).toBe((before.at(-1)!["sortorder"] as number) + 1);
    const saved = (await (await site.call("PUT", `/faq/${added.id}`, question)).json()) as Row;
    expect(saved["sortorder"]).toBe(added["sortorder"]);
    const shown = await rows("/photos", "state=inGallery");
    for (const [index, { id }] of shown.entries())
      expect(await ask(`/photos/${id}/place`)).toEqual({
        place: index + 1,
        count: shown.length,
      });
    expect((await site.call("GET", "/photos/999/place")).status).toBe(404);
  });

  test("have the order of the guests' page, and this page has every visible resource", async () => {
    // Guests see only the first few notices, and alerts come first.
    const sorted = listed.filter(
      (name) => name !== "message" && isSortable(descriptions[name]) && "page" in kinds[name],
    );
    expect(sorted.length).toBeGreaterThan(3);
    for (const name of sorted) {
      const { path } = kinds[name];
      const [title] = Object.keys(descriptions[name].words) as [string];
      const before = await rows(path);
      const ids = before.map(({ id }) => id).toReversed();
      await site.call("PUT", `${path}/order`, { ids });
      const [page] = guestAddress(name as KindOnAPage, 0).split("#") as [string];
      const [main] = /<main.*<\/main>/s.exec(await site.read(page))!;
      const shown = new Set(
        (await ask<Row[]>(path)).filter((each) => isShown(name, each)).map(({ id }) => id),
      );
      const seen = (await rows(path)).filter(({ id }) => shown.has(id));
      const places = seen.map((row) => main.lastIndexOf(`>${inHtml(row[title] as string)}<`));
      expect([name, places]).toEqual([name, places.toSorted((a, b) => a - b)]);
      const missing = seen.filter((_, index) => places[index] === -1).map((row) => row[title]);
      expect(missing, `${name}: ${page} shows every shown resource`).toEqual([]);
    }
  });

  test("contain hidden resources, which are on no public page and in no public call", async () => {
    // Notices are left out, because the time decides which notices guests see. The active price list can't be hidden.
    const hiding = listed.filter(
      (name) => descriptions[name].shown && !["message", "priceList"].includes(name),
    );
    expect(hiding.length).toBeGreaterThan(1);
    for (const name of hiding) {
      const { path } = kinds[name];
      const { shown } = descriptions[name];
      const [title] = Object.keys(descriptions[name].words) as [string];
      const publicCalls = apiRoutes.filter(
        (route) => route.access === "public" && route.method === "get" && route.path.startsWith(path),
      );
      /** Returns the public addresses that contain a resource's first text. */
      const readAt = async (resource: Row) => {
        const { name: page, parts } = shownCollection({ features }, name).page!(resource);
        const calls = publicCalls.map((call) => `/api/v1${call.path.replace("{id}", String(resource.id))}`);
        const words = inHtml(resource[title] as string);
        const found: string[] = [];
        for (const at of [address(page, "nb", parts as never), ...calls])
          if ((await (await site.get(at)).text()).includes(words)) found.push(at);
        return found;
      };
      let resource: Row | undefined;
      for (const each of (await ask<Row[]>(path)).filter((row) => isShown(name, row)))
        if ((await readAt(each)).length > 0) {
          resource = each;
          break;
        }
      expect(resource, `${name}: guests can read a shown resource`).toBeDefined();
      const hidden = Object.fromEntries(Object.entries(shown!).map(([field, value]) => [field, !value]));
      const saved = await site.call("PUT", `${path}/${resource!.id}`, { ...resource, ...hidden });
      expect([name, saved.status]).toEqual([name, 200]);
      expect(await readAt(resource!), `${name}: guests can't read a hidden resource`).toEqual([]);
    }
  });

  test("can be sorted by several fields, each with its own direction, and read in pages", async () => {
    const order = [
      { by: "isActive", of: "number", direction: "desc" },
      { by: "publishedDate", of: "string", direction: "asc" },
    ] as const;
    const { rows: articles } = articleCollection;
    await site.context.db.updateTable("article").set({ isActive: 0 }).where("title", "like", "%s").execute();
    const all = await articles.listForGuests(site.context, order, { limit: 1000 }, (query) => query);
    const places = all.items.map(({ isActive, publishedDate, id }) => [Number(!isActive), publishedDate, id]);
    expect(places).toEqual(places.toSorted(byEach));
    expect(new Set(places.map(([isHidden]) => isHidden)).size).toBe(2);
    const seen: unknown[] = [];
    for (let after: Cursor | undefined, isMore = true; isMore; isMore = after !== undefined) {
      const part = await articles.listForGuests(site.context, order, { limit: 2, after }, (query) => query);
      seen.push(...part.items);
      after = part.next;
    }
    expect(seen).toEqual(all.items);
  });

  test("use only indexes for every order, state and count", async () => {
    for (const name of listed) {
      const { list, count } = listOf(name);
      const states = [undefined, ...Object.keys(descriptions[name].states ?? {})];
      const all: ListFilter[] = states.flatMap((state) => [
        { state },
        { state, untranslated: true },
        { state, search: "sommer" },
      ]);
      for (const narrowing of all) {
        const plans = await plansOf(site.context, async (watched) => {
          const { next } = await list(watched, { limit: 2 }, narrowing);
          await list(watched, { limit: 2, after: next }, narrowing);
        });
        expect(plans, JSON.stringify([name, narrowing])).not.toMatch(scanOf(name));
        expect(plans).toMatch(/_in_list|article_by_date|photo_by_order|one_active_price_list/);
        expect(await plansOf(site.context, (watched) => count(watched, narrowing))).not.toMatch(scanOf(name));
      }
    }
  });

  test("neither skip nor repeat a row while other rows are added, deleted and saved", async () => {
    const { list } = listOf("article");
    const { db } = site.context;
    const steps = fc.array(
      fc.oneof(
        {
          weight: 3,
          arbitrary: fc.record({ do: fc.constant("read" as const), limit: fc.integer({ min: 1, max: 5 }) }),
        },
        fc.record({
          do: fc.constantFrom("add" as const, "remove" as const, "save" as const),
          at: fc.nat(30),
        }),
      ),
      { maxLength: 40 },
    );
    const dates = fc.array(fc.nat(6), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(dates, steps, async (staying, acts) => {
        await db.deleteFrom("article").execute();
        let number = 0;
        const insert = async (day: number) => {
          number++;
          const { id } = await db
            .insertInto("article")
            .values({
              title: "A",
              subTitle: "",
              text: "",
              isActive: 1,
              // Many articles share a date, so that the ids decide the order.
              publishedDate: `2026-07-0${1 + day}T00:00:00Z`,
              url: `a-${number}`,
              imageUrl: null,
              translations: "{}",
              version: 1,
              updatedAt: "2026-07-01T00:00:00Z",
            } as never)
            .returning("id")
            .executeTakeFirstOrThrow();
          return id;
        };
        const stay: number[] = [];
        const others: number[] = [];
        for (const day of staying) {
          stay.push(await insert(day));
          others.push(await insert(day));
        }
        const seen: number[] = [];
        let after: Cursor | undefined;
        let isMore = true;
        const read = async (limit: number) => {
          const { items, next } = await list(site.context, { limit, after }, {});
          seen.push(...(items as Row[]).map(({ id }) => id));
          after = next;
          return next !== undefined;
        };
        for (const act of acts) {
          if (act.do === "read") isMore &&= await read(act.limit);
          else if (act.do === "add") others.push(await insert(act.at % 7));
          else {
            const id = others[act.at % others.length]!;
            if (act.do === "remove") await db.deleteFrom("article").where("id", "=", id).execute();
            else await db.updateTable("article").set({ title: "B" }).where("id", "=", id).execute();
          }
        }
        while (isMore) isMore = await read(3);
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.filter((id) => stay.includes(id)).toSorted((a, b) => a - b)).toEqual(stay);
      }),
      { numRuns: 8 },
    );
  });
});
