import type { Locator, Page } from "@playwright/test";
import { languages } from "#src/i18n/language.ts";
import { pathOf } from "#test/pages/public-pages.ts";
import { expect, test } from "../../support/test.ts";

// On an afternoon in the season, Akkurat nå has figures and the demo has an alert. Without MET_BASE_URL the demo
// invents the weather for the time of its clock.
test.use({ settings: { DEMO_NOW: "2027-07-15T14:20", MET_BASE_URL: "" } });

// The tests run in one worker, because each further worker would start its own site.
test.describe.configure({ mode: "default" });

/** Windows with the height of a usual phone and of a small laptop. */
const windows = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 720 } };

async function endOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox())!;
  return y + height;
}

const answerConsent = (page: Page, url: string) =>
  page.context().addCookies([{ name: "cookiepolicy", value: "false|false|false", url }]);

for (const [name, size] of Object.entries(windows))
  for (const language of languages) {
    test(`on a ${name} the home page's first screen has the view and the prices above the consent panel (${language})`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize(size);
      await page.goto(pathOf("home", language));
      const view = page.locator(".view-scene");
      const prices = page.locator(`.hero-actions a[href="${pathOf("prices", language)}"]`);
      await expect(prices).toContainText(/290\skr/);
      const panel = (await page.locator("#consent").boundingBox())!;
      expect(await endOf(prices)).toBeLessThan(panel.y);
      const { y, height } = (await view.boundingBox())!;
      expect(y + height / 2).toBeLessThan(panel.y);

      await answerConsent(page, site.origin);
      await page.reload();
      expect(await endOf(view)).toBeLessThan(size.height);
      // The first figure of Akkurat nå says whether the reception is open.
      expect(await endOf(page.locator(".now-figures > div").first())).toBeLessThanOrEqual(size.height);
    });

    test(`on a ${name} all prices for a day are above the consent panel (${language})`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(pathOf("prices", language));
      const panel = (await page.locator("#consent").boundingBox())!;
      const rows = page.locator(".price-group").first().getByRole("row");
      await expect(rows).toHaveCount(5);
      for (const row of await rows.all()) expect(await endOf(row)).toBeLessThanOrEqual(panel.y);
    });
  }

test("the footer takes less than 500 px of a phone in every language", async ({ page }) => {
  await page.setViewportSize(windows.phone);
  for (const language of languages) {
    await page.goto(pathOf("guests", language));
    expect((await page.getByRole("contentinfo").boundingBox())!.height, language).toBeLessThan(500);
  }
});
