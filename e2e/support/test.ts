import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { draftSaveDelay } from "#src/cms/staff/next-versions/use-draft-saves.ts";
import { answerThirdParty } from "./third-parties.ts";
import { startSite, type Site } from "./site.ts";

export { expect };

/**
 * A browser test on the worker's own site. It also fails if a page requests anything from another host, logs an error
 * or violates its Content-Security-Policy.
 */
export const test = base.extend<
  { agreedTo: string[]; findings: string[]; savesDrafts: boolean },
  { settings: Record<string, string>; site: Site }
>({
  /** The site's environment variables (docs/operating.md). A test file with its own settings gets its own site. */
  settings: [{}, { option: true, scope: "worker" }],
  site: [
    async ({ settings }, provide) => {
      await using site = await startSite(settings);
      await provide(site);
    },
    { scope: "worker" },
  ],
  /** The third-party origins that the visitor has agreed to, none by default. A stand-in answers requests to them. */
  agreedTo: [[], { option: true }],
  baseURL: ({ site }, provide) => provide(site.origin),
  /**
   * True for a test of automatic saves. In other tests automatic saves are off, because a slow test could last until
   * the first automatic save.
   */
  savesDrafts: [false, { option: true }],
  async context({ context, savesDrafts }, provide) {
    if (!savesDrafts) await stopDraftSaves(context);
    await provide(context);
  },
  /**
   * Intercepts requests only after the first `page.route`, because interception takes a third of the processor time and
   * turns off the page's cache. Interception starts with a delay, so the first `page.route` waits for it.
   */
  page: async ({ page }, provide) => {
    const route = page.route.bind(page);
    let isRouted = false;
    page.route = async (...routed) => {
      const ended = await route(...routed);
      if (!isRouted) await turnOnInterception(page);
      isRouted = true;
      return ended;
    };
    await provide(page);
  },
  /** Faults found on any page. A test that provokes an error removes the error from this list. */
  findings: [
    async ({ context, site, agreedTo }, provide) => {
      for (const origin of agreedTo) await context.route(`${origin}/**`, answerThirdParty);
      const findings: string[] = [];
      context.on("request", (request) => {
        const { origin, protocol, hostname } = new URL(request.url());
        // The staff's OpenID provider is also on this machine, on another port.
        const isOwn =
          protocol === "data:" || protocol === "blob:" || hostname === new URL(site.origin).hostname;
        if (!isOwn && !agreedTo.includes(origin)) findings.push(`asked ${request.url()}`);
      });
      // Includes violations of the Content-Security-Policy.
      context.on("console", (message) => {
        // Previews and the demo's posts are in sandboxed frames. The sandbox blocks Playwright's scripts too.
        const isSandboxed = /^Blocked script execution in '(about:srcdoc|[^']+\/demo\/social)'/.test(
          message.text(),
        );
        if (message.type() === "error" && !isSandboxed)
          findings.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => {
        const finding = String(error.error());
        // Chromium reports skipped and aborted view transitions. No script of the site starts a view transition.
        if (!/Transition was (skipped|aborted)/.test(finding)) findings.push(finding);
      });
      await provide(findings);
      expect(findings, "requests to others, errors, refusals").toEqual([]);
    },
    { auto: true },
  ],
});

export const stopDraftSaves = (context: BrowserContext) =>
  context.addInitScript((stopped) => {
    const { setTimeout } = window;
    window.setTimeout = ((run: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === stopped ? 0 : setTimeout(run, delay, ...rest)) as typeof setTimeout;
  }, draftSaveDelay);

/**
 * Turns on interception for the whole context, and waits until interception works. Interception stays on, because open
 * requests would hang if it was turned off.
 */
async function turnOnInterception(page: Page): Promise<void> {
  await page.context().route("**/robots.txt", (asked) => asked.fulfill({ body: "routed" }));
  if (page.url() === "about:blank") return;
  await expect.poll(() => page.evaluate(async () => (await fetch("/robots.txt")).text())).toBe("routed");
}
