import type { Locator, Page } from "@playwright/test";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { editorText } from "#messages/staff";
import { expectNoFindings } from "../../support/axe.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signIn } from "../../support/staff.ts";
import { atEnd, publishAndReopen } from "../../support/staff-writing.ts";
import { expect, test } from "../../support/test.ts";

const words = editorText.nb;
const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const cellTexts = (text: Locator) =>
  text
    .locator("tr")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((each) => each.textContent)));

async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test("staff write a table with the keyboard, and guests on a phone scroll only the table", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, `${staffAddresses.content}/pages/2`);
  const text = page.locator("[contenteditable=true].editor-text").first();
  await atEnd(page);
  await tool(page, words.table).click();
  for (const [index, each] of ["Båtens lengde", "Bredde", "Pris med vogn på plassen"].entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await page.keyboard.type(each);
  }
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  for (const each of ["inntil 5 m", "5–7 m", "7–9 m"]) {
    await page.keyboard.press("Enter");
    await page.keyboard.type(each);
  }
  expect(await cellTexts(text)).toEqual([
    ["Båtens lengde", "Bredde", "Pris med vogn på plassen"],
    ["inntil 5 m", "", ""],
    ["5–7 m", "", ""],
    ["7–9 m", "", ""],
  ]);
  await tool(page, words.headerColumn).click();
  await tool(page, words.headerRow).click();
  await expect(tool(page, words.headerRow)).toHaveAttribute("aria-pressed", "false");
  await tool(page, words.headerColumn).click();
  await expect(tool(page, words.headerRow)).toHaveAttribute("aria-pressed", "true");
  await expectNoFindings(page, ".editor-group");
  for (let columns = 3; columns < 8; columns++) await tool(page, words.addColumn).click();
  await expect(tool(page, words.addColumn)).toHaveAttribute("aria-disabled", "true");
  await paste(text, "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>");
  await expect(page.getByText("d", { exact: true })).toBeVisible();
  await publishAndReopen(page);
  await expect(text.getByRole("row")).toHaveCount(5);

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/aboutus");
  const region = page.getByRole("region", {
    name: /^Tabell: Båtens lengde, Bredde, Pris med vogn på plassen/,
  });
  await expect(region.getByRole("columnheader")).toHaveCount(3);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page, "main");
  await region.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(findings).toEqual([]);
});

test("the editor says why a pasted table is stored as lines", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, `${staffAddresses.content}/pages/3`);
  const text = page.locator("[contenteditable=true].editor-text").first();
  await atEnd(page);
  const wide = `<tr>${"<td>x</td>".repeat(9)}</tr>`;
  await paste(text, `<table>${wide}${wide}</table>`);
  await expect(page.getByText(words.tablesAsLines({ count: 1 }))).toBeVisible();
  await expect(text.getByRole("table")).toHaveCount(0);
  await expect(text.getByText("x – x – x – x – x – x – x – x – x")).toHaveCount(2);

  const narrow = `<tr>${"<td>y</td>".repeat(5)}</tr>`;
  await paste(text, `<table>${narrow}${narrow}</table>`);
  await expect(text.getByRole("cell")).toHaveCount(5);
  await text.getByRole("cell").last().click();
  await expectNoFindings(page, ".html-field");
  expect(await findSidewaysScroll(page)).toEqual([]);
  await paste(text, `<table>${narrow}${narrow}</table>`);
  await expect(page.getByText(words.tooWide)).toBeVisible();
  await expect(text.getByRole("cell")).toHaveCount(5);
});
