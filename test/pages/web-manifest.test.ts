import { afterAll, beforeAll, expect, test } from "vitest";
import { webManifestPath } from "#src/site/web-manifest.ts";
import { address } from "#src/i18n/addresses.ts";
import { staffManifestPath } from "#src/i18n/staff-addresses.ts";
import { languages, languageTag } from "#src/i18n/language.ts";
import { openTestSite, type TestSite } from "#test/support/site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

test.each(languages)("the site can be installed in %s, and opens in that language", async (language) => {
  const home = await site.read(address("home", language));
  expect(home).toContain(`<link rel="manifest" href="${webManifestPath(language)}"`);
  const response = await site.get(webManifestPath(language));
  expect(response.headers.get("content-type")).toBe("application/manifest+json");
  const manifest = (await response.json()) as {
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest).toMatchObject({
    id: "/",
    scope: "/",
    name: "Stavern Familiecamping",
    lang: languageTag[language],
    start_url: address("home", language),
    display: "standalone",
  });
  expect(manifest.icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["any", "192x192", "512x512", "512x512"]);
  expect(home).toMatch(/<link rel="apple-touch-icon" href="\/[^"]+icon-touch[^"]*\.png"/);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
    (["emergency", "sitemap", "webcam"] as const).map((name) => address(name, language)),
  );
  expect(manifest.shortcuts.map(({ name }) => name).join()).not.toContain("\u00ad");
});

test.each(languages)("the staff area can be installed as a separate app, in %s", async (language) => {
  const manifest = JSON.parse(await site.read(staffManifestPath(language))) as { name: string };
  expect(manifest).toMatchObject({
    id: "/admin",
    scope: "/admin",
    start_url: "/admin",
    display: "standalone",
  });
  expect(manifest.name).toMatch(/^Stavern Familiecamping: \w+$/);
  const page = await site.get("/admin");
  expect(await page.text()).toContain(`<link rel="manifest" href="${staffManifestPath("nb")}"`);
  expect(page.headers.get("content-security-policy")).toContain("trusted-types default service-worker");
});

test("/favicon.ico redirects to the icon and is cached for a day", async () => {
  const { status, headers } = await site.get("/favicon.ico");
  expect([status, headers.get("cache-control")]).toEqual([302, "public, max-age=86400"]);
  expect(headers.get("location")).toMatch(/icon-192.*\.png$/);
});

test("on a site without a plan and cameras, the only shortcut is the emergency page", async () => {
  await using empty = await openTestSite({ isSeeded: false });
  const { shortcuts } = JSON.parse(await empty.read(webManifestPath("nb"))) as {
    shortcuts: { url: string }[];
  };
  expect(shortcuts.map(({ url }) => url)).toEqual([address("emergency", "nb")]);
});
