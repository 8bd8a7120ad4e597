import type { Page } from "@playwright/test";
import { adminText, startText } from "#messages/admin";
import { messagesAdminText } from "#messages/messages";
import { priceListsAdminText } from "#messages/prices";
import { staffText } from "#messages/staff";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { today } from "#src/cms/staff/clock.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { expect, test } from "../support/test.ts";
import { signIn } from "../support/staff.ts";

/*
 * Checks focus and page titles after each action, for people who use a screen reader.
 */

test.describe.configure({ mode: "serial" });

const words = messagesAdminText.nb;
const heading = (page: Page) => page.locator("main h1");
const row = (page: Page, name: string) =>
  page.locator(".resource-row").getByRole("link", { name, exact: true });
const undo = (page: Page) =>
  page.locator(".toasts .toast").last().getByRole("button", { name: staffText.nb.undo });

for (const width of [390, 1280]) {
  test(`at ${width} px a new screen focuses its heading, and a list focuses the changed row`, async ({
    page,
    site,
  }) => {
    const title = `Vannet er stengt ${width}`;
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, site);
    await expect(page).toHaveTitle("Start – Familiecamping ved sjøen");

    await page.getByRole("link", { name: words.title, exact: true }).click();
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveText(words.title);
    await expect(page).toHaveTitle(/^Oppslag – (?!Oppslag)/);
    await page.getByRole("link", { name: words.newOne }).click();
    await expect(heading(page)).toHaveText(words.newOne);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Nytt oppslag – Oppslag – /);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.getByRole("textbox", { name: labelsOf(messageKind, "nb").title }).fill(title);
    await page
      .getByRole("textbox", { name: labelsOf(messageKind, "nb").message })
      .fill("Vi bytter en ventil.");
    await page.locator(".form-actions .action").click();
    await expect(row(page, title)).toBeFocused();
    await expect(row(page, title)).toBeInViewport();
    await expect(page).toHaveTitle(/^Oppslag – /);

    await row(page, title).press("Enter");
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${title} – Oppslag – `));
    await page.goBack();
    await expect(heading(page)).toHaveText(words.title);
    await expect(heading(page)).toBeFocused();

    const names = await page.locator("[data-row]").allInnerTexts();
    const next = names[names.indexOf(title) + 1] ?? names.at(-2)!;
    await row(page, title).click();
    await page.getByRole("button", { name: words.remove }).click();
    await expect(row(page, next)).toBeFocused();
    await undo(page).click();
    await expect(row(page, title)).toBeFocused();
    await expect(row(page, title)).toBeInViewport();
  });
}

test("deleting a row focuses the next row, and undoing focuses the restored row", async ({ page, site }) => {
  const text = priceListsAdminText.nb;
  const year = today().year + 2;
  await page.setViewportSize({ width: 1280, height: 844 });
  await signIn(page, site, staffAddresses.priceLists);
  await page.getByRole("link", { name: text.newOne }).click();
  await expect(heading(page)).toBeFocused();
  await page.getByLabel(text.year, { exact: true }).fill(`${year}`);
  await page.locator(".form-actions .action").click();
  const name = text.name({ year });
  await expect(row(page, name)).toBeFocused();
  const names = await page.locator("[data-row]").allInnerTexts();
  const next = names[names.indexOf(name) + 1]!;
  await page.getByRole("button", { name: `${text.remove}${text.of({ name })}` }).click();
  await expect(row(page, next)).toBeFocused();
  await undo(page).click();
  await expect(row(page, name)).toBeFocused();
});

test("a new notice that is saved during typing gets its address and title and loses no text", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await signIn(page, site);
  await page.getByRole("link", { name: startText.nb.newMessage }).click();
  await page.getByRole("textbox", { name: labelsOf(messageKind, "nb").title }).fill("Brygga er klar");
  await page.getByRole("textbox", { name: labelsOf(messageKind, "nb").message }).fill("Velkommen.");
  const title = page.getByRole("textbox", { name: labelsOf(messageKind, "nb").title });
  await page.route("**/api/v1/messages/next", async (route) => {
    if (route.request().method() === "POST") {
      // Type while the call is under way.
      await title.focus();
      await page.keyboard.press("End");
      await page.keyboard.type(" nå");
    }
    await route.fallback();
  });
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/admin\/message\/\d+$/);
  await expect(title).toHaveValue("Brygga er klar nå");
  await expect(title).toBeFocused();
  await expect(heading(page)).toHaveText("Brygga er klar");
  await expect(page).toHaveTitle(/^Brygga er klar – Oppslag – /);
  await expect(page.locator(".save-sign")).toHaveText(staffText.nb.unsaved);

  await page.keyboard.press("Control+s");
  await expect(page.locator(".save-sign")).toContainText(/lagret/i);
  await expect(heading(page)).toHaveText("Brygga er klar nå");
  await page.reload();
  await expect(title).toHaveValue("Brygga er klar nå");
});

test("the skip link focuses the main part without changing the address", async ({ page, site }) => {
  await signIn(page, site, `${staffAddresses.messages}/${newResource}`);
  await page.getByRole("link", { name: adminText.nb.skip }).press("Enter");
  await expect(page.locator("main")).toBeFocused();
  expect(new URL(page.url()).hash).toBe("");
});

test("faults are listed only after a failed save, and a saved row is marked once", async ({ page, site }) => {
  const summary = page.locator(".fault-summary");
  const title = page.getByRole("textbox", { name: labelsOf(messageKind, "nb").title });
  // Install Playwright's clock before the page sets timers, because a clock that is installed later can't clear them.
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 844 });
  await signIn(page, site, `${staffAddresses.messages}/${newResource}`);
  await page.locator(".form-actions .action").click();
  await expect(summary).toBeFocused();
  await expect(page.getByRole("group", { name: staffText.nb.summary({ count: 2 }) })).toBeFocused();
  // Screen readers announce the list because it gets focus. No alert interrupts typing.
  await expect(page.getByRole("alert")).toHaveCount(0);
  await summary.getByRole("link", { name: labelsOf(messageKind, "nb").title }).click();
  await page.clock.runFor(1);
  await expect(title).toBeFocused();
  // Focus stays in another field while somebody types there.
  await title.fill("Kiosken er åpen");
  const message = page.getByRole("textbox", { name: labelsOf(messageKind, "nb").message });
  await message.fill("Velkommen.");
  await page.clock.runFor(5000);
  await expect(message).toBeFocused();
  await page.clock.resume();
  await page.keyboard.press("Control+s");
  await expect(page.locator(".save-sign")).toContainText(/lagret/i);
  await title.fill("");
  await title.blur();
  await expect(page.locator(".field-fault:not(:empty)")).toBeVisible();
  await expect(summary).toBeHidden();

  await title.fill("Kiosken er stengt");
  await page.locator(".form-actions .action").click();
  const saved = page.locator(".resource-row").filter({ hasText: "Kiosken er stengt" });
  await expect(saved).toHaveClass(/fresh/);
  await expect(row(page, "Kiosken er stengt")).toHaveAttribute("lang", "nb-NO");
  await page.reload();
  await expect(saved).toBeVisible();
  await expect(saved).not.toHaveClass(/fresh/);
});
