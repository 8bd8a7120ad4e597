import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { DraftKeeper, type FormSnapshot } from "./draft-keeper.ts";
import { Drafts, parseDraft } from "./drafts.ts";
import { fittingValues } from "./use-draft.ts";

/** Creates a browser storage with room for a number of characters per value. */
function openStorage(room = Infinity): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}

const draft = (title: string, at = Temporal.Now.instant()) => ({
  at,
  version: 1,
  values: { title },
  base: { title: "" },
});
const address = "/admin/message/5";

describe("a stored draft", () => {
  test("is ignored when it is malformed", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify(value)),
        ),
        (text) => {
          parseDraft(text);
        },
      ),
    );
    for (const text of ['{"at":"i går","version":1}', '{"at":"2026-11-20T12:00:00Z","version":"1"}', "null"])
      expect(parseDraft(text)).toBeUndefined();
  });

  test("is read back unchanged", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.option(fc.nat()), (values, version) => {
        const at = Temporal.Instant.from("2026-11-20T12:00:00.123Z");
        const read = parseDraft(JSON.stringify({ at, version, values, base: values }))!;
        expect(read.at.equals(at)).toBe(true);
        expect(JSON.stringify([read.version, read.values, read.base])).toBe(
          JSON.stringify([version, values, values]),
        );
      }),
    );
  });

  test("belongs to one user and is deleted at sign-out, while other users keep their drafts", () => {
    const storage = openStorage();
    const [kari, other] = [new Drafts("kari", storage), new Drafts("kari/admin", storage)];
    expect(kari.keep(address, "a", draft("Kari"))).toBe(true);
    other.keep(address, "a", draft("Other"));
    expect(kari.list(address).map(({ draft: each }) => each?.values)).toEqual([{ title: "Kari" }]);
    expect(kari.has("/admin/message/55")).toBe(false);
    kari.close();
    expect(kari.has(address)).toBe(false);
    expect(other.has(address)).toBe(true);
    // A screen that is still open no longer stores drafts.
    kari.keep(address, "a", draft("Kari"));
    expect(kari.has(address)).toBe(false);
  });

  test("is deleted after thirty days", () => {
    const storage = openStorage();
    const drafts = new Drafts("kari", storage);
    const ago = (days: number) => Temporal.Now.instant().subtract({ hours: 24 * days });
    drafts.keep("/a", "a", draft("gammelt", ago(31)));
    drafts.keep("/b", "b", draft("nyere", ago(29)));
    const later = new Drafts("ola", storage);
    expect([drafts.has("/a"), drafts.has("/b"), later.has("/b")]).toEqual([false, true, false]);
  });

  test("is listed before an older draft of another tab", () => {
    const drafts = new Drafts("kari", openStorage());
    drafts.keep(address, "first", draft("først", Temporal.Instant.from("2026-11-20T12:00:00Z")));
    drafts.keep(address, "second", draft("sist", Temporal.Instant.from("2026-11-20T13:00:00Z")));
    expect(drafts.list(address).map(({ writer }) => writer)).toEqual(["second", "first"]);
  });

  test("stays stored when a newer draft finds no room, and the failure is reported", () => {
    const drafts = new Drafts("kari", openStorage(1000));
    expect(drafts.keep(address, "a", draft("kort"))).toBe(true);
    expect(drafts.keep(address, "a", draft("x".repeat(2000)))).toBe(false);
    expect(drafts.list(address).map((each) => each.draft?.values)).toEqual([{ title: "kort" }]);
  });
});

describe("a form that opens a draft", () => {
  const schema = z.object({
    title: z.string().min(1),
    year: z.int(),
    isActive: z.boolean(),
    translations: z.object({ en: z.object({ title: z.string() }).partial().optional() }).optional(),
    rows: z.array(z.object({ amount: z.int() })),
  });
  const current = { title: "Vann", year: 2026, isActive: true, translations: {}, rows: [] };

  test("accepts incomplete values", () => {
    const half = {
      ...current,
      title: "",
      year: "20",
      translations: { en: { title: "" } },
      rows: [{ amount: "3 0" }],
    };
    expect(fittingValues(half, schema, current)).toEqual(half);
    expect(fittingValues({ title: "Strøm" }, schema, current)).toEqual({ ...current, title: "Strøm" });
  });

  test.each([
    ["a removed field", { ...current, pageTitle: "x" }],
    ["a list in place of a text", { ...current, title: ["a"] }],
    ["a text in place of a list", { ...current, rows: "a" }],
    ["a text in place of a boolean", { ...current, isActive: "yes" }],
    ["rows with other fields", { ...current, rows: [{ price: 3 }] }],
    ["null", null],
    ["a list", []],
  ])("refuses %s", (_, written) => {
    expect(fittingValues(written, schema, current)).toBeUndefined();
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (written) => {
        fittingValues(written, schema, current);
        fittingValues({ ...current, title: written }, schema, current);
      }),
    );
  });
});

describe("unsaved text", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function write(foundWriters: string[] = [], storage = openStorage()) {
    const drafts = new Drafts("kari", storage);
    const written: FormSnapshot = {
      address,
      version: 1,
      values: { title: "" },
      base: { title: "" },
      isDirty: false,
    };
    const keeper = new DraftKeeper(
      drafts,
      () => written,
      () => {},
      foundWriters,
    );
    const type = (title: string, isDirty = true) => {
      Object.assign(written, { values: { title }, isDirty });
      keeper.changed();
    };
    const readTitles = (at = address) =>
      drafts.list(at).map(({ draft: each }) => (each!.values as { title: string }).title);
    return { written, keeper, type, readTitles };
  }

  test("is stored half a second after a change, even while typing continues, and at once when the page closes", () => {
    const { type, readTitles, keeper } = write();
    for (const title of ["V", "Va", "Van"]) {
      type(title);
      vi.advanceTimersByTime(200);
    }
    expect(readTitles()).toEqual(["Van"]);
    type("Vann");
    expect(readTitles()).toEqual(["Van"]);
    keeper.flush();
    expect(readTitles()).toEqual(["Vann"]);
  });

  test("moves to the address that a new resource gets, and is removed after a save", () => {
    const { type, readTitles, written } = write();
    type("Vann");
    vi.advanceTimersByTime(500);
    written.address = "/admin/message/6";
    type("Vann igjen");
    vi.advanceTimersByTime(500);
    expect([readTitles(), readTitles("/admin/message/6")]).toEqual([[], ["Vann igjen"]]);
    type("Vann igjen", false);
    vi.advanceTimersByTime(500);
    expect(readTitles("/admin/message/6")).toEqual([]);
  });

  test("replaces an earlier draft only after the unsaved text is stored", () => {
    const storage = openStorage(200);
    new Drafts("kari", storage).keep(address, "earlier", draft("Vann"));
    const { type, readTitles, keeper } = write(["earlier"], storage);
    type("Vann ".repeat(100));
    keeper.flush();
    expect(readTitles()).toEqual(["Vann"]);
    type("Vannet");
    keeper.flush();
    expect(readTitles()).toEqual(["Vannet"]);
  });

  test("leaves no earlier draft behind after a save", () => {
    const storage = openStorage(200);
    new Drafts("kari", storage).keep(address, "earlier", draft("Vann"));
    const { type, readTitles } = write(["earlier"], storage);
    type("Vann ".repeat(100));
    type("", false);
    expect(readTitles()).toEqual([]);
  });
});
