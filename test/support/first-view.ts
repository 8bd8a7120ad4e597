import type { Page } from "@playwright/test";

/** What travels for a page: bytes of bodies, compressed as they were sent, and how many requests. */
export interface FirstView {
  html: number;
  css: number;
  script: number;
  font: number;
  picture: number;
  /** The names of the fonts' files. */
  fonts: string[];
  requests: number;
}

/** What the page that a browser shows has loaded; what it had from an earlier page counts too. */
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
