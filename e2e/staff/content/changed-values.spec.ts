import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signIn, signInForCalls } from "../../support/staff.ts";
import { field } from "../../support/staff-writing.ts";
import { expect, test } from "../../support/test.ts";

test("staff replace old values in a draft and its published version together, and confirm old values separately", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const call = await signInForCalls(page, site);
  const { phone } = await call<{ phone: string }>("GET", "/identity/1");
  await call("PUT", "/identity/1", { phone: "+4733112233" });
  const answer = "<p>Ring 33 11 22 33.</p>";
  const { id } = await call<{ id: number }>("POST", "/faq", { question: "Hvem ringer vi?", answer });
  const published = () => call<{ answer: string }>("GET", `/faq/${id}`);
  const next = () => call<{ question: string }>("GET", `/faq/${id}/next`);
  await call("PUT", `/faq/${id}/next`, { question: "Ringe 33 11 22 33?" });
  await call("PUT", "/identity/1", { phone: "+4733998877" });

  await signIn(page, site, staffAddresses.changedValues);
  const rows = page.locator(".changed-value").filter({ hasText: "33 11 22 33" }).locator(".resource-row");
  await expect(rows).toHaveCount(2);
  const ofDraft = rows.filter({ hasText: "Ny versjon" });
  await expect(ofDraft).toHaveText(/Ringe 33 11 22 33\?/);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);

  await page.getByRole("button", { name: "Sett inn opplysningen i de 2 tekstene" }).click();
  const toast = page.locator(".toast");
  await expect(toast).toContainText("2 tekster oppdateres nå automatisk.");
  await expect(rows).toHaveCount(0);
  expect((await published()).answer).toContain('value="identity.phone"');
  expect((await next()).question).toContain('value="identity.phone"');
  await toast.getByRole("button", { name: "Angre" }).click();
  await expect(toast.last()).toContainText("Angret");
  await expect(rows).toHaveCount(2);
  expect((await published()).answer).toBe(answer);
  expect((await next()).question).toBe("Ringe 33 11 22 33?");

  await ofDraft.getByRole("button", { name: "Dette er riktig" }).click();
  await expect(page.locator(".right-as-written")).toHaveText(/^1 sted er riktig/);
  await expect(ofDraft).toBeHidden();
  await rows.filter({ visible: true }).getByRole("link", { name: "Rett" }).click();
  await expect(page.locator(".next-strip")).toContainText("Du retter det gjestene leser nå.");
  await page.goBack();
  await page.locator(".right-as-written").click();
  await ofDraft.locator("[data-row]").click();
  await expect(page.locator(".next-strip")).toContainText("Ny versjon.");
  await expect(field(page, "Spørsmål")).toHaveValue("Ringe 33 11 22 33?");

  await call("DELETE", `/faq/${id}`);
  await call("PUT", "/identity/1", { phone });
});
