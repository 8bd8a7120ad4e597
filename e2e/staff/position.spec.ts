import { identityAdminText } from "#messages/identity";
import { contactText } from "#messages/site";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { thirdParties } from "../support/third-parties.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import { signIn } from "../support/staff.ts";

const text = identityAdminText.nb;
const { zoomIn, zoomOut } = contactText.nb;

test.use({ agreedTo: [thirdParties.maps] });

for (const width of [1280, 390])
  test(`at ${width} px the campsite's position is chosen on a map that loads on request`, async ({
    page,
    site,
  }) => {
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith(thirdParties.maps)) loaded.push(request.url());
    });
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, site, staffAddresses.identity);
    const [north, east] = ["latitude", "longitude"].map((name) => page.locator(`[name="${name}"]`));
    await expect(north!).not.toHaveValue("");
    const before = await north!.inputValue();
    expect(loaded).toEqual([]);
    await page.getByRole("button", { name: text.choosePlace }).click();
    const map = page.getByRole("application", { name: text.place });
    await expect(map.locator(".leaflet-tile-loaded").first()).toBeVisible();
    await map.click({ position: { x: 150, y: 60 } });
    await expect(north!).not.toHaveValue(before);
    await expect(north!).toHaveValue(/^5[89],\d{1,5}$/);
    await expect(east!).toHaveValue(/^\d{1,2},\d{1,5}$/);
    // Enter chooses the middle of the map, which is the stored position.
    await map.press("Enter");
    await expect(north!).toHaveValue(before);
    await expectNoFindings(page);
    expect(await findSidewaysScroll(page)).toEqual([]);
  });

test("Enter on a zoom button zooms the map and doesn't change the position", async ({ page, site }) => {
  await signIn(page, site, staffAddresses.identity);
  await page.getByRole("button", { name: text.choosePlace }).click();
  const map = page.getByRole("application", { name: text.place });
  const tilesOf = (zoom: number) => map.locator(`img.leaflet-tile-loaded[src*="/webmercator/${zoom}/"]`);
  await expect(tilesOf(13).first()).toBeVisible();
  const north = page.locator('[name="latitude"]');
  const before = await north.inputValue();
  await map.click({ position: { x: 150, y: 60 } });
  await expect(north).not.toHaveValue(before);
  const chosen = await north.inputValue();
  const pressEnter = async (name: string) => {
    const button = map.getByRole("button", { name });
    await button.press("Enter");
    // The map's zoom buttons are links. On Enter, Firefox sends `keypress` to a link, and Chromium doesn't.
    await button.dispatchEvent("keypress", { key: "Enter" });
  };
  await pressEnter(zoomOut);
  await expect(tilesOf(12).first()).toBeVisible();
  await expect(tilesOf(13)).toHaveCount(0);
  await expect(north).toHaveValue(chosen);
  await pressEnter(zoomIn);
  await expect(tilesOf(13).first()).toBeVisible();
  await expect(tilesOf(12)).toHaveCount(0);
  await expect(north).toHaveValue(chosen);
});

test("a map with one missing tile counts as loaded", async ({ page, site, findings }) => {
  let asked = 0;
  await page.route(`${thirdParties.maps}/**`, (route) => (asked++ === 0 ? route.abort() : route.fallback()));
  await signIn(page, site, staffAddresses.identity);
  await page.getByRole("button", { name: text.choosePlace }).click();
  const map = page.getByRole("application", { name: text.place });
  await expect(map.locator(".leaflet-tile-loaded").first()).toBeVisible();
  await expect(map.locator(".leaflet-tile:not(.leaflet-tile-loaded)")).toHaveCount(1);
  await expect.poll(() => findings).toHaveLength(1);
  await expect(page.getByText(text.mapFailed)).toBeHidden();
  expect(findings.splice(0)[0]).toContain("net::ERR_FAILED");
});

test("a message appears when the map can't be loaded", async ({ page, site, findings }) => {
  await page.route(`${thirdParties.maps}/**`, (route) => route.abort());
  await signIn(page, site, staffAddresses.identity);
  await page.getByRole("button", { name: text.choosePlace }).click();
  await expect(page.getByText(text.mapFailed)).toBeVisible();
  for (const finding of findings.splice(0)) expect(finding).toContain("net::ERR_FAILED");
});
