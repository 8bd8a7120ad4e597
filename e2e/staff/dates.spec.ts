import { today } from "#src/cms/staff/clock.ts";
import { kinds } from "#src/cms/kinds.ts";
import type { Page } from "@playwright/test";
import { articleKind } from "#src/features/articles/article.ts";
import { documentKind } from "#src/features/documents/document.ts";
import { eventKind } from "#src/features/events/event.ts";
import { identityAdminText } from "#messages/identity";
import { priceListsAdminText } from "#messages/prices";
import { staffText } from "#messages/staff";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { identityKind } from "#src/campsite/identity/identity.ts";
import { formatDate, formatDay } from "#src/i18n/format.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { goToScreen } from "../support/staff-screens.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import { signIn } from "../support/staff.ts";
import { drafts, field } from "../support/staff-writing.ts";

/** Pastes a text at the caret, as from another program. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+v");
}

test("date fields of notices, articles, price lists, documents and events accept typed and pasted dates", async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  const newMessage = `${staffAddresses.messages}/${newResource}`;
  const fields: [address: string, label: string][] = [
    [newMessage, labelsOf(messageKind, "nb").announcementDate],
    [newMessage, labelsOf(messageKind, "nb").unpublishDate],
    [staffAddresses.article.replace(":id", "1"), articleKind.fields.publishedDate.label.nb],
    [`${staffAddresses.priceLists}/2`, priceListsAdminText.nb.fromDate],
    [`${kinds.document.list}/1`, documentKind.fields.date.label.nb],
    [`${kinds.event.list}/${newResource}`, labelsOf(eventKind, "nb").startsAt],
  ];
  await signIn(page, site, newMessage);
  for (const [address, label] of fields) {
    if (!page.url().endsWith(address)) await page.goto(address);
    if (address.startsWith(staffAddresses.priceLists))
      await page.getByRole("button", { name: priceListsAdminText.nb.changeAbout }).click();
    const date = field(page, label);
    // A typed dot doesn't move focus, and a pasted date is accepted as a whole. Unit tests cover the other formats.
    await date.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("1.12.2027");
    await date.blur();
    await expect(date, label).toHaveValue("01.12.2027");
    await date.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await paste(page, "Dienstag, 1. Juni 2027");
    await date.blur();
    await expect(date, label).toHaveValue("01.06.2027");
  }
});

test("fields for future days add the next possible year to a day without a year, and say so", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { year } = today();
  const passed = today().subtract({ months: 1 }).with({ day: 15 });
  const next = passed.add({ years: 1 });
  const fields: [address: string, label: string][] = [
    [staffAddresses.openingHours, labelsOf(identityKind.fields.exceptions.parts, "nb").day],
    [`${staffAddresses.messages}/${newResource}`, labelsOf(messageKind, "nb").unpublishDate],
    [`${kinds.event.list}/${newResource}`, labelsOf(eventKind, "nb").startsAt],
  ];
  await signIn(page, site);
  for (const [address, label] of fields) {
    await page.goto(address);
    if (address === staffAddresses.openingHours)
      await page.getByRole("button", { name: identityAdminText.nb.addException }).click();
    const date = field(page, label);
    await date.fill(`${passed.day}.${passed.month}`);
    await date.blur();
    await expect(date, label).toHaveValue(formatDate(next));
    const notice = page.getByText(staffText.nb.date.yearAdded({ next: formatDay(next, "nb", today()) }));
    await expect(notice).toBeVisible();
    await date.fill(`1.12.${year + 1}`);
    await expect(notice).toBeHidden();
  }
  // A document's date may be in the past, so its year isn't completed.
  await page.goto(`${kinds.document.list}/1`);
  const date = field(page, documentKind.fields.date.label.nb);
  await date.fill("17.5");
  await date.blur();
  await expect(page.getByText(staffText.nb.faults.notDate)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
});

test("an invalid date stays in the field; the calendar works by keyboard in the staff's language", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signIn(page, site);
  await page.evaluate(() => localStorage.setItem("staffLanguage", "de"));
  const path = `${staffAddresses.messages}/${newResource}`;
  await page.goto(path);
  const end = field(page, labelsOf(messageKind, "de").unpublishDate);
  const time = field(page, `${labelsOf(messageKind, "de").unpublishDate}, ${staffText.de.date.time}`);
  await end.fill("31. juni");
  await end.blur();
  await expect(page.getByText(staffText.de.faults.notDate)).toBeVisible();
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  // The invalid end isn't saved as a missing end, and is still in the field after a reload.
  await expect.poll(() => drafts(page)).toHaveLength(1);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(end).toHaveValue("31. juni");

  await end.fill("1. juni 2027 kl. 14.30");
  await end.blur();
  await expect(end).toHaveValue("01.06.2027");
  await expect(time).toHaveValue("14:30");
  await page
    .getByRole("button", {
      name: `${labelsOf(messageKind, "de").unpublishDate}, ${staffText.de.date.open}`,
    })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Juni 2027" })).toBeVisible();
  await expectNoFindings(page, "[role=dialog]");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(end).toHaveValue("02.06.2027");
  await expect(time).toHaveValue("14:30");
  await time.fill("9");
  await time.blur();
  await expect(time).toHaveValue("09:00");
  await end.fill("");
  await expect(time).toBeHidden();
  await page.evaluate(() => localStorage.clear());
});

test("today is the site's current day, not the device's", async ({ page, site }) => {
  await page.clock.install({ time: "2031-01-01T12:00:00Z" });
  await signIn(page, site);
  await expect(page.locator("main")).toContainText(formatDay(today(), "nb", today()));
  await goToScreen(page, `${kinds.event.list}/${newResource}`);
  const { startsAt } = labelsOf(eventKind, "nb");
  await page.getByRole("button", { name: `${startsAt}, ${staffText.nb.date.open}` }).click();
  await expect(page.locator(".date-day.today")).toContainText(String(today().day));
});
