import { demoPages } from "#src/campsite/identity/demo-pages.ts";
import { topUpText } from "#messages/top-up";
import { address } from "#src/i18n/addresses.ts";
import { expect, test } from "../support/test.ts";

const text = topUpText.nb;

// The countdown is animated.
test.use({ reducedMotion: "no-preference" });
test.beforeEach(async ({ page, context, site }) => {
  await context.addCookies([{ name: "cookiepolicy", value: "false|false|false", url: site.origin }]);
  await page.clock.install({ time: 0 });
  await page.goto(address("topUp", "nb"));
  await page.clock.pauseAt(60_000);
});

test("the redirect to the payment provider is announced, and pauses while a link has focus or after a press on Stop", async ({
  page,
  site,
}) => {
  const left = page.getByRole("timer");
  const status = page.getByRole("status");
  // This text is for screen readers. Other visitors see the countdown.
  await expect(status.locator(":scope > :not([hidden])")).toContainText(new URL(site.origin).host);
  const seconds = async () => Number((await left.textContent())?.match(/\d+/)?.[0]);
  await expect(left).toBeVisible();
  await page.locator("main").getByRole("link").last().focus();
  const before = await seconds();
  await page.clock.runFor(40_000);
  expect(await seconds()).toBe(before);
  await page.getByRole("button", { name: text.stop }).click();
  await expect(status.locator(":scope > :not([hidden])")).toHaveText(text.stopped);
  await page.locator("main :focus").evaluate((focused: HTMLElement) => focused.blur());
  await page.mouse.move(0, 0);
  await page.clock.runFor(120_000);
  await expect(page).toHaveURL(address("topUp", "nb"));
});

test("the page redirects to the payment provider when the countdown of at least twenty seconds ends, without an earlier request", async ({
  page,
}) => {
  const { path } = demoPages.cardPaymentUrl;
  const toProvider: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) toProvider.push(request.url());
  });
  await page.reload();
  const left = page.getByRole("timer").locator("b");
  const seconds = Number(await left.textContent());
  expect(seconds).toBeGreaterThanOrEqual(20);
  await page.clock.runFor((seconds - 1) * 1000);
  await expect(left).toHaveText("1");
  expect(toProvider).toEqual([]);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(path);
});
