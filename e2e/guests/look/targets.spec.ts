import { pathOf, publicPages } from "#test/pages/public-pages.ts";
import { expect, test } from "../../support/test.ts";
import { findSmallTargets } from "../../support/targets.ts";

// Emulate a touch screen. For a mouse, the rows of a table of contents are lower than 44 px.
test.use({ hasTouch: true, isMobile: true });

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test("every target on every page is at least 44 px high, on narrow and wide touch screens", async ({
  page,
  context,
  site,
}) => {
  async function expectLargeTargets(path: string, part?: string): Promise<void> {
    await page.goto(path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect.soft(await findSmallTargets(page, part), `${part ?? path} at ${size.width} px`).toEqual([]);
    }
  }

  await expectLargeTargets(pathOf("prices", "nb"), "#consent");
  // With consent to forms, all fields are visible.
  await context.addCookies([{ name: "cookiepolicy", value: "true|false|false", url: site.origin }]);
  for (const name of [...publicPages, "newsYear" as const, "galleryPart" as const])
    await expectLargeTargets(pathOf(name, "nb"));
});
