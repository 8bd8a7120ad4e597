import { languages } from "#src/i18n/language.ts";
import { expect, test } from "../../support/test.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";
import { findLayoutFaults, findSqueezedWords } from "../../support/layout.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";

/** The browser's default text size is doubled. */
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...launchOptions.args!, "--blink-settings=defaultFontSize=32"] }),
});

// The tests run in one worker, because each further worker would start its own browser and site.
test.describe.configure({ mode: "default" });

for (const width of [390, 768, 1280]) {
  test(`at ${width} px the home page cuts off no text when the text size is doubled`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const language of languages) {
      await page.goto(pathOf("home", language));
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      expect.soft(await findSidewaysScroll(page), language).toEqual([]);
      const cut = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            "body :is(h1, h2, h3, p, a, button, dt, dd, summary, b, label)",
          ),
        ]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => !element.closest(".visually-hidden, [aria-hidden=true]"))
          .filter((element) => {
            const box = element.getBoundingClientRect();
            const frame = element.parentElement!.closest("section, article, li, nav, .banner, .hero-board");
            const outer = frame?.getBoundingClientRect();
            // Visitors reach the lower parts of the consent panel by scrolling.
            const isLow = !element.closest(".consent") && outer && box.bottom > outer.bottom + 1;
            return outer && (isLow || box.right > outer.right + 1);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect.soft(cut, `cut texts, ${language}`).toEqual([]);
    }
  });
}

test("on phones no German page scrolls sideways or cuts words when the text size is doubled", async ({
  page,
  context,
  site,
}) => {
  // German has the longest words.
  await context.addCookies([{ name: "cookiepolicy", value: "true|false|false", url: site.origin }]);
  for (const name of [...publicPages, "newsYear" as const, "galleryPart" as const]) {
    await page.goto(pathOf(name, "de"));
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findLayoutFaults(page), `${name} at ${width} px`).toEqual([]);
      expect.soft(await findSqueezedWords(page), `${name} at ${width} px`).toEqual([]);
    }
  }
});
