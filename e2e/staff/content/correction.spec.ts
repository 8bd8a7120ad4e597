import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Message } from "#src/features/messages/message.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { test } from "../../support/mail.ts";
import { expect } from "../../support/test.ts";
import { signIn } from "../../support/staff.ts";

test("staff send a changed notice again from its form, at most three times a day", async ({
  page,
  site,
  findings,
}) => {
  const { id } = (await (await fetch(`${site.origin}/api/v1/messages/active`)).json()) as Message;
  using database = new DatabaseSync(path.join(site.dataDir, "campsite.sqlite"), { timeout: 5000 });
  // The demo's notice was never sent, so the test stores that the notice was sent.
  const storeSent = (minutesAgo: number) =>
    database
      .prepare(
        `insert or replace into "announced" ("kind", "resourceId", "at", "afterId", "mails") values ('message', ?, ?, null, 12)`,
      )
      .run(id, new Date(Date.now() - minutesAgo * 60_000).toISOString().replace(/\.\d+/, ""));
  const isCorrected = () =>
    database
      .prepare(`select "isCorrection" from "announced" where "kind" = 'message' and "resourceId" = ?`)
      .get(id)?.["isCorrection"] === 1;
  const subscribe = database.prepare(
    `insert into "subscription" ("address", "addressFolded", "topics", "language", "consentedOn", "until") values (?1, ?1, '["notices"]', ?2, '2026-07-01', '2099-01-01')`,
  );
  subscribe.run("gjest@post.example", "nb");
  subscribe.run("jens@post.example", "de");
  storeSent(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, `/admin/message/${id}`);
  const send = page.getByRole("button", { name: "Send rettelsen" });
  await expect(page.getByText("12 gjester fikk oppslaget")).toBeVisible();
  await expect(send).toBeHidden();
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Overskrift", exact: true }).fill("Ny overskrift");
  await page.getByRole("button", { name: "Lagre og send rettelsen" }).click();
  await expect(page.locator(".toasts .toast").last()).toContainText("Rettelsen blir sendt.");
  await expect(page.locator("p:focus")).toContainText(/rettelsen/i);
  await expect(send).toBeHidden();
  await expect(page.locator("p:focus")).toContainText(
    "Én gjest får ikke rettelsen, for teksten på tysk er ikke endret.",
  );
  const saved = (await (await fetch(`${site.origin}/api/v1/messages/active`)).json()) as Message;
  expect([saved.title, isCorrected()]).toEqual(["Ny overskrift", true]);
  storeSent(60);
  await page.reload();
  await send.click();
  await expect.poll(isCorrected).toBe(true);
  storeSent(60);
  await page.goto(staffAddresses.messages);
  await expect(page.getByText("«Ny overskrift» er rettet etter at 12 gjester fikk det.")).toBeVisible();
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.getByRole("button", { name: "Send rettelsen «Ny overskrift»" }).click();
  await expect.poll(isCorrected).toBe(true);
  await expect(page.getByText(/er rettet etter/)).toBeHidden();
  storeSent(60);
  await page.goto(`${staffAddresses.messages}/${id}`);
  await send.click();
  await expect(page.getByRole("alert").filter({ hasText: "tre rettelser" })).toBeVisible();
  // Chromium reports the refused call in the console.
  expect(findings.splice(0).join()).toContain("429");
});
