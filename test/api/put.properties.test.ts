import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { kindNames } from "#src/cms/kinds.ts";
import { valuesOf } from "#src/cms/kind/kind.ts";
import { blankFields } from "./blank-fields.ts";
import { storeFullResource, type FullResource } from "#test/support/full-resources.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

/* A PUT keeps every field that its body omits, at every depth of every kind. */

type Part = Record<string, unknown>;

/** A body and the expected stored value. */
interface Sent {
  body: unknown;
  stored: unknown;
}

/**
 * TABLE  the fields that stay blank in the full resources. Some fields can't be set together with other fields, and
 * there is only one gallery.
 */
const neverFilled = ["pageText.isLeftOut", "priceList.isActive", "photo.galleryId"];

const isObject = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isListOfParts = (value: unknown): value is Part[] =>
  Array.isArray(value) && value.length > 0 && value.every(isObject);

/**
 * Returns the field that identifies a part. With `isByKey`, this is the part's id or key. Otherwise, and for a part
 * without id and key, this is the first text or number, unless the text is empty.
 */
function nameOf(part: Part, isByKey: boolean): string {
  const key = ["id", "key"].find((name) => part[name]);
  const text = Object.keys(part).find(
    (name) => name !== "id" && name !== "key" && ["string", "number"].includes(typeof part[name]),
  )!;
  return key !== undefined && (isByKey || part[text] === "") ? key : text;
}

/** Generates bodies with some fields of a value, and with some parts of the value's lists. */
function bodiesOf(value: unknown, named: readonly string[] = []): fc.Arbitrary<Sent> {
  if (isListOfParts(value)) return fc.oneof(listsOf(value), renamedIn(value));
  if (!isObject(value)) return fc.constant({ body: value, stored: value });
  const chosen = fc.subarray(Object.keys(value).filter((name) => !named.includes(name)));
  return chosen.chain((names) =>
    fc
      .tuple(
        ...[...named, ...names].map((name) => bodiesOf(value[name]).map((sent) => [name, sent] as const)),
      )
      .map((sent) => ({
        body: Object.fromEntries(sent.map(([name, { body }]) => [name, body])),
        stored: { ...value, ...Object.fromEntries(sent.map(([name, { stored }]) => [name, stored])) },
      })),
  );
}

/** Generates lists with some of the parts, in any order. */
const listsOf = (parts: Part[]): fc.Arbitrary<Sent> =>
  fc
    .shuffledSubarray(parts, { minLength: 1 })
    .chain((some) =>
      fc.tuple(
        ...some.map((part) => fc.boolean().chain((isByKey) => bodiesOf(part, [nameOf(part, isByKey)]))),
      ),
    )
    .map((sent) => ({ body: sent.map(({ body }) => body), stored: sent.map(({ stored }) => stored) }));

/** Generates lists with all parts in the given order. Some parts have changed texts. */
const renamedIn = (parts: Part[]): fc.Arbitrary<Sent> =>
  fc
    .tuple(...parts.map((part) => fc.tuple(fc.boolean(), bodiesOf(part, [nameOf(part, false)]))))
    .map((sent) => {
      const renamed = sent.map(([isRenamed, { body, stored }], index) => {
        const name = nameOf(parts[index]!, false);
        if (!isRenamed || name === "key" || !("translations" in parts[index]!)) return { body, stored };
        const words = { [name]: `Ny ${index}` };
        return { body: { ...(body as Part), ...words }, stored: { ...(stored as Part), ...words } };
      });
      return { body: renamed.map(({ body }) => body), stored: renamed.map(({ stored }) => stored) };
    });

/** Returns the value. Each list whose parts have a `sortorder` is sorted by `sortorder`. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(inOrder);
    return isListOfParts(all) && "sortorder" in all[0]!
      ? all.toSorted((a, b) => Number(a["sortorder"]) - Number(b["sortorder"]))
      : all;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inOrder(inner)]));
}

let site: StaffSite;
beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe.each(kindNames)("the kind %s", (name) => {
  let full: FullResource;
  beforeAll(async () => {
    full = await storeFullResource(site, name);
  });

  const put = async (body: unknown): Promise<unknown> => {
    const response = await site.call("PUT", full.path, body);
    const answer = (await response.json()) as object;
    expect([response.status, response.status === 200 || answer]).toEqual([200, true]);
    return valuesOf(full.kind, answer);
  };

  test("has an example resource with a value in every field", () => {
    const blank = blankFields(full.kind.input, [full.values], name);
    expect(blank.filter((path) => !neverFilled.includes(path))).toEqual([]);
  });

  test("keeps every field that a PUT omits", async () => {
    expect(await put({})).toEqual(full.values);
    await fc.assert(
      fc.asyncProperty(bodiesOf(full.values), async ({ body, stored }) => {
        await put(full.values);
        expect(await put(body)).toEqual(inOrder(stored));
      }),
      { numRuns: 25 },
    );
  });
});
