import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiRoutes } from "#src/api.ts";
import { languages } from "#src/i18n/language.ts";
import { createContentVersion } from "#src/platform/database/content-version.ts";
import type { OpenApi } from "#test/api/open-api.ts";
import { pathOf, publicPages } from "./public-pages.ts";
import { valuesOf } from "#test/api/schema-values.ts";
import { siteOn } from "#test/support/site.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

let site: StaffSite;
let document: OpenApi;
beforeAll(async () => {
  site = await openStaffSite();
  document = JSON.parse(await site.read("/api/v1/openapi.json")) as OpenApi;
});
afterAll(() => site[Symbol.asyncDispose]());

/** The calls that save a resource whole, by the path of its list. */
const kinds = apiRoutes.flatMap(({ method, path, access }) =>
  method === "put" && access === "staff" && /^\/[a-z]+\/\{id\}$/.test(path)
    ? [path.replace("/{id}", "")]
    : [],
);

/** What no schema can say: which files and pages there are, what comes after what. It stays as the demo has it. */
const kept = [
  "files",
  "images",
  "imageUrl",
  "sharedUrl",
  "page",
  "galleryId",
  "season",
  "reception",
  "startsAt",
  "endsAt",
  "measures",
  "ground",
  "groundFile",
  "areas",
  "places",
  "captions",
  "soundings",
  "cards",
  "links",
  "mainColour",
  "accentColour",
  "mark",
  "bookingUrl",
  "cardPaymentUrl",
  "socialPageUrl",
];

/** All that guests and programs can ask for. */
const asked = [
  ...publicPages.flatMap((page) => languages.map((language) => pathOf(page, language))),
  "/sitemap.xml",
  "/content.json",
  "/faq_nb.json",
  ...apiRoutes.flatMap(({ method, path, access }) =>
    method === "get" && access === "public" ? [`/api/v1${path.replace("{id}", "1")}`] : [],
  ),
];

type Resource = Record<string, unknown>;

const saved = new Map(kinds.map((kind) => [kind, 0]));

/** Enough to meet what only some tables make. */
const looksBetween = 3;

test(
  "whatever the API takes, every public page can be shown, as if nothing had been kept",
  {
    timeout: 120_000,
  },
  async () => {
    expect(kinds.length).toBeGreaterThan(10);
    const bodies = fc.record(
      Object.fromEntries(
        kinds.map((kind) => {
          const { requestBody } = document.paths[`${kind}/{id}`]!.put;
          return [kind, valuesOf(requestBody!.content["application/json"]!.schema, document)];
        }),
      ),
    );
    const looks = fc.array(fc.constantFrom(...asked), { minLength: looksBetween, maxLength: looksBetween });
    const rounds = fc.record({
      drawn: bodies,
      order: fc.shuffledSubarray(kinds, { minLength: kinds.length }),
      between: fc.array(looks, { minLength: kinds.length, maxLength: kinds.length }),
    });
    await fc.assert(
      fc.asyncProperty(rounds, async ({ drawn, order, between }) => {
        for (const [index, kind] of order.entries()) {
          await save(kind, drawn[kind] as Resource);
          await expectFresh(between[index]!);
        }
        await expectFresh(asked);
      }),
      { numRuns: 6, endOnFailure: true },
    );
    expect([...saved].filter(([, times]) => times === 0)).toEqual([]);
  },
);

/** Expects each answer to be what a site makes that was opened just now. */
async function expectFresh(paths: readonly string[]): Promise<void> {
  const { context } = site;
  const opened = siteOn({ ...context, contentVersion: createContentVersion(context.db) });
  for (const path of paths) {
    const present = await finalAnswer(site, path);
    expect([path, present.status]).toEqual([path, 200]);
    expect(await present.text(), path).toBe(await (await finalAnswer(opened, path)).text());
  }
}

/** What a path leads to: an article's leads on to its title, one in a language that isn't offered to the Norwegian. */
async function finalAnswer(at: Pick<StaffSite, "get">, path: string): Promise<Response> {
  const answer = await at.get(path);
  return [301, 302].includes(answer.status) ? finalAnswer(at, answer.headers.get("location")!) : answer;
}

/** Saves over one of the kind, published where it can be. */
async function save(kind: string, body: Resource): Promise<void> {
  const listed = (await (await site.call("GET", `${kind}?limit=1`)).json()) as Resource | [Resource];
  const [first] = Array.isArray(listed) ? listed : [listed];
  if (!first) throw new Error(`The demo has nothing at ${kind}: give it one in content/.`);
  const asItIs = Object.fromEntries(
    kept.filter((field) => field in first).map((field) => [field, first[field]]),
  );
  const shown = Object.fromEntries(
    ["isActive", "showInGallery"].filter((field) => field in first).map((field) => [field, true]),
  );
  const response = await site.call("PUT", `${kind}/${String(first["id"])}`, {
    ...body,
    ...asItIs,
    ...shown,
  });
  expect([200, 422]).toContain(response.status);
  if (response.status === 200) saved.set(kind, saved.get(kind)! + 1);
}
