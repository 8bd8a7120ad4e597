import type { BrowserContext, Page } from "@playwright/test";
import { demo } from "#src/demo-content.ts";
import { demoPages } from "#src/features/identity/demo-pages.ts";
import { address } from "#src/i18n/addresses.ts";
import { contactText, homeText } from "#messages/site";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/journey.ts";
import { others } from "../support/others.ts";

/* What is fetched from others once the visitor has agreed. That nothing is before, journey.ts and privacy.spec.ts see to. */
test.use({ trace: "off", agreedTo: Object.values(others) });

const answer = (context: BrowserContext, url: string, value: string) =>
  context.addCookies([{ name: "cookiepolicy", value, url }]);

const text = contactText.nb;
const map = (page: Page) => page.getByRole("region", { name: text.map });
const identity = demo.identity();
const chart = (page: Page) => page.getByRole("img", { name: identity.wayChart!.shows.nb });
const contact = address("contactUs", "nb");

test("the map comes when its place is near, without any JavaScript of its own before", async ({
  page,
  context,
  site,
}) => {
  await answer(context, site.origin, "false|false|true");
  await page.setViewportSize({ width: 1280, height: 600 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(contact);
  const isMap = (url: string) => url.startsWith(others.maps) || /\/map(-live)?[.-](?!client)/.test(url);
  expect(asked.filter(isMap)).toEqual([]);
  await expect(chart(page)).toBeVisible();

  const first = page.waitForRequest((request) => request.url().startsWith(others.maps));
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

  // By keyboard: move and zoom, each of which fetches tiles that weren't there.
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

test("where the map's pictures don't come, the drawn chart stays", async ({
  page,
  context,
  site,
  findings,
}) => {
  await answer(context, site.origin, "false|false|true");
  await page.route(`${others.maps}/**`, (route) => route.abort());
  await page.goto(contact);
  const failed = page.waitForEvent("requestfailed");
  await page.locator("#way-here").scrollIntoViewIfNeeded();
  await failed;
  await expect(page.locator(".map > *")).toHaveCount(0);
  await expect(chart(page)).toBeVisible();
  await expect(map(page)).toBeHidden();
  // The browser's own word for each picture, and nothing else.
  for (const finding of findings.splice(0)) expect(finding).toContain("ERR_FAILED");
});

test("the map is offered in its place, and agreed to there", async ({ page, context, site }) => {
  await answer(context, site.origin, "true|false|false");
  await page.goto(contact);
  await page.getByRole("button", { name: "Vis digitalt kart" }).click();
  await expect(page).toHaveURL(`${contact}#way-here`);
  await expect(map(page)).toBeVisible();
  expect((await context.cookies()).map(({ value }) => value)).toEqual(["true|false|true"]);
});

test("our posts are a frame that has its place before it has come, and is told nothing of the page", async ({
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
