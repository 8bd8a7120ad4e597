import { kinds } from "#src/cms/kinds.ts";
import { buffer } from "node:stream/consumers";
import type { Locator, Page } from "@playwright/test";
import PdfDocument from "pdfkit";
import { documentKind } from "#src/features/documents/document.ts";
import { documentsAdminText } from "#messages/documents";
import { personText } from "#messages/inbox";
import { staffText } from "#messages/staff";
import { photoKind } from "#src/cms/photos/photo.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { today } from "#src/cms/staff/clock.ts";
import { faqKind, faqScreens } from "#src/features/faq/faq.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { expect, test } from "../support/test.ts";
import { signIn } from "../support/staff.ts";
import { publishAlert, writeArticle, type StaffActions } from "../support/staff-tasks.ts";
import { openOther } from "../support/staff-writing.ts";

/*
 * The main tasks of staff by keyboard alone. The tests click nothing and reach fields by Tab.
 */

test.describe.configure({ mode: "serial" });

const toast = (page: Page) => page.locator(".toasts .toast").last();

/** Presses Tab until the element with this role and name has focus. */
async function tabTo(
  page: Page,
  role: "button" | "link" | "textbox" | "switch" | "radio",
  name: string | RegExp,
): Promise<void> {
  await reach(page, page.getByRole(role, { name, exact: true }).first(), `the ${role} «${String(name)}»`);
}

async function reach(page: Page, target: Locator, what: string): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 300; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab doesn't lead to ${what}.`);
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, "textbox", name);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

async function press(page: Page, role: "button" | "link" | "switch", name: string | RegExp): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press("Enter");
}

const byKeys = (page: Page): StaffActions => ({
  follow: (link) => press(page, "link", link),
  press: (button) => press(page, "button", button),
  async turnOn(label) {
    await tabTo(page, "switch", label);
    await page.keyboard.press("Space");
  },
  write: (label, text) => write(page, label, text),
});

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
});

test("by keyboard alone, a notice is published and taken down", async ({ page, site }) => {
  await signIn(page, site);
  await publishAlert(byKeys(page), {
    line: "Vannet er stengt",
    heading: "Vannet er stengt til kl. 18",
    text: "Vi bytter en kran.",
  });
  await expect(toast(page)).toBeVisible();
  expect(await (await fetch(site.origin)).text()).toContain("Vannet er stengt");
  await press(page, "button", /^Ta ned/);
  await expect.poll(async () => (await fetch(site.origin)).text()).not.toContain("Vannet er stengt");
});

test("by keyboard alone, an article is written and published", async ({ page, site }) => {
  await signIn(page, site);
  await press(page, "link", "Ny artikkel");
  await writeArticle(byKeys(page), { title: "Is på bukta", lead: "Ta på isbrodder.", text: "Kom og se." });
  await tabTo(page, "radio", /^Utkast/);
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press("ArrowDown");
  await press(page, "button", "Publiser");
  await expect(toast(page)).toContainText("er publisert");
  expect(await (await fetch(`${site.origin}/info/nyheter`)).text()).toContain("Is på bukta");
});

test("by keyboard alone, a page's text is changed, and restored from its history", async ({ page, site }) => {
  const read = async () => (await fetch(`${site.origin}/aboutus`)).text();
  await signIn(page, site, staffAddresses.content);
  await press(page, "link", "Om oss");
  await write(page, "Ingress", "Skrevet med taster.");
  await press(page, "button", "Publiser");
  await expect(toast(page)).toContainText("er lagret");
  expect(await read()).toContain("Skrevet med taster.");

  await press(page, "link", "Om oss");
  await press(page, "link", "Historikk");
  const rows = page.locator(".history-rows > li");
  await expect(rows).toHaveCount(2);
  await reach(page, rows.last().getByRole("link").first(), "the oldest version");
  await page.keyboard.press("Enter");
  await press(page, "button", "Gjenopprett denne versjonen");
  await expect(toast(page)).toContainText("er gjenopprettet");
  expect(await read()).not.toContain("Skrevet med taster.");
});

test("by keyboard alone, prices are raised and planned for next year", async ({ page, site }) => {
  await signIn(page, site, staffAddresses.priceLists);
  await press(page, "link", /^Ny prisliste/);
  await press(page, "button", "Øk prisene …");
  await write(page, "Prosent", "4");
  await press(page, "button", /^Øk \d+ priser/);
  await press(page, "button", "Lagre og planlegg");
  await expect(toast(page)).toContainText(`er planlagt fra 01.01.${today().year + 1}.`);
});

test("by keyboard alone, a setting is turned off and on", async ({ page, site }) => {
  await signIn(page, site, staffAddresses.settings);
  const first = page.getByRole("switch").first();
  const before = await first.isChecked();
  for (const wanted of [!before, before]) {
    await reach(page, first, "the first switch");
    await page.keyboard.press("Space");
    await expect(first).toBeChecked({ checked: wanted });
  }
});

test("by keyboard alone, a question is added, moved, deleted and restored", async ({ page, site }) => {
  const questions = async () => (await fetch(`${site.origin}/info/questions`)).text();
  await signIn(page, site, kinds.faq.list);
  await press(page, "link", faqScreens.words.nb.add);
  await write(page, labelsOf(faqKind, "nb").question, "Kan jeg fiske her?");
  await write(page, labelsOf(faqKind, "nb").answer, "Ja.");
  await press(page, "button", "Publiser");
  await expect(toast(page)).toBeVisible();
  expect(await questions()).toContain("Kan jeg fiske her?");

  const rows = page.locator(".sorted-rows .resource-name a");
  await reach(page, rows.last(), "the new question");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(rows.nth(-2)).toHaveText("Kan jeg fiske her?");
  await press(page, "link", "Kan jeg fiske her?");
  await press(page, "button", faqScreens.words.nb.remove);
  await expect.poll(questions).not.toContain("Kan jeg fiske her?");
  // Until this toast appears, the previous toast offers to undo the save.
  await expect(toast(page)).toContainText(staffText.nb.removedResource({ name: "Kan jeg fiske her?" }));
  await reach(page, toast(page).getByRole("button", { name: "Angre" }), "the undo");
  await page.keyboard.press("Enter");
  await expect.poll(questions).toContain("Kan jeg fiske her?");
});

test("by keyboard alone, a PDF is chosen and uploaded", async ({ page, site }) => {
  await signIn(page, site, kinds.document.list);
  await press(page, "link", documentsAdminText.nb.add);
  // Set the listener early: without a listener, the browser opens its own dialog.
  const chooser = page.waitForEvent("filechooser", { timeout: 0 });
  await write(page, documentKind.words.title.label.nb, "Båtplasser");
  await write(page, documentKind.words.description.label.nb, "Regler for brygga.");
  await reach(
    page,
    page.getByRole("button", { name: documentsAdminText.nb.choose }).first(),
    "the choice of a file",
  );
  await page.keyboard.press("Enter");
  const document = new PdfDocument();
  document.text("Regler").end();
  await (
    await chooser
  ).setFiles({ name: "regler.pdf", mimeType: "application/pdf", buffer: await buffer(document) });
  await expect(page.locator(".document-files").getByText("regler.pdf").first()).toBeVisible();
  await press(page, "button", "Publiser");
  await expect(toast(page)).toBeVisible();
  expect(await (await fetch(`${site.origin}/info/documents`)).text()).toContain("Båtplasser");
});

test("by keyboard alone, a photo's alternative text is changed", async ({ page, site }) => {
  await signIn(page, site, `${staffAddresses.photos}/1`);
  await write(page, photoKind.words.alternativeText.label.nb, "En brygge i sol.");
  await press(page, "button", "Publiser");
  await expect(toast(page)).toBeVisible();
});

test("by keyboard alone, a message is read, annotated and archived, and the sender's data is erased", async ({
  page,
  site,
}) => {
  const message = { source: "feedback", name: "Anne", email: "anne@example.no", message: "Har dere plass?" };
  await fetch(`${site.origin}/api/v1/feedback`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(message),
  });
  await signIn(page, site, staffAddresses.inbox);
  await press(page, "link", /^Anne/);
  await expect(page.getByRole("article").getByRole("heading", { name: "Anne" })).toBeVisible();
  await reach(page, page.getByRole("article").locator("textarea"), "the note");
  await page.keyboard.type("Svart på telefon.");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("article")).toContainText(/Lagret/);
  await page.keyboard.press("e");
  await expect(toast(page)).toContainText("arkivert");

  await page.goto(staffAddresses.person);
  await write(page, personText.nb.email, "anne@example.no");
  await page.keyboard.press("Enter");
  await press(page, "button", personText.nb.erase);
  await reach(
    page,
    page.getByRole("alertdialog").getByRole("button", { name: personText.nb.erase }),
    "the answer",
  );
  await page.keyboard.press("Enter");
  const parts = personText.nb.parts.messages({ count: 1 });
  await expect(page.getByText(personText.nb.erased({ parts, email: "anne@example.no" }))).toBeVisible();
});

test("by keyboard alone, a conflict between two versions of a page's text is resolved", async ({
  page,
  browser,
  site,
  findings,
}) => {
  const path = `${staffAddresses.contentPages}/1`;
  await signIn(page, site, path);
  const other = await openOther(browser, site, path);
  await write(page, "Tittel", "Min tittel");
  await write(other, "Tittel", "Deres tittel");
  await press(other, "button", "Publiser");
  await expect(toast(other)).toBeVisible();
  await page.bringToFront();
  await press(page, "button", "Publiser");
  const mine = page.getByRole("radio", { name: /^Din versjon/ }).first();
  await expect(mine).toBeVisible();
  await reach(page, page.getByRole("radio", { name: /^Versjonen til/ }).first(), "the choice");
  await page.keyboard.press("ArrowDown");
  await expect(mine).toBeChecked();
  await press(page, "button", "Lagre valgene");
  await expect(toast(page)).toBeVisible();
  expect(await (await fetch(site.origin)).text()).not.toContain("Deres tittel");
  for (const finding of findings.splice(0)) expect(finding).toContain("412");
});
