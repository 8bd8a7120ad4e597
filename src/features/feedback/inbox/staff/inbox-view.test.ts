import fc from "fast-check";
import { expect, test } from "vitest";
import type { Api } from "#src/cms/staff/api.ts";
import { apiQuery, fetchRows, inboxAddress, viewIn } from "./inbox-view.ts";

test("the address of a view is parsed as the same view", () => {
  const place = fc.constantFrom("new", "starred", "archived", "deleted", "all");
  const search = fc
    .string({ unit: "grapheme", maxLength: 40 })
    .map((text) => text.replaceAll("\0", "").trim());
  fc.assert(
    fc.property(place, search, fc.option(fc.nat(), { nil: undefined }), (in_, wanted, id) => {
      const view = { place: in_, search: wanted.slice(0, 100).trim() } as const;
      const { pathname, searchParams } = new URL(inboxAddress(view, id), "http://localhost");
      expect(viewIn(searchParams)).toEqual(view);
      expect(pathname).toBe(id === undefined ? "/admin/feedback" : `/admin/feedback/${id}`);
    }),
  );
});

test("default values aren't in the address", () => {
  expect(inboxAddress({ place: "new", search: "" })).toBe("/admin/feedback");
  expect(apiQuery({ place: "all", search: "" })).toBe("");
  expect(apiQuery({ place: "archived", search: "å&b" })).toBe("?box=archived&search=%C3%A5%26b");
  expect(viewIn(new URLSearchParams({ box: "nothing", q: ` ${"x".repeat(200)}` }))).toEqual({
    place: "new",
    search: "x".repeat(100),
  });
});

test("fetchRows loads parts of a list until there are enough rows or the list ends", async () => {
  const parts: Record<string, { items: unknown[]; next: string | undefined }> = {
    a: { items: [], next: "b" },
    b: { items: Array.from({ length: 20 }, () => ({})), next: "c" },
    c: { items: [], next: "d" },
    d: { items: [{}], next: undefined },
  };
  const api = { list: async (path: string) => parts[path] } as unknown as Api;
  expect(await fetchRows(api, "a")).toEqual({ items: parts["b"]!.items, next: "c" });
  expect(await fetchRows(api, "c")).toEqual({ items: [{}], next: undefined });
});
