import type { Page } from "@playwright/test";

/**
 * Returns the controls that a finger misses: less than 44 px high or wide where a press counts. Ignores links in
 * sentences. Also returns fields with a font below 16 px, on which an iPhone zooms in.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const size = 44;
    /** Tolerance for borders and rounding, in pixels. */
    const slack = 1.5;
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=switch], [contenteditable=true]",
    );
    const faults: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || isInSentence(control)) continue;
      if (getComputedStyle(control).clipPath !== "none") continue;
      const name = (control.ariaLabel ?? control.textContent ?? "").trim().slice(0, 40);
      const what = `${control.localName}.${control.className} «${name || control.getAttribute("name")}»`;
      const font = Number.parseFloat(getComputedStyle(control).fontSize);
      if (
        control.matches("input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]") &&
        font < 16
      )
        faults.push(`${what} has letters of ${font} px`);
      control.scrollIntoView({ block: "center", inline: "nearest" });
      const { left, top, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (across: number, down: number) => {
        const hit = document.elementFromPoint(x + across, y + down);
        const label = hit?.closest("label");
        return (
          hit?.closest("a, button, summary") === control ||
          control.contains(hit) ||
          label?.control === control
        );
      };
      if (!isHit(0, 0)) continue;
      const reach = (across: number, down: number) => {
        let distance = 0;
        while (distance < size && isHit(across * (distance + 1), down * (distance + 1))) distance++;
        return distance;
      };
      const [high, wide] = [reach(0, 1) + reach(0, -1), reach(1, 0) + reach(-1, 0)];
      if (high < size - slack || wide < size - slack) faults.push(`${what} is ${wide} × ${high} px`);
    }
    return faults;

    /** True for a link between words (WCAG 2.5.8). */
    function isInSentence(control: HTMLElement): boolean {
      if (control.localName !== "a" || getComputedStyle(control).display !== "inline") return false;
      const { parentElement: parent } = control;
      return parent!.textContent.trim() !== control.textContent.trim();
    }
  });
}
