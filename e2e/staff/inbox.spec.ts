import { readFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { standInForMailProgram } from "../support/mail-program.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import { signIn } from "../support/staff.ts";
import type { Site } from "../support/site.ts";

const inbox = "/admin/feedback";

test.describe.configure({ mode: "serial" });

/** Sends a message as a guest does from a form. */
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

test("messages are read, starred, archived, deleted and restored, and the counts change", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, site, inbox);
  await expect(page.getByRole("heading", { name: "Ingen nye meldinger" })).toBeVisible();
  await expectNoFindings(page);

  await send(site, { name: "Per", message: "Første melding" });
  await send(site, { message: "<b>Andre</b> melding\nmed to linjer" });
  await send(site, {
    name: "Marit",
    email: "marit&bcc=x@example.no",
    mobilePhone: "901 23 456",
    message: "Tredje melding",
    source: "contact",
    language: "de",
  });
  await page.getByRole("link", { name: "Stjernemerket" }).click();
  await expect(page).toHaveURL(/\?box=starred$/);
  await page.getByRole("link", { name: /^Nye/ }).click();
  const newTab = page.getByRole("navigation", { name: "Mapper" }).getByRole("link", { name: "Nye (3" });
  await expect(newTab).toHaveAttribute("aria-current", "page");

  await page.getByRole("link", { name: "Marit" }).click();
  await expect(pane(page).getByRole("heading", { name: "Marit" })).toBeVisible();
  await expect(pane(page)).toContainText("Kontaktskjema");
  await expect(pane(page).getByRole("link", { name: "901 23 456" })).toHaveAttribute("href", "tel:90123456");
  await expectNoFindings(page);

  await pane(page).getByRole("button", { name: "Stjernemerk" }).click();
  await expect(toast(page)).toContainText("Meldingen fra Marit er stjernemerket.");
  // After a message is starred, it stays open. Its row stays in the list until another message is opened.
  await expect(pane(page).getByRole("heading", { name: "Marit" })).toBeVisible();
  await expect(page.locator(".inbox-row").filter({ hasText: "Marit" })).toContainText("Stjerne");
  await expect(page.locator(".inbox-row").filter({ hasText: "Uten navn" }).getByText("(ulest)")).toHaveCount(
    1,
  );
  await page.keyboard.press("j");
  await expect(page.locator(".inbox-row").filter({ hasText: "Marit" })).toHaveCount(0);
  // A guest's text is never rendered as HTML.
  await expect(pane(page).getByRole("heading", { name: "Uten navn" })).toBeVisible();
  await expect(pane(page)).toContainText("<b>Andre</b> melding\nmed to linjer", { useInnerText: true });
  await expect(pane(page)).toContainText("Ingen e-postadresse å svare til");
  await expect(pane(page).getByRole("link", { name: "Svar" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /Innboks.*2 meldinger uten svar/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Stjernemerket (1)" })).toBeVisible();

  await pane(page).getByRole("button", { name: "Arkiver" }).click();
  await expect(pane(page).getByRole("heading", { name: "Per" })).toBeVisible();
  await expect(toast(page)).toContainText("Meldingen er arkivert.");
  await pane(page).getByRole("button", { name: "Slett" }).click();
  await expect(page.getByRole("heading", { name: "Ingen nye meldinger" })).toBeVisible();
  await expect(toast(page)).toContainText("Meldingen fra Per er slettet.");
  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(pane(page).getByRole("heading", { name: "Per" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Innboks.*én melding uten svar/ })).toBeVisible();
  await page.goBack();
  await expect(pane(page)).toHaveCount(0);
});

test("the inbox asks whether an answer was sent from another program, until staff say yes or no", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await standInForMailProgram(page);
  await signIn(page, site, `${inbox}?box=starred`);
  await expectNoFindings(page);
  await page.getByRole("link", { name: "Marit" }).click();
  await expect(pane(page).getByRole("heading", { name: "Marit" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Per" })).toBeHidden();
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  const reply = pane(page).getByRole("link", { name: "Svar", exact: true });
  const { pathname, searchParams } = new URL((await reply.getAttribute("href"))!);
  expect(decodeURIComponent(pathname)).toBe("marit&bcc=x@example.no");
  expect([...searchParams.keys()]).toEqual(["subject", "body"]);
  // The reply is in the language of the guest's form.
  expect(searchParams.get("subject")).toMatch(/^Antwort von /);
  expect(searchParams.get("body")).toMatch(/Marit schrieb am [^]*> Tredje melding/);
  // A template also opens the e-mail program, with the template's text above the quotation.
  const templates = pane(page).getByRole("button", { name: "Bruk en svarmal" });
  const [button, note] = [
    await templates.boundingBox(),
    await pane(page).locator(".inbox-note").boundingBox(),
  ];
  expect(note!.y - button!.y - button!.height, "space above the rule").toBeGreaterThanOrEqual(12);
  await page.setViewportSize({ width: 1280, height: 860 });
  await templates.click();
  const menu = (await page.locator(".menu-list:popover-open").boundingBox())!;
  const { x } = (await pane(page).boundingBox())!;
  expect(menu.x, "the menu doesn't cover the list").toBeGreaterThanOrEqual(x);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await templates.click();
  const template = page.locator(".menu-list:popover-open :is(a, button)").first();
  const filled = new URL((await template.getAttribute("href"))!);
  expect(filled.searchParams.get("subject")).toMatch(/^Antwort von /);
  expect(filled.searchParams.get("body")).toMatch(/^\S[^]*Marit schrieb am /);
  await template.click();
  await expect(pane(page)).toContainText("Har du sendt svaret fra e-postprogrammet ditt?");
  await pane(page).getByRole("button", { name: "Nei", exact: true }).click();
  await reply.click();
  // The site can't know whether staff have sent the answer, so the question stays.
  await page.reload();
  await expect(pane(page)).toContainText("Har du sendt svaret fra e-postprogrammet ditt?");
  await expect(page.locator(".inbox-row").filter({ hasText: "Marit" })).toContainText("Besvart?");
  await expectNoFindings(page);
  // Staff can mark a message as answered and undo this.
  await pane(page).getByRole("button", { name: "Ja, merk som besvart" }).click();
  const answers = pane(page).getByRole("list", { name: "Svar" });
  await expect(answers).toContainText("merket den som besvart");
  await expectNoFindings(page);
  await pane(page).getByRole("button", { name: "Mer", exact: true }).click();
  await page.locator(".menu-list:popover-open").getByRole("button", { name: "Merk som ubesvart" }).click();
  await expect(answers).toHaveCount(0);
  await expect(toast(page).last()).toContainText("ikke lenger merket som besvart");
  await pane(page).getByRole("button", { name: "Arkiver" }).click();
  await expect(page.getByRole("heading", { name: "Ingen stjernemerkede meldinger" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("link", { name: "Arkiv (2)" }).click();
  await page.getByRole("link", { name: "Marit" }).click();
  await expect(page).toHaveURL(/\/admin\/feedback\/\d+\?box=archived$/);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Marit" })).toBeFocused();
});

test("after a failed action the message returns, with the reason and a retry", async ({
  page,
  site,
  findings,
}) => {
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

  await page.route("**/api/v1/feedback?box=archived&limit=50", (route) => route.fulfill({ status: 500 }));
  await page.getByRole("link", { name: /^Arkiv/ }).click();
  await expect(page.getByRole("heading", { name: "Fikk ikke hentet dette" })).toBeVisible();
  await page.unroute("**/api/v1/feedback?box=archived&limit=50");
  findings.length = 0;
});

test("single-key shortcuts work until they are turned off", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, site, `${inbox}?box=archived`);
  await expect(page.getByRole("link", { name: "Arkiv (3)" })).toBeVisible();
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
  await expect(page.getByRole("link", { name: "Arkiv (3)" })).toBeVisible();
  await page.keyboard.press("Control+e");
  await page.getByRole("button", { name: "Slå av hurtigtaster" }).click();
  await page.keyboard.press("e");
  await page.keyboard.press("j");
  await expect(pane(page).getByRole("heading", { name: "Marit" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Slå på hurtigtaster" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Arkiv (3)" })).toBeVisible();
});

test("a note is saved automatically and survives failed saves and conflicts", async ({
  page,
  site,
  browser,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, site, `${inbox}?box=archived`);
  const field = (on: Page) => pane(on).getByLabel("Notat");
  await page.getByRole("link", { name: "Marit" }).click();
  await field(page).fill("Svart på telefon: ja, det er plass");
  await expect(pane(page)).toContainText("Ikke lagret");
  await expect(pane(page)).toContainText(/Lagret kl\.\s\d\d\.\d\d/);
  await expect(row(page, "Tredje melding")).toContainText("Notat");
  await expectNoFindings(page);

  // Moving the message while its note is being saved causes no conflict.
  await field(page).pressSequentially("!");
  await pane(page).getByRole("button", { name: "Flytt tilbake" }).click();
  await expect(toast(page)).toContainText("Meldingen fra Marit er flyttet tilbake.");
  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(field(page)).toHaveValue("Svart på telefon: ja, det er plass!");

  const other = await browser.newPage({ baseURL: site.origin, locale: "nb-NO" });
  await signIn(other, site, new URL(page.url()).pathname);
  await expect(field(other)).toHaveValue("Svart på telefon: ja, det er plass!");
  await other.close();

  await page.route("**/api/v1/feedback/*/note", (route) => route.abort());
  await field(page).fill("Ringt to ganger");
  await expect(pane(page)).toContainText("Ble ikke lagret. Fikk ikke kontakt med nettstedet.");
  await expectNoFindings(page, ".inbox-pane");
  // The list marks the unsaved note, which is stored on the device.
  await page.getByRole("button", { name: "Neste melding" }).click();
  await expect(row(page, "Tredje melding")).toContainText("Notatet er ikke lagret");
  await page.goBack();
  await page.unroute("**/api/v1/feedback/*/note");
  await page.reload();
  await page.getByRole("link", { name: "Marit" }).click();
  await expect(field(page)).toHaveValue("Ringt to ganger");
  await expect(pane(page)).toContainText("Lagret kl.");

  await page.route("**/api/v1/feedback/*/note", async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), "if-match": '"0"' } });
    const problem = (await response.json()) as { current: object };
    const current = { ...problem.current, note: "Kari har svart" };
    await route.fulfill({ response, json: { ...problem, current } });
  });
  await field(page).fill("Jeg har svart");
  await expect(pane(page)).toContainText("Noen andre har imens skrevet:Kari har svart");
  await expectNoFindings(page, ".inbox-pane");
  await page.unroute("**/api/v1/feedback/*/note");
  await pane(page).getByRole("button", { name: "Bruk det andre" }).click();
  await expect(field(page)).toHaveValue("Kari har svart");
  findings.length = 0;
});

test("the search runs while typing, in one or all folders, and its results are exported as CSV", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await send(site, { name: "=HYPERLINK(1)", message: "Fjerde: når åpner ØSTODDEN?" });
  await signIn(page, site, inbox);
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Søk i meldinger" });
  await expect(search).toBeFocused();
  // Shortcut keys type letters in the search field.
  await page.keyboard.type("melding");
  await expect(page.getByRole("heading", { name: "Ingen treff på «melding»" })).toBeVisible();
  await expect(page).toHaveURL(/\?q=melding$/);
  await expectNoFindings(page);
  await page.getByRole("link", { name: "Søk i alle mapper" }).click();
  await expect(page.getByText("3 treff i alle mapper")).toBeVisible();
  await expect(search).toBeFocused();
  await expect(page.locator(".inbox-list mark").first()).toHaveText("melding");
  await expectNoFindings(page);
  await page.getByRole("link", { name: "Marit" }).click();
  await expect(page).toHaveURL(/\/\d+\?box=all&q=melding$/);
  await page.goBack();
  await search.fill("østodden ÅPNER");
  await expect(page.getByText("Ett treff i alle mapper")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Mer i innboksen" }).click();
  await expectNoFindings(page);
  await page
    .locator(".menu-list:popover-open")
    .getByRole("button", { name: "Last ned det som vises, for regneark" })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^innboks-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv).toContain(`;"'=HYPERLINK(1)";`);
  expect(csv.trim().split("\r\n")).toHaveLength(2);

  await page.route("**/api/v1/feedback?*search=*", (route) => route.abort());
  await search.fill("fjerde");
  const fault = page.getByRole("alert").filter({ hasText: "Fikk ikke kontakt med nettstedet." });
  await expect(fault).toBeVisible();
  await expect(search).toHaveValue("fjerde");
  await expectNoFindings(page);
  await page.unroute("**/api/v1/feedback?*search=*");
  await fault.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page.getByText("Ett treff i alle mapper")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  findings.length = 0;
});

test("the shortcuts dialog lists the keys and turns them off on this device", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, site, inbox);
  await expect(page.getByRole("link", { name: "Nye (én melding uten svar)" })).toBeVisible();
  const help = page.getByRole("dialog", { name: "Hurtigtaster" });
  await page.keyboard.press("?");
  await expect(help).toContainText("Angre det siste");
  await expectNoFindings(page);
  // Shortcuts do nothing while the dialog is open.
  await page.keyboard.press("j");
  await help.getByRole("switch", { name: "Bruk hurtigtaster på denne enheten" }).press("Space");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await page.keyboard.press("?");
  await page.keyboard.press("j");
  await expect(page.getByRole("button", { name: "Slå på hurtigtaster" })).toBeVisible();
  await expect(help).toBeHidden();
  await expect(pane(page)).toHaveCount(0);
});

test("a deleted message is in the folder of deleted messages and can be restored", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, inbox);
  await page.getByRole("link", { name: "=HYPERLINK" }).click();
  await pane(page).getByRole("button", { name: "Slett" }).click();
  await expect(page.getByRole("heading", { name: "Ingen nye meldinger" })).toBeVisible();
  await page.getByRole("button", { name: "Mer i innboksen" }).click();
  await page.locator(".menu-list:popover-open").getByRole("button", { name: "Slettede meldinger" }).click();
  await page.getByRole("link", { name: "=HYPERLINK" }).click();
  await expect(pane(page)).toContainText("Borte for godt etter 30 dager.");
  await expectNoFindings(page);
  await pane(page).getByRole("button", { name: "Gjenopprett" }).click();
  await expect(page.getByRole("heading", { name: "Ingen slettede meldinger" })).toBeVisible();
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  await expect(page.getByRole("link", { name: "Nye (én melding uten svar)" })).toBeVisible();
});

test("several messages are marked as spam and restored together on a phone", async ({ page, site }) => {
  for (const name of ["Kredittformidling", "Gullfeber"]) await send(site, { name, message: "Tilbud" });
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, site, inbox);
  await expect(page.getByRole("link", { name: "Gullfeber (ulest)" })).toBeVisible();
  await page.getByRole("button", { name: "Velg flere" }).click();
  const withThem = page.getByRole("group", { name: "Med de valgte" });
  await withThem.getByRole("button", { name: "Søppelpost" }).press("Enter");
  await expect(withThem).toContainText("Velg meldinger først.");
  await page.getByRole("checkbox", { name: "Gullfeber" }).check();
  await page.getByRole("checkbox", { name: "Kredittformidling" }).check();
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  await withThem.getByRole("button", { name: "Søppelpost" }).click();
  await expect(toast(page)).toContainText("2 meldinger er merket som søppelpost.");
  await expect(page.getByRole("checkbox")).toHaveCount(1);

  await page.getByRole("button", { name: "Mer i innboksen" }).click();
  await page.locator(".menu-list:popover-open").getByRole("button", { name: "Søppelpost" }).click();
  await page.getByRole("button", { name: "Velg flere" }).click();
  await page.getByRole("button", { name: "Velg alle 2 som vises" }).click();
  await withThem.getByRole("button", { name: "Gjenopprett" }).click();
  await expect(page.getByRole("heading", { name: "Ingen søppelpost" })).toBeVisible();
  await page.getByRole("link", { name: "Nye (3" }).click();
  await page.getByRole("link", { name: "Gullfeber (ulest)" }).click();
  await expect(pane(page)).toContainText("Tilbud");
  await page.goBack();
  await expect(page.getByRole("link", { name: "Gullfeber", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Velg flere" }).click();
  await page.getByRole("checkbox", { name: "Gullfeber" }).check();
  await page.getByRole("checkbox", { name: "Kredittformidling" }).check();
  await withThem.getByRole("button", { name: "Slett" }).click();
  await expect(toast(page)).toContainText("2 meldinger er slettet.");
});

test("a person's data is shown, downloaded, and erased after one confirmation", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await send(site, { name: "Kari", email: "kari@example.no", message: "Første" });
  await send(site, { name: "Kari", email: "KARI@example.no", message: "Andre" });
  using database = new DatabaseSync(path.join(site.dataDir, "campsite.sqlite"));
  database.exec(`
    insert into subscription (address, "addressFolded", topics, language, "consentedOn", until)
    values ('kari@example.no', 'kari@example.no', '["water"]', 'nb', '2026-01-01', '2099-01-01')`);
  const stored = "2 meldinger og 1 abonnement på «Få beskjed»";
  await signIn(page, site, inbox);
  await page.getByRole("button", { name: "Mer i innboksen" }).click();
  await page
    .locator(".menu-list:popover-open")
    .getByRole("button", { name: "Slett opplysninger om en person" })
    .click();
  await expect(page).toHaveURL(/\/admin\/feedback\/person$/);
  await expect(page.getByRole("main").getByRole("link", { name: "Innboks" })).toHaveAttribute(
    "href",
    "/admin/feedback",
  );
  const email = page.getByLabel("Gjestens e-postadresse");
  const look = page.getByRole("button", { name: "Vis hva som er lagret" });
  await email.fill("kari");
  await look.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expectNoFindings(page);
  await email.fill("ingen@example.no");
  await look.click();
  await expect(page.getByRole("heading", { name: "Ingenting er lagret om ingen@example.no" })).toBeVisible();
  await email.fill("kari@example.no");
  await look.click();
  await expect(page.getByRole("listitem").filter({ hasText: "Første" })).toContainText("Kari");
  await expect(page.getByText(stored)).toBeVisible();
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Last ned alt som fil" }).click();
  const kept = JSON.parse(await readFile(await (await download).path(), "utf8")) as { messages: object[] };
  expect(kept.messages).toMatchObject([{ message: "Første" }, { message: "Andre", note: "" }]);

  const erase = page.getByRole("button", { name: "Slett alt for godt" });
  await erase.click();
  const question = page.getByRole("alertdialog", { name: "Slette alt om gjesten for godt?" });
  await expect(question).toContainText(stored);
  await expect(question).toContainText("Dette kan ikke angres.");
  await expectNoFindings(page);
  await page.route("**/person/erase", (route) => route.abort());
  await question.getByRole("button", { name: "Slett alt for godt" }).click();
  await expect(question).toContainText("Ingenting ble slettet. Fikk ikke kontakt med nettstedet.");
  await page.unroute("**/person/erase");
  await question.getByRole("button", { name: "Slett alt for godt" }).click();
  await expect(toast(page)).toContainText(`Alt om kari@example.no er slettet for godt: ${stored}.`);
  await expect(email).toBeFocused();
  await expect(page.getByRole("link", { name: /Innboks.*én melding uten svar/ })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Innboks" }).click();
  await expect(page.getByRole("link", { name: "=HYPERLINK" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Kari" })).toHaveCount(0);
  findings.length = 0;
});

test("a guest's details are corrected, even after a failed call, and the history doesn't contain the details", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await send(site, { name: "Kari", email: "kari@exmple.no", message: "Er det plass i juli?" });
  await signIn(page, site, inbox);
  await page.getByRole("link", { name: "Kari" }).click();
  await pane(page).getByRole("button", { name: "Rett opplysninger" }).click();
  const dialog = page.getByRole("dialog", { name: "Rett kontaktopplysninger" });
  const email = dialog.getByLabel("E-post");
  await email.fill("kari@");
  await dialog.getByRole("button", { name: "Lagre" }).click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toBeFocused();
  await expectNoFindings(page);
  await email.fill("kari@example.no");
  await page.route("**/feedback/*/contact", (route) => route.abort());
  await dialog.getByRole("button", { name: "Lagre" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Fikk ikke kontakt med nettstedet.");
  await expect(email).toHaveValue("kari@example.no");
  await page.unroute("**/feedback/*/contact");
  await dialog.getByRole("button", { name: "Lagre" }).click();
  await expect(dialog).toBeHidden();
  await expect(pane(page)).toContainText("kari@example.no");
  await page.goto(`${site.origin}/admin/history?kind=feedback`);
  await page.getByRole("main").getByRole("listitem").first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Det som ble endret" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("E-post");
  await expect(page.getByRole("main")).not.toContainText("kari@");
  expect(findings.splice(0).filter((each) => !each.includes("ERR_FAILED"))).toEqual([]);
});

test("an answered message isn't counted as new, and is below the unanswered messages", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  for (const name of ["Eldst", "Yngst"]) await send(site, { name, message: "Hei" });
  await signIn(page, site, inbox);
  const waiting = async (count: number) => {
    const words = new RegExp(`[ (]${count === 1 ? "én melding" : `${count} meldinger`} uten svar`);
    await expect(page.getByRole("link", { name: words })).toHaveCount(2);
  };
  const names = page.locator(".inbox-list .inbox-sender");
  const before = await names.count();
  await waiting(before);
  await row(page, "Yngst").getByRole("link").click();
  await pane(page).getByRole("button", { name: "Mer", exact: true }).click();
  await page.locator(".menu-list:popover-open").getByRole("button", { name: "Merk som besvart" }).click();
  await waiting(before - 1);
  await expect(page.getByRole("heading", { name: "Besvart" })).toBeVisible();
  await expect(names.last()).toContainText("Yngst");
  await expect(pane(page).getByRole("heading", { name: "Yngst" })).toBeVisible();
  // Counts are loaded on each navigation, so a message that arrives meanwhile is counted on the next screen.
  await send(site, { name: "Nytt", message: "Hei" });
  await page.getByRole("link", { name: "Start", exact: true }).click();
  await expect(page.getByRole("link", { name: /^Innboks/ })).toHaveAccessibleName(
    new RegExp(`${before} meldinger uten svar`),
  );
  await expect(page.getByText(`${before} meldinger uten svar`).last()).toBeVisible();
});

test("the inbox loads 50 messages and counts all, and loads more when the shortcut moves past the last message", async ({
  page,
  site,
}) => {
  using database = new DatabaseSync(path.join(site.dataDir, "campsite.sqlite"));
  database.exec(`
    with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < 60)
    insert into feedback (version, "updatedAt", name, email, mobile, message, ip, "sentDate", source, "isStarred", "isArchived", note, language)
    select 1, '2026-01-01T00:00:00Z', 'Gjest ' || number, '', '', 'Hei', '', '2020-01-01T00:00:00Z', 'contact', 1, 0, '', 'nb' from numbers`);
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, site, `${inbox}?box=starred`);
  const rows = page.locator(".inbox-list li");
  await expect(rows).toHaveCount(50);
  const count = Number(/\d+/.exec(await page.getByRole("link", { name: /^Stjernemerket/ }).innerText()));
  expect(count).toBeGreaterThanOrEqual(60);
  await rows.last().getByRole("link").click();
  const place = page.locator(".inbox-position");
  await expect(place).toContainText(`50 av ${count}`);
  await page.keyboard.press("j");
  await expect(place).toContainText(`51 av ${count}`);
  await expect(rows).toHaveCount(count);
});
