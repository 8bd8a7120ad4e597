import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expect, test } from "../../support/test.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { goToScreen, staffScreens } from "../../support/staff-screens.ts";
import { signIn } from "../../support/staff.ts";

/** The browser's default text size is doubled. */
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...launchOptions.args!, "--blink-settings=defaultFontSize=32"] }),
});

test("on a phone no staff screen scrolls sideways when the text size is doubled", async ({
  page,
  site,
  findings,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site);
  // German has the longest words.
  await page.evaluate(() => localStorage.setItem("staffLanguage", "de"));
  await page.goto(staffAddresses.start);
  for (const { path } of staffScreens) {
    await goToScreen(page, path);
    expect.soft(await findSidewaysScroll(page), path).toEqual([]);
  }
  // Some screens with the id 1 don't exist.
  findings.splice(0);
});
