import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { freeTonightText } from "#messages/free-tonight";
import { guestPushText } from "#messages/guest-push";
import { offlineText } from "#messages/offline";
import { expectNoFindings } from "../../support/axe.ts";
import { guestsWorker, makePushWork, openPushes, readStored } from "../../support/pushes.ts";
import { test } from "../../support/mail.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { expect } from "../../support/test.ts";

const text = freeTonightText.nb;

test.describe("without JavaScript, on a narrow phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test("the form works in each language", async ({ page }) => {
    for (const language of languages) {
      const words = freeTonightText[language];
      await page.goto(address("tonight", language));
      expect(await findSidewaysScroll(page)).toEqual([]);
      await expect(page.getByText(guestPushText[language].button)).toBeHidden();
      await page.getByRole("radio").nth(2).check();
      await page.getByLabel(words.email).fill("kari@example.com");
      await page.getByRole("button", { name: words.ask }).click();
      await expect(page.getByRole("heading", { name: words.asked.heading })).toBeVisible();
      expect(await findSidewaysScroll(page)).toEqual([]);
    }
  });
});

test("a guest gets a push message, and the same service worker shows the message and serves the saved pages", async ({
  page,
  site,
}) => {
  await makePushWork(page);
  await page.goto(address("tonight", "nb"));
  await expectNoFindings(page);
  expect(await readStored(page)).toEqual([0, 0]);
  const button = page.getByRole("button", { name: guestPushText.nb.button });
  // The browser subscribes only after the guest has chosen a kind of pitch.
  await button.click();
  expect(await readStored(page)).toEqual([0, 0]);
  await page.getByRole("radio", { name: "Telt" }).check();
  await button.click();
  await expect(page.getByRole("heading", { name: text.confirmed.heading })).toBeVisible();
  await expectNoFindings(page);
  expect(await readStored(page)).toEqual([1, 0]);

  const navigate = site.origin + address("day", "nb");
  const shown = { title: "Nå er det ledig for telt", body: "Kl. 18.42.", tag: "tonight", lang: "nb-NO" };
  const { deliver, press, seen } = await openPushes(page, site, guestsWorker);
  await deliver({ web_push: 8030, notification: { ...shown, navigate } });
  await expect.poll(seen).toEqual([{ ...shown, data: navigate }]);
  for (const opened of [navigate, "https://evil.example/"]) await press(opened);
  await expect.poll(seen).toEqual([{ ...shown, data: navigate }, navigate]);

  // The last message ends the push subscription. The test replaces the browser's function that ends a subscription.
  const worker = page.context().serviceWorkers()[0]!;
  await worker.evaluate(`
    PushManager.prototype.getSubscription = async () => ({ unsubscribe: async () => self.seen.push("ended") });
  `);
  await (
    await openPushes(page, site, guestsWorker)
  ).deliver({ web_push: 8030, isLast: true, notification: { ...shown, navigate } });
  await expect.poll(seen).toEqual([{ ...shown, data: navigate }, "ended"]);

  // Pages are saved and removed without an effect on the push messages.
  await page.goto(address("guests", "nb"));
  expect(await readStored(page)).toEqual([1, 0]);
  const offer = page.locator(".offline-offer");
  await offer.getByRole("button").click();
  await expect(offer.getByRole("heading")).toHaveText(offlineText.nb.saved.heading);
  expect(await readStored(page)).toEqual([1, 1]);
  await offer.getByRole("button").click();
  await expect(offer.getByRole("heading")).toHaveText(offlineText.nb.offer.heading);
  expect(await readStored(page)).toEqual([1, 0]);
  await page.evaluate(() => sessionStorage.removeItem("subscribed"));
  await offer.getByRole("button").click();
  await expect(offer.getByRole("heading")).toHaveText(offlineText.nb.saved.heading);
  await offer.getByRole("button").click();
  await expect.poll(() => readStored(page)).toEqual([0, 0]);
});

test("a refused permission leaves nothing in the browser", async ({ page }) => {
  await makePushWork(page, "denied");
  await page.goto(address("tonight", "nb"));
  await page.getByRole("radio", { name: "Telt" }).check();
  await page.getByRole("button", { name: guestPushText.nb.button }).click();
  await expect(page.getByText(guestPushText.nb.blocked)).toBeVisible();
  expect(await readStored(page)).toEqual([0, 0]);
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)" });

  test("a message asks the guest to add the site to the home screen first", async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, "PushManager");
      Reflect.deleteProperty(globalThis, "Notification");
    });
    await page.goto(address("tonight", "nb"));
    await page.getByRole("radio", { name: "Telt" }).check();
    await page.getByRole("button", { name: guestPushText.nb.button }).click();
    await expect(page.getByText(guestPushText.nb.homeScreenFirst)).toBeVisible();
    await page.getByLabel(text.email).fill("kari@example.com");
    await page.getByRole("button", { name: text.ask, exact: true }).click();
    await expect(page.getByRole("heading", { name: text.asked.heading })).toBeVisible();
  });
});
