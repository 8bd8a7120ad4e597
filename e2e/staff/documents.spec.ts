import { kinds } from "#src/cms/kinds.ts";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import PdfDocument from "pdfkit";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { documentKind } from "#src/features/documents/document.ts";
import { documentsAdminText } from "#messages/documents";
import { staffText } from "#messages/staff";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import { signIn } from "../support/staff.ts";

const text = documentsAdminText.nb;
const words = staffText.nb;
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function pdf(name: string) {
  const document = new PdfDocument();
  document.text(name).addPage().end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return { name, mimeType: "application/pdf", buffer: Buffer.concat(parts) };
}

test("staff upload a PDF from a phone, guests download it, other files are refused, and no text is lost", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 860 });
  await signIn(page, site, kinds.document.list);
  await expectNoFindings(page);
  await page.getByRole("link", { name: text.add }).click();
  await field(page, documentKind.words.title.label.nb).fill("Båtplasser");
  await field(page, documentKind.words.description.label.nb).fill("Regler for brygga.");
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  await expect(
    page.getByRole("link", { name: text.file({ language: languageInSentence("nb", "nb") }) }),
  ).toBeVisible();
  await expectNoFindings(page);

  const norwegian = page.locator(".document-files li").first();
  const input = norwegian.locator("input[type=file]");
  const sent = await pdf("Båt plasser.pdf");
  await page.route("**/api/v1/documents/file", (route) => route.abort());
  await input.setInputFiles(sent);
  await expect(norwegian.getByRole("alert")).toContainText(words.failures.noAnswer);
  await page.unroute("**/api/v1/documents/file");
  await norwegian.getByRole("button", { name: words.retry }).click();
  await expect(norwegian).toContainText("bat-plasser.pdf");
  await expect(norwegian).toContainText("2 sider");
  // Guests can't download the file before the document is saved.
  await expect(norwegian).toContainText(text.openOnceSaved);
  await expect(norwegian.getByRole("link")).toHaveCount(0);

  await input.setInputFiles({
    name: "notat.pdf",
    mimeType: "application/pdf",
    buffer: await readFile("package.json"),
  });
  await expect(norwegian.getByRole("alert")).toContainText(words.failures["unsupported-document"]);
  await expect(norwegian.getByRole("alert")).toContainText(text.oldStays);
  await expect(norwegian).toContainText("bat-plasser.pdf");
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expect(field(page, documentKind.words.title.label.nb)).toHaveValue("Båtplasser");
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  await expect(page).toHaveURL(site.origin + kinds.document.list);
  await expect(page.getByRole("link", { name: "Båtplasser" })).toBeVisible();

  for (const language of languages) {
    const html = await (await fetch(site.origin + address("documents", language))).text();
    const [path] = /\/data\/pdf\/bat-plasser-[0-9a-f]{8}\.pdf/.exec(html)!;
    const file = await fetch(site.origin + path);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(Buffer.from(await file.arrayBuffer()).equals(sent.buffer)).toBe(true);
  }
  for (const finding of findings.splice(0)) expect(finding).toMatch(/415|ERR_FAILED/);
});

test("a document's file is replaced, and the change is undone", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, `${kinds.document.list}/1`);
  const file = await pdf("Nye regler.pdf");
  const german = page.locator(".document-files li").nth(2);
  await german.locator("input[type=file]").setInputFiles(file);
  await expect(german).toContainText("nye-regler.pdf");
  await expectNoFindings(page);
  await page.getByRole("link", { name: words.cancel }).click();
  const question = page.getByRole("alertdialog", { name: words.leave.heading });
  await question.getByRole("button", { name: words.leave.stay }).click();
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  await expect(page).toHaveURL(site.origin + kinds.document.list);
  const page1 = async () => (await fetch(`${site.origin}/de/info/documents`)).text();
  expect(await page1()).toContain("/data/pdf/nye-regler-");
  await page.locator(".toasts .toast").last().getByRole("button", { name: words.undo }).click();
  await expect.poll(page1).not.toContain("/data/pdf/nye-regler-");
});
