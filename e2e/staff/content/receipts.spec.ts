import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { standardReceipt } from "#src/features/feedback/receipts/standard-receipt.ts";
import {
  answerTemplateLabelsText,
  answerTemplateScreensText,
  receiptOfferText,
} from "#messages/answer-templates";
import { inboxAnswerText } from "#messages/inbox";
import { websiteSettingsText } from "#messages/settings";
import { staffText } from "#messages/staff";
import { expectNoFindings } from "../../support/axe.ts";
import { test } from "../../support/mail.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signInForCalls } from "../../support/staff.ts";
import { expect } from "../../support/test.ts";

test("staff see whether a guest got a receipt, and find the words of the receipt", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const call = await signInForCalls(page, site, staffAddresses.inbox);
  const message = {
    source: "contact",
    name: "Kari",
    email: "kari@post.example",
    mobilePhone: "900 00 000",
    message: "Er det plass?",
  };
  await call("POST", "/feedback", message);
  await page.reload();
  await page.getByRole("listitem").filter({ hasText: message.message }).getByRole("link").click();
  const [sent] = inboxAnswerText.nb.receipt.sent({ when: "\0" }).split("\0");
  // The site sends mails every ten seconds, and the open message loads the outcome again.
  await expect(page.getByText(sent!)).toBeVisible({ timeout: 60_000 });
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);

  // The standard text is shown until staff write a text of their own.
  await page.goto(staffAddresses.settings);
  await page.getByRole("link", { name: websiteSettingsText.nb.receiptWords }).click();
  await expect(page.getByRole("main")).toContainText(standardReceipt("nb"));
  await expectNoFindings(page);
  await page.getByRole("link", { name: receiptOfferText.nb.write }).click();
  await expect(page.getByLabel(answerTemplateLabelsText.nb.isReceipt)).toBeChecked();
  await expect(
    page.getByText(answerTemplateScreensText.nb.receiptConsequence).filter({ visible: true }),
  ).toHaveCount(1);
  await page.getByRole("button", { name: staffText.nb.save, exact: true }).click();
  const findReceipts = async () =>
    (await call<{ isReceipt: boolean }[]>("GET", "/answertemplates")).filter(({ isReceipt }) => isReceipt);
  await expect.poll(findReceipts).toMatchObject([
    {
      text: standardReceipt("nb"),
      translations: { en: { text: standardReceipt("en") }, de: { text: standardReceipt("de") } },
    },
  ]);

  for (const title of ["Takk for meldingen", "Takk, vi svarer snart"])
    await call("POST", "/answertemplates", { title, text: "Hei!", isReceipt: true, sortorder: 0 });
  await page.goto(staffAddresses.settings);
  await page.getByRole("link", { name: websiteSettingsText.nb.receiptWords }).click();
  const marked = page.getByRole("listitem").filter({ hasText: answerTemplateScreensText.nb.isReceipt });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText("Takk, vi svarer snart");
  await expect(page.getByRole("link", { name: receiptOfferText.nb.write })).toHaveCount(0);
  await expectNoFindings(page);
});
