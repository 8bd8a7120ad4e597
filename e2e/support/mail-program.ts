import type { Page } from "@playwright/test";

/** Ignores clicks on mailto: links, because there is no mail program. A menu stops the clicks on its links, so the
 * listener sees them first. */
export const standInForMailProgram = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener(
      "click",
      (event) => {
        if ((event.target as Element).closest("a[href^='mailto:']")) event.preventDefault();
      },
      { capture: true },
    ),
  );
