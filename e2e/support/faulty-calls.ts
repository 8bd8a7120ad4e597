import type { Page } from "@playwright/test";

/** A faulty response of the API, and the text that staff then see. */
export interface Fault {
  /** The response's status. Undefined means that there is no response. */
  status?: number;
  body?: string;
  headers?: Record<string, string>;
  says: string;
}

/** The state of a staff page that answers its own API calls. */
interface Faulty {
  fault: Fault | undefined;
  isFaulty: (method: string) => boolean;
  matchCount: number;
  /** The user in the last message of the sign-in window. */
  user: string;
}

declare global {
  interface Window {
    faulty: Faulty;
  }
}

/**
 * Answers the page's API calls inside the page instead of in the network, so that a test of hundreds of faults takes
 * only seconds.
 */
export async function answerInPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const faulty: Faulty = { fault: undefined, isFaulty: () => true, matchCount: 0, user: "" };
    window.faulty = faulty;
    new BroadcastChannel("sign-in").addEventListener("message", ({ data }: MessageEvent<string>) => {
      faulty.user = data;
    });
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const path = typeof input === "string" ? input : "";
      const { fault } = faulty;
      // Staff see no message when these calls fail.
      const isAsked = path.startsWith("/api/v1/") && !/presence|feedback.counts/.test(path);
      if (!fault || !isAsked || !faulty.isFaulty(init?.method ?? "GET")) return send(input, init);
      faulty.matchCount++;
      await new Promise((resolve) => setTimeout(resolve));
      if (fault.status === undefined) throw new TypeError("Failed to fetch");
      return new Response(fault.body ?? "", { status: fault.status, headers: fault.headers ?? {} });
    };
  });
}

/** Sets the fault of later calls. @param methods the methods of these calls, such as "PUT"; by default all methods */
export const setFault = (page: Page, fault?: Fault, methods?: readonly string[]) =>
  page.evaluate(
    ([next, only]) => {
      window.faulty.fault = next;
      window.faulty.matchCount = 0;
      window.faulty.isFaulty = (method) => !only || only.includes(method);
    },
    [fault, methods] as const,
  );

/**
 * Runs one action with each fault and waits until the page reports the fault, for at most 3 seconds.
 * @param way the action: an address to open, or the selector of a button to press
 * @param within the selector of the expected report
 * @returns the faults that weren't reported, with the text found instead
 */
export const tryEachFault = (
  page: Page,
  faults: readonly Fault[],
  way: { to: string } | { press: string },
  within: string,
): Promise<string[]> =>
  page.evaluate(
    async ([each, how, where]) => {
      const findings: string[] = [];
      const words = () =>
        [...document.querySelectorAll<HTMLElement>(where)].map((one) => one.innerText).join("\n");
      for (const fault of each) {
        window.faulty.fault = fault;
        window.faulty.matchCount = 0;
        if ("to" in how) {
          history.pushState(null, "", how.to);
          dispatchEvent(new PopStateEvent("popstate"));
        } else document.querySelector<HTMLElement>(how.press)!.click();
        const end = performance.now() + 3000;
        const isSaid = () => window.faulty.matchCount > 0 && words().includes(fault.says);
        while (!isSaid() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
        if (!isSaid()) findings.push(`${how.to ?? how.press}, ${fault.status}: ${words()}`);
      }
      window.faulty.fault = undefined;
      return findings;
    },
    [faults, way as { to?: string; press: string }, within] as const,
  );

/** Closes the dialog that asks staff to sign in again, as the sign-in window does. */
export const signedInAgain = (page: Page) =>
  page.evaluate(() => {
    window.faulty.fault = undefined;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    new BroadcastChannel("sign-in").postMessage(window.faulty.user);
  });
