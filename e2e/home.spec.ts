import { expect, test } from "./journey.ts";

for (const [path, language] of [
  ["/", "nb"],
  ["/en", "en"],
  ["/de", "de"],
] as const) {
  test(`the home page answers in its language at ${path}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}
