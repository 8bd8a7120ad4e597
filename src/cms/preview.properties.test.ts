import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenApi } from "#test/api/open-api.ts";
import { valuesOf as valuesOfSchema } from "#test/api/schema-values.ts";
import { databases } from "#test/support/databases.ts";
import { redirectOf } from "#test/support/site.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import type { Collection } from "#src/platform/api/collection-calls.ts";
import type { Context } from "#src/platform/context.ts";
import { tableNames } from "#src/platform/database/table-names.ts";
import { valuesOf } from "#src/cms/kind/kind.ts";
import { shownCollection } from "#src/cms/collections.server.ts";
import { site as features } from "#src/site.server.ts";
import { descriptions } from "#test/support/full-resources.ts";
import { kindNames, kinds, type KindName } from "#src/cms/kinds.ts";
import { momentSeen } from "./preview.server.ts";

/** The visitor for whom previews are rendered. */
const asInPreview = { cookie: "cookiepolicy=true|false|false" };

const now = "2026-07-15T10:00:00Z";
const shownOf = (kind: KindName) => shownCollection({ features }, kind);
const previewed = kindNames.filter((kind) => shownOf(kind).page);

/** TABLE  the fields that a copy of a resource can't share with the original. */
const onlyInNew: Partial<Record<KindName, object>> = {
  ownPage: { path: "/info/minigolf", translations: {} },
};

/** Prevents all writes and row locks until the result is disposed. */
async function lockDatabase({ config, db }: Context): Promise<AsyncDisposable> {
  if (!config.databaseUrl) {
    const other = new DatabaseSync(path.join(config.dataDir, "campsite.sqlite"));
    other.exec("begin immediate");
    return { [Symbol.asyncDispose]: async () => other.close() };
  }
  const other = new pg.Client({ connectionString: config.databaseUrl });
  await other.connect();
  await other.query("begin");
  for (const table of await tableNames(db)) await other.query(`lock table "${table}" in exclusive mode`);
  return { [Symbol.asyncDispose]: () => other.end() };
}

describe.each(databases)("on %s a preview", (database) => {
  let site: StaffSite;
  let document: OpenApi;
  beforeAll(async () => {
    site = await openStaffSite({ database, now });
    document = JSON.parse(await site.read("/api/v1/openapi.json")) as OpenApi;
    // Guests see only the first three active notices. Without other notices, the previewed notice is always visible.
    await site.context.db.updateTable("message").set({ isActive: 0 }).execute();
  });
  afterAll(() => site[Symbol.asyncDispose]());

  /** Reads a page as the visitor for whom previews are rendered. Follows one redirect. */
  async function readPage(pathname: string): Promise<string> {
    const [status, location] = await redirectOf(site, pathname);
    return site.read(status === 301 ? location! : pathname, asInPreview);
  }

  /** Compares the preview of some values with the page after these values are saved and published. */
  async function compare(kind: KindName, fields: object, language: Language, id?: number): Promise<void> {
    const shown = shownOf(kind);
    const preview = await site.call("POST", "/preview", { kind, fields, language, ...(id && { id }) });
    const { path: list } = kinds[kind];
    // A preview also refuses an invalid value that `shown` would replace. After a refusal, the save therefore sends the
    // unchanged fields, and must be refused too.
    const body = preview.ok ? { ...fields, ...shown.shown } : fields;
    const saved = await (id ? site.call("PUT", `${list}/${id}`, body) : site.call("POST", list, body));
    expect(preview.ok, `${kind}: ${preview.ok ? "" : await preview.text()}`).toBe(saved.ok);
    if (!saved.ok) return;
    const resource = (await saved.json()) as { id: number };
    const { html } = (await preview.json()) as { html: string };
    site.context.setNow(momentSeen(shown, resource, Temporal.Instant.from(now)).toString());
    const { name, parts } = shown.page!(resource);
    const page = await readPage((address as (...of: unknown[]) => string)(name, language, parts));
    site.context.setNow(now);
    expect(html).toBe(page);
    if (!id) await site.call("DELETE", `${list}/${resource.id}`);
  }

  async function storedOf(kind: KindName): Promise<{ id: number; fields: object }> {
    const { list } = shownOf(kind).collection;
    const { items } = await list(site.context, { limit: 1 });
    return { id: items[0]!.id, fields: valuesOf(descriptions[kind], items[0] as object) };
  }

  const canBeNew = ({ remove, isUploaded }: Collection) => remove && !isUploaded;

  test("is rendered without writing or locking a row", async () => {
    const asked = await Promise.all(previewed.map(async (kind) => ({ kind, ...(await storedOf(kind)) })));
    await using _ = await lockDatabase(site.context);
    for (const { kind, id, fields } of asked)
      for (const target of canBeNew(shownOf(kind).collection) ? [{ id }, {}] : [{ id }]) {
        const written = { ...fields, ...(!("id" in target) && onlyInNew[kind]) };
        const answer = await site.call("POST", "/preview", {
          kind,
          fields: written,
          language: "nb",
          ...target,
        });
        expect({ kind, target, status: answer.status }).toEqual({ kind, target, status: 201 });
      }
  });

  test.each(previewed)("is identical to the published page: %s", async (kind) => {
    const { collection } = shownOf(kind);
    const { id, fields: stored } = await storedOf(kind);
    if (canBeNew(collection)) await compare(kind, { ...stored, ...onlyInNew[kind] }, "nb");
    const { put } = document.paths[`${kinds[kind].path}/{id}`]!;
    const { schema } = put.requestBody!.content["application/json"]!;
    const changes = valuesOfSchema(schema, document) as fc.Arbitrary<object>;
    await fc.assert(
      fc.asyncProperty(
        changes,
        fc.subarray(Object.keys(stored)),
        // Changed settings may offer no other language than Norwegian.
        kind === "websiteSettings" ? fc.constant("nb" as const) : fc.constantFrom(...languages),
        async (values, names, language) => {
          const changed = Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
          await compare(kind, { ...stored, ...changed }, language, id);
        },
      ),
      { numRuns: 6 },
    );
    expect(
      (await site.call("PUT", `${kinds[kind].path}/${id}`, { ...stored, ...shownOf(kind).shown })).ok,
    ).toBe(true);
  });
});
