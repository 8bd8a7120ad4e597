import { test as base, expect, type Page } from "@playwright/test";
import { standIn } from "./others.ts";
import { startSite, type Site } from "./site.ts";

export { expect };

/**
 * A test in a browser, on a site of the worker's own, that also fails when a page asks another host for anything,
 * logs an error or goes against its Content-Security-Policy.
 */
export const test = base.extend<
  { agreedTo: string[]; findings: string[] },
  { settings: Record<string, string>; site: Site }
>({
  /** The site's, in the words of docs/operating.md; a file that has its own has a site of its own. */
  settings: [{}, { option: true, scope: "worker" }],
  site: [
    async ({ settings }, provide) => {
      await using site = await startSite(settings);
      await provide(site);
    },
    { scope: "worker" },
  ],
  /** The origins that the test's visitor has agreed to; a stand-in answers for them. Nobody, unless a test says so. */
  agreedTo: [[], { option: true }],
  baseURL: ({ site }, provide) => provide(site.origin),
  /**
   * Only from its first route on does what a page asks for go through the test, which costs a third of the processor time
   * and the page's cache. It takes hold a moment after it is set, and what was pressed at once would slip by.
   */
  page: async ({ page }, provide) => {
    const route = page.route.bind(page);
    let isRouted = false;
    page.route = async (...routed) => {
      const ended = await route(...routed);
      if (!isRouted) await goThroughTest(page);
      isRouted = true;
      return ended;
    };
    await provide(page);
  },
  /** What was found wrong with any page; a test that provokes an error takes it out. */
  findings: [
    async ({ context, site, agreedTo }, provide) => {
      for (const origin of agreedTo) await context.route(`${origin}/**`, standIn);
      const findings: string[] = [];
      context.on("request", (request) => {
        const { origin, protocol, hostname } = new URL(request.url());
        // The provider that staff sign in with is on this machine too, on a port of its own.
        const isOwn =
          protocol === "data:" || protocol === "blob:" || hostname === new URL(site.origin).hostname;
        if (!isOwn && !agreedTo.includes(origin)) findings.push(`asked ${request.url()}`);
      });
      // A refusal by the Content-Security-Policy is among these.
      context.on("console", (message) => {
        // A preview's frame and the demo's posts run no scripts, also not those that this looks into them with.
        const isSandboxed = /^Blocked script execution in '(about:srcdoc|[^']+\/demo\/social)'/.test(
          message.text(),
        );
        if (message.type() === "error" && !isSandboxed)
          findings.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => {
        const finding = String(error.error());
        // Chromium's own word for a change of pages that doesn't fade; no script of ours started it.
        if (!/Transition was (skipped|aborted)/.test(finding)) findings.push(finding);
      });
      await provide(findings);
      expect(findings, "requests to others, errors, refusals").toEqual([]);
    },
    { auto: true },
  ],
});

/** Lets all go through the test to the page's end, also when its routes are taken away: what is under way then would hang. */
async function goThroughTest(page: Page): Promise<void> {
  await page.context().route("**/robots.txt", (asked) => asked.fulfill({ body: "routed" }));
  if (page.url() === "about:blank") return;
  await expect.poll(() => page.evaluate(async () => (await fetch("/robots.txt")).text())).toBe("routed");
}
