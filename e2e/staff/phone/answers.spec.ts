import { inboxAnswerText, inboxStartText, inboxText } from "#messages/inbox";
import { staffText } from "#messages/staff";
import type { Correspondence } from "#src/features/feedback/inbox/answers.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { expect } from "../../support/test.ts";
import { test } from "../../support/mail.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signInForCalls } from "../../support/staff.ts";

test.use({ colorScheme: "dark" });

/** The time to wait for mail. The site sends mail every ten seconds. */
const soon = { timeout: 60_000 };

test("staff answer a guest by mail, even after a colleague's answer; refused mail returns to the inbox", async ({
  page,
  site,
  mail,
  findings,
}) => {
  const [text, inbox] = [inboxAnswerText.de, inboxText.de];
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem("staffLanguage", "de"));
  await fetch(`${site.origin}/api/v1/feedback`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      source: "contact",
      language: "de",
      name: "Thomas Krüger",
      email: "thomas@example.com",
      mobilePhone: "+49 151 234567",
      message: "Ist die Hütte frei?",
    }),
  });
  const call = await signInForCalls(page, site, staffAddresses.inbox);
  await page.route("**/api/v1/presence", async (route) => {
    const response = await route.fetch();
    expect(await response.json()).toEqual([]);
    await route.fulfill({ response, json: [{ name: "Ola Nordmann", isWriting: true }] });
  });
  await page.getByRole("link", { name: /^Thomas/ }).click();
  const pane = page.getByRole("article");
  // A colleague is already answering the message.
  await expect(pane.getByText(staffText.de.presence.writing({ names: "Ola Nordmann" }))).toBeVisible();
  const seen = async () => {
    await expectNoFindings(page);
    expect(await findSidewaysScroll(page)).toEqual([]);
  };
  const send = pane.getByRole("button", { name: text.send });
  await seen();
  await pane.getByRole("button", { name: inbox.replyShort }).click();
  await send.click();
  await expect(pane.getByText(text.empty)).toBeVisible();
  await pane.getByRole("button", { name: text.templates.choose }).click();
  await page.locator(".menu-list:popover-open :is(a, button)").first().click();
  await expect(pane.getByLabel(text.label({ name: "Thomas Krüger" }))).toHaveValue(/^Guten Tag/);
  await seen();

  // A colleague sends an answer first.
  const id = /\d+/.exec(new URL(page.url()).pathname)![0];
  await call("PUT", `/feedback/${id}/answer`, { text: "Ja, sie ist frei." });
  await send.click();
  await expect(pane.getByText(text.alsoAnswered)).toBeVisible();
  await expect(pane.getByRole("list", { name: text.heading })).toContainText("Ja, sie ist frei.");
  await seen();
  await send.click();
  await expect(page.locator(".toast").last()).toContainText(text.sent({ name: "Thomas Krüger" }));
  // Receipts are automatic, and answers aren't.
  const toGuest = () =>
    mail.received.filter(
      ({ to, headers }) => to[0] === "thomas@example.com" && !("auto-submitted" in headers),
    );
  await expect.poll(() => toGuest().length, soon).toBe(2);
  const [first, second] = toGuest();
  expect(second!.headers).toMatchObject({
    "in-reply-to": first!.headers["message-id"],
    references: first!.headers["message-id"],
  });
  expect(second!.headers["reply-to"]).toContain("<post@familiecamping.example>");
  await expect(pane.getByText(text.states.waiting)).toHaveCount(0, soon);

  mail.refuseWith(550, "RCPT");
  await pane.getByRole("button", { name: inbox.replyShort }).click();
  await pane.getByLabel(text.label({ name: "Thomas Krüger" })).fill("Bis bald!");
  await send.click();
  await page.locator(".toast").last().getByRole("button", { name: inbox.archive }).click();
  await expect(pane).toHaveCount(0);
  const start = inboxStartText.de.refused;
  const waiting = page.getByRole("link", { name: start.heading({ name: "Thomas Krüger" }) });
  await expect
    .poll(
      async () => (await call<Correspondence>("GET", `/feedback/${id}/correspondence`)).answers.at(-1)?.state,
      soon,
    )
    .toBe("refused");
  await page.goto(staffAddresses.start);
  await expect(waiting).toBeVisible();
  await seen();
  await waiting.click();
  await expect(pane.getByText(text.states.refused)).toBeVisible();
  await seen();
  mail.refuseWith(undefined);
  await pane.getByRole("button", { name: staffText.de.retry }).click();
  await expect(pane.getByText(text.states.waiting)).toBeVisible();
  await expect.poll(() => toGuest().length, soon).toBe(3);
  // The browser reports 412 if a colleague's answer or the mail server's refusal has changed the message's version
  // before the press.
  expect(findings.splice(0).filter((each) => !each.includes("412"))).toEqual([]);
});
