import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { loadDescriptions } from "#src/cms/descriptions.ts";
import { fieldName, inOrder, labelledPaths } from "#src/cms/history/field-names.ts";
import { isPlainObject } from "#src/cms/staff/form/values.ts";
import { getHistory, listHistory } from "#src/cms/history/history.server.ts";
import { openTestContext } from "#test/support/context.ts";
import { unmarked } from "#src/cms/kind/live-value.ts";
import { resourceName } from "#src/cms/history/resource-name.ts";
import { fieldNamesText } from "#messages/history";
import { changedRows, valueRows } from "./value-rows.ts";
import { isText, valueWords, type ValueContext } from "./value-words.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import { collections } from "#src/site.server.ts";
import { kindNames } from "#src/cms/kinds.ts";
import type { z } from "zod";

beforeAll(loadDescriptions);

const prices = { kind: "priceList", path: "rateGroups", language: "nb" } as const;
const rate = (text: string, amount: number, more = {}) => ({
  text,
  amount,
  detail: "",
  translations: {},
  ...more,
});
const group = (name: string, ...rates: object[]) => ({
  name,
  subTitle: "",
  purpose: "other",
  translations: {},
  rates,
});

describe("lists as rows", () => {
  test("shows the old and the new price with their group", () => {
    const before = [group("Døgn", rate("Telt", 290), rate("Bobil", 24_500))];
    const after = [group("Døgn", rate("Telt", 310), rate("Bobil", 24_500))];
    expect(changedRows(before, after, prices)).toEqual([
      { name: "Døgn › Telt", before: "290", after: "310" },
    ]);
  });

  test("shows a changed detail or translation on its own row", () => {
    const before = [group("Døgn", rate("Telt", 290, { translations: { en: { text: "Tent" } } }))];
    const after = [
      group("Døgn", rate("Telt", 290, { detail: "per natt", translations: { en: { text: "A tent" } } })),
    ];
    expect(changedRows(before, after, prices)).toEqual([
      { name: "Døgn › Telt, Engelsk", before: "Tent", after: "A tent" },
      { name: "Døgn › Telt, Forklaring", before: "", after: "per natt" },
    ]);
  });

  test("shows added, removed, renamed and reordered items", () => {
    const before = [group("Døgn", rate("Telt", 290), rate("Bobil", 300))];
    const rows = (...rates: object[]) => changedRows(before, [group("Døgn", ...rates)], prices);
    expect(rows(rate("Telt", 290), rate("Bobil", 300), rate("Båt", 50, { detail: "per natt" }))).toEqual([
      { name: "Døgn › Båt", before: undefined, after: "50, Forklaring: per natt" },
    ]);
    expect(rows(rate("Telt", 290))).toEqual([{ name: "Døgn › Bobil", before: "300", after: undefined }]);
    expect(rows(rate("Stort telt", 290), rate("Bobil", 300))).toEqual([
      { name: "Døgn › Telt → Døgn › Stort telt", before: "290", after: "290" },
    ]);
    expect(rows(rate("Bobil", 300), rate("Telt", 290))).toEqual([
      {
        name: "Rekkefølge",
        before: "Døgn, Døgn › Telt, Døgn › Bobil",
        after: "Døgn, Døgn › Bobil, Døgn › Telt",
      },
    ]);
  });

  test("shows translations, periods, files and positions as text", () => {
    const english = rate("Telt", 290, { translations: { en: { text: "Tent", detail: "" } } });
    expect(valueRows([group("Døgn", english)], prices)).toContainEqual({
      name: "Døgn › Telt",
      words: "290",
      details: { Engelsk: "Tent" },
    });
    const identity = { kind: "identity", path: "reception", language: "nb" } as const;
    expect(valueRows([{ from: "04-24", to: "06-30", opens: "09:00", closes: "21:30" }], identity)).toEqual([
      { name: "24. april–30. juni", words: "", details: { Åpner: "09.00", Stenger: "21.30" } },
    ]);
    expect(valueRows({ opens: "04-24", closes: "09-30" }, identity)).toEqual([
      { name: "Åpner", words: "24. april", details: {} },
      { name: "Stenger", words: "30. september", details: {} },
    ]);
    const files = { nb: { filename: "regler-0a1b2c3d.pdf", bytes: 5, pages: 1 } };
    expect(valueRows(files, { kind: "document", path: "files", language: "nb" })).toEqual([
      { name: "Norsk", words: "regler-0a1b2c3d.pdf", details: {} },
    ]);
    expect(valueRows(null, identity)).toEqual([]);
    const row = { from: 1, count: 12, corner: [92.5, 66], angle: 0 };
    const areas = [{ name: "A", size: [9.5, 10], rows: [row] }];
    const plan = { kind: "plan", path: "areas", language: "nb", scale: 0.5 } as const;
    expect(valueRows(areas, plan)).toMatchObject([
      { name: "A", details: { "Bredde og dybde (m)": "9,5 × 10" } },
      { name: "A › 1", details: { Vinkel: "0°" } },
    ]);
    const moved = [{ ...areas[0]!, rows: [{ ...row, corner: [95, 66] }] }];
    expect(changedRows(areas, moved, plan)).toMatchObject([
      { before: "46,25 m fra venstre, 33 m ovenfra", after: "47,5 m fra venstre, 33 m ovenfra" },
    ]);
    const buildings = [{ name: "Bad", at: [[10, 20]], size: [12, 8] }];
    expect(valueRows(buildings, { ...plan, path: "places", language: "en" })).toMatchObject([
      {
        details: { Position: "5 m from the left, 10 m from the top", "Size of the building": "6 × 4\u00a0m" },
      },
    ]);
    expect(
      valueRows({ width: 752, metresPerUnit: 0.5, north: 12.5 }, { ...plan, path: "measures" }),
    ).toMatchObject([{ words: "376\u00a0m" }, { words: "0,5" }, { words: "12,5°" }]);
  });

  test("shows every difference between two lists, and nothing for equal lists", () => {
    const rates = fc.array(
      fc.record({ text: fc.constantFrom("a", "b", "c"), amount: fc.integer({ min: 0, max: 3 }) }),
    );
    fc.assert(
      fc.property(rates, rates, (before, after) => {
        const lists = [[group("Døgn", ...before)], [group("Døgn", ...after)]];
        const isSame = JSON.stringify(before) === JSON.stringify(after);
        expect(changedRows(lists[0], lists[1], prices).length > 0).toBe(!isSame);
      }),
    );
  });
});

test("the history shows dates, numbers and booleans in the given language", () => {
  const words = (path: string, value: unknown) =>
    valueWords(value, { kind: "pageText", path, language: "nb" });
  expect(words("publishedDate", "2026-11-23T07:00:00Z")).toBe("man. 23.11.2026 kl.\u00a008.00");
  expect(words("date", "2026-11-23")).toBe("23.11.2026");
  expect([words("isActive", true), words("isActive", false), words("x", null)]).toEqual([
    "Ja",
    "Nei",
    "Ingenting",
  ]);
  expect([words("year", 2026), words("amount", 24_500)]).toEqual(["2026", "24\u00a0500"]);
  expect([words("degrees", 18.5), words("amount", 18.5)]).toEqual(["18,5", "18,50"]);
  expect(words("page", "aboutUs")).toBe("Om oss");
});

test("the history shows an option and a field with the labels from the description of the kind", () => {
  const purpose = { path: "purpose", language: "nb" } as const;
  expect(valueWords("power", { kind: "message", ...purpose })).toBe("Strømmen er borte");
  expect(isText("power", { kind: "message", ...purpose })).toBe(false);
  expect(isText("power", { kind: "article", ...purpose })).toBe(true);
  expect(valueRows([{ ...group("Døgn"), purpose: "day" }], prices)[0]!.details).toEqual({
    "Priser for": "Døgnplass",
  });
  expect(fieldName("priceList", "rateGroups.0.translations.en.name", "nb")).toBe("Navn");
});

test("every field has a name in every language, and the name of a translated field contains the language", () => {
  expect(fieldName("article", "translations.en.title", "nb")).toBe("Tittel på engelsk");
  expect(fieldName("message", "title", "nb")).toBe("Overskrift");
  expect(inOrder("article", ["translations.en.title", "url", "title"])).toEqual([
    "title",
    "url",
    "translations.en.title",
  ]);
  for (const kind of kindNames) {
    const { shape } = collections[kind].collection.input as unknown as z.ZodObject;
    const fields = Object.fromEntries(
      Object.keys(shape)
        .filter((field) => field !== "translations")
        .map((field) => [field, ""]),
    );
    expect([kind, ...labelledPaths(kind, fields).toSorted()]).toEqual([
      kind,
      ...Object.keys(fields).toSorted(),
    ]);
  }
  for (const other of otherLanguages) {
    expect(Object.keys(fieldNamesText[other])).toEqual(Object.keys(fieldNamesText.nb));
  }
});

test("the history shows a single pitch's own values with the labels of the same fields of an area", () => {
  const pitch = { number: 2, kind: "day", ampere: 16, size: null, surface: "gravel", isClosed: true };
  const [, row] = valueRows([{ name: "A", pitches: [pitch] }], {
    kind: "plan",
    path: "areas",
    language: "nb",
  });
  expect(row!.details).toEqual({
    Plass: "2",
    Type: "Døgnplass",
    "Strøm (A)": "16",
    Underlag: "Grus",
    "Stengt for reparasjon": "Ja",
  });
});

test("the history shows the look of a sign as text", () => {
  const [row] = valueRows([{ name: "Hydrant", look: "fire" }], {
    kind: "plan",
    path: "places",
    language: "nb",
  });
  expect(row!.details).toMatchObject({ Utseende: "Rødt skilt" });
});

test("every nested field of the demo's resources has a name", async () => {
  await using context = await openTestContext({ isSeeded: true });
  const { items } = await listHistory(context, { limit: 1000 });
  const nameless = new Set<string>();
  /** Checks a value or the items of a list. Ignores objects inside objects, because they are shown on one line. */
  const look = (value: unknown, way: ValueContext) => {
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (!isPlainObject(part)) continue;
      for (const [key, inner] of Object.entries(part)) {
        const rows = valueRows({ [key]: inner }, way);
        if (rows.some(({ name }) => name === key)) nameless.add(`${way.kind} ${way.path}.${key}`);
        if (Array.isArray(inner)) look(inner, { ...way, path: `${way.path}.${key}` });
      }
    }
  };
  for (const { id, kind } of items) {
    const { fields } = await getHistory(context, id);
    for (const path of labelledPaths(kind, fields)) look(fields[path], { kind, path, language: "nb" });
  }
  expect([...nameless]).toEqual([]);
  expect(labelledPaths("photo", { width: 1280 })).toEqual([]);
});

test("a resource is called by its name, or by its kind if it has no name", () => {
  expect(resourceName({ kind: "article", name: "Ny brygge" }, "nb", unmarked)).toBe("Ny brygge");
  expect(resourceName({ kind: "priceList", name: "2026" }, "nb", unmarked)).toBe("Priser 2026");
  const marked = { kind: "pageText", name: 'Om <data value="identity.name">Granvika</data>' } as const;
  expect(resourceName(marked, "nb", unmarked)).toBe("Om Granvika");
  expect(resourceName({ kind: "look", name: "home" }, "nb", unmarked)).toBe("Logo og farger");
  const identity = { kind: "identity", name: "Granvika" } as const;
  const hours = ["season", "translations.en.openingNote"];
  expect(resourceName({ ...identity, changed: hours }, "nb", unmarked)).toBe("Åpningstider og sesong");
  expect(resourceName({ ...identity, changed: ["phone", ...hours] }, "nb", unmarked)).toBe(
    "Kontakt og adresse",
  );
  expect(resourceName({ kind: "feedback", name: "" }, "de", unmarked)).toBe("Nachricht eines Gastes");
});
