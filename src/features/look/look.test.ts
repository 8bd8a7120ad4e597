import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { lookKind } from "./look.ts";
import { lookCollection } from "./look.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const save = (mainColour: string | null, accentColour: string | null) =>
  lookCollection.save(site.context, lookKind.input.parse({ mainColour, accentColour }), { id: 1 });

test("a campsite's own colours are on every page, the wall screen and the phone's bars, until it has none again", async () => {
  const before = await site.read("/info/prices");
  expect(before).not.toContain("/assets/colours-");
  await save("#1A7A3C ", null);
  for (const path of ["/", "/en/info/prices", "/skjerm"])
    expect(await site.read(path), path).toContain('href="/assets/colours-1a7a3c-house.css"');
  expect(await site.read("/manifest.nb.webmanifest")).toContain('"theme_color":"#1c3723"');
  expect(await site.read("/")).toContain('content="#1c3723" media="(prefers-color-scheme: light)"');
  const sheet = await site.read("/assets/colours-1a7a3c-house.css");
  expect(sheet).toMatch(/^@layer tokens{:root{--paper:light-dark\(#fbf8f3,.*--primary:light-dark\(#1a7a3c,/);
  expect(sheet).not.toContain("--action");
  await save(null, null);
  expect(await site.read("/info/prices")).toBe(before);
});

test("what is no colour is refused, with words that say so", () => {
  for (const code of ["#12345", "green", "#12345g", ""])
    expect(() => lookKind.input.parse({ mainColour: code, accentColour: null }), code).toThrow(
      "must be a colour",
    );
});

test("an address that names no colours is nothing", async () => {
  for (const path of ["/assets/colours-12345-house.css", "/assets/colours-123456.css"])
    expect((await site.get(path)).status, path).toBe(404);
});
