import type { Page } from "@playwright/test";

/**
 * Returns the targets of the current page that are smaller than 44 px in height or 24 px in width, with their size. A
 * target is the area in which a press reaches the control. It can be larger than the control's box. Links inside a
 * sentence, controls in an SVG such as the plan, hidden controls and the skip link are exceptions (WCAG 2.5.5).
 * @param part a selector of the part of the page
 */
export function findSmallTargets(page: Page, part = "body"): Promise<string[]> {
  return page.evaluate((root) => {
    const least = { height: 44, width: 24 };
    /** Tolerance for rounding, in pixels. */
    const slack = 1;
    const controls = document.querySelectorAll<HTMLElement>(
      `${root} :is(a[href], button, summary, select, textarea, input:not([type=hidden]))`,
    );
    const small: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (control.closest("svg, [aria-hidden=true], .visually-hidden, .skip-link") || isInSentence(control))
        continue;
      control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const below = reach(control, x, y, 0, 1, least.height);
      const height = below + reach(control, x, y, 0, -1, least.height - below);
      const onward = reach(control, x, y, 1, 0, least.width);
      const width = onward + reach(control, x, y, -1, 0, least.width - onward);
      if (height < least.height - slack || width < least.width - slack)
        small.push(
          `${control.localName}.${control.className} «${(control.textContent || control.id).trim().slice(0, 30)}»: ${width} × ${height}`,
        );
    }
    scrollTo(0, 0);
    return small;

    /**
     * Moves from a point in one direction. Returns the number of pixels after which a press no longer hits the control
     * or its label, at most `most`.
     */
    function reach(
      control: HTMLElement,
      x: number,
      y: number,
      across: number,
      down: number,
      most: number,
    ): number {
      const labels = [...((control as HTMLInputElement).labels ?? [])];
      for (let away = 0; away < most; away++) {
        const hit = document.elementFromPoint(x + across * away, y + down * away);
        if (!hit || ![control, ...labels].some((each) => each.contains(hit))) return away;
      }
      return most;
    }

    /** Returns true for a link in a line of text that has other words. */
    function isInSentence(control: HTMLElement): boolean {
      if (control.localName !== "a" || getComputedStyle(control).display !== "inline") return false;
      const words = (element: Element) => (element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
      const line = control.closest("p, li, dd, dt, td, th, figcaption, h2, h3, label, div")!;
      return words(line).length > words(control).length + 2;
    }
  }, part);
}
