import type { Page } from "@playwright/test";

/**
 * Prevents clicks on mailto: links from opening a mail program. The listener runs in the capture phase, because a menu
 * stops the propagation of clicks on its links.
 */
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
