/** A place in a page: an XPath when it begins with a slash, a CSS selector otherwise. */
export type Place = string;

/** What a journey does in a browser; each browser's driver says it in its own words. */
export interface Tab {
  goto(url: string): Promise<void>;
  /** Waits for the place, brings it into view and presses its middle as a pointer does. */
  press(place: Place): Promise<void>;
  /** Puts the caret into a field and types, as a keyboard does. */
  type(place: Place, text: string): Promise<void>;
  /** A key by its name in KeyboardEvent.key, for what has the focus. */
  key(name: "ArrowRight" | "Enter" | "Escape"): Promise<void>;
  /** Chooses a file in an `<input type=file>`. */
  choose(place: Place, file: string): Promise<void>;
  /** @param expression of JavaScript, in the page; its value must survive JSON */
  read<Value>(expression: string): Promise<Value>;
}

export interface Browser extends AsyncDisposable {
  /** With its version. */
  name: string;
  /** A window of 1280 × 900 that knows nothing of the others: no cookie, no storage. */
  withTab(journey: (tab: Tab) => Promise<void>): Promise<void>;
}

/** How long a journey waits for anything; nothing here is about time taken. */
export const patience = 30_000;

/** Asks again until it holds, and says at the end what it was last. */
export async function until<Value>(
  what: string,
  look: () => Promise<Value>,
  holds: (value: Value) => boolean = Boolean,
): Promise<Value> {
  const end = Date.now() + patience;
  for (;;) {
    const value = await look();
    if (holds(value)) return value;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}; last: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What drivers say of an element that the page has replaced meanwhile. */
const isGone = (error: unknown) => /no such (node|handle)|stale ?element/i.test(String(error));

/** Waits for a place and acts on the first of its elements that can be seen: some are there twice, for phone and desk. */
export async function onFirstSeen<Element>(
  place: Place,
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

/** The field or editor that a label names. */
export const labelled = (label: string): Place => {
  const named = `//label[normalize-space()="${label}"]`;
  return `//*[(self::input or self::textarea) and not(@tabindex="-1") and @id=(${named}/@for) or @contenteditable="true" and @aria-labelledby=(${named}/@id)]`;
};

/** A button or a link by its words. */
export const worded = (words: string): Place =>
  `//*[self::button or self::a][normalize-space()="${words}" or @aria-label="${words}"]`;
