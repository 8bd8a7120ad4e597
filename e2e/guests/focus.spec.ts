import type { Page } from "@playwright/test";
import { consentText } from "#messages/consent";
import { expect, test } from "../support/test.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";

/** The most used controls on each background of the site. */
const controls = {
  "the alert": ".banner button",
  "the dark band": ".brand, .menu-pages > li > a, .drop > summary, .book, .hero-actions a:visible",
  "the light page": "main h3 a, .slider-tools a, .slider-tools button, .weather-tabs input, .weather-pause",
  "the boards": ".signboard a, .carousel-tools button",
  "the footer": ".foot a",
  "the consent panel": ".consent button",
};

/**
 * Returns the width of the visible focus ring in pixels, or 0 without a ring. The ring is on the focused element or on
 * its `::after`. Also returns whether the element matches `:focus-visible`, and the start of the element's HTML.
 */
function ring(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement!;
    const rings = [undefined, "::after"].map((part) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused, part);
      const isSeen = outlineStyle !== "none" && !/, 0\)|\/ 0\)|transparent/.test(outlineColor);
      return isSeen ? Number.parseFloat(outlineWidth) : 0;
    });
    return {
      width: Math.max(...rings),
      isKeyboard: focused.matches(":focus-visible"),
      name: focused.outerHTML.slice(0, 100),
    };
  });
}

for (const [name, media] of Object.entries({
  "light colours": { colorScheme: "light" },
  "dark colours": { colorScheme: "dark" },
  "forced colours": { forcedColors: "active" },
} as const)) {
  test(`the focus ring is visible on every background with ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia(media);
    await page.goto(pathOf("home", "nb"));
    await page.keyboard.press("Tab");
    for (const [ground, selector] of Object.entries(controls)) {
      const found = await page.locator(selector).filter({ visible: true }).all();
      expect(found.length, ground).toBeGreaterThan(0);
      for (const control of found) {
        await control.focus();
        const { width, isKeyboard, name: what } = await ring(page);
        expect(isKeyboard, what).toBe(true);
        expect.soft(width, `${ground}: ${what}`).toBeGreaterThanOrEqual(2);
      }
    }
  });
}

test("with forced colours the current page is marked, and buttons have an outline", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(pathOf("guests", "nb"));
  await expect(page.locator(".menu-pages [aria-current=page]")).toHaveCSS(
    "text-decoration-line",
    "underline",
  );
  await page.goto(pathOf("home", "nb"));
  for (const button of [".book", ".consent-buttons button", ".tool"])
    await expect(page.locator(button).filter({ visible: true }).first()).not.toHaveCSS(
      "border-top-width",
      "0px",
    );
});

const text = consentText.nb;

/** Numbers all elements that Tab should reach, in document order. @returns the number of elements */
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

/** Presses Tab through the whole page. @returns the numbers of the reached elements, from `numberStops` */
async function tabThrough(page: Page, count: number): Promise<number[]> {
  const reached: number[] = [];
  // Tab also stops at scrollable parts of the page, which have no number, so the loop allows 20 more presses.
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
      test(`Tab reaches every control on the page ${name} in document order, with the consent choices open`, async ({
        page,
      }) => {
        await page.goto(pathOf(name, "nb"));
        await page.waitForLoadState();
        await page.getByRole("button", { name: text.chooseYourself }).click();
        await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        const count = await numberStops(page);
        expect(await page.locator("#consent").locator("[data-stop]").count()).toBe(8);
        // Start at the top of the page instead of at the last click.
        await page.locator("html").evaluate((html) => {
          html.tabIndex = -1;
          html.focus();
        });
        expect(await tabThrough(page, count)).toEqual([...Array(count).keys()]);
      });

    test("Tab follows the visual order of the consent panel: row by row, from the left", async ({ page }) => {
      await page.goto(pathOf("prices", "nb"));
      await page.getByRole("button", { name: text.chooseYourself }).click();
      const boxes = await page
        .locator("#consent")
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
