import type { Page } from "@playwright/test";
import { articleText } from "#messages/articles";
import { carouselText } from "#messages/carousel";
import { messageText } from "#messages/messages";
import { photoText } from "#messages/photos";
import { planText } from "#messages/plan";
import { pricesText } from "#messages/prices";
import { siteText } from "#messages/site";
import { weatherText } from "#messages/weather";
import { address } from "#src/i18n/addresses.ts";
import { languageName } from "#src/i18n/language.ts";
import { expect, test } from "../support/test.ts";

const text = siteText.nb;

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
test.beforeEach(({ context, site }) =>
  context.addCookies([{ name: "cookiepolicy", value: "false|false|false", url: site.origin }]),
);

const menu = (page: Page) => page.getByRole("navigation", { name: text.mainNavigation });
const information = (page: Page) => menu(page).locator("summary", { hasText: text.information });

test("every menu entry opens its page and is marked as current", async ({ page }) => {
  await page.goto("/");
  const links = await menu(page)
    .locator(".menu-pages a")
    .evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute("href")!] as const));
  expect(links.length).toBeGreaterThan(14);
  for (const [name, href] of links) {
    const link = menu(page).getByRole("link", { name, exact: true });
    if (!(await link.isVisible())) await information(page).click();
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(menu(page).locator("[aria-current=page]")).toHaveText([name]);
  }
});

test("the menu and its drop-down open on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(menu(page)).toBeHidden();
  await page.locator("summary", { hasText: text.menu }).click();
  await expect(menu(page).getByRole("link", { name: text.pages.guests })).toBeVisible();
  await information(page).click();
  await menu(page).getByRole("link", { name: text.pages.prices, exact: true }).click();
  await expect(page).toHaveURL(address("prices", "nb"));
});

test("the language menu leads to the home page in the chosen language", async ({ page }) => {
  await page.goto(address("prices", "nb"));
  await menu(page).locator("summary", { hasText: languageName.nb }).click();
  await menu(page).getByRole("link", { name: languageName.de, exact: true }).click();
  await expect(page).toHaveURL(address("home", "de"));
});

test("links open and close the alert's full message", async ({ page, site }) => {
  // The active alert depends on the season.
  const active = (await (await fetch(`${site.origin}/api/v1/messages/active`)).json()) as { title: string };
  await page.goto("/");
  const message = page.locator("#message");
  await expect(message).toBeHidden();
  await page.getByRole("link", { name: messageText.nb.read }).click();
  await expect(message).toBeVisible();
  await expect(message.getByRole("heading")).toHaveText(active.title);
  await expect(message.getByRole("paragraph").first()).toBeVisible();
  await message.getByRole("link", { name: messageText.nb.close }).click();
  await expect(message).toBeHidden();
  await expect(page.getByRole("button", { name: messageText.nb.read })).toBeHidden();
});

test("the weather tabs show the forecasts of tomorrow and the day after", async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("region", { name: weatherText.nb.heading });
  const forecast = box.locator(".weather-entry").getByRole("heading").filter({ visible: true });
  for (const name of ["now", "tomorrow", "aftertomorrow"] as const) {
    await box.getByRole("radio", { name: weatherText.nb[name] }).check();
    await expect(forecast).toHaveCount(1);
    await expect(forecast).toContainText(weatherText.nb[name]);
  }
  await expect(box.getByRole("button", { includeHidden: false })).toHaveCount(0);
});

test("news and pictures are scrollable rows without buttons", async ({ page }) => {
  await page.goto("/");
  for (const heading of [articleText.nb.fromTheSite, carouselText.nb.heading]) {
    const part = page.getByRole("region", { name: heading });
    const row = part.getByRole("list");
    await row.scrollIntoViewIfNeeded();
    await row.hover();
    // A busy machine may drop a wheel event.
    await expect(async () => {
      await page.mouse.wheel(700, 0);
      expect(await row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(200);
    }).toPass();
    await expect(part.getByRole("button")).toHaveCount(0);
  }
});

test("a click opens the answer to a question, and an address with a fragment scrolls to a question", async ({
  page,
}) => {
  await page.goto(address("questions", "nb"));
  const first = page.locator(".faq details").first();
  const answer = first.locator(".prose");
  await expect(answer).toBeHidden();
  await first.locator("summary").click();
  await expect(answer).toBeVisible();
  await page.goto(`${address("questions", "nb")}#question-3`);
  await expect(page.locator("#question-3")).toBeInViewport();
});

test("links lead from the gallery to a photo, to the next photo, and back to the gallery", async ({
  page,
}) => {
  await page.goto(address("gallery", "nb"));
  const photos = page.locator(".gallery-photos").getByRole("link");
  const count = await photos.count();
  await photos.nth(7).click();
  const photo = page.locator(".photo");
  await expect(photo).toContainText(photoText.nb.place({ place: 8, count }));
  await photo.getByRole("link", { name: photoText.nb.next({ title: "" }) }).click();
  await expect(photo).toContainText(photoText.nb.place({ place: 9, count }));
  await page.getByRole("link", { name: photoText.nb.close }).click();
  await expect(photos.nth(8)).toBeInViewport();
});

test("the plan shows a pitch from an address, from the list and from a search, and has no zoom button", async ({
  page,
}) => {
  const plan = address("sitemap", "nb");
  const shown = (id: string) => page.locator(`.plan-picks > [id="${id}"]`);
  await page.goto(`${plan}#C14`);
  await expect(shown("C14")).toBeVisible();
  await expect(shown("C14")).toBeInViewport();
  await expect(shown("C13")).toBeHidden();
  await expect(page.getByRole("button", { name: planText.nb.zoomIn })).toBeHidden();
  await page.locator("summary", { hasText: planText.nb.field({ name: "B" }) }).click();
  await page.getByRole("link", { name: "B7", exact: true }).click();
  await expect(shown("B7")).toBeVisible();
  await expect(shown("C14")).toBeHidden();
  await page.getByRole("searchbox", { name: planText.nb.find }).fill("dusj");
  await page.getByRole("button", { name: planText.nb.show }).click();
  const [match] = await page.locator("#plan-matches").getByRole("link").all();
  const place = (await match!.getAttribute("href"))!.slice(1);
  await match!.click();
  await expect(shown(place)).toBeVisible();
});

test("the price list has no print button", async ({ page }) => {
  await page.goto(address("prices", "nb"));
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(page.getByRole("button", { name: pricesText.nb.print })).toBeHidden();
});
