import { feedbackText } from "#messages/feedback";
import { address } from "#src/i18n/addresses.ts";
import { test } from "../../support/mail.ts";
import { expect } from "../../support/test.ts";

const text = feedbackText.nb;

test.use({ viewport: { width: 390, height: 844 } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const [email, hasReceipt] of [
      ["ingrid@solberg.example", true],
      ["no-reply@solberg.example", false],
    ] as const) {
      test(`the confirmation ${hasReceipt ? "mentions" : "doesn't mention"} a receipt to ${email}`, async ({
        page,
        context,
        site,
      }) => {
        await context.addCookies([{ name: "cookiepolicy", value: "true|false|false", url: site.origin }]);
        await page.goto(address("feedback", "nb"));
        await page.getByLabel(text.email).fill(email);
        await page
          .getByLabel(text.feedback.message, { exact: true })
          .fill(`Flere knagger! ${javaScriptEnabled}`);
        await page.getByRole("button", { name: text.feedback.send }).click();
        const confirmation = javaScriptEnabled ? page.getByRole("dialog") : page.locator("#sent");
        await expect(confirmation).toContainText(text.feedback.sent);
        await expect(confirmation.getByText(text.receipt)).toBeVisible({ visible: hasReceipt });
      });
    }
  });
}
