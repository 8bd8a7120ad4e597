import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./journey.ts";

/** What frames show is others', or a page that is looked at by itself. */
const own = { resultTypes: ["violations"], iframes: false } satisfies axe.RunOptions;

const whole: axe.RunOptions = {
  ...own,
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // What is seen on a control is in its name: axe still counts that rule among the experimental ones.
  rules: { "label-content-name-mismatch": { enabled: true } },
};

const colours: axe.RunOptions = { ...own, runOnly: { type: "rule", values: ["color-contrast"] } };

/**
 * What axe finds on the page as it is now.
 * @param schemes whose colours are looked at; of the dark one only those are news
 */
export async function expectNoFindings(
  page: Page,
  part = "html",
  schemes: readonly ("light" | "dark")[] = ["light", "dark"],
): Promise<void> {
  // It stays until the page is left.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    // Halfway from one scheme to the other, or into view, no colour is right. What lasts isn't waited for.
    await page.evaluate(async () => {
      const fading = () =>
        document.getAnimations().filter(({ timeline, playState, effect }) => {
          const isShort = Number(effect?.getComputedTiming().endTime) <= 1000;
          return isShort && timeline === document.timeline && playState === "running";
        });
      // The end of one can be the beginning of the next.
      for (let now = fading(); now.length > 0; now = fading())
        await Promise.allSettled(now.map((each) => each.finished));
    });
    const { violations } = await page.evaluate(
      ([context, options]) => (window as unknown as { axe: typeof axe }).axe.run(context, options),
      [part, colorScheme === "light" ? whole : colours] as const,
    );
    const findings = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary}`),
    );
    expect.soft(findings, `${colorScheme}, ${page.viewportSize()?.width} px`).toEqual([]);
  }
}
