import type { Locator, Page } from "@playwright/test";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { staffText } from "#messages/staff";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import { signIn, signInForCalls } from "../support/staff.ts";
import type { Site } from "../support/site.ts";

const newArticle = staffAddresses.article.replace(":id", newResource);

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const toast = (page: Page) => page.locator(".toasts .toast").last();

/** Pastes HTML as a browser does from another program. */
async function paste(text: Locator, html: string): Promise<void> {
  await text.click();
  await text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {color:red}</style></head><body lang=NO-BOK><!--StartFragment-->
<h1 style='color:#2F5496'>Før du reiser<o:p></o:p></h1>
<p class=MsoNormal onclick="location = '/'"><span style='font-size:14.0pt;color:yellow'>Les mer <a href="https://example.com/?utm_source=word">her</a>.</span><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Tøm tank</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Slå av strømmen</p>
<p class=MsoNormal><b>Viktig å huske</b></p><p class=MsoNormal>VANNET ER STENGT nå.</p>
<img src="file:///C:/a.png" width=200 height=100><img src="https://example.com/b.png"><!--EndFragment--></body></html>`;

test("at 1280 px both languages share one toolbar, pasted HTML is cleaned, and the editor gives hints", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const call = await signInForCalls(page, site);
  await call("PUT", "/identity/1", { phone: "+4733001234" });
  await page.goto(newArticle);
  const norwegian = field(page, "Tekst");
  const english = field(page, "Tekst på engelsk");
  await expect(english).toBeVisible();
  await expect(page.getByRole("toolbar")).toHaveCount(1);
  await expect(page.getByText("Skriver på norsk")).toBeVisible();

  await paste(norwegian, word);
  await expect(page.getByText("2 bilder fra utklippet ble ikke med. Last dem opp i Bilder.")).toBeVisible();
  const html = await norwegian.evaluate((element) =>
    element.innerHTML.replaceAll(/ (?:class|contenteditable)="[^"]*"/g, ""),
  );
  expect(html).toContain(
    '<h2>Før du reiser</h2><p>Les mer <a href="https://example.com/">her</a>.</p><ul><li><p>Tøm tank</p></li><li><p>Slå av strømmen</p></li></ul><p><strong>Viktig å huske</strong></p>',
  );
  expect(html).not.toMatch(/style|onclick|span|Mso|<o:p|<img src="(?:file|https)/);

  const findings = page.locator(".text-findings").first();
  await expect(findings.locator(".text-findings-count")).toHaveText(
    "3 ting å se på i teksten. Du kan lagre likevel.",
  );
  await expectNoFindings(page);
  await findings.getByRole("button", { name: "Vis lenken" }).click();
  await expect(norwegian).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("her");
  await page.keyboard.type("om vannet");
  await expect(findings.locator(".text-findings-count")).toHaveText(/^2 ting/);
  await findings.getByRole("button", { name: "Vis linjen" }).click();
  await page.getByRole("button", { name: "Overskrift", exact: true }).click();
  await expect(findings.locator(".text-findings-count")).toHaveText(/^Én ting/);
  await expect(findings).toContainText("«VANNET ER STENGT» er tungt å lese");

  // The same toolbar serves the English text.
  await english.click();
  await expect(page.getByText("Skriver på engelsk")).toBeVisible();
  const tools = page.getByRole("toolbar", { name: "Verktøy for teksten på engelsk" });
  await page.keyboard.type("Read more ");
  await page.keyboard.press("Alt+F10");
  await expect(tools.getByRole("button", { name: "Overskrift", exact: true })).toBeFocused();
  for (const name of ["Mindre overskrift", "Fet"]) {
    await page.keyboard.press("ArrowRight");
    await expect(tools.getByRole("button", { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(tools.getByRole("button", { name: "Fet" })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(english).toBeFocused();
  await page.keyboard.type("today");
  await expect(english.locator("strong")).toHaveText("today");
  await expect(norwegian.locator("strong")).toHaveText("Viktig å huske");

  // The dialog finds a page by its name.
  await page.keyboard.type(" here");
  for (const _ of "here") await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Control+k");
  const link = page.getByRole("dialog", { name: "Lenke" });
  await expect(link.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("priser");
  await expect(link.getByRole("option").first()).toContainText("Priser");
  await expectNoFindings(page, "[role=dialog]");
  await page.keyboard.press("Enter");
  await expect(english.locator("a")).toHaveAttribute("href", "/en/info/prices");
  await expect(page.locator(".text-findings").nth(1)).toContainText(
    "Lenken «here» sier ikke hva man finner der.",
  );

  // The dialog finds a live value by the first letters of its name. Backspace deletes a live value as one character.
  await page.keyboard.press("Control+Shift+O");
  const search = page.getByRole("dialog", { name: "Sett inn telefon, pris …" });
  await expect(search.locator("input")).toBeFocused();
  await page.keyboard.type("tele");
  await expect(search.getByRole("option").first()).toContainText(/^Telefon.*\+47/);
  await expectNoFindings(page, "[role=dialog]");
  await page.keyboard.press("Enter");
  const chip = english.locator(".live-value");
  await expect(chip).toHaveText(/^Telefon: \+47/);
  await expect(english).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(chip).toHaveCount(0);

  // In a plain field a live value is its name in braces, with a preview of the text for guests.
  const title = field(page, "Tittel");
  await title.pressSequentially("Ring ");
  await page.keyboard.press("Control+Shift+O");
  await expect(search.locator("input")).toBeFocused();
  await expect(search.getByRole("option").first()).toContainText("Sist brukt");
  await page.keyboard.type("epost");
  await expect(search.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(title).toHaveValue("Ring {E-post}");
  await expect(page.getByText(/Gjestene leser: Ring \S+@/)).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(title).toHaveValue("Ring ");

  // One press turns a typed number into its live value. The user can undo this.
  await title.pressSequentially("33 00 12 34");
  const byHand = page.locator(".by-hand");
  await expect(byHand.locator("mark")).toHaveText("33 00 12 34");
  await expect(byHand).toContainText("Er lik «Telefon».");
  await expectNoFindings(page, ".form-side");
  const make = byHand.getByRole("button", { name: "Oppdater automatisk: Ring 33 00 12 34" });
  await make.click();
  await expect(title).toHaveValue("Ring {Telefon}");
  await expect(byHand.getByRole("heading")).toBeFocused();
  await expect(page.locator(".values-here")).toContainText(/Telefon33\s00\s12\s34Kontakt og adresse/);
  await byHand.getByRole("button", { name: "Angre" }).click();
  await expect(title).toHaveValue("Ring 33 00 12 34");
  await expect(page.locator(".values-here")).toHaveCount(0);
});

test("at 390 px a phone's keyboard composes, deletes and pastes at the caret, even beside a live value", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, newArticle);
  const text = field(page, "Tekst");
  const chip = text.locator(".live-value");
  const keyboard = await page.context().newCDPSession(page);
  /** Sets the text of a composition that isn't committed yet. */
  const compose = (written: string) =>
    keyboard.send("Input.imeSetComposition", {
      text: written,
      selectionStart: written.length,
      selectionEnd: written.length,
    });
  /** Composes the word again for each letter, as Gboard does. */
  const write = async (written: string) => {
    for (const end of written.split("").keys()) await compose(written.slice(0, end + 1));
    await keyboard.send("Input.insertText", { text: written });
  };
  /** Presses an unidentified key, as phones send it, with an editing command. */
  const press = async (command: string) => {
    const key = { key: "Unidentified", windowsVirtualKeyCode: 229 };
    await keyboard.send("Input.dispatchKeyEvent", { ...key, type: "rawKeyDown", commands: [command] });
    await keyboard.send("Input.dispatchKeyEvent", { ...key, type: "keyUp" });
  };
  const begin = async (html: string) => {
    await text.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Backspace");
    await paste(text, html);
  };
  const fact = `<data value="identity.phone"></data>`;
  const number = /^Telefon: [\d\s]+$/;

  await begin(`<p data-pm-slice="0 0 []">Ring ${fact}</p>`);
  await expect(chip).toHaveText(number);
  await write("straks");
  await expect(text).toHaveText(/^Ring Telefon: [\d\s]+straks$/);
  // After a cancelled composition the caret is still beside the live value.
  await begin(`<p data-pm-slice="0 0 []">Ring ${fact}</p>`);
  await expect(chip).toHaveText(number);
  await compose("n");
  await compose("");
  await write("da");
  await expect(text).toHaveText(/^Ring Telefon: [\d\s]+da$/);
  // Typing replaces a live value that was tapped.
  await chip.click({ position: { x: 50, y: 12 } });
  await expect(chip).toHaveClass(/selectednode/);
  await write("oss");
  await expect(text).toHaveText("Ring ossda");

  // Typing also works inside bold text and in the next list item.
  await begin(`<p data-pm-slice="0 0 []">En <strong>viktig</strong></p><ul><li><p>Ett</p></li></ul>`);
  await text.locator("strong").evaluate((bold) => getSelection()!.collapse(bold.firstChild, 3));
  await write("to");
  await expect(text.locator("strong")).toHaveText("viktotig");
  await page.keyboard.press("Control+End");
  await press("insertNewline");
  await write("To");
  await expect(text.getByRole("listitem")).toHaveText(["Ett", "To"]);

  // A pasted address links the selected text; a pasted picture is refused with a message.
  await begin("<p>prisene</p>");
  await page.keyboard.press("Control+a");
  const clip = (fill: "address" | "picture") =>
    text.evaluate((element, filled) => {
      const clipboardData = new DataTransfer();
      if (filled === "address")
        clipboardData.setData("text/plain", "https://example.com/priser?utm_source=x");
      else clipboardData.items.add(new File(["x"], "image.png", { type: "image/png" }));
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, fill);
  await clip("address");
  await expect(text.getByRole("link", { name: "prisene" })).toHaveAttribute(
    "href",
    "https://example.com/priser",
  );
  await clip("picture");
  await expect(page.getByText("Ett bilde fra utklippet ble ikke med. Last det opp i Bilder.")).toBeVisible();

  // In plain fields a live value is deleted as a whole, and an address is normalized on blur, not during composition.
  const title = field(page, "Tittel");
  await title.click();
  await write("Ring ");
  await page.keyboard.press("Control+Shift+O");
  const search = page.getByRole("dialog", { name: "Sett inn telefon, pris …" });
  await expect(search.locator("input")).toBeFocused();
  await page.keyboard.type("epost");
  await expect(search.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(title).toHaveValue("Ring {E-post}");
  // Translators see the text of the live value before the first save too. The article's address leaves this text out.
  await page.getByRole("tab", { name: /Engelsk/ }).click();
  await expect(page.getByText(/^Norsk: Ring \S+@\S+$/)).toBeVisible();
  await page.getByRole("tab", { name: /Norsk/ }).click();
  const slug = page.locator("input[name=url]");
  await expect(slug).toHaveValue("ring");
  await title.focus();
  await page.keyboard.press("End");
  await press("deleteBackward");
  await expect(title).toHaveValue("Ring ");
  await slug.click();
  await page.keyboard.press("Control+a");
  await write("Åpent");
  await write(" nå");
  await expect(slug).toHaveValue("Åpent nå");
  await title.click();
  await expect(slug).toHaveValue("apent-na");
});

test("at 390 px a picture asks for an alternative text unless it is marked as decoration", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 860 });
  await signIn(page, site, newArticle);
  const text = field(page, "Tekst");
  await paste(text, `<p>Se</p><img src="${await someFile(site)}" width="400" height="300"><p>Slik.</p>`);
  const ask = page.getByRole("button", { name: "Beskriv bildet" });
  await ask.click();
  const dialog = page.getByRole("dialog", { name: "Hva bildet viser" });
  await expectNoFindings(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Ferdig" }).click();
  await expect(ask).toBeVisible();
  await ask.click();
  await dialog.getByLabel("Hva bildet viser").fill("Brygga i kveldslys");
  await dialog.getByRole("button", { name: "Ferdig" }).click();
  await expect(ask).toBeHidden();
  await expect(text.getByRole("img", { name: "Brygga i kveldslys" })).toBeVisible();

  await text.getByRole("img").click();
  await page.getByRole("button", { name: "Bilde", exact: true }).click();
  await dialog.getByText("Bare pynt").click();
  await expectNoFindings(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Ferdig" }).click();
  await expect(text.locator("img[alt='']:not(.ProseMirror-separator)")).toHaveCount(1);
  await expect(ask).toBeHidden();
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
});

async function someFile({ origin }: Site): Promise<string> {
  const page = await (await fetch(`${origin}/galleri`)).text();
  return /\/data\/images\/[^"\s]+/.exec(page)![0];
}

test("a save changes an article's state only if staff have chosen another state, such as planned or taken down", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, newArticle);
  await field(page, "Tittel").fill("Vinterlukket");
  await field(page, "Ingress").fill("Vi sees til våren");
  await field(page, "Tekst").fill("Takk for i år.");
  const consequence = page.locator(".side-part .consequence");
  const inNews = async () =>
    (await (await fetch(`${site.origin}/info/nyheter`)).text()).includes("Vinterlukket");
  await expect(radio(page, "Utkast")).toBeChecked();

  // Ctrl+S does the same as the button, and a draft stays a draft.
  await expect(page.getByRole("button", { name: "Lagre utkast" })).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.locator(".save-sign")).toContainText(/[Ll]agret kl\./);
  expect(await inNews()).toBe(false);

  await radio(page, "Utkast").focus();
  await page.keyboard.press("ArrowDown");
  await expect(radio(page, "Planlagt")).toBeChecked();
  await expect(page.getByRole("button", { name: "Lagre og planlegg" })).toBeVisible();
  await expect(consequence).toHaveText(
    /^Blir synlig \p{L}+dag \d+\.\s\p{L}+ kl\.\s08\.00\. Det er i morgen\. På engelsk og tysk leser /u,
  );
  await expectNoFindings(page);
  // A past time is refused instead of publishing the planned article.
  await field(page, "Vises fra").fill("1.6.2020");
  await expect(radio(page, "Planlagt")).toBeChecked();
  await page.getByRole("button", { name: "Lagre og planlegg" }).click();
  const faults = page.getByRole("group", { name: "må rettes" });
  await expect(faults).toContainText("Velg et tidspunkt fram i tid.");
  await expectNoFindings(page);
  expect(await inNews()).toBe(false);

  await radio(page, "Publisert").check();
  await expect(consequence).toContainText("Blir synlig når du publiserer.");
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await expect(toast(page)).toContainText("«Vinterlukket» er publisert.");
  expect(await inNews()).toBe(true);

  await page.getByRole("link", { name: "Vinterlukket" }).click();
  await expect(consequence).toContainText("Synlig siden");
  await field(page, "Ingress").fill("Vi sees igjen");
  await page.route("**/api/v1/article/*", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.fallback(),
  );
  await page.getByRole("button", { name: "Ta ned" }).click();
  await expect(page.getByRole("alert")).toContainText("Ble ikke tatt ned. Fikk ikke kontakt med nettstedet.");
  await expectNoFindings(page);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(toast(page)).toContainText("«Vinterlukket» er tatt ned og er nå et utkast.");
  expect(await inNews()).toBe(false);
  // The typed text is still in the form, unsaved.
  await expect(field(page, "Ingress")).toHaveValue("Vi sees igjen");
  await expect(radio(page, "Utkast")).toBeChecked();
  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(toast(page)).toContainText("«Vinterlukket» er som før.");
  await expect(radio(page, "Publisert")).toBeChecked();
  expect(await inNews()).toBe(true);
  // The user's own change to the article causes no conflict with the open form.
  await page.keyboard.press("Control+s");
  await expect(page.locator(".save-sign")).toContainText(/[Ll]agret kl\./);

  await page.getByRole("button", { name: "Ta ned" }).click();
  await expect(page).toHaveURL(new RegExp(`${staffAddresses.news}$`));
  await expect(toast(page)).toContainText("«Vinterlukket» er tatt ned og er nå et utkast.");
  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Vinterlukket" })).toContainText("Publisert");
  for (const finding of findings.splice(0)) expect(finding).toContain("ERR_FAILED");
});

test("a notice's end must be after its start, and the list shows this end", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 860 });
  await signIn(page, site, `${staffAddresses.messages}/${newResource}`);
  await field(page, "Overskrift").fill("Stengt til mandag");
  await page.locator("[contenteditable=true].editor-text").fill("Vi retter feilen.");
  await field(page, "Tas ned").fill("1.6.2020 kl. 8");
  await page.locator(".form-actions .action").click();
  await expect(page.getByRole("group", { name: "må rettes" })).toContainText(
    "Velg et tidspunkt etter «Vises fra».",
  );
  await expectNoFindings(page);
  // A notice whose whole period is past is saved but not shown.
  await field(page, "Vises fra").fill("1/1-20");
  const consequence = page.locator(".consequence.on-phone");
  await expect(consequence).toHaveText("Vises ikke: det sto til mandag 1. juni 2020 kl. 08.00.");
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Stengt til mandag" });
  await expect(row).toContainText(/Tatt nedav seg selv, man\. 01\.06\.2020 kl\.\s08\.00/u);
  await expect(row.getByRole("link", { name: /Bruk igjen/ })).toBeVisible();
  await expectNoFindings(page);

  await row.getByRole("link", { name: "Stengt til mandag", exact: true }).click();
  const year = Temporal.Now.plainDateISO().year + 1;
  await field(page, "Tas ned").fill(`23.11.${year}`);
  await expect(consequence).toContainText(
    /Tas ned av seg selv \p{L}+dag 23\.\snovember 20\d\d kl\.\s08\.00\./u,
  );
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  await page.locator(".form-actions .action").click();
  await expect(row).toContainText(/til \p{L}+dag 23\.\snovember 20\d\d kl\.\s08\.00/u);
});

test("rotating a tablet keeps the caret and the undo history", async ({ page, site }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await signIn(page, site, newArticle);
  await page.getByRole("tab", { name: "Tysk" }).click();
  const text = field(page, "Tekst på tysk");
  await text.click();
  await page.keyboard.type("Der Steg");
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole("toolbar")).toHaveCount(1);
  await page.keyboard.type(" ist offen");
  await expect(text).toHaveText("Der Steg ist offen");
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.getByText("Skriver på tysk")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(text).not.toHaveText("Der Steg ist offen");
});

test("on a tablet the form bar shows the whole German heading", async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem("staffLanguage", "de"));
  await page.setViewportSize({ width: 820, height: 1180 });
  await signIn(page, site, `${staffAddresses.messages}/new`);
  await page.getByRole("radio", { name: "Wasser abgestellt" }).press("Space");
  await expect(page.locator(".form-bar .save-sign")).toHaveText(staffText.de.unsaved);
  const { isWhole } = await page
    .locator(".form-bar h1")
    .evaluate(({ clientWidth, scrollWidth }) => ({ isWhole: clientWidth > 0 && scrollWidth <= clientWidth }));
  expect(isWhole).toBe(true);
  expect(await findSidewaysScroll(page)).toEqual([]);
});
