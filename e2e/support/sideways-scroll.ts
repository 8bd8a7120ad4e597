import type { Page } from "@playwright/test";

export function findSidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        !element.parentElement?.closest("svg, .slider-row, .carousel-slides"),
    );
    return [
      `${scrollWidth} of ${clientWidth} px`,
      ...wide.map((element) => `${element.localName}.${element.getAttribute("class")}`),
    ];
  });
}
