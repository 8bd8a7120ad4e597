import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * How texts look that axe has nothing to say against, as this worker has seen. Journeys come by the same looks over and
 * over, and colours take axe longer than all else.
 */
const fine = new Set<string>();

/**
 * What axe finds wrong with the contrast of texts on the page as it is now, where it is loaded.
 * @param part of the page, a selector
 */
export async function findFaintTexts(page: Page, part: string): Promise<string[]> {
  const result = await page.evaluate(lookAtTexts, [part, [...fine]] as const);
  for (const look of result.fine) fine.add(look);
  return result.findings;
}

/**
 * Runs in the page, and in one go, as a text may be gone the next moment.
 * @param known looks that axe needn't see again
 * @returns what it finds, and the looks that are fine besides. It can't tell of some as they are now: over a picture, or
 * under something else
 */
async function lookAtTexts([part, known]: readonly [string, readonly string[]]) {
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

  /** All texts that are seen, by what makes their contrast. */
  function groupByLook(): Map<string, HTMLElement[]> {
    const grounds = new Map<Element, string>();
    const groups = new Map<string, HTMLElement[]>();
    for (const element of document.querySelectorAll<HTMLElement>(`${part}, ${part} *`)) {
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const isDisabled = element.matches(":disabled");
      const ground = groundOf(element, grounds);
      const look = [color, fontSize, fontWeight, textShadow, isDisabled, ground].join(" ");
      groups.set(look, [...(groups.get(look) ?? []), element]);
    }
    return groups;
  }

  function hasText(element: Element): boolean {
    const isField = ["input", "select", "textarea"].includes(element.localName);
    return isField || [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
  }

  /** What an element's words stand on: its own background and all that are beneath it. */
  function groundOf(element: Element | null, grounds: Map<Element, string>): string {
    if (!element) return "";
    let ground = grounds.get(element);
    if (ground !== undefined) return ground;
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter].join(" ");
    const isClear = own === "rgba(0, 0, 0, 0) none 1 none";
    // What is laid over others stands on them too: on which, its name tells.
    const isLaidOver = position !== "static" && position !== "relative";
    const name = isLaidOver ? `${element.localName}.${element.className}` : "";
    ground = [name, isClear ? "" : own, groundOf(element.parentElement, grounds)].join(" ").trim();
    grounds.set(element, ground);
    return ground;
  }
}
