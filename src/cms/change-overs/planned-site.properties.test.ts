import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenApi } from "#test/api/open-api.ts";
import { valuesOf as valuesOfSchema } from "#test/api/schema-values.ts";
import { descriptions } from "#test/support/full-resources.ts";
import { databases } from "#test/support/databases.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { shownCollection } from "#src/cms/collections.server.ts";
import { valuesOf } from "#src/cms/kind/kind.ts";
import { kindNames, kinds, type KindName } from "#src/cms/kinds.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { site as features } from "#src/site.server.ts";

type Values = Record<string, any>;

/** The visitor for whom previews are rendered. */
const asInPreview = { cookie: "cookiepolicy=true|false|false" };

const now = "2026-07-15T10:00:00Z";
const moment = "2026-07-15T10:02:00Z";
const shownOf = (kind: KindName) => shownCollection({ features }, kind);
const previewed = kindNames.filter((kind) => shownOf(kind).page);

/** TABLE  the fields whose generated values can't be published. */
const unpublishable: Partial<Record<KindName, string>> = { look: "mark", plan: "groundFile" };

/** Returns the changes without the fields that the kind refuses. */
function publishable(kind: KindName, stored: object, changed: Values): Values {
  const kept = Object.entries(changed).filter(([name]) => name !== unpublishable[kind]);
  const changes = Object.fromEntries(kept);
  const { error } = shownOf(kind).collection.input.safeParse({ ...stored, ...changes });
  const refused = new Set((error?.issues ?? []).map(({ path: [name] }) => name));
  return Object.fromEntries(kept.filter(([name]) => !refused.has(name)));
}

describe.each(databases)("on %s", (database) => {
  let site: StaffSite;
  let document: OpenApi;
  beforeAll(async () => {
    site = await openStaffSite({ database, now });
    document = JSON.parse(await site.read("/api/v1/openapi.json")) as OpenApi;
    // Guests see only the first three active notices.
    await site.context.db.updateTable("message").set({ isActive: 0 }).execute();
  });
  afterAll(() => site[Symbol.asyncDispose]());

  async function call(method: string, at: string, body?: unknown): Promise<Values> {
    const response = await site.call(method, at, body);
    const answer = await response.text();
    return { ...(answer && (JSON.parse(answer) as Values)), status: response.status };
  }

  /** Reads a page as the visitor for whom previews are rendered. Follows one redirect. */
  async function readPage(path: string): Promise<Response> {
    const response = await site.get(path, asInPreview);
    return response.status === 301 ? site.get(response.headers.get("location")!, asInPreview) : response;
  }

  test.each(previewed)("guests read the previewed page after the publication: %s", async (kind) => {
    const { items } = await shownOf(kind).collection.list(site.context, { limit: 1 });
    const { id } = items[0] as { id: number };
    const stored = valuesOf(descriptions[kind], items[0] as object);
    const at = `${kinds[kind].path}/${id}`;
    const { schema } =
      document.paths[`${kinds[kind].path}/{id}`]!.put.requestBody!.content["application/json"]!;
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(
        valuesOfSchema(schema, document) as fc.Arbitrary<object>,
        fc.subarray(Object.keys(stored), { minLength: 1 }),
        kind === "websiteSettings" ? fc.constant("nb" as const) : fc.constantFrom(...languages),
        async (values, names, language) => {
          const changed = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
          const plan = await call("POST", "/changeovers", { name: "Plan", publishAt: moment });
          const planned = { ...shownOf(kind).shown, changeOver: plan["id"] as number };
          try {
            const draft = await call("PUT", `${at}/next`, {
              ...publishable(kind, stored, changed),
              ...planned,
            });
            const { name, parts } = shownOf(kind).page!(draft);
            const own = (address as (...of: unknown[]) => string)(name, language, parts);
            const pages = ["/", own];
            const previews: Values[] = [];
            for (const path of pages)
              previews.push(
                await call("GET", `/preview?${new URLSearchParams({ path, at: moment }).toString()}`),
              );
            site.context.setNow(moment);
            const read = [];
            for (const path of pages) read.push(await readPage(path));
            const { publishedAt } = await found(plan["id"] as number);
            if (publishedAt === null) return;
            compared++;
            for (const [index, response] of read.entries()) {
              const { html, status } = previews[index]!;
              expect([pages[index], status === 200]).toEqual([pages[index], response.status === 200]);
              const text = await response.text();
              if (status === 200) expect(html === text).toBe(true);
            }
          } finally {
            await call("POST", `/changeovers/${plan["id"]}/undo`);
            await call("DELETE", `${at}/next`);
            await call("DELETE", `/changeovers/${plan["id"]}`);
            site.context.setNow(now);
          }
        },
      ),
      { numRuns: 5 },
    );
    expect(compared).toBeGreaterThan(0);
  });

  const found = async (id: number): Promise<Values> => {
    const response = await site.call("GET", "/changeovers");
    return ((await response.json()) as Values[]).find((each) => each["id"] === id)!;
  };
});
