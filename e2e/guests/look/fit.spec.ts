import { fitText } from "#messages/fit";
import { planText } from "#messages/plan";
import { address } from "#src/i18n/addresses.ts";
import { languages, languageTag } from "#src/i18n/language.ts";
import { queryOf, type Unit } from "#src/features/plan/fit/unit.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { expect, test } from "../../support/test.ts";

const phone = { width: 390, height: 844 };
const unit: Unit = { length: 740, width: 250, ampere: 10, ground: undefined };

// A trace would store the whole code of axe for each step.
test.use({ trace: "off" });
test.beforeEach(({ context, site }) =>
  context.addCookies([{ name: "cookiepolicy", value: "false|false|false", url: site.origin }]),
);

for (const [place, language] of languages.entries()) {
  const text = fitText[language];

  test(`results of «Passer vogna?» in ${languageTag[language]} fit phones and desktops, and axe finds no fault`, async ({
    page,
    findings,
  }) => {
    const invalid = queryOf(unit).replace("length=7.4", "length=long").replace("width=2.5", "width=x");
    const others = [{ length: 1080 }, { width: 550 }, { width: 450, ampere: 16 }];
    const queries = [queryOf(unit), ...others.map((own) => queryOf({ ...unit, ...own })), invalid];
    for (const [turn, query] of queries.entries()) {
      await page.goto(`${address("fit", language)}?${query}`);
      // The browser logs the status 422 after an invalid form.
      expect(findings.splice(0).filter((each) => !each.includes("422"))).toEqual([]);
      for (const size of [phone, { width: 1280, height: 800 }, { width: 320, height: 700 }]) {
        await page.setViewportSize(size);
        expect(await findSidewaysScroll(page), `${query} at ${size.width} px`).toEqual([]);
        // axe checks each result in one language, and the language varies.
        if (turn % languages.length === place && size.width !== 320) await expectNoFindings(page);
      }
    }
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, viewport: phone });

    test(`a guest sends the form in ${languageTag[language]}, and opens a found pitch on the plan`, async ({
      page,
    }) => {
      await page.goto(address("fit", language));
      const choices = page.locator(".segments label");
      const rows = await choices.evaluateAll(
        (labels: HTMLElement[]) => new Set(labels.map((each) => each.offsetTop)).size,
      );
      expect(rows, "each question has its choices in one row").toBe(3);
      await page.getByLabel(text.length).fill("7,4");
      await page.getByLabel("10 A").check();
      await page.getByRole("button", { name: text.show }).click();
      const heading = page.getByRole("heading", { level: 2 }).first();
      await expect(heading).toBeInViewport();
      await expect(heading).toBeFocused();
      await expect(page.getByLabel(text.length)).toHaveValue((7.4).toLocaleString(languageTag[language]));
      await expect(page.getByLabel("10 A")).toBeChecked();
      await page.locator(".fit-list").getByRole("link", { name: "D6", exact: true }).click();
      await expect(
        page.getByRole("heading", { name: planText[language].matches({ count: 1 }) }),
      ).toBeVisible();
    });
  });
}
