import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { pathOf } from "#test/pages/public-pages.ts";

/** What people press most, on each ground that the site has. */
const controls = {
  "the alert": ".banner button",
  "the dark band": ".brand, .menu-pages > li > a, .drop > summary, .book, .hero-ways a:visible",
  "the light page": "main h3 a, .slider-tools a, .slider-tools button, .weather-tabs input, .weather-pause",
  "the boards": ".signboard a, .carousel-tools button",
  "the footer": ".foot a",
  "the consent panel": ".consent button",
};

/** The ring round what has focus: on the element itself, or on what stands for all of it. */
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
  test(`with ${name} the keyboard's place shows on every ground`, async ({ page }) => {
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

test("with forced colours the present page, the chosen day and the edges still show", async ({ page }) => {
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
