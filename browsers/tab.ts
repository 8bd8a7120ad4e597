/** A selector: an XPath if it begins with a slash, otherwise CSS. */
export type Selector = string;

/** The actions of a test in a browser, which each driver implements. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Waits for the element, scrolls it into view and clicks its middle. */
  press(place: Selector): Promise<void>;
  /** Focuses a field and types by keyboard. */
  type(place: Selector, text: string): Promise<void>;
  /** Presses a key, named as in KeyboardEvent.key, on the focused element. */
  key(name: "ArrowRight" | "Enter" | "Escape"): Promise<void>;
  choose(place: Selector, file: string): Promise<void>;
  /** Runs JavaScript in the page. @param expression an expression whose value is JSON */
  read<Value>(expression: string): Promise<Value>;
}

export interface Browser extends AsyncDisposable {
  /** The browser's name and version. */
  name: string;
  /** Opens a window of 1280 × 900 without cookies and storage. */
  withTab(test: (tab: Tab) => Promise<void>): Promise<void>;
}

/** The timeout of every wait. */
export const timeoutMilliseconds = 30_000;

/** Polls until a condition holds, and reports the last value on a timeout. */
export async function until<Value>(
  what: string,
  look: () => Promise<Value>,
  holds: (value: Value) => boolean = Boolean,
): Promise<Value> {
  const end = Date.now() + timeoutMilliseconds;
  for (;;) {
    const value = await look();
    if (holds(value)) return value;
    if (Date.now() > end) throw new Error(`timed out waiting for ${what}; last: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** True for a driver's error about an element that the page has replaced. */
const isGone = (error: unknown) => /no such (node|handle)|stale ?element/i.test(String(error));

/** Waits for a visible element and acts on it. Some elements exist twice, for phones and desktops. */
export async function onFirstSeen<Element>(
  place: Selector,
  find: () => Promise<Element[]>,
  isSeen: (element: Element) => Promise<boolean>,
  act: (element: Element) => Promise<void>,
): Promise<void> {
  await until(place, async () => {
    try {
      for (const element of await find()) {
        if (!(await isSeen(element))) continue;
        await act(element);
        return true;
      }
    } catch (error) {
      if (!isGone(error)) throw new Error(`${place}: ${String(error)}`, { cause: error });
    }
    return false;
  });
}

export const fieldWithLabel = (label: string): Selector => {
  const named = `//label[normalize-space()="${label}"]`;
  return `//*[(self::input or self::textarea) and not(@tabindex="-1") and @id=(${named}/@for) or @contenteditable="true" and @aria-labelledby=(${named}/@id)]`;
};

export const elementWithText = (words: string): Selector =>
  `//*[self::button or self::a][normalize-space()="${words}" or @aria-label="${words}"]`;
