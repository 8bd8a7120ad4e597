import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changesTo, mergeChanges } from "./changes.server.ts";

type Part = Record<string, any>;

const merge = (published: Part, base: Part, wanted: Part, both: string[] = []) =>
  mergeChanges(published, changesTo(base, wanted), both) as Part;

describe("a next version", () => {
  test("keeps corrections in fields, languages and list items that it doesn't change", () => {
    const base = {
      title: "Sommer",
      text: "Velkomen",
      translations: { en: { title: "Summer", text: "Welcome" } },
      groups: [
        { key: "a", name: "Telt", rates: [{ key: "x", amount: 100 }] },
        { key: "b", name: "Bobil", rates: [{ key: "y", amount: 200 }] },
      ],
    };
    const wanted = {
      ...base,
      title: "Vinter",
      translations: { en: { title: "Winter", text: "Welcome" } },
      groups: [{ ...base.groups[0]!, rates: [{ key: "x", amount: 150 }] }, base.groups[1]!],
    };
    const published = {
      ...base,
      text: "Velkommen",
      translations: { en: { title: "Summer", text: "Welcome!" } },
      groups: [
        { ...base.groups[0]!, name: "Telt og bil" },
        { ...base.groups[1]!, rates: [{ key: "y", amount: 210 }] },
        { key: "c", name: "Hytte", rates: [] },
      ],
    };
    const both: string[] = [];
    expect(merge(published, base, wanted, both)).toEqual({
      title: "Vinter",
      text: "Velkommen",
      translations: { en: { title: "Winter", text: "Welcome!" } },
      groups: [
        { key: "a", name: "Telt og bil", rates: [{ key: "x", amount: 150 }] },
        { key: "b", name: "Bobil", rates: [{ key: "y", amount: 210 }] },
        { key: "c", name: "Hytte", rates: [] },
      ],
    });
    expect(both).toEqual([]);
  });

  test("keeps its own value of a field that has also changed in the published version, and reports the field", () => {
    const both: string[] = [];
    const merged = merge(
      { title: "B", list: [{ key: "a", amount: 2 }] },
      { title: "A", list: [{ key: "a", amount: 1 }] },
      { title: "C", list: [{ key: "a", amount: 3 }] },
      both,
    );
    expect(merged).toEqual({ title: "C", list: [{ key: "a", amount: 3 }] });
    expect(both.toSorted()).toEqual(["list.0.amount", "title"]);
  });

  test("removes and adds list items, and leaves out items that were removed meanwhile", () => {
    const item = (key: string, text = key) => ({ key, text });
    const list = (...keys: string[]) => ({ list: keys.map((key) => item(key)) });
    expect(merge(list("a", "b", "c"), list("a", "b", "c"), list("a", "c", "new"))).toEqual(
      list("a", "c", "new"),
    );
    expect(merge(list("b", "c", "d"), list("a", "b", "c"), list("a", "b"))).toEqual(list("b", "d"));
    expect(merge({ list: [item("x"), item("a")] }, list("a"), list("a", "y"))).toEqual(list("x", "a", "y"));
  });

  const value = fc.constantFrom("", "a", "b", "c");
  const items = fc.uniqueArray(
    fc.record({ key: fc.constantFrom("1", "2", "3", "4"), text: value, more: value }),
    {
      selector: ({ key }) => key,
    },
  );
  const resource = fc.record({
    title: value,
    text: value,
    translations: fc.record(
      { en: fc.record({ title: value, text: value }, { requiredKeys: [] }) },
      { requiredKeys: [] },
    ),
    items,
  });
  const filled = (each: Part) => JSON.parse(JSON.stringify(each).replaceAll('""', '"-"')) as Part;

  test("has the fields that staff wrote if the published resource hasn't changed", () => {
    fc.assert(
      fc.property(resource, resource, (base, wanted) => {
        expect(changesTo(wanted, merge(base, base, wanted)).fields).toEqual({});
      }),
    );
  });

  test("has the fields of the published resource if it changes nothing", () => {
    fc.assert(
      fc.property(resource, resource, (base, published) => {
        expect(merge(published, base, base)).toEqual(published);
      }),
    );
  });

  test("has its own changes and the published changes, and its own value where both changed the same field", () => {
    fc.assert(
      fc.property(resource, resource, resource, (one, two, three) => {
        const [base, published, wanted] = [filled(one), filled(two), filled(three)];
        const both: string[] = [];
        const merged = merge(published, base, wanted, both);
        for (const name of ["title", "text"]) {
          expect(merged[name]).toBe(wanted[name] === base[name] ? published[name] : wanted[name]);
          const isBoth = new Set([base[name], published[name], wanted[name]]).size === 3;
          expect(both.includes(name)).toBe(isBoth);
        }
        const find = (from: Part, key: string) =>
          (from["items"] as Part[]).find((each) => each["key"] === key);
        for (const key of ["1", "2", "3", "4"]) {
          const [was, now, want, is] = [base, published, wanted, merged].map((each) => find(each, key));
          if (was && now && want) {
            for (const name of ["text", "more"])
              expect(is![name]).toBe(want[name] === was[name] ? now[name] : want[name]);
          } else if (want && !was) expect(is).toMatchObject(want);
          else if (now && !was) expect(is).toEqual(now);
          else if (!want && was) expect(is).toBeUndefined();
        }
      }),
    );
  });

  test("keeps the base of a field that a later save doesn't change", () => {
    const base = { title: "A", text: "x" };
    const first = changesTo(base, { title: "B", text: "x" });
    const published = { title: "C", text: "x" };
    const merged = mergeChanges(published, first) as Part;
    const second = changesTo(published, { ...merged, text: "y" }, { ...first, merged });
    expect(second).toEqual({ fields: { title: "B", text: "y" }, base: { title: "A", text: "x" } });
  });
});
