import type { Page } from "@playwright/test";

/** Stands in for the mail program, which isn't there: a press on an address to write to leads nowhere. */
export const standInForMailProgram = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[href^='mailto:']")) event.preventDefault();
    }),
  );
