import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { purposeNames } from "#src/features/messages/purpose.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { subscribersText, updatesText } from "#messages/subscriptions";
import { makeBrowser } from "#test/support/services/push-service.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { test } from "../../support/mail.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import type { Site } from "../../support/site.ts";
import { signInForCalls } from "../../support/staff.ts";
import { expect } from "../../support/test.ts";

const text = subscribersText.nb;

/** Sends the form of the guests' page «Få beskjed». */
async function ask({ origin }: Site, fields: Record<string, string>, topics: string[], language: Language) {
  const body = new URLSearchParams(fields);
  for (const topic of topics) body.append("topics", topic);
  const response = await fetch(origin + address("updates", language), { method: "POST", body });
  expect(response.status).toBe(200);
}

/** Subscribes a browser, which needs no confirmation. */
function subscribe(site: Site, topics: string[], language: Language) {
  const { endpoint, keys } = makeBrowser();
  return ask(site, { push: JSON.stringify({ endpoint, keys }) }, topics, language);
}

test("staff see the number of guests by topic and language, and to how many a notice was sent", async ({
  page,
  site,
}) => {
  const call = await signInForCalls(page, site, staffAddresses.subscribers);
  await expect(page.getByRole("heading", { name: text.total({ count: 0 }) })).toBeVisible();
  await subscribe(site, ["water", "news"], "nb");
  await subscribe(site, ["water"], "de");
  await subscribe(site, ["notices"], "en");
  // An address counts only after its confirmation.
  await ask(site, { email: "kari@example.com" }, ["water"], "nb");
  await page.reload();
  await expect(page.getByRole("heading", { name: text.total({ count: 3 }) })).toBeVisible();
  const rowOf = (topic: keyof typeof updatesText.nb.topics) =>
    page
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: updatesText.nb.topics[topic].name, exact: true }) })
      .getByRole("cell");
  // The columns are Norwegian, English and German.
  await expect(rowOf("water")).toHaveText(["1", "0", "1"]);
  await expect(rowOf("notices")).toHaveText(["0", "1", "0"]);
  await expect(rowOf("news")).toHaveText(["1", "0", "0"]);
  await expect(rowOf("power")).toHaveText(["0", "0", "0"]);
  await expectNoFindings(page);

  // Two guests chose water, and one chose all notices.
  await page.goto(`${staffAddresses.messages}/${newResource}`);
  const reach = page.getByText(text.receivers({ mails: 0, pushes: 3, both: false }));
  await expect(page.getByText(text.receivers({ mails: 0, pushes: 1, both: false }))).toBeVisible();
  await page.getByText(purposeNames.nb.water, { exact: true }).click();
  await expect(reach).toBeVisible();
  await expectNoFindings(page);
  await page.goto(staffAddresses.subscribers);
  await expect(page.getByRole("heading", { name: text.total({ count: 3 }) })).toBeVisible();

  const title = "Vannet er av i felt C";
  await call("POST", "/messages", {
    pageTitle: `${title}.`,
    title,
    message: "<p>Vi bytter en ventil.</p>",
    isActive: true,
    purpose: "water",
  });
  const sent = page.getByRole("listitem").filter({ hasText: title });
  // The site waits 15 seconds, during which staff can take a notice down.
  await expect(async () => {
    await page.reload();
    await expect(sent).toContainText(text.gotNotice({ count: 3, moment: "" }).replace(/, \.$/, ""), {
      timeout: 2000,
    });
  }).toPass({ timeout: 60_000 });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
});
