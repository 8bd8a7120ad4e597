import type { Page } from "@playwright/test";
import { adminText } from "#src/admin/admin.text.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expect, test } from "../../support/journey.ts";
import { signIn } from "../../support/staff.ts";
import { translatePage } from "../../support/translator.ts";

const broken = (page: Page) => page.getByRole("heading", { name: adminText.nb.broken.heading });

/** React tells of an element that it didn't find; the screen must go on all the same. */
function forgiveMovedNodes(findings: string[]): void {
  expect(findings.splice(0).filter((each) => !each.includes("NotFoundError"))).toEqual([]);
}

test("no page of staff's is offered for translation", async ({ page, site }) => {
  await page.goto(staffAddresses.signIn);
  await expect(page.locator("input[name=password]")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
  await signIn(page, site);
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
  await expect(page.locator("meta[name=google]")).toHaveAttribute("content", "notranslate");
});

test("switches save as often as they are pressed when an extension has moved the page's text", async ({
  page,
  site,
  findings,
}) => {
  await signIn(page, site, "/admin/websitesettings");
  await translatePage(page);
  const names = await page
    .getByRole("switch")
    .evaluateAll((all) => all.map((each) => each.getAttribute("name")!));
  for (const name of names.slice(0, 3))
    for (const _ of [1, 2, 3, 4]) {
      const toggle = page.locator(`[name="${name}"]`);
      const wasOn = await toggle.isChecked();
      const saved = page.waitForResponse((response) => response.request().method() === "PUT");
      await toggle.press("Space");
      expect((await saved).status()).toBe(200);
      await expect(toggle).toBeChecked({ checked: !wasOn });
      await expect(broken(page)).toHaveCount(0);
    }
  forgiveMovedNodes(findings);
});
