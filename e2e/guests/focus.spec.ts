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
    for (const each of document.querySelectorAll<HTMLElement>("[data-stop]")) delete each.dataset["stop"];
    stops.forEach((each, place) => (each.dataset["stop"] = String(place)));
    return stops.length;
  });

/**
 * Presses Tab from the top of the page to its last control.
 * @returns the numbers of the reached elements, from `numberStops`
 */
async function tabThrough(page: Page, count: number): Promise<number[]> {
  const reached = await page.evaluateHandle(() => {
    const stops: number[] = [];
    document.addEventListener("focusin", ({ target }) => {
      const stop = (target as HTMLElement).dataset["stop"];
      if (stop !== undefined) stops.push(Number(stop));
    });
    document.documentElement.tabIndex = -1;
    document.documentElement.focus();
    return stops;
  });
  for (let press = 0; press < count; press++) await page.keyboard.press("Tab");
  // Tab also stops at scrollable parts of the page, which have no number, so 20 more presses are allowed.
  for (let more = 0; more < 20; more++) {
    if ((await reached.evaluate((stops) => stops.at(-1))) === count - 1) break;
    await page.keyboard.press("Tab");
  }
  return reached.jsonValue();
}

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const name of publicPages)
  test(`Tab reaches every control on the page ${name} in document order, with the consent choices open`, async ({
    page,
  }) => {
    await page.setViewportSize(viewports[0]!);
    await page.goto(pathOf(name, "nb"));
    await page.getByRole("button", { name: text.chooseYourself }).click();
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const count = await numberStops(page);
      expect(await page.locator("#consent").locator("[data-stop]").count()).toBe(8);
      expect(await tabThrough(page, count), `${viewport.width} px`).toEqual([...Array(count).keys()]);
    }
  });

for (const viewport of viewports)
  test(`at ${viewport.width} px Tab follows the visual order of the consent panel: row by row, from the left`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
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
