import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "#test/support/site.ts";
import { lookKind } from "./look.ts";
import { lookCollection } from "./look.server.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const save = (mainColour: string | null, accentColour: string | null, mark = "") =>
  lookCollection.save(site.context, lookKind.input.parse({ mainColour, accentColour, mark }), { id: 1 });

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

describe("a campsite's own mark", () => {
  const drawn =
    '<svg viewBox="0 0 60 40"><script>alert(1)</script><path fill="#fff" d="M0 0h60v40z" onclick="x"/></svg>';

  test("stands beside the name and is the icon, cut down to its shapes, at addresses of its own", async () => {
    await save("#1a7a3c", null, drawn);
    const page = await site.read("/en");
    const [, mark] = /<img class="own-mark" src="([^"]+)" alt="" width="60" height="40"/.exec(page) ?? [];
    const [, icon] = /<link rel="icon" href="([^"]+)"/.exec(page) ?? [];
    expect(await site.read(mark!)).toMatch(
      /^<svg[^>]+viewBox="0 0 60 40"[^>]*><path fill="#fff" d="M0 0h60v40z"><\/path><\/svg>$/,
    );
    expect(await site.read(icon!)).toMatch(
      /<rect width="48" height="48" rx="10" fill="#1c3723"\/><svg x="9" y="9" width="30" height="30"/,
    );
    expect(await site.read("/manifest.de.webmanifest")).toContain(icon);
    expect(await site.read("/skjerm")).toContain(mark);
    const { headers } = await site.get(mark!);
    expect(headers.get("Content-Security-Policy")).toContain("sandbox");
    await save(null, null);
    expect((await site.get(mark!)).status, "it is another's now").toBe(404);
    expect(await site.read("/en")).not.toContain("own-mark");
  });

  test("has its size in whatever order its program wrote it", async () => {
    const path = '<path d="M0 0h60v40z"/></svg>';
    await save(null, null, `<svg height="40" xmlns="http://www.w3.org/2000/svg" x="7" width="60">${path}`);
    const page = await site.read("/");
    expect(page).toMatch(/<img class="own-mark" src="[^"]+" alt="" width="60" height="40"/);
    const [, icon] = /<link rel="icon" href="([^"]+)"/.exec(page) ?? [];
    const [, placed] = /<rect [^>]*>(<svg [^>]*>)/.exec(await site.read(icon!)) ?? [];
    const said = (name: string) =>
      [...placed!.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, is]) => is);
    expect(["x", "y", "width", "height"].map(said)).toEqual([["9"], ["9"], ["30"], ["30"]]);
  });

  test.each([
    ["<html><p>Merke</p></html>", "unreadable-drawing"],
    ['<svg viewBox="0 0 1 1"><script/></svg>', "empty-drawing"],
  ])("%s is refused", async (text, kind) => {
    await expect(save(null, null, text)).rejects.toMatchObject({ kind });
  });
});
