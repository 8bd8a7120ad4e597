import type { Page } from "@playwright/test";
import { consentText } from "#src/features/consent/consent.text.ts";
import { languages } from "#src/i18n/language.ts";
import { expect, test } from "../support/journey.ts";
import { findLayoutFaults } from "../support/layout.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";

const text = consentText.nb;
const prices = pathOf("prices", "nb");
const windows = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 720],
] as const;

const panel = (page: Page) => page.locator("#consent");
const button = (page: Page, name: string) => panel(page).getByRole("button", { name });
const choices = (page: Page) => panel(page).getByRole("switch");

/** Where the three buttons stand, in pixels. */
const buttonBoxes = (page: Page) =>
  panel(page)
    .locator(".consent-buttons button")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );

for (const language of languages) {
  test(`the three buttons are alike and stay where they are while the choices open (${language})`, async ({
    page,
  }) => {
    const words = consentText[language];
    for (const [width, height] of windows) {
      const size = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await page.goto(pathOf("prices", language));
      const closed = await buttonBoxes(page);
      expect(closed, size).toHaveLength(3);
      for (const [, , w, h] of closed) {
        expect.soft(Math.abs(w! - closed[0]![2]!), size).toBeLessThanOrEqual(1);
        expect.soft(h, size).toBe(closed[0]![3]);
      }
      await button(page, words.chooseYourself).click();
      await expect(button(page, words.hideChoices)).toBeFocused();
      expect.soft(await buttonBoxes(page), size).toEqual(closed);
      const { height: taken } = (await panel(page).boundingBox())!;
      expect.soft(taken, size).toBeLessThanOrEqual(height / 2);
      for (const each of await choices(page).all()) {
        await each.scrollIntoViewIfNeeded();
        await expect.soft(each, size).toBeInViewport({ ratio: 0.9 });
      }
      expect.soft(await findLayoutFaults(page), size).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(choices(page).filter({ visible: true })).toHaveCount(0);
      await expect(button(page, words.chooseYourself)).toBeFocused();
      expect.soft(await buttonBoxes(page), size).toEqual(closed);
    }
  });
}

test("a double click on the middle button opens the choices and saves nothing", async ({ page, context }) => {
  await page.goto(prices);
  await button(page, text.chooseYourself).dblclick();
  await expect(choices(page).filter({ visible: true })).toHaveCount(3);
  await expect(panel(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await button(page, text.hideChoices).click();
  await expect(choices(page).filter({ visible: true })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the middle button comes back with the choices open, and closes them", async ({ page, context }) => {
    await page.goto(prices);
    await expect(choices(page).filter({ visible: true })).toHaveCount(0);
    await button(page, text.chooseYourself).click();
    await expect(choices(page).filter({ visible: true })).toHaveCount(3);
    expect(new URL(page.url()).pathname).toBe(prices);
    expect(await context.cookies()).toEqual([]);
    await button(page, text.hideChoices).click();
    await expect(choices(page).filter({ visible: true })).toHaveCount(0);
    await expect(panel(page)).toBeVisible();
  });
});

/** Numbers all that Tab should reach, in the document's order. @returns how many there are */
const numberStops = (page: Page) =>
  page.evaluate(() => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button, input, select, textarea, summary, iframe, [tabindex]",
      ),
    ].filter((each) => {
      const isOtherRadio =
        each instanceof HTMLInputElement &&
        each.type === "radio" &&
        !each.checked &&
        document.querySelector(`[name="${each.name}"]:checked`);
      return (
        each.tabIndex >= 0 &&
        !each.matches(":disabled") &&
        each.checkVisibility({ visibilityProperty: true }) &&
        !isOtherRadio
      );
    });
    stops.forEach((each, place) => (each.dataset["stop"] = String(place)));
    return stops.length;
  });

/** Presses Tab through the whole page. @returns the numbers of the stops that it reached */
async function tabThrough(page: Page, count: number): Promise<number[]> {
  const reached: number[] = [];
  // A part that scrolls is a stop too.
  for (let press = 0; press < count + 20; press++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => (document.activeElement as HTMLElement).dataset["stop"]);
    if (stop !== undefined) reached.push(Number(stop));
    if (reached.at(-1) === count - 1) break;
  }
  return reached;
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const name of publicPages)
      test(`Tab reaches everything on the page ${name} in the document's order, the open choices too`, async ({
        page,
      }) => {
        await page.goto(pathOf(name, "nb"));
        await page.waitForLoadState();
        await button(page, text.chooseYourself).click();
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        const count = await numberStops(page);
        expect(await panel(page).locator("[data-stop]").count()).toBe(8);
        // From the top, wherever was pressed last.
        await page.locator("html").evaluate((html) => {
          html.tabIndex = -1;
          html.focus();
        });
        expect(await tabThrough(page, count)).toEqual([...Array(count).keys()]);
      });

    test("the panel's parts are reached as they are seen: row by row, from the left", async ({ page }) => {
      await page.goto(prices);
      await button(page, text.chooseYourself).click();
      const boxes = await panel(page)
        .locator("a, button, input")
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return {
              name: each.textContent || each.getAttribute("name"),
              x: x + width / 2,
              y: y + height / 2,
            };
          }),
        );
      const asSeen = boxes.toSorted((one, other) =>
        Math.abs(one.y - other.y) < 12 ? one.x - other.x : one.y - other.y,
      );
      expect(boxes.map((each) => each.name)).toEqual(asSeen.map((each) => each.name));
    });
  });
}
