import type { Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { findSidewaysScroll } from "./sideways-scroll.ts";
import { signIn } from "./staff.ts";
import type { Site } from "./site.ts";

const inbox = "/admin/feedback";

test.describe.configure({ mode: "serial" });

/** What a guest sends from one of the forms. */
async function send(site: Site, fields: Record<string, string>): Promise<void> {
  const response = await fetch(`${site.origin}/api/v1/feedback`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ source: "feedback", ...fields }),
  });
  expect(response.status).toBe(201);
}

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const pane = (page: Page) => page.getByRole("article");
const toast = (page: Page) => page.locator(".toasts .toast").last();

test("messages are read, starred, archived and deleted, each undone, and the counts follow", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, site, inbox);
  await expect(page.getByRole("heading", { name: "Alt er besvart" })).toBeVisible();
  await expectNoFindings(page);

  await send(site, { name: "Per", message: "Første melding" });
  await send(site, { message: "<b>Andre</b> melding\nmed to linjer" });
  await send(site, {
    name: "Marit",
    email: "marit&bcc=x@example.no",
    mobilePhone: "901 23 456",
    message: "Tredje melding",
    source: "contact",
  });
  await page.getByRole("link", { name: "Stjernemerket" }).click();
  await expect(page).toHaveURL(/\?box=starred$/);
  await page.getByRole("link", { name: /^Nye/ }).click();
  const newTab = page.getByRole("navigation", { name: "Mapper" }).getByRole("link", { name: "Nye 3" });
  await expect(newTab).toHaveAttribute("aria-current", "page");

  await page.getByRole("link", { name: "Marit" }).click();
  await expect(pane(page).getByRole("heading", { name: "Marit" })).toBeVisible();
  await expect(pane(page)).toContainText("Kontaktskjema");
  await expect(pane(page).getByRole("link", { name: "901 23 456" })).toHaveAttribute("href", "tel:90123456");
  await expectNoFindings(page);

  await pane(page).getByRole("button", { name: "Stjernemerk" }).click();
  await expect(toast(page)).toContainText("Meldingen fra Marit er stjernemerket.");
  // The next one opens; what a guest writes is never HTML.
  await expect(pane(page).getByRole("heading", { name: "Uten navn" })).toBeVisible();
  await expect(pane(page)).toContainText("<b>Andre</b> melding\nmed to linjer", { useInnerText: true });
  await expect(pane(page)).toContainText("Ingen e-postadresse å svare til");
  await expect(pane(page).getByRole("link", { name: "Svar" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Innboks.*2 nye meldinger/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Stjernemerket 1" })).toBeVisible();

  await pane(page).getByRole("button", { name: "Arkiver" }).click();
  await expect(pane(page).getByRole("heading", { name: "Per" })).toBeVisible();
  await expect(toast(page)).toContainText("Meldingen er arkivert.");
  await pane(page).getByRole("button", { name: "Slett" }).click();
  await expect(page.getByRole("heading", { name: "Alt er besvart" })).toBeVisible();
  await expect(toast(page)).toContainText("Meldingen fra Per er slettet.");
  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(pane(page).getByRole("heading", { name: "Per" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Innboks.*én ny melding/ })).toBeVisible();
  await page.goBack();
  await expect(pane(page)).toHaveCount(0);
});

test("one answers by e-mail, and is asked whether to archive", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The e-mail program isn't there.
  await page.addInitScript(() =>
    addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[href^='mailto:']")) event.preventDefault();
    }),
  );
  await signIn(page, site, `${inbox}?box=starred`);
  await expectNoFindings(page);
  await page.getByRole("link", { name: "Marit" }).click();
  await expect(pane(page).getByRole("heading", { name: "Marit" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Per" })).toBeHidden();
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  const reply = pane(page).getByRole("link", { name: "Svar" });
  const { pathname, searchParams } = new URL((await reply.getAttribute("href"))!);
  expect(decodeURIComponent(pathname)).toBe("marit&bcc=x@example.no");
  expect([...searchParams.keys()]).toEqual(["subject", "body"]);
  expect(searchParams.get("body")).toContain("> Tredje melding");
  await reply.click();
  await expect(toast(page)).toContainText("Arkivere meldingen?");
  await toast(page).getByRole("button", { name: "Arkiver" }).click();
  await expect(page.getByRole("heading", { name: "Ingen med stjerne" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("link", { name: "Arkiv 2" }).click();
  await page.getByRole("link", { name: "Marit" }).click();
  await expect(page).toHaveURL(/\/admin\/feedback\/\d+\?box=archived$/);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Marit" })).toBeFocused();
});

test("what fails comes back with the reason, and can be tried again", async ({ page, site, findings }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, site, inbox);
  const calls = "**/api/v1/feedback/*/togglearchived";
  await page.route(calls, (route) => route.abort());
  await page.getByRole("link", { name: "Per" }).click();
  await pane(page).getByRole("button", { name: "Arkiver" }).click();
  const failed = row(page, "Første melding");
  await expect(failed).toContainText(
    "Meldingen fra Per ble ikke arkivert. Fikk ikke kontakt med nettstedet.",
  );
  await expectNoFindings(page);
  await page.unroute(calls);
  await failed.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(toast(page)).toContainText("Meldingen fra Per er arkivert.");
  await expect(failed).toHaveCount(0);

  await page.route("**/api/v1/feedback?box=archived", (route) => route.fulfill({ status: 500 }));
  await page.getByRole("link", { name: /^Arkiv/ }).click();
  await expect(page.getByRole("heading", { name: "Fikk ikke hentet dette" })).toBeVisible();
  await page.unroute("**/api/v1/feedback?box=archived");
  findings.length = 0;
});

test("single keys do the same, unless they are switched off", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, site, `${inbox}?box=archived`);
  await expect(page.getByRole("link", { name: "Arkiv 3" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(pane(page).getByRole("heading", { name: "Marit" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(pane(page).getByRole("heading", { name: "Uten navn" })).toBeVisible();
  await page.keyboard.press("k");
  await expect(pane(page).getByRole("heading", { name: "Marit" })).toBeVisible();
  await page.keyboard.press("Delete");
  await expect(pane(page).getByRole("heading", { name: "Uten navn" })).toBeVisible();
  await expect(toast(page)).toContainText("Meldingen fra Marit er slettet.");
  await page.keyboard.press("z");
  await expect(pane(page).getByRole("heading", { name: "Marit" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Arkiv 3" })).toBeVisible();
  await page.keyboard.press("Control+e");
  await page.getByRole("button", { name: "Slå av hurtigtaster" }).click();
  await page.keyboard.press("e");
  await page.keyboard.press("j");
  await expect(pane(page).getByRole("heading", { name: "Marit" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Slå på hurtigtaster" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Arkiv 3" })).toBeVisible();
});
