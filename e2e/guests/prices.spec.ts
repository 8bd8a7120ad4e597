import { pricesText } from "#messages/prices";
import { siteText } from "#messages/site";
import { address } from "#src/i18n/addresses.ts";
import { expect, test } from "../support/test.ts";

const text = pricesText.nb;

test.beforeEach(({ page }) => page.goto(address("prices", "nb")));

test("the price list is printed with the campsite's name and without controls", async ({ page }) => {
  const tables = page.getByRole("table");
  const count = await tables.count();
  expect(count).toBeGreaterThan(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const table of await tables.all()) await expect(table).toBeVisible();
  await expect(page.getByText("Stavern Familiecamping").filter({ visible: true })).not.toHaveCount(0);
  await expect(page.getByText(text.allIn({ isWithVat: true }))).toBeVisible();
  for (const hidden of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("navigation"),
    page.getByRole("button"),
    page.locator("#consent"),
    page.getByText(siteText.nb.skipToContent),
  ])
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
});

test("amounts are in Norwegian format", async ({ page }) => {
  const amounts = await page.getByRole("cell").allInnerTexts();
  expect(amounts.length).toBeGreaterThan(5);
  for (const amount of amounts) expect(amount).toMatch(/^\d{1,3}(\u00a0\d{3})*\u00a0kr$/);
});

for (const width of [390, 1280]) {
  test(`at ${width} px each jump link leads to its heading, which the bar of links doesn't cover`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const links = page.getByRole("navigation", { name: text.jumpTo }).getByRole("link");
    const names = await links.allInnerTexts();
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) {
      await links.filter({ hasText: name }).click();
      const heading = page.locator(":target");
      await expect(heading).toContainText(name);
      await expect(heading).toBeInViewport({ ratio: 1 });
      const bar = (await page.locator(".prices-bar").boundingBox())!;
      expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    }
  });
}

test("the print button opens the print dialog", async ({ page }) => {
  const printed = page.evaluate(() => new Promise<void>((resolve) => (window.print = resolve)));
  await page.getByRole("button", { name: text.print }).click();
  await printed;
});
