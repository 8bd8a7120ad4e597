import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createContentVersion } from "#src/platform/database/content-version.ts";
import type { OpenApi } from "#test/api/open-api.ts";
import { valuesOf } from "#test/api/schema-values.ts";
import { siteOn } from "#test/support/site.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";
import { requestedPaths, finalAnswer, kinds, save, type Resource } from "./valid-saves.ts";

let site: StaffSite;
let document: OpenApi;
beforeAll(async () => {
  site = await openStaffSite();
  document = JSON.parse(await site.read("/api/v1/openapi.json")) as OpenApi;
});
afterAll(() => site[Symbol.asyncDispose]());

const saved = new Map(kinds.map((kind) => [kind, 0]));

/** The number of pages to read between two saves. */
const visitsBetween = 3;

/** Each round reads hundreds of pages. Each round is a separate test, because all rounds together take minutes. */
const rounds = [1, 2, 3, 4, 5, 6];

test.each(rounds)(
  "every public page works after any accepted save and equals the uncached page (round %i)",
  async (round) => {
    expect(kinds.length).toBeGreaterThan(10);
    const bodies = fc.record(
      Object.fromEntries(
        kinds.map((kind) => {
          const { requestBody } = document.paths[`${kind}/{id}`]!.put;
          return [kind, valuesOf(requestBody!.content["application/json"]!.schema, document)];
        }),
      ),
    );
    const visits = fc.array(fc.constantFrom(...requestedPaths), {
      minLength: visitsBetween,
      maxLength: visitsBetween,
    });
    const changes = fc.record({
      drawn: bodies,
      order: fc.shuffledSubarray(kinds, { minLength: kinds.length }),
      between: fc.array(visits, { minLength: kinds.length, maxLength: kinds.length }),
    });
    await fc.assert(
      fc.asyncProperty(changes, async ({ drawn, order, between }) => {
        for (const [index, kind] of order.entries()) {
          if (await save(site, kind, drawn[kind] as Resource)) saved.set(kind, saved.get(kind)! + 1);
          await expectFresh(between[index]!);
        }
        await expectFresh(requestedPaths);
      }),
      { numRuns: 1, seed: fc.readConfigureGlobal().seed! + round, endOnFailure: true },
    );
  },
);

test("each kind was saved at least once", () => {
  expect([...saved].filter(([, times]) => times === 0)).toEqual([]);
});

/** Expects each answer to equal the answer of a newly opened site. */
async function expectFresh(paths: readonly string[]): Promise<void> {
  const { context } = site;
  const opened = siteOn({ ...context, contentVersion: createContentVersion(context.db) });
  for (const path of paths) {
    const present = await finalAnswer(site, path);
    expect([path, present.status]).toEqual([path, 200]);
    expect(await present.text(), path).toBe(await (await finalAnswer(opened, path)).text());
  }
}
