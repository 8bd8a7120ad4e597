import type { Page } from "@playwright/test";

/** What comes in place of an answer of the API, and what staff are told then. */
export interface Fault {
  /** None at all when left out. */
  status?: number;
  body?: string;
  headers?: Record<string, string>;
  says: string;
}

/** What stands in a page of the staff area that answers its own calls. */
interface Faulty {
  fault: Fault | undefined;
  /** Only these calls meet the fault. */
  isMet: (method: string) => boolean;
  /** How many met it. */
  met: number;
  /** The last user that a window to sign in again has told of. */
  user: string;
}

declare global {
  interface Window {
    faulty: Faulty;
  }
}

/**
 * Lets the page answer its calls to the API itself, without a way through the browser, so that hundreds of faults take
 * seconds.
 */
export async function answerInPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const faulty: Faulty = { fault: undefined, isMet: () => true, met: 0, user: "" };
    window.faulty = faulty;
    new BroadcastChannel("sign-in").addEventListener("message", ({ data }: MessageEvent<string>) => {
      faulty.user = data;
    });
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const path = typeof input === "string" ? input : "";
      const { fault } = faulty;
      // Nobody is told when it isn't known who else writes.
      const isAsked = path.startsWith("/api/v1/") && !/presence|feedback.counts/.test(path);
      if (!fault || !isAsked || !faulty.isMet(init?.method ?? "GET")) return send(input, init);
      faulty.met++;
      await new Promise((resolve) => setTimeout(resolve));
      if (fault.status === undefined) throw new TypeError("Failed to fetch");
      return new Response(fault.body ?? "", { status: fault.status, headers: fault.headers ?? {} });
    };
  });
}

/** From now on calls meet this fault, or none. @param methods only these, as "PUT" */
export const meet = (page: Page, fault?: Fault, methods?: readonly string[]) =>
  page.evaluate(
    ([next, only]) => {
      window.faulty.fault = next;
      window.faulty.met = 0;
      window.faulty.isMet = (method) => !only || only.includes(method);
    },
    [fault, methods] as const,
  );

/**
 * Tries something once with each fault, and waits until the page says so.
 * @param way what is tried: an address that is gone to, or the selector of a button
 * @param within the selector of where it should stand
 * @returns what is wrong: the faults of which nothing was said, with what stood there
 */
export const tryEach = (
  page: Page,
  faults: readonly Fault[],
  way: { to: string } | { press: string },
  within: string,
): Promise<string[]> =>
  page.evaluate(
    async ([each, how, where]) => {
      const wrong: string[] = [];
      const words = () =>
        [...document.querySelectorAll<HTMLElement>(where)].map((one) => one.innerText).join("\n");
      for (const fault of each) {
        window.faulty.fault = fault;
        window.faulty.met = 0;
        if ("to" in how) {
          history.pushState(null, "", how.to);
          dispatchEvent(new PopStateEvent("popstate"));
        } else document.querySelector<HTMLElement>(how.press)!.click();
        const end = performance.now() + 3000;
        const isSaid = () => window.faulty.met > 0 && words().includes(fault.says);
        while (!isSaid() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
        if (!isSaid()) wrong.push(`${how.to ?? how.press}, ${fault.status}: ${words()}`);
      }
      window.faulty.fault = undefined;
      return wrong;
    },
    [faults, way as { to?: string; press: string }, within] as const,
  );

/** Ends the question to sign in again, as the window does in which somebody has. */
export const signedInAgain = (page: Page) =>
  page.evaluate(() => {
    window.faulty.fault = undefined;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel's, which is this origin's own
    new BroadcastChannel("sign-in").postMessage(window.faulty.user);
  });
