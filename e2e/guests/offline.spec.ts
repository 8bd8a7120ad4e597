import type { BrowserContext, Page } from "@playwright/test";
import { consentText } from "#messages/consent";
import { offlineLineText, offlineText } from "#messages/offline";
import { planText } from "#messages/plan";
import { siteText } from "#messages/site";
import { feedbackText } from "#messages/feedback";
import { cacheName, statePath, type SavedState } from "#src/campsite/offline/saved-state.ts";
import { savedPages } from "#src/campsite/offline/saved-pages.ts";
import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { expect, test } from "../support/test.ts";
import { startSite } from "../support/site.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context, site }) =>
  context.addCookies([{ name: "cookiepolicy", value: "true|false|false", url: site.origin }]),
);

const offer = (page: Page) => page.locator(".offline-offer");
const button = (page: Page) => offer(page).getByRole("button");
const line = (page: Page) => page.locator(".offline-line");

const letter = {
  name: "Inga",
  mobilePhone: "912 34 567",
  email: "inga@solberg.example",
  message: "Er det plass?",
};

/** Returns everything that the browser stores for saved pages. */
const readStored = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    storage: Object.keys(localStorage).length,
  }));
const nothing = { workers: 0, caches: [], databases: [], storage: 0 };

const savedHtml = (page: Page, name: (typeof savedPages)[number]) =>
  page.evaluate(
    async (path) => (await caches.match(path, { ignoreVary: true }))!.text(),
    address(name, "nb"),
  );

/** Expects a page visit a day later to update the saved pages and to delete files of older builds. */
async function expectToRefreshInADay(page: Page): Promise<void> {
  const old = "/assets/of-an-older-build.css";
  const files = [old, address("prices", "nb"), statePath, cacheName] as const;
  await page.evaluate(async ([style, path, state, name]) => {
    const cache = await caches.open(name);
    await cache.put(style, new Response("a {}"));
    await cache.put(path, new Response(`<link rel="stylesheet" href="${style}">`));
    const before = (await (await cache.match(state))!.json()) as SavedState;
    await cache.put(state, Response.json({ ...before, tried: before.tried - 25 * 3_600_000 }));
  }, files);
  await page.goto(address("guests", "nb"));
  await expect.poll(() => savedHtml(page, "prices")).toContain("</h1>");
  await expect.poll(() => page.evaluate(async (path) => !!(await caches.match(path)), old)).toBe(false);
}

async function save(page: Page, language: Language): Promise<void> {
  await page.goto(address("guests", language));
  await expect(button(page)).toHaveText(offlineText[language].offer.save);
  await button(page).click();
  await expect(offer(page).getByRole("heading")).toHaveText(offlineText[language].saved.heading);
}

/** Goes offline. Chromium's workers must be set offline again after each opened page. */
async function loseNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

test("the button for saved pages works while its script is still loading", async ({ page }) => {
  await page.goto(address("guests", "nb"));
  await save(page, "nb");
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  await page.route(/offline-live/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.reload();
  await offer(page).getByRole("button").click();
  press();
  await expect(offer(page).locator("p")).toContainText(offlineText.nb.removed);
  expect(await readStored(page)).toEqual(nothing);
});

test("a second press saves pages if the first press couldn't load the script", async ({ page, findings }) => {
  await page.goto(address("guests", "nb"));
  await page.route(/offline-live/, (route) => route.abort(), { times: 1 });
  await button(page).click();
  await expect.poll(() => findings.splice(0).join()).toContain("ERR_FAILED");
  await button(page).click();
  await expect(offer(page).getByRole("heading")).toHaveText(offlineText.nb.saved.heading);
  findings.splice(0);
});

test("saved pages open offline with their date, and one press removes them", async ({
  page,
  context,
  findings,
}) => {
  await page.goto(address("guests", "nb"));
  expect(await readStored(page)).toEqual(nothing);
  // The service worker is one small script without imports.
  const script = await fetch(new URL("/service-worker.js", page.url()));
  expect(Number(script.headers.get("content-length"))).toBeLessThan(4096);
  expect(await script.text()).not.toMatch(/\bimport\b|\bexport\b/);

  await save(page, "nb");
  expect(await readStored(page)).toEqual({ ...nothing, workers: 1, caches: ["saved"] });
  await expect(offer(page).locator("p")).toContainText(
    /^9 sider og siste oppslag, i dag kl\.\s\d\d\.\d\d\. Tar (\d{3}\skB|1\sMB)\s/,
  );

  // Opening the emergency page of one pitch doesn't replace the saved general page.
  await page.goto(`${address("emergency", "nb")}?plass=C14`);
  await expect(page.getByRole("main")).toContainText("C14");
  await loseNetwork(context);
  await page.goto(`${address("emergency", "nb")}?plass=A3`);
  await expect(line(page)).toBeVisible();
  await expect(page.locator(".emergency-where")).not.toContainText(/C14|A3/);

  for (const name of savedPages) {
    await loseNetwork(context);
    await page.goto(address(name, "nb"));
    await expect.soft(line(page), name).toContainText(/^Uten nett\. Siden er fra i dag kl\.\s\d\d\.\d\d\./);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await page.evaluate(() => document.styleSheets[0]!.cssRules.length), name).toBeGreaterThan(3);
  }

  // Every spelling that redirects to a saved page opens the saved page.
  for (const spelling of [
    "/Info/Prices/?a=b#x",
    "/info/prices/",
    "/info/prices//",
    "/NOD",
    "/%6eod",
    "/Info/Questions",
  ]) {
    await loseNetwork(context);
    await page.goto(spelling);
    await expect.soft(line(page), spelling).toContainText("Siden er fra i dag");
  }

  // The plan finds pitches, even at an address that was never opened before.
  await page.goto(`${address("sitemap", "nb")}?plass=C14`);
  await expect(page.getByRole("status")).toContainText(planText.nb.pitch({ id: "C14" }));
  await page.getByRole("searchbox").fill("A3");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("status")).toContainText(planText.nb.pitch({ id: "A3" }));

  // A form says that the browser is offline, and keeps the typed text.
  await page.goto(address("contactUs", "nb"));
  const form = page.locator("form.form");
  for (const [name, typed] of Object.entries(letter)) await form.locator(`[name=${name}]`).fill(typed);
  await form.getByRole("button").click();
  await expect(form).toContainText(feedbackText.nb.failures.offline, { useInnerText: true });
  for (const [name, typed] of Object.entries(letter))
    await expect(form.locator(`[name=${name}]`)).toHaveValue(typed);

  // The address of a page that isn't saved shows a list of the saved pages.
  await loseNetwork(context);
  await page.goto(address("webcam", "nb"));
  await expect(line(page)).toContainText("Uten nett. «Webkamera» er ikke lagret.");
  // Press Enter instead of clicking. The pointer would make the browser preload the page, in spite of the emulated
  // offline state.
  await page.locator("[data-saved]").nth(1).press("Enter");
  await expect(page).toHaveURL(address("guests", "nb"));
  await expect(line(page)).toContainText("Siden er fra");
  await page.goto(address("article", "nb", { url: "en-nyhet", title: "-" }));
  await expect(line(page)).toContainText("Siden er ikke lagret.");

  // When the browser is online again, the site answers, and a changed consent updates all saved pages.
  await context.setOffline(false);
  await line(page).getByRole("link", { name: "Prøv igjen" }).click();
  await expect(line(page)).toHaveCount(0);
  await expectToRefreshInADay(page);
  const hasForm = async () => (await savedHtml(page, "contactUs")).includes('<form class="form ');
  expect(await hasForm()).toBe(true);
  await page.getByRole("link", { name: siteText.nb.changeConsent }).click();
  await page.getByRole("button", { name: consentText.nb.onlyNecessary }).click();
  await expect(page.locator("#consent")).toBeHidden();
  await expect.poll(hasForm).toBe(false);

  await page.goto(address("offline", "nb"));
  await button(page).click();
  await expect(offer(page).locator("p")).toHaveText(offlineText.nb.removed);
  expect(await readStored(page)).toEqual(nothing);
  await page.goto(address("prices", "nb"));
  expect(await readStored(page)).toEqual(nothing);
  // The browser reports each failed request.
  for (const finding of findings.splice(0)) expect(finding).toContain("net::ERR_");
});

for (const language of ["en", "de"] as const)
  test(`saved pages open offline in ${language}`, async ({ page, context }) => {
    await save(page, language);
    const browser = await context.newCDPSession(page);
    const { installabilityErrors: hindrances } = await browser.send("Page.getInstallabilityErrors");
    // Headed Chromium reports "in-incognito" in every test, because test contexts are incognito.
    expect(hindrances.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
    await context.setOffline(true);
    await page.goto(address("prices", language));
    await expect(line(page)).toContainText(offlineLineText[language].offline);
    await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
    const { notSaved } = offlineLineText[language];
    for (const home of [address("home", language), `/${language.toUpperCase()}/`]) {
      await page.goto(home);
      await expect(line(page)).toContainText(notSaved({ page: siteText[language].home || undefined }));
    }
    // The demo has an own page in the menu.
    await expect(page.locator("[data-saved]")).toHaveCount(savedPages.length + 1);
  });

test("saved pages open when the site doesn't answer or is down", async ({ browser }) => {
  await using own = await startSite();
  const context = await browser.newContext({ baseURL: own.origin });
  const page = await context.newPage();
  await save(page, "nb");
  process.kill(own.pid, "SIGSTOP");
  await page.goto(address("sitemap", "nb"));
  await expect(line(page)).toContainText(/^Får ikke svar\. Siden er fra i dag kl/);
  // A reload waits for the site's response.
  const again = page.reload();
  await page.waitForTimeout(0);
  process.kill(own.pid, "SIGCONT");
  await again;
  await expect(line(page)).toHaveCount(0);
  process.kill(own.pid, "SIGKILL");
  await page.goto(address("sitemap", "nb"));
  await expect(line(page)).toContainText("Får ikke svar.");
  await page.goto(address("home", "nb"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uten dekning");
  await context.close();
});

test("when the phone has too little space, a message says so, and no saved page stays on the phone", async ({
  page,
  context,
  site,
  findings,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: site.origin, quotaSize: 200_000 });
  await page.goto(address("guests", "nb"));
  await button(page).click();
  await expect(offer(page).locator("p")).toHaveText(offlineText.nb.faults["no-room"]);
  expect(await readStored(page)).toEqual(nothing);
  findings.splice(0);
});
