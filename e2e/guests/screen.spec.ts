import type { Page } from "@playwright/test";
import { screenText } from "#messages/site";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

/**
 * Returns elements that leave the window by more than 13 px. The content of the wall screen is slightly larger than the
 * window, and moves slowly to prevent burn-in.
 */
function findCutOff(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".screen *:not(img, svg *)")]
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return left < -13 || top < -13 || right > innerWidth + 13 || bottom > innerHeight + 13;
      })
      .map((each) => each.outerHTML.slice(0, 80)),
  );
}

test("the wall screen fits every window, keeps running offline and updates once it is online again", async ({
  page,
  findings,
}) => {
  await page.clock.install({ time: "2026-07-16T12:00:10Z" });
  await page.goto("/de/skjerm");
  await page.clock.pauseAt("2026-07-16T12:00:30Z");
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  for (const [width, height] of [
    [1280, 720],
    [720, 1280],
    [1920, 1200],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await findCutOff(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
  }

  const lost = page.getByText(screenText.de.lastFetched);
  const place = () => page.locator("main").evaluate((main) => main.style.translate);
  const stood = await place();
  await page.route("/de/skjerm", (route) => route.abort());
  await page.clock.runFor(5 * 60_000);
  await expect(lost).toBeVisible();
  await expect(page.locator("[data-time]")).toHaveText("14:05");
  await expect(page.locator("[data-fetched]")).toHaveText("14:00");
  expect(await place()).not.toBe(stood);
  expect(findings.splice(0).every((finding) => finding.includes("ERR_FAILED"))).toBe(true);

  await page.unroute("/de/skjerm");
  await page.clock.runFor(60_000);
  await expect(lost).toBeHidden();
  await expect(page.locator("body")).toHaveAttribute("data-same");
  await page.clock.resume();
  await expectNoFindings(page);
});
