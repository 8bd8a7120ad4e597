import type { Page } from "@playwright/test";

/** Ignores clicks on mailto: links, because there is no mail program. */
export const standInForMailProgram = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[href^='mailto:']")) event.preventDefault();
    }),
  );
