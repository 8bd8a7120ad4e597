import type { Page } from "@playwright/test";
import { languages } from "#src/i18n/language.ts";
import { expect, test } from "../support/test.ts";
import { firstViewOf } from "#test/support/first-view.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";

/** A page's budget without pictures: compressed bytes, fonts, and the number of requests. */
const budget = { script: 3 * 1024, htmlCssAndScript: 25 * 1024, fonts: 2, requests: 30 };

test("the first view of every page keeps to the budget of bytes, fonts and requests, in every language", async ({
  page,
}) => {
  for (const language of languages)
    for (const name of publicPages) {
      // Wait until the network is idle, so that files that scripts load without an action of the visitor count too.
      await page.goto(pathOf(name, language), { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      const view = await firstViewOf(page);
      const { css, script, fonts, requests } = view;
      // Measure the HTML without the compression dictionary, which the browser already has from the previous page.
      const html = await sentBytes(page, pathOf(name, language), "br");
      for (const part of [html, css, script, fonts.length]) expect.soft(part).toBeGreaterThan(0);
      const taken = { script, htmlCssAndScript: html + css + script, fonts: fonts.length, requests };
      const over = Object.entries(taken).filter(
        ([what, amount]) => amount > budget[what as keyof typeof budget],
      );
      expect.soft(over, `${name} in ${language}: ${JSON.stringify(view)}`).toEqual([]);
    }
});

test("the plan loads at most 5.2 KB of scripts until it can be searched, zoomed and moved", async ({
  page,
}) => {
  await page.goto(pathOf("sitemap", "nb"));
  const drawing = page.locator("[data-plan]");
  await drawing.getByRole("button").first().click();
  await expect(drawing).toHaveAttribute("data-live");
  expect((await firstViewOf(page)).script).toBeLessThanOrEqual(5.2 * 1024);
});

test("the contact page and the suggestion box load at most 3 KB of scripts until a visitor uses the form", async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: "cookiepolicy", value: "true|false|false", url: site.origin }]);
  for (const name of ["contactUs", "feedback"] as const) {
    await page.goto(pathOf(name, "nb"), { waitUntil: "networkidle" });
    expect((await firstViewOf(page)).script, name).toBeLessThanOrEqual(budget.script);
  }
});

test("with the compression dictionary, a later page takes less than 65 % of its Brotli size and is complete", async ({
  page,
}) => {
  await page.goto("/");
  // The browser loads the dictionary when it is idle. The test opens each page only once, because the browser would
  // only revalidate a cached page.
  const inside = publicPages.filter((name) => name !== "home").values();
  let shown = "";
  const encoding = async () => {
    shown = pathOf(inside.next().value!, "nb");
    return (await page.goto(shown))!.headerValue("content-encoding");
  };
  await expect.poll(encoding, { intervals: [500] }).toBe("dcz");
  const { encodedBodySize, decodedBodySize } = await page.evaluate(
    () => performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming,
  );
  expect(decodedBodySize).toBe(await sentBytes(page, shown, "identity"));
  expect(encodedBodySize).toBeLessThan((await sentBytes(page, shown, "br")) * 0.65);
});

/** Returns the size of a page's body in a content encoding, in bytes. */
async function sentBytes(page: Page, path: string, form: string): Promise<number> {
  const answer = await page.request.get(path, { headers: { "accept-encoding": form } });
  return Number(answer.headersArray().find(({ name }) => name.toLowerCase() === "content-length")!.value);
}
