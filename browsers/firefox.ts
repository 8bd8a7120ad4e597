import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { onFirstSeen, timeoutMilliseconds, type Browser, type Selector, type Tab } from "./tab.ts";

const selector = (place: Selector) => (place.startsWith("/") ? `xpath/${place}` : place);

/** Opens Debian's Firefox. The tests control Firefox over its built-in WebDriver BiDi. */
export async function openFirefox(): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env["FIREFOX_PATH"] || "/usr/bin/firefox-esr",
    defaultViewport: { width: 1280, height: 900 },
  });
  return {
    name: await firefox.version(),
    async withTab(test) {
      const context = await firefox.createBrowserContext();
      try {
        const page = await context.newPage();
        page.setDefaultTimeout(timeoutMilliseconds);
        await test(tabOn(page));
      } finally {
        await context.close();
      }
    },
    [Symbol.asyncDispose]: () => firefox.close(),
  };
}

function tabOn(page: Page): Tab {
  const act = (place: Selector, doIt: (element: ElementHandle) => Promise<void>) =>
    onFirstSeen(
      place,
      () => page.$$(selector(place)),
      (each) => each.isVisible(),
      doIt,
    );
  return {
    async goto(url) {
      await page.goto(url);
    },
    press: (place) => act(place, (element) => element.click()),
    type: (place, text) => act(place, (element) => element.type(text)),
    key: (name) => page.keyboard.press(name),
    async choose(place, file) {
      const input = (await page.waitForSelector(selector(place))) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(file);
    },
    read: (expression) => page.evaluate(expression) as Promise<any>,
  };
}
