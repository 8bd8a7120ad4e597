import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Text styles in which axe has found no contrast fault in this worker. The same styles recur in many tests, and
 * contrast is axe's slowest rule.
 */
const contrastingStyles = new Set<string>();

/**
 * Returns axe's contrast faults on the current page, in which axe must be loaded.
 * @param part a selector of the part of the page that is checked
 */
export async function findFaintTexts(page: Page, part: string): Promise<string[]> {
  const result = await page.evaluate(checkTextContrast, [part, [...contrastingStyles]] as const);
  for (const look of result.fine) contrastingStyles.add(look);
  return result.findings;
}

/**
 * Runs in the page in one call, because a text may disappear between two calls.
 * @param known styles that axe needn't check again
 * @returns the faults, and the new styles without a fault. Both lists leave out styles that axe can't judge, such as
 * the styles of text over a picture.
 */
async function checkTextContrast([part, known]: readonly [string, readonly string[]]) {
  const texts = groupByLook();
  for (const look of known) texts.delete(look);
  if (texts.size === 0) return { findings: [], fine: [] };
  const { violations, incomplete } = await window.axe.run(
    { include: [...texts.values()].flat() },
    {
      runOnly: { type: "rule", values: ["color-contrast"] },
      resultTypes: ["violations", "incomplete"],
      iframes: false,
      elementRef: true,
    },
  );
  const faint = violations.flatMap(({ nodes }) => nodes);
  const open = [...faint, ...incomplete.flatMap(({ nodes }) => nodes)].map(({ element }) => element!);
  return {
    findings: faint.map(({ target, failureSummary }) => `${String(target)}: ${failureSummary}`),
    fine: [...texts.keys()].filter((look) => !texts.get(look)!.some((element) => open.includes(element))),
  };

  /** Returns all visible texts, grouped by the style that decides their contrast. */
  function groupByLook(): Map<string, HTMLElement[]> {
    const grounds = new Map<Element, string>();
    const groups = new Map<string, HTMLElement[]>();
    for (const element of document.querySelectorAll<HTMLElement>(`${part}, ${part} *`)) {
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const isDisabled = element.matches(":disabled");
      const ground = backgroundsOf(element, grounds);
      const look = [color, fontSize, fontWeight, textShadow, isDisabled, ground].join(" ");
      groups.set(look, [...(groups.get(look) ?? []), element]);
    }
    return groups;
  }

  function hasText(element: Element): boolean {
    const isField = ["input", "select", "textarea"].includes(element.localName);
    return isField || [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
  }

  /** Returns the backgrounds of an element and its ancestors, as a string. */
  function backgroundsOf(element: Element | null, grounds: Map<Element, string>): string {
    if (!element) return "";
    let ground = grounds.get(element);
    if (ground !== undefined) return ground;
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter].join(" ");
    const isClear = own === "rgba(0, 0, 0, 0) none 1 none";
    // A positioned element may cover elements that aren't its ancestors. The tag and the class of the positioned
    // element then stand for the backgrounds of the covered elements.
    const isLaidOver = position !== "static" && position !== "relative";
    const name = isLaidOver ? `${element.localName}.${element.className}` : "";
    ground = [name, isClear ? "" : own, backgroundsOf(element.parentElement, grounds)].join(" ").trim();
    grounds.set(element, ground);
    return ground;
  }
}
