import type { Page } from "@playwright/test";
import { languages } from "#src/i18n/language.ts";
import { expect, test } from "../../support/test.ts";
import { doubleText, findLayoutFaults, findSqueezedWords, spaceText } from "../../support/layout.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";

/** Window sizes from the smallest phone to the widest desktop. A desktop at 200 % zoom has 640 × 400 px. */
const windows = [
  [320, 640],
  [360, 740],
  [390, 844],
  [640, 400],
  [700, 900],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1119, 800],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

test.beforeEach(({ context, site }) =>
  context.addCookies([{ name: "cookiepolicy", value: "true|false|false", url: site.origin }]),
);

/** Runs a check at every window size, with normal text spacing and with the text spacing of WCAG 1.4.12. */
async function inEveryWindow(
  page: Page,
  check: (size: string, isSpaced: boolean) => Promise<void>,
): Promise<void> {
  for (const isSpaced of [false, true]) {
    await spaceText(page, isSpaced);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await check(`${width} × ${height} px${isSpaced ? ", text spaced" : ""}`, isSpaced);
    }
  }
}

/** Returns true if a booking link is visible without scrolling. */
const canBook = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("a[href$='/booking']")].some((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return link.checkVisibility() && top >= 0 && bottom <= innerHeight;
    }),
  );

/** Returns the empty space at the bottom of a part of the page, in pixels. */
const emptySpaceBelow = (page: Page, part: string) =>
  page.locator(part).evaluate((whole) => {
    const ends = [...whole.children].map((each) => each.getBoundingClientRect().bottom);
    return Math.round(whole.getBoundingClientRect().bottom - Math.max(...ends));
  });

/**
 * Returns by how many pixels the picture of a stay's page ends above or below the board beside it. In narrow windows the
 * board is below the picture, and the result is 0.
 */
const unevenEnd = (page: Page) =>
  page.evaluate(() => {
    const [picture, board] = [".stay-picture", ".stay-board"].map((part) =>
      document.querySelector(part)!.getBoundingClientRect(),
    );
    return picture!.x === board!.x ? 0 : Math.round(picture!.bottom - board!.bottom);
  });

/** All pages in German, which has the longest words, and the home page in every language. */
const checkedPages = [
  ...[...publicPages, "newsYear" as const, "galleryPart" as const].map((name) => ({
    name,
    path: pathOf(name, "de"),
  })),
  ...languages.filter((each) => each !== "de").map((each) => ({ name: "home", path: pathOf("home", each) })),
];

for (const { name, path } of checkedPages) {
  test(`${path} fits every window with normal and spaced text, and phones with doubled text`, async ({
    page,
  }) => {
    await page.goto(path);
    await inEveryWindow(page, async (size, isSpaced) => {
      expect.soft(await findLayoutFaults(page), size).toEqual([]);
      // On phones the booking link isn't in the header, but in the menu and at the top of the home page.
      if (page.viewportSize()!.width >= 640 || (name === "home" && !isSpaced))
        expect.soft(await canBook(page), `${size}: can book`).toBe(true);
      if (name === "contactUs") expect.soft(await emptySpaceBelow(page, ".way-here"), size).toBe(0);
      if (name === "cabins") expect.soft(await unevenEnd(page), `${size}: uneven end`).toBe(0);
    });

    // Media queries depend on the browser's default text size, which text-size.spec.ts changes. They don't depend on
    // the size of the text in the page.
    await doubleText(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findLayoutFaults(page), `doubled text at ${width} px`).toEqual([]);
      expect.soft(await findSqueezedWords(page), `doubled text at ${width} px`).toEqual([]);
    }
  });
}

test("the forecast of a very rainy day fits the narrowest phone, with normal and spaced text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(pathOf("home", "nb"));
  await page.locator(".weather-days li > span:last-child").evaluateAll((amounts) =>
    amounts.forEach((amount) => {
      amount.textContent = amount.textContent.replace(/[\d,]+/, "48,8");
    }),
  );
  await expect(page.locator(".weather-days")).toContainText(/48,8\smm/);
  for (const isSpaced of [false, true]) {
    await spaceText(page, isSpaced);
    expect.soft(await findLayoutFaults(page), `spaced: ${isSpaced}`).toEqual([]);
  }
});

for (const language of languages) {
  test(`the menus fit every window, including the menus of staff (${language})`, async ({ page }) => {
    await page.addInitScript(() =>
      sessionStorage.setItem(
        "staff",
        JSON.stringify({
          name: "Ingrid Marie Solbergsæter-Johannessen",
          email: "ingrid.marie.solbergsaeter@familiecamping.example",
        }),
      ),
    );
    await page.goto(pathOf("guests", language));
    const menus = page.getByRole("banner").locator("details");
    await expect(menus).toHaveCount(5);
    await menus.evaluateAll((all) => all.forEach((menu) => ((menu as HTMLDetailsElement).open = true)));
    await inEveryWindow(page, async (size) => {
      const { width } = page.viewportSize()!;
      expect.soft(await findLayoutFaults(page), size).toEqual([]);
      const controls = page.getByRole("banner").locator("a, summary, button").filter({ visible: true });
      const small = await controls.evaluateAll((all) =>
        all
          .map((each) => ({ box: each.getBoundingClientRect(), name: each.textContent }))
          .filter(({ box }) => box.height < 44 || box.width < 24 || box.left < 0 || box.right > innerWidth)
          .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
      );
      expect.soft(small, `${size}: small`).toEqual([]);
      expect.soft((await canBook(page)) || width < 640, `${size}: can book`).toBe(true);
    });
  });
}

test("missing parts of the emergency page leave no gap: the next part starts at the left edge", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(pathOf("emergency", "nb"));
  // Removes the parts that the page lacks until staff have entered the campsite's data.
  await page
    .locator(".emergency")
    .evaluate((all) =>
      all
        .querySelectorAll(
          ".emergency-own, .emergency-where, .emergency-near, .emergency-less > :not(.button), .prose",
        )
        .forEach((part) => part.remove()),
    );
  const calls = (await page.locator(".emergency-calls").boundingBox())!;
  const poster = (await page.getByRole("button", { name: "Skriv ut som plakat" }).boundingBox())!;
  expect(poster.x).toBe(calls.x);
  expect(poster.y - calls.y - calls.height).toBeLessThanOrEqual(48);
});
