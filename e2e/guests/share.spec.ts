import { address } from "#src/i18n/addresses.ts";
import { shareText } from "#messages/ui";
import { expect, test } from "../support/test.ts";
import { pathOf } from "#test/pages/public-pages.ts";

const text = shareText.nb;

test("news, a pitch and directions can be shared only if the browser supports sharing", async ({ page }) => {
  await page.goto(pathOf("article", "nb"));
  await expect(page.locator("[data-share]")).toBeHidden();

  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: async (what: ShareData) => void shared.push(what) });
  });
  for (const [path, name, part] of [
    [pathOf("article", "nb"), text.news, ""],
    [`${address("sitemap", "nb")}#C14`, text.pitch, ""],
    [address("contactUs", "nb"), text.way, "#way-here"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name, exact: true }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)).toEqual([
      { title: await page.title(), url: page.url() + part },
    ]);
  }
});
