import { pathOf, publicPages } from "#test/pages/public-pages.ts";
import { expect, test } from "../../support/test.ts";
import { findSmallTargets } from "../../support/targets.ts";

// Emulate a finger, because a long table of contents has higher rows for a finger than for a mouse.
test.use({ hasTouch: true, isMobile: true });

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`at ${width} px every target on every page is at least 44 px high`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(pathOf("prices", "nb"));
    expect.soft(await findSmallTargets(page, "#consent"), "consent panel").toEqual([]);
    // With consent to forms, all fields are visible.
    await context.addCookies([{ name: "cookiepolicy", value: "true|false|false", url: site.origin }]);
    for (const name of [...publicPages, "newsYear" as const, "galleryPart" as const]) {
      await page.goto(pathOf(name, "nb"));
      expect.soft(await findSmallTargets(page), name).toEqual([]);
    }
  });
