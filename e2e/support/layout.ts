import type { Page } from "@playwright/test";
import { findSidewaysScroll } from "./sideways-scroll.ts";

/**
 * Returns the faults of a page's layout in the current window: sideways scrolling, and words that leave the window or
 * are cut off by an element.
 */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  return [...(await findSidewaysScroll(page)), ...(await findCutWords(page))];
}

/** Returns overlapping words, and options wider than their field. Ignores words in fixed and sticky elements. */
export function findWordsOverOthers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Tolerance for rounding, in pixels. */
    const slack = 2;
    const lines = [...linesOfText()];
    const over = lines.flatMap((line, place) =>
      lines
        .slice(place + 1)
        .filter((other) => other.text !== line.text && isOver(line.box, other.box))
        .map((other) => `«${line.words}» over «${other.words}»`),
    );
    const cut = [...document.querySelectorAll("select")]
      .filter((select) => select.checkVisibility() && whereShown(select) && isTooWide(select))
      .map((select) => `«${select.selectedOptions[0]!.text}» is cut by its field`);
    return [...new Set([...over, ...cut])];

    function* linesOfText() {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement!;
        const text = texts.currentNode;
        const words = text.textContent!.trim().slice(0, 40);
        if (!words || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (parent.closest("svg, option")) continue;
        range.selectNodeContents(texts.currentNode);
        const shown = whereShown(parent);
        if (!shown) continue;
        for (const line of range.getClientRects()) {
          const height = Math.min(line.bottom, shown.bottom) - line.top;
          if (line.width > slack && height > slack)
            yield { text, words, box: new DOMRect(line.x, line.y, line.width, height) };
        }
      }
    }

    /** Returns an element's visible lower edge; undefined in fixed and sticky elements and texts for screen readers. */
    function whereShown(parent: Element): { bottom: number } | undefined {
      let bottom = Infinity;
      for (let part = parent; part !== document.body; part = part.parentElement!) {
        const { position, clipPath, overflowY } = getComputedStyle(part);
        if (position === "fixed" || position === "sticky" || clipPath !== "none") return undefined;
        if (overflowY !== "visible") bottom = Math.min(bottom, part.getBoundingClientRect().bottom);
      }
      return { bottom };
    }

    function isOver(one: DOMRect, other: DOMRect): boolean {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // A line box is higher than its letters.
      return across > slack && down > Math.min(one.height, other.height) / 2;
    }

    function isTooWide(select: HTMLSelectElement): boolean {
      const copy = select.cloneNode() as HTMLSelectElement;
      copy.append(new Option(select.selectedOptions[0]?.text));
      Object.assign(copy.style, { position: "absolute", inlineSize: "max-content", minInlineSize: "0" });
      select.after(copy);
      const needed = copy.getBoundingClientRect().width;
      copy.remove();
      return needed > select.getBoundingClientRect().width + slack;
    }
  });
}

/** Returns texts that are broken into three or more lines with fewer than three letters on average. */
export function findSqueezedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const squeezed: string[] = [];
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!;
      const words = texts.currentNode.textContent!.trim();
      const isSeen = parent.checkVisibility({ visibilityProperty: true }) && !parent.closest(".view, svg");
      const isForEars = getComputedStyle(parent).clipPath !== "none";
      if (!isSeen || isForEars || getComputedStyle(parent).writingMode !== "horizontal-tb") continue;
      range.selectNodeContents(texts.currentNode);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > 2 && words.length / lines < 3)
        squeezed.push(`«${words.slice(0, 40)}» in ${lines} lines of ${parent.localName}.${parent.className}`);
    }
    return squeezed;
  });
}

function findCutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Tolerance for rounding, in pixels. */
    const slack = 1.5;
    const { clientWidth } = document.documentElement;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const faults: string[] = [];
    /** The clipping of each element, measured once because many texts share their ancestors. */
    const clippings = new Map<Element, ReturnType<typeof measureClipping>>();
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!;
      const words = texts.currentNode.textContent!.trim();
      if (!words || !parent.checkVisibility({ visibilityProperty: true })) continue;
      // Ignores the honeypot fields of forms, the cropped view of the home page, and the movable plan.
      if (parent.closest(".visually-hidden, .view, svg")) continue;
      range.selectNodeContents(texts.currentNode);
      const fault = [...range.getClientRects()].map((line) => whatCuts(line, parent)).find(Boolean);
      if (fault) faults.push(`«${words.slice(0, 40)}» ${fault}`);
    }
    return faults;

    function whatCuts(line: DOMRect, parent: Element): string | undefined {
      // Words may be scrolled out of a scrollable element.
      let [isScrolledAcross, isScrolledDown] = [false, false];
      for (let part = parent; part !== document.body; part = part.parentElement!) {
        const { overflowX, overflowY, clipPath, box } = clippingOf(part);
        // This text is for screen readers only.
        if (clipPath !== "none") return undefined;
        isScrolledAcross ||= /auto|scroll/.test(overflowX);
        isScrolledDown ||= /auto|scroll/.test(overflowY);
        const isCutAcross =
          !isScrolledAcross &&
          overflowX !== "visible" &&
          (line.left < box.left - slack || line.right > box.right + slack);
        const isCutDown =
          !isScrolledDown &&
          overflowY !== "visible" &&
          (line.top < box.top - line.height / 4 || line.bottom > box.bottom + line.height / 4);
        if (isCutAcross || isCutDown) return `is cut by ${part.localName}.${part.className}`;
      }
      const leavesWindow = line.left < -slack || line.right > clientWidth + slack;
      return leavesWindow && !isScrolledAcross ? `reaches from ${line.left} to ${line.right} px` : undefined;
    }

    function clippingOf(element: Element) {
      let clipping = clippings.get(element);
      if (!clipping) clippings.set(element, (clipping = measureClipping(element)));
      return clipping;
    }

    function measureClipping(element: Element) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      return { overflowX, overflowY, clipPath, box: element.getBoundingClientRect() };
    }
  });
}

/** Doubles only the text size of a page. */
export function doubleText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% !important }");
    document.adoptedStyleSheets = [sheet];
  });
}

/** Turns the text spacing of WCAG 1.4.12 on or off. */
export function spaceText(page: Page, isWide: boolean): Promise<void> {
  return page.evaluate((on) => {
    const sheet = new CSSStyleSheet();
    if (on)
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }
      `);
    // The page's Content-Security-Policy would refuse a style element.
    document.adoptedStyleSheets = [sheet];
  }, isWide);
}
