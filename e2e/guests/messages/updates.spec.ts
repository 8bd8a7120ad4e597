import { DatabaseSync } from "node:sqlite";
import path from "node:path";
import type { GuestPush } from "#src/campsite/guest-push/guest-push.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { guestPushText } from "#messages/guest-push";
import { messageText } from "#messages/messages";
import { siteText } from "#messages/site";
import { updatesText } from "#messages/subscriptions";
import { expectNoFindings } from "../../support/axe.ts";
import { guestsWorker, makePushWork, openPushes, readStored } from "../../support/pushes.ts";
import { test } from "../../support/mail.ts";
import { doubleText } from "../../support/layout.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import type { Site } from "../../support/site.ts";
import { signInForCalls } from "../../support/staff.ts";
import { expect } from "../../support/test.ts";

const text = updatesText.nb;

/**
 * Keeps a copy of each queued push message, because a delivery deletes the message.
 * @returns a function that returns the copies
 */
function keepPushes({ dataDir }: Site): () => GuestPush[] {
  const open = () => {
    const database = new DatabaseSync(path.join(dataDir, "campsite.sqlite"));
    database.exec("pragma busy_timeout = 5000");
    return database;
  };
  using database = open();
  database.exec(`create table "keptPush" ("notice" text);
    create trigger "keepPush" after insert on "guestPush"
    begin insert into "keptPush" values (new."notice"); end`);
  return () => {
    using again = open();
    return again
      .prepare(`select "notice" from "keptPush"`)
      .all()
      .map(({ notice }) => JSON.parse(notice as string) as GuestPush);
  };
}

test.describe("without JavaScript, on a narrow phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test("in each language the form offers e-mail but no push messages", async ({ page }) => {
    for (const language of languages) {
      const words = updatesText[language];
      await page.goto(address("updates", language));
      expect(await findSidewaysScroll(page)).toEqual([]);
      for (const name of [guestPushText[language].button, guestPushText[language].end])
        await expect(page.getByText(name, { exact: true })).toBeHidden();
      await page.getByLabel(words.email).fill("kari@example.com");
      await page.getByRole("button", { name: words.send }).click();
      await expect(page.getByRole("heading", { name: words.confirmationSent.title })).toBeVisible();
      expect(await findSidewaysScroll(page)).toEqual([]);
    }
  });

  test("long words fit beside or below their icons when the text size is doubled", async ({ page }) => {
    const narrowest = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((parts) => Math.min(...parts.map((part) => part.getBoundingClientRect().width)));
    await page.goto(address("updates", "de"));
    await doubleText(page);
    expect(await narrowest(".updates-topics label > span")).toBeGreaterThan(200);
    await page.getByLabel(updatesText.de.email).fill("kari@example.com");
    await page.getByRole("button", { name: updatesText.de.send }).click();
    await doubleText(page);
    expect(await narrowest(".updates-result p")).toBeGreaterThan(200);
  });
});

test("a guest gets a push message about a published notice, and turns push messages off on the same phone", async ({
  page,
  browser,
  site,
}) => {
  const pushes = keepPushes(site);
  await makePushWork(page);
  await page.goto(address("updates", "nb"));
  const on = page.getByRole("button", { name: guestPushText.nb.button });
  const off = page.getByRole("button", { name: guestPushText.nb.end });
  await expect(off).toBeHidden();
  await expectNoFindings(page);
  await on.click();
  await expect(page.getByText(text.confirmed.pushed)).toBeVisible();
  await expect(page.getByText(text.thisDevice, { exact: true })).toBeVisible();
  await expect(off).toBeVisible();
  await expectNoFindings(page);
  expect(await readStored(page)).toEqual([1, 0]);
  const { deliver, press, seen } = await openPushes(page, site, guestsWorker);

  await using staffContext = await browser.newContext({ baseURL: site.origin });
  const call = await signInForCalls(await staffContext.newPage(), site);
  const notice = {
    pageTitle: "Vannet er av i felt C.",
    title: "Vannet er av",
    message: "<p>Vi bytter en ventil.</p>",
    isActive: true,
    purpose: "water",
  };
  await call("POST", "/messages", notice);
  // The site waits 15 seconds, during which staff can take a notice down.
  await expect.poll(pushes, { timeout: 60_000 }).toHaveLength(1);
  const [message] = pushes();
  await deliver(message!);
  const navigate = `${site.origin}/`;
  await expect
    .poll(seen)
    .toMatchObject([{ title: notice.pageTitle, body: "Vi bytter en ventil.", lang: "nb-NO" }]);
  await press(message!.notification.navigate);
  await expect.poll(seen).toMatchObject([{ title: notice.pageTitle }, navigate]);

  await page.goto(address("updates", "nb"));
  await expectNoFindings(page);
  await off.click();
  await expect(page.getByRole("heading", { name: text.left.title })).toBeVisible();
  await expectNoFindings(page);
  expect(await readStored(page)).toEqual([0, 0]);
  await page.getByRole("button", { name: text.left.undo }).click();
  await expect(page.getByText(text.confirmed.pushed)).toBeVisible();
  await off.click();
  await expect(page.getByRole("heading", { name: text.left.title })).toBeVisible();
  await page.goto(address("updates", "nb"));
  await expect(on).toBeVisible();
  await expect(off).toBeHidden();
});

test("a notice, an alert and the contact page link to the form", async ({ page, browser, site }) => {
  await using staffContext = await browser.newContext({ baseURL: site.origin });
  const call = await signInForCalls(await staffContext.newPage(), site);
  const words = { pageTitle: "Kiosken åpner kl. 10.", message: "<p>Velkommen.</p>", isActive: true };
  const calm = { ...words, title: "Kiosken åpner kl. 10", purpose: "general" };
  await call("POST", "/messages", calm);
  const name = siteText.nb.pages.updates;
  const expectForm = () => expect(page.getByRole("heading", { level: 1, name: text.title })).toBeVisible();

  await page.goto("/");
  await page
    .getByRole("region", { name: messageText.nb.notice })
    .filter({ hasText: calm.title })
    .getByRole("link", { name })
    .click();
  await expectForm();

  await page.goto("/");
  await page.getByRole("button", { name: messageText.nb.read }).click();
  await page.getByRole("dialog").getByRole("link", { name }).click();
  await expectForm();

  await page.goto(address("contactUs", "nb"));
  await page.getByRole("main").getByRole("link", { name }).click();
  await expectForm();
});

test("a refused permission is explained, and leaves nothing in the browser", async ({ page }) => {
  await makePushWork(page, "denied");
  await page.goto(address("updates", "nb"));
  await page.getByRole("button", { name: guestPushText.nb.button }).click();
  await expect(page.getByText(guestPushText.nb.blocked)).toBeVisible();
  expect(await readStored(page)).toEqual([0, 0]);
});
