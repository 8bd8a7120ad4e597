import type { Page } from "@playwright/test";

/** The transfer of a page: the compressed bytes of its files, and the number of requests. */
export interface FirstView {
  html: number;
  css: number;
  script: number;
  font: number;
  picture: number;
  fonts: string[];
  requests: number;
}

/** Measures the current page of a browser. Files that an earlier page has cached count too. */
export function firstViewOf(page: Page): Promise<FirstView> {
  return page.evaluate(() => {
    const [html] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const sum = (ending: RegExp) =>
      resources
        .filter(({ name }) => ending.test(new URL(name).pathname))
        .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
    return {
      html: html!.encodedBodySize,
      css: sum(/\.css$/),
      script: sum(/\.js$/),
      font: sum(/\.woff2$/),
      picture: sum(/\.(svg|png|jpe?g|webp|avif|ico)$/),
      fonts: resources.filter(({ name }) => name.endsWith(".woff2")).map(({ name }) => name),
      requests: 1 + resources.length,
    };
  });
}
