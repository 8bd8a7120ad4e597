import { address } from "#src/i18n/addresses.ts";
import { languages, languageTag } from "#src/i18n/language.ts";
import { expect, test } from "./journey.ts";

for (const language of languages) {
  const path = address("home", language);
  test(`the home page answers in its language at ${path}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", languageTag[language]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}
