import type { BrowserContext, Page } from "@playwright/test";
import { demo } from "#test/content/demo.ts";
import { demoPages } from "#src/campsite/identity/demo-pages.ts";
import { address } from "#src/i18n/addresses.ts";
import { feedbackText } from "#messages/feedback";
import { contactText, homeText } from "#messages/site";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { thirdParties } from "../support/third-parties.ts";

/* Third-party content after consent. support/test.ts and privacy.spec.ts check the time before consent. */
test.use({ trace: "off", agreedTo: Object.values(thirdParties) });

const answer = (context: BrowserContext, url: string, value: string) =>
  context.addCookies([{ name: "cookiepolicy", value, url }]);

const text = contactText.nb;
const map = (page: Page) => page.getByRole("region", { name: text.map });
const identity = demo.identity();
const chart = (page: Page) => page.getByRole("img", { name: identity.wayChart!.shows.nb });
const contact = address("contactUs", "nb");

test("the map and its JavaScript load only when a visitor scrolls near the map", async ({
  page,
  context,
  site,
}) => {
  await answer(context, site.origin, "false|false|true");
  await page.setViewportSize({ width: 1280, height: 600 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(contact);
  const isMap = (url: string) =>
    url.startsWith(thirdParties.maps) || /\/map(-live)?[.-](?!client|tiles)/.test(url);
  expect(asked.filter(isMap)).toEqual([]);
  await expect(chart(page)).toBeVisible();

  const first = page.waitForRequest((request) => request.url().startsWith(thirdParties.maps));
  await page.locator("#way-here").scrollIntoViewIfNeeded();
  const tile = await first;
  expect(new URL(tile.url()).pathname).toMatch(
    /^\/v1\/wmts\/1\.0\.0\/topo\/default\/webmercator\/13\/242\d\/432\d\.png$/,
  );
  expect(await tile.headerValue("referer")).toBeNull();
  await expect(map(page)).toBeVisible();
  await expect(chart(page)).toBeHidden();
  await expect(map(page)).toContainText(identity.name);
  await expect(map(page).getByRole("link", { name: "© Kartverket" })).toBeVisible();
  await expectNoFindings(page, ".locator");

  // Moving and zooming by keyboard fetch new tiles.
  const zoomed = page.waitForRequest(/webmercator\/14\//);
  await map(page).focus();
  await page.keyboard.press("+");
  await zoomed;
  const out = page.waitForRequest(/webmercator\/12\//);
  await map(page).getByRole("button", { name: text.zoomOut }).press("Enter");
  await map(page).getByRole("button", { name: text.zoomOut }).press("Enter");
  await out;
  const pane = map(page).locator(".leaflet-map-pane");
  const place = await pane.getAttribute("style");
  await map(page).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(pane).not.toHaveAttribute("style", place!);
});

test("the drawn chart stays when the map's tiles fail to load", async ({ page, context, site, findings }) => {
  await answer(context, site.origin, "false|false|true");
  await page.route(`${thirdParties.maps}/**`, (route) => route.abort());
  await page.goto(contact);
  const failed = page.waitForEvent("requestfailed");
  await page.locator("#way-here").scrollIntoViewIfNeeded();
  await failed;
  await expect(page.locator(".map > *")).toHaveCount(0);
  await expect(chart(page)).toBeVisible();
  await expect(map(page)).toBeHidden();
  // The browser reports each failed tile, and nothing else.
  for (const finding of findings.splice(0)) expect(finding).toContain("ERR_FAILED");
});

test("the button in place of the map gives consent, shows the map and keeps a typed message", async ({
  page,
  context,
  site,
}) => {
  await answer(context, site.origin, "true|false|false");
  await page.goto(contact);
  const message = page.getByRole("textbox", { name: feedbackText.nb.contact.message });
  const script = page.waitForResponse(/feedback-form\.client/);
  await message.fill("Har dere plass?");
  await page.evaluate((url) => import(url), (await script).url());
  await page.getByRole("button", { name: "Vis digitalt kart" }).click();
  await expect(page).toHaveURL(`${contact}#way-here`);
  await expect(map(page)).toBeVisible();
  expect((await context.cookies()).map(({ value }) => value)).toEqual(["true|false|true"]);
  await expect(message).toHaveValue("Har dere plass?");
});

test("the frame with social media posts keeps its height while it loads and gets no referrer", async ({
  page,
  context,
  site,
}) => {
  await answer(context, site.origin, "false|true|false");
  const asked = page.waitForRequest(
    (request) => new URL(request.url()).pathname === demoPages.socialPageUrl.path,
  );
  await page.goto(address("home", "nb"));
  const frame = page.getByTitle(homeText.nb.social.frame);
  const { height } = (await frame.boundingBox())!;
  expect(height).toBe(560);
  await frame.scrollIntoViewIfNeeded();
  expect(await (await asked).headerValue("referer")).toBeNull();
  await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  expect((await frame.boundingBox())!.height).toBe(height);
  await expectNoFindings(page, ".social");
});
