import type { PriceList } from "#src/features/prices/price-list.ts";
import { markOf } from "#src/i18n/marks.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signIn, signInForCalls } from "../../support/staff.ts";
import { expect, test } from "../../support/test.ts";

interface Question {
  id: number;
  answer: string;
}

test.use({ viewport: { width: 390, height: 844 } });

test("the form asks before it saves a price that is ten times as high", async ({ page, site }) => {
  const call = await signInForCalls(page, site, staffAddresses.priceLists);
  const read = async () => (await call<PriceList[]>("GET", "/annualrates")).find(({ isActive }) => isActive)!;
  const { id, rateGroups } = await read();
  const { amount } = rateGroups[0]!.rates[0]!;
  await page.goto(`${staffAddresses.priceLists}/${id}`);
  const field = page.locator("[name='rateGroups.0.rates.0.amount']");
  await field.fill(String(amount * 10));
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Er prisen riktig?" });
  await expect(question).toContainText(`${amount} →`);
  await expectNoFindings(page);
  await question.getByRole("button", { name: "Rett prisen" }).click();
  await expect(field).toBeFocused();
  expect((await read()).rateGroups[0]!.rates[0]!.amount).toBe(amount);

  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await question.getByRole("button", { name: "Ja, lagre" }).click();
  await expect(page).toHaveURL(/annualrates$/);
  expect((await read()).rateGroups[0]!.rates[0]!.amount).toBe(amount * 10);
  await call("PUT", `/annualrates/${id}`, { rateGroups });
});

test("the form asks before it publishes a text in which a number replaces a live value", async ({
  page,
  site,
}) => {
  const call = await signInForCalls(page, site);
  const { id } = await call<Question>("POST", "/faq", {
    question: "Når må vi reise?",
    answer: `<p>Senest ${markOf("identity.departureBy", "kl. 12")}.</p>`,
    translations: {},
  });
  await page.goto(`${staffAddresses.content}/faq/${id}`);
  const answer = page.locator("[contenteditable=true].editor-text").first();
  await expect(answer.locator(".live-value")).toBeVisible();
  await answer.fill("Senest kl. 11.30.");
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: /^Avreise innen er kl\.\s12$/ });
  await expect(question).toContainText("I teksten står det nå 11.30, skrevet for hånd.");
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  await question.getByRole("button", { name: "Rett teksten" }).click();
  await expect(answer).toBeFocused();
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await question.getByRole("button", { name: "Publiser likevel" }).click();
  await expect(page).toHaveURL(/content\/faq$/);
  expect((await call<Question>("GET", `/faq/${id}`)).answer).toContain("11.30");
});

test("the form asks about an unusual phone number, which can still be saved", async ({ page, site }) => {
  await signIn(page, site, staffAddresses.identity);
  const phone = page.locator("[name=phone]");
  await phone.fill("+33 6 12 34 56 78");
  await expect(page.getByText("Er nummeret utenlandsk?")).toBeHidden();
  await phone.blur();
  await expect(page.getByText("Er nummeret utenlandsk? Norske numre begynner med +47.")).toBeVisible();
  await expect(phone).not.toHaveAttribute("aria-invalid", "true");
  await phone.fill("+47 33 00 12 3");
  await phone.blur();
  await expect(page.getByText("Har nummeret riktig antall sifre?")).toBeVisible();
  await phone.fill("33 00 12 34");
  await phone.blur();
  await expect(page.getByText(/riktig antall sifre|utenlandsk/)).toHaveCount(0);
});
