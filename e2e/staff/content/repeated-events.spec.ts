import { eventScreensText, eventSeriesText } from "#messages/events";
import { staffText } from "#messages/staff";
import { eventKind } from "#src/features/events/event.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signIn } from "../../support/staff.ts";
import { field } from "../../support/staff-writing.ts";
import { expect, test } from "../../support/test.ts";

const text = eventSeriesText.nb;
const { startsAt, endsAt, recurrence } = eventKind.fields;

test("staff repeat an event each week and leave a day out, and guests see one row with the other dates", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, `${staffAddresses.content}/events/${newResource}`);
  await expect(page.getByRole("heading", { name: eventScreensText.nb.add })).toBeVisible();
  await field(page, eventKind.words.title.label.nb).fill("Bading med badevakt");
  for (const [{ label }, time] of [
    [startsAt, "11.00"],
    [endsAt, "12.30"],
  ] as const) {
    await field(page, label.nb).fill("3.7.2032");
    await field(page, label.nb).blur();
    await field(page, `${label.nb}, ${staffText.nb.date.time}`).fill(time);
    await field(page, `${label.nb}, ${staffText.nb.date.time}`).blur();
  }
  await page
    .getByRole("combobox", { name: recurrence.label.nb })
    .selectOption({ label: text.every({ interval: 1 }) });
  await expect(page.getByRole("checkbox", { name: "lørdag" })).toBeChecked();
  await field(page, text.until).fill("24.7.2032");
  await page.getByRole("checkbox", { name: "17.07" }).uncheck();
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await expect(page.getByText("lørdager 3.–24. juli · 11.00–12.30")).toBeVisible();

  await page.goto("/events");
  const row = page.getByRole("listitem").filter({ hasText: "Bading med badevakt" });
  await expect(row.getByRole("listitem")).toHaveText(["03.07", "10.07", "24.07"]);
  await expectNoFindings(page);
});
