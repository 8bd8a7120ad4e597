import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { kindNames } from "#src/cms/kinds.ts";
import { coreOf } from "#src/i18n/schema-core.ts";
import { fieldAt, valuesOf } from "#src/cms/kind/kind.ts";
import { storeFullResource, type FullResource } from "#test/support/full-resources.ts";
import { openStaffSite, type StaffSite } from "#test/support/staff-site.ts";

/* The formats in which clients may send the value of any field, and the labels of the forms for guests' messages. */

type Schema = ReturnType<typeof coreOf>;

/** A field of a full resource, at any depth. In a list, only the fields of the first part are listed. */
interface Leaf {
  /** The path of the field, such as "rateGroups.0.rates.0.amount". */
  path: string;
  schema: Schema;
  value: unknown;
}

function leavesOf(schema: unknown, value: unknown, path: string[] = []): Leaf[] {
  const { def } = coreOf(schema as Schema)._zod;
  if (def.type === "object" && value)
    return Object.entries(def.shape).flatMap(([name, inner]) =>
      leavesOf(inner, (value as Record<string, unknown>)[name], [...path, name]),
    );
  if (def.type === "array" && Array.isArray(value) && typeof value[0] === "object")
    return leavesOf(def.element, value[0], [...path, "0"]);
  return [{ path: path.join("."), schema: schema as Schema, value }];
}

/** Returns the format of a text field. If the schema transforms the text, returns the format of the result. */
function formatOf(schema: Schema): string | undefined {
  const { def } = schema._zod;
  if ("innerType" in def) return formatOf(def.innerType as Schema);
  if (def.type === "pipe") return formatOf(def.out as Schema) ?? formatOf(def.in as Schema);
  return "format" in def ? String(def.format) : undefined;
}

/** Returns a body with only the top-level field of a path. In this field, the value at the path is replaced. */
function bodyWith(values: Record<string, any>, path: string, value: unknown): object {
  const [top, ...rest] = path.split(".") as [string, ...string[]];
  const inside = (all: any, [name, ...names]: string[]): any => {
    if (name === undefined) return value;
    const inner = inside(all[name] ?? {}, names);
    return Array.isArray(all) ? all.with(Number(name), inner) : { ...all, [name]: inner };
  };
  return { [top]: inside(values[top], rest) };
}

const valueIn = (values: unknown, path: string) =>
  path.split(".").reduce<any>((inner, name) => inner?.[name], values);

/** Returns an instant in the formats that clients send: in UTC, with Oslo's offset, and as Oslo's local time. */
const formsOfMoment = (stored: string) =>
  ([0, 3, 7] as const).flatMap((fractionalSecondDigits) => {
    const instant = Temporal.Instant.from(stored);
    const local = instant.toString({ timeZone: "Europe/Oslo", fractionalSecondDigits });
    return [
      instant.toString({ fractionalSecondDigits }),
      local,
      local.replace(/:(\d\d)$/, "$1"),
      local.replace(/[+-]\d\d:\d\d$/, ""),
    ];
  });

/** Returns a day and instants of this day. In UTC, half past midnight in Oslo is still the previous day. */
const formsOfDay = (stored: string) => [
  stored,
  ...["00:30", "23:59"].flatMap((plainTime) =>
    formsOfMoment(
      Temporal.PlainDate.from(stored)
        .toZonedDateTime({ timeZone: "Europe/Oslo", plainTime })
        .toInstant()
        .toString(),
    ),
  ),
];

/** TABLE  fields that may be empty only with some values of other fields. */
const ruled = [
  "latitude",
  "longitude",
  "to",
  "exceptions.0.opens",
  "exceptions.0.closes",
  // The name of a group in the menu.
  "entries.0.name",
];

let site: StaffSite;
beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe.each(kindNames)("the kind %s", (name) => {
  let full: FullResource;
  let leaves: Leaf[];
  beforeAll(async () => {
    full = await storeFullResource(site, name);
    leaves = leavesOf(full.kind.input, full.values);
  });

  const put = async (body: object) => {
    const response = await site.call("PUT", full.path, body);
    const answer = (await response.json()) as { errors?: { field: string; type?: string }[] };
    return { status: response.status, answer, values: valuesOf(full.kind, answer) as object };
  };
  const startAnew = () => put(full.values);

  test("accepts dates and times in each ISO 8601 format that clients send", async () => {
    for (const { path, schema, value } of leaves) {
      const format = formatOf(schema);
      if (format !== "date" && format !== "datetime") continue;
      const stored = String(value);
      const forms = format === "date" ? formsOfDay(stored) : formsOfMoment(stored);
      for (const form of forms) {
        const { status, values } = await put(bodyWith(full.values, path, form));
        expect([path, form, status, valueIn(values, path)]).toEqual([path, form, 200, stored]);
      }
      const wrong = await put(bodyWith(full.values, path, "1.6.2027"));
      expect([wrong.status, wrong.answer.errors?.[0]?.field]).toEqual([422, path]);
    }
  });

  test("accepts numbers as text, and names a field whose text isn't a number", async () => {
    for (const { path, schema, value } of leaves) {
      if (coreOf(schema)._zod.def.type !== "number") continue;
      const { status, values } = await put(bodyWith(full.values, path, String(value)));
      expect([path, status, values]).toEqual([path, 200, full.values]);
      const wrong = await put(bodyWith(full.values, path, "tre"));
      expect([wrong.status, wrong.answer.errors?.[0]?.field]).toEqual([422, path]);
    }
  });

  test("treats null and an empty text alike: a field accepts both or refuses both", async () => {
    for (const { path, schema } of leaves) {
      await startAnew();
      const nothing = await put(bodyWith(full.values, path, null));
      await startAnew();
      const empty = await put(bodyWith(full.values, path, ""));
      expect([path, empty.status]).toEqual([path, nothing.status]);
      if (nothing.status === 200) expect([path, empty.values]).toEqual([path, nothing.values]);
      else
        for (const { answer } of [nothing, empty])
          expect([path, answer.errors?.map(({ field }) => field)]).toEqual([
            path,
            expect.arrayContaining([expect.stringContaining(path.split(".")[0]!)]),
          ]);
      const mayBeEmpty = [undefined, null, ""].some((none) => z.safeParse(schema, none).success);
      if (mayBeEmpty && !ruled.includes(path)) expect([path, nothing.status]).toEqual([path, 200]);
    }
    await startAnew();
  });

  test("treats HTML without allowed content like an empty Norwegian text", async () => {
    const texts = leaves.filter(({ path }) => fieldAt(full.kind, path.split(".").at(-1)!)?.holds === "html");
    for (const { path } of texts) {
      await startAnew();
      const empty = await put(bodyWith(full.values, path.split(".").at(-1)!, ""));
      for (const html of [
        '<img src="x">',
        "<p><img src='https://elsewhere.example/a.jpg'></p>",
        "<script>1</script>",
      ]) {
        await startAnew();
        const nothing = await put(bodyWith(full.values, path, html));
        expect([path, html, nothing.status]).toEqual([path, html, empty.status]);
        if (empty.status !== 200)
          expect([path, nothing.answer.errors?.map(({ field }) => field)]).toEqual([path, [path]]);
        if (empty.status !== 200 && html.includes("<img"))
          expect(nothing.answer.errors).toMatchObject([{ type: "empty" }]);
      }
    }
    await startAnew();
  });

  test("accepts a picture by any of its addresses, and refuses other sites' pictures", async () => {
    const pictures = leaves.filter(
      ({ path }) => fieldAt(full.kind, path.replaceAll(/\.\d+(?=\.)/g, ""))?.holds === "picture",
    );
    for (const { path } of pictures) {
      const url = "/data/images/1280/jetty-noon-0e77e529.jpg";
      const webp = url.replace("1280", "640").replace("jpg", "webp");
      const shared = url.replace("1280", "share-20-50");
      for (const form of [
        url,
        `http://localhost:3000${url}`,
        `http://localhost:3000${webp}`,
        webp,
        shared,
        url.replace("1280", "thumb"),
        url.slice(1),
        "jetty-noon-0e77e529.jpg",
      ]) {
        const { status, values } = await put(bodyWith(full.values, path, form));
        expect([path, form, status, valueIn(values, path)]).toEqual([path, form, 200, url]);
      }
      for (const form of [
        `https://elsewhere.example${url}`,
        "/data/pdf/a.pdf",
        "unknown-00000000.jpg",
        "x",
      ]) {
        const { status, answer } = await put(bodyWith(full.values, path, form));
        expect([form, status, answer.errors?.map(({ field }) => field)]).toEqual([form, 422, [path]]);
      }
    }
  });
});

test.each(["contact", "feedback", "Leieskjema", "contact-form", ""])(
  "the API keeps the label %j of the form that a guest's message came from",
  async (source) => {
    const text = { name: "Ida", email: "ida@lund.example", mobilePhone: "912 34 567" };
    const message = `Fra ${source || "et skjema uten navn"}`;
    expect((await site.call("POST", "/feedback", { ...text, message, source })).status).toBe(201);
    const list = (await (await site.call("GET", "/feedback")).json()) as {
      message: string;
      source: string;
    }[];
    expect(list.find((each) => each.message === message)?.source).toBe(source);
  },
);
