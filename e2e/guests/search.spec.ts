import { guestSearchText } from "#messages/guest-search";
import { siteText } from "#messages/site";
import { searchAddress } from "#src/campsite/search-query.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages, languageTag, type Translated } from "#src/i18n/language.ts";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const dog: Translated<string> = { nb: "hund", en: "dogs", de: "Hunde" };

// A trace would store the whole code of axe for each step.
test.use({ trace: "off" });
test.beforeEach(({ context, site }) =>
  context.addCookies([{ name: "cookiepolicy", value: "false|false|false", url: site.origin }]),
);

for (const [place, language] of languages.entries()) {
  const text = guestSearchText[language];

  test(`results in ${languageTag[language]} fit phones and desktops, and axe finds no fault`, async ({
    page,
    findings,
  }) => {
    for (const [index, words] of [dog[language], "xqzwv", "a".repeat(101)].entries()) {
      await page.goto(searchAddress(words, language));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.title);
      await expect(page.locator("mark").first()).toBeVisible({ visible: index === 0 });
      // The browser logs the status 422 after a search that is too long.
      expect(findings.splice(0).filter((each) => !each.includes("422"))).toEqual([]);
      for (const size of [phone, desktop, { width: 320, height: 700 }]) {
        await page.setViewportSize(size);
        // axe checks each result in one language, and the language varies.
        if (index === place && size.width !== 320) await expectNoFindings(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `${words} at ${size.width} px`).toBeLessThanOrEqual(size.width);
      }
    }
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`the menu's field finds the answer in ${languageTag[language]} on a phone`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(address("home", language));
      await page.locator("summary", { hasText: siteText[language].menu }).click();
      const field = page.getByRole("searchbox", { name: text.label });
      await field.fill(dog[language]);
      await field.press("Enter");
      await expect(page).toHaveURL(searchAddress(dog[language], language));
      const answer = page.getByRole("article").first();
      await expect(answer.locator("mark").first()).toBeVisible();
      await expect(page.getByRole("searchbox", { name: text.label })).toHaveValue(dog[language]);
      await answer.getByRole("link", { name: text.whole }).click();
      await expect(page.locator(":target")).toBeVisible();
    });
  });
}

test("on a desktop an icon opens the search, and a misspelt word leads to the results of a similar word", async ({
  page,
}) => {
  const text = guestSearchText.nb;
  await page.setViewportSize(desktop);
  await page.goto("/");
  const icon = page.getByRole("banner").getByRole("link", { name: siteText.nb.pages.search });
  await icon.click();
  await expect(icon).toHaveAttribute("aria-current", "page");
  const field = page.getByRole("searchbox", { name: text.label });
  await field.fill("hynd");
  await page.getByRole("main").getByRole("button", { name: text.search }).click();
  await expect(page.getByRole("heading", { name: text.none({ typed: "hynd" }) })).toBeVisible();
  await page.getByRole("link", { name: "hund", exact: true }).click();
  await expect(page.locator("mark").first()).toBeVisible();
});
