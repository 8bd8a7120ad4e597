import { inboxText } from "#messages/inbox";
import { languages } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expect, test } from "../../support/test.ts";
import { signInForCalls } from "../../support/staff.ts";
import { findSmallTargets } from "../../support/targets.ts";

test("on phones every button of a starred, archived message can be pressed, with and without an address", async ({
  page,
  site,
}) => {
  const words = "Dusjen ved felt C er kald.";
  for (const email of ["kari@example.no", undefined]) {
    await fetch(`${site.origin}/api/v1/feedback`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ source: "feedback", email, message: words }),
    });
  }
  const call = await signInForCalls(page, site, staffAddresses.inbox);
  const all = await call<{ id: number; message: string }[]>("GET", "/feedback");
  const messages = all.filter(({ message }) => message === words);
  expect(messages).toHaveLength(2);
  for (const { id } of messages) {
    await call("PUT", `/feedback/${id}/togglestarred`);
    await call("PUT", `/feedback/${id}/togglearchived`);
    for (const language of languages) {
      await page.evaluate((chosen) => localStorage.setItem("staffLanguage", chosen), language);
      await page.goto(`${staffAddresses.inbox}/${id}`);
      await expect(page.getByRole("button", { name: inboxText[language].unarchive })).toBeVisible();
      for (const width of [320, 390, 430]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await findSmallTargets(page, ".inbox-actions"), `${language}, ${width} px`).toEqual([]);
      }
    }
  }
});
