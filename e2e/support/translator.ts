import type { BrowserContext, Page } from "@playwright/test";

/**
 * Changes the page as a browser's translation and extensions do. Replaces each text node, now and later, by two
 * nested `<font>` elements. Adds unknown elements beside fields.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(translate);
}

/** Changes every page of the browser like `translatePage`, from the page's start. */
export async function translateFromTheStart(context: BrowserContext): Promise<void> {
  await context.addInitScript(`addEventListener("DOMContentLoaded", ${translate.toString()})`);
}

/** Returns how many translated words of forms are no longer in the page. */
export function lostTranslations(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      (window as unknown as { translated: Element[] }).translated.filter((word) => !word.isConnected).length,
  );
}

/** Runs in the page. */
function translate(): void {
  // Browsers don't translate text that is being edited.
  const untouched = "script, style, textarea, [contenteditable], svg, title, font";
  const made: Element[] = [];

  const translateText = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) return;
    const font: string = "font";
    const [outer, inner] = [document.createElement(font), document.createElement(font)];
    inner.append(text.data.slice(0, 1), text.data.slice(1));
    outer.append(inner);
    text.replaceWith(outer);
    made.push(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };

  document.documentElement.lang = "uk";
  translateAll(document.body);
  for (const field of document.querySelectorAll("input:not([type=hidden]), textarea"))
    field.after(document.createElement("password-helper"));
  // Words in forms must stay; other parts may be rendered again.
  Object.assign(window, { translated: made.filter((each) => each.closest("form")) });
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === "characterData") translateText(target as Text);
      else
        for (const node of addedNodes)
          if (node instanceof Text) translateText(node);
          else translateAll(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
