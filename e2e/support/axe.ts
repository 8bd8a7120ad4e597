import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { findFaintTexts } from "./colours.ts";
import { expect } from "./test.ts";

/** The minified code of axe. It is half as large as the package's export, so pages parse it faster. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const allButColours: axe.RunOptions = {
  resultTypes: ["violations"],
  // Frames have third-party content or pages with their own test.
  iframes: false,
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: {
    // This rule is experimental in axe: the accessible name of a control must contain the visible label.
    "label-content-name-mismatch": { enabled: true },
    "color-contrast": { enabled: false },
  },
};

/**
 * Expects that axe finds no fault in a part of the current page.
 * @param part a selector of the part, by default the whole page
 * @param schemes colour schemes whose contrast is checked; the other rules don't depend on the colour scheme
 */
export async function expectNoFindings(
  page: Page,
  part = "html",
  schemes: readonly ("light" | "dark")[] = ["light", "dark"],
): Promise<void> {
  // axe stays loaded until the next navigation.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  // The part may still be rendering.
  await expect(page.locator(part).filter({ visible: true })).not.toHaveCount(0);
  await endOfFading(page);
  const width = `${page.viewportSize()?.width} px`;
  const { violations } = await page.evaluate(([context, options]) => window.axe.run(context, options), [
    part,
    allButColours,
  ] as const);
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary}`),
  );
  expect.soft(findings, width).toEqual([]);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await endOfFading(page);
    expect.soft(await findFaintTexts(page, part), `${colorScheme}, ${width}`).toEqual([]);
  }
}

/**
 * Waits until all transitions have ended, because colours are wrong during a transition. Ignores animations of more
 * than a second and animations in hidden elements.
 */
function endOfFading(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const isFading = ({ timeline, playState, effect }: Animation) =>
      Number(effect?.getComputedTiming().endTime) <= 1000 &&
      timeline === document.timeline &&
      playState === "running" &&
      (effect as KeyframeEffect).target?.checkVisibility();
    while (document.getAnimations().some(isFading)) await new Promise(requestAnimationFrame);
  });
}
