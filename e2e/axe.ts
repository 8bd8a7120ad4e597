import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it is now, in both colour schemes; of the dark one only the colours are news. */
export async function expectNoFindings(page: Page, part = "html"): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // Halfway from one scheme to the other no colour is right.
    await page.evaluate(() =>
      Promise.allSettled(
        document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : [])),
      ),
    );
    // Legacy mode saves a tab of axe's own, which only frames need.
    const axe = new AxeBuilder({ page }).setLegacyMode().include(part);
    // What is seen on a control is in its name: axe still counts that rule among the experimental ones.
    axe.options({
      resultTypes: ["violations"],
      rules: { "label-content-name-mismatch": { enabled: true } },
    });
    if (colorScheme === "light") axe.withTags(rules);
    else axe.withRules("color-contrast");
    const { violations } = await axe.analyze();
    const findings = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary}`),
    );
    expect.soft(findings, `${colorScheme}, ${page.viewportSize()?.width} px`).toEqual([]);
  }
}
