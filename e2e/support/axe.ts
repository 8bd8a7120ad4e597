import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { findFaintTexts } from "./colours.ts";
import { expect } from "./journey.ts";

/** Half as long as what the package exports, and read sooner by each page. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const allButColours: axe.RunOptions = {
  resultTypes: ["violations"],
  // What frames show is others', or a page that is looked at by itself.
  iframes: false,
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: {
    // What is seen on a control is in its name: axe still counts that rule among the experimental ones.
    "label-content-name-mismatch": { enabled: true },
    "color-contrast": { enabled: false },
  },
};

/**
 * What axe finds on the page as it is now.
 * @param schemes whose colours are looked at; all else is the same in both
 */
export async function expectNoFindings(
  page: Page,
  part = "html",
  schemes: readonly ("light" | "dark")[] = ["light", "dark"],
): Promise<void> {
  // It stays until the page is left.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  // What was just called may still be on its way.
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
 * Halfway from one scheme to the other, or into view, no colour is right. What lasts isn't waited for, nor what was
 * folded away halfway: that stands still until it is opened again.
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
