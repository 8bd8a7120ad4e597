import type { Page } from "@playwright/test";
import { today } from "#src/cms/staff/clock.ts";
import type { PriceList } from "#src/features/prices/price-list.ts";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import { signIn, signInForCalls } from "../support/staff.ts";

const lists = "/admin/annualrates";
/** The year of the demo's current price list. The demo has a draft for the next year. */
const { year } = today();
/** A year for which no other test creates a list. */
const newYear = year + 9;

test.describe.configure({ mode: "serial" });

const row = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
const toast = (page: Page) => page.locator(".toasts .toast").last();
const amount = (page: Page, rate: string) => page.getByRole("textbox", { name: `Pris: ${rate}` });
const sheet = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a new price list starts as a copy of the current list and is edited like a spreadsheet", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, site, lists);
  await expect(row(page, `Priser ${year}`)).toContainText("Gjeldende");
  await expect(row(page, `Priser ${year}`).getByRole("button")).toHaveCount(0);
  await expect(row(page, `Priser ${year + 1}`)).toContainText("Utkast");
  await expectNoFindings(page);

  await page.getByRole("link", { name: "Ny prisliste" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Priser ${year + 1}` })).toBeVisible();
  await page.getByLabel("År", { exact: true }).fill(`${newYear}`);
  await expect(amount(page, "Døgnplass, Telt")).toHaveValue("290");

  // Enter moves down, and Tab moves to the right. Text in the last row becomes a new price.
  await amount(page, "Døgnplass, Telt").focus();
  await page.keyboard.type("1 234,50");
  await page.keyboard.press("Enter");
  await expect(amount(page, "Døgnplass, Bobil uten strøm")).toBeFocused();
  await expect(amount(page, "Døgnplass, Telt")).toHaveValue("1\u00a0234,50");
  await page.keyboard.type("364");
  await expect(sheet(page, "Døgnplass")).toContainText("+4,0 %");
  await page.getByRole("button", { name: "Ny pris: Døgnplass" }).click();
  // Wait for the focus, because it moves a moment after the click.
  await expect(sheet(page, "Døgnplass").getByPlaceholder("Ny pris …")).toBeFocused();
  await page.keyboard.type("Hengekøye");
  await page.keyboard.press("Tab");
  await page.keyboard.type("mellom to trær");
  await page.keyboard.press("Tab");
  const kind = page.getByRole("combobox", { name: "Type: Døgnplass, Hengekøye" });
  await expect(kind).toBeFocused();
  await kind.selectOption("Tillegg");
  await page.keyboard.press("Tab");
  await page.keyboard.type("24500");
  await page.keyboard.press("Enter");
  await expect(page.getByPlaceholder("Ny pris …").first()).toBeFocused();
  await expect(amount(page, "Døgnplass, Hengekøye")).toHaveValue("24\u00a0500");
  await expect(page.getByRole("complementary")).toContainText("2 endret");
  await expect(page.getByRole("complementary")).toContainText("1 ny");

  // A removed price can be restored.
  await page.getByRole("button", { name: "Fjern: Døgnplass, Hengekøye" }).click();
  await expect(page.getByText("«Hengekøye» er fjernet.")).toBeVisible();
  await page.getByRole("button", { name: "Angre" }).click();
  await expect(amount(page, "Døgnplass, Hengekøye")).toHaveValue("24\u00a0500");
  await page.getByRole("button", { name: "Fjern gruppe «Hytte»" }).click();
  await expect(sheet(page, "Hytte")).toHaveCount(0);
  await page.getByRole("button", { name: "Angre" }).click();
  await expect(sheet(page, "Hytte")).toBeVisible();

  // Faults are reported at their fields and at the top.
  await page.getByRole("button", { name: "Ny gruppe" }).click();
  await expect(page.locator('[name^="rateGroups."][name$=".name"]').last()).toBeFocused();
  await page.keyboard.type("Båt");
  // The purpose of a group decides whether the home page shows its first price.
  await expect(page.getByLabel("Priser for «Døgnplass»")).toHaveValue("day");
  await expect(sheet(page, "Båt")).toContainText("Vises bare i prislisten.");
  await page.getByLabel("Priser for «Båt»").selectOption("Sanitær");
  await expect(sheet(page, "Båt")).toContainText("Den første prisen vises også på forsiden");
  await amount(page, "Døgnplass, Telt").fill("dyrt");
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  const faults = page.locator(".fault-summary");
  await expect(faults).toContainText("2 ting må rettes");
  await expect(faults).toBeFocused();
  await expect(page.getByText("Skriv et beløp, som 24 500 eller 350,50.")).toBeVisible();
  await expectNoFindings(page);
  await faults.getByRole("link", { name: "Døgnplass, Telt, Pris" }).click();
  await expect(amount(page, "Døgnplass, Telt")).toBeFocused();
  await page.keyboard.type("300");
  await faults.getByRole("link", { name: /^Båt/ }).click();
  await expect(sheet(page, "Båt").locator(":focus")).toHaveCount(1);
  await page.keyboard.type("Brygge");
  await page.getByRole("tab", { name: /Engelsk/ }).click();
  const translated = page.getByRole("textbox", { name: "Hva: Døgnplass, Hengekøye" });
  await translated.fill("Hammock");
  await page.getByRole("textbox", { name: "Forklaring: Døgnplass, Hengekøye" }).fill("between two trees");
  // The Norwegian text is left of its translation, and above it on a phone.
  const norwegian = sheet(page, "Døgnplass").getByText("Hengekøye", { exact: true });
  const boxes = async () => [(await norwegian.boundingBox())!, (await translated.boundingBox())!] as const;
  const [left, right] = await boxes();
  expect([right.y, right.x]).toEqual([left.y, left.x + left.width]);
  await expect(page.getByLabel("Beskrivelse", { exact: true })).toBeVisible();
  await expectNoFindings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below] = await boxes();
  expect([below.x, below.y]).toEqual([above.x, above.y + above.height]);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  await page.setViewportSize({ width: 1280, height: 860 });

  await page.getByRole("link", { name: "Avbryt" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Vil du lagre først?");
  await page.getByRole("button", { name: "Skriv videre" }).click();
  await page.route("**/api/v1/annualrates", (route) => route.abort());
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Ble ikke lagret. Fikk ikke kontakt med nettstedet.");
  await page.unroute("**/api/v1/annualrates");
  findings.length = 0;
  await page.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page).toHaveURL(lists);
  await expect(toast(page)).toContainText(`Priser ${newYear} er lagret.`);
  await expect(row(page, `Priser ${newYear}`)).toContainText("5 grupper, 19 priser");
});

test("a dialog shows the changes before a price list becomes current, and the change can be undone", async ({
  page,
  site,
  request,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, lists);
  expect(await findSidewaysScroll(page)).toEqual([]);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: `Ta i bruk «Priser ${year + 1}»` }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await dialog.getByRole("button", { name: "Alle endringer" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  await dialog.getByRole("button", { name: "Avbryt" }).click();
  await page.getByRole("button", { name: `Ta i bruk «Priser ${newYear}»` }).click();
  await expect(dialog).toContainText("Byttes ut");
  await expect(dialog).toContainText(new RegExp(`Priser ${year} gjelder i \\d+ dager? til\\.`));
  await expect(dialog).toContainText("2 endret, 2 nye, 0 fjernet.");
  await expectNoFindings(page);
  await page.route("**/api/v1/annualrates/*", (route) => route.fulfill({ status: 500 }));
  await dialog.getByRole("button", { name: `Ta i bruk Priser ${newYear}` }).click();
  await expect(dialog.getByRole("alert")).toContainText(`Priser ${newYear} ble ikke tatt i bruk.`);
  await page.unroute("**/api/v1/annualrates/*");
  findings.length = 0;
  await dialog.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(toast(page)).toContainText(`Priser ${newYear} er tatt i bruk.`);
  await expect(row(page, `Priser ${newYear}`)).toContainText("Gjeldende");
  await expect(row(page, `Priser ${year}`)).toContainText("Tidligere");
  for (const [path, words] of [
    ["/info/prices", "Hengekøye"],
    ["/en/info/prices", "Hammock"],
    ["/de/info/prices", "Hengekøye"],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(words);
    expect(html).toContain("24\u00a0500");
  }
  const activated = page.locator(".toast").filter({ hasText: `Priser ${newYear} er tatt i bruk.` });
  await activated.getByRole("button", { name: "Angre" }).click();
  await expect(row(page, `Priser ${year}`)).toContainText("Gjeldende");
  expect(await (await request.get("/info/prices")).text()).not.toContain("Hengekøye");

  // The form has the same button, and closes after the list is active.
  await page.getByRole("link", { name: `Priser ${newYear}` }).click();
  await page.getByRole("button", { name: "Ta i bruk", exact: true }).click();
  await dialog.getByRole("button", { name: `Ta i bruk Priser ${newYear}` }).click();
  await expect(row(page, `Priser ${newYear}`)).toContainText("Gjeldende");
  await activated.getByRole("button", { name: "Angre" }).last().click();
  await expect(row(page, `Priser ${year}`)).toContainText("Gjeldende");
});

test("inactive price lists are deleted and restored; a failure is reported in the row", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, lists);
  await page.route("**/api/v1/annualrates/*", (route) =>
    route.fulfill({ status: 409, json: { type: "urn:campsite:problem:conflict" } }),
  );
  await page.getByRole("button", { name: `Slett «Priser ${newYear}»` }).click();
  await expect(row(page, `Priser ${newYear}`).getByRole("alert")).toContainText(
    `Priser ${newYear} ble ikke slettet. Det går ikke slik det er nå.`,
  );
  await expectNoFindings(page);
  await page.unroute("**/api/v1/annualrates/*");
  await page.getByRole("button", { name: `Slett «Priser ${newYear}»` }).click();
  await expect(row(page, `Priser ${newYear}`)).toHaveCount(0);
  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(row(page, `Priser ${newYear}`)).toContainText("5 grupper, 19 priser");

  await page.getByRole("link", { name: `Priser ${year}` }).click();
  await expect(page.getByRole("button", { name: "Publiser", exact: true })).toBeVisible();
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  findings.length = 0;
});

test("raising prices shows every new price first, and one press undoes the raise", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, site, `${lists}/new`);
  await expect(page.getByText(`Priser ${year + 1} finnes fra før.`)).toBeVisible();
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  // Staff can tell two lists of the same year apart.
  const namesakes = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: `Priser ${year + 1}` }) });
  // The day can end while the test runs.
  const lastSaved = /Sist endret i (?:dag|går)/;
  await expect(namesakes).toContainText([lastSaved, lastSaved]);
  await expect(namesakes.getByRole("link", { name: `Priser ${year + 1} (2)` })).toHaveCount(1);
  await page.getByRole("button", { name: `Slett «Priser ${year + 1} (2)»` }).click();
  await expect(namesakes).toHaveCount(1);
  await expect(namesakes).not.toContainText("Sist endret");
  await page.getByRole("link", { name: "Ny prisliste" }).click();
  await page.getByRole("button", { name: "Øk prisene …" }).click();
  const raise = page.getByRole("dialog", { name: "Øk prisene" });
  const percent = raise.getByLabel("Prosent");
  await expect(percent).toBeFocused();
  const becomes = (rate: string) => raise.getByRole("listitem").filter({ hasText: rate });
  await percent.fill("fire");
  await expect(raise).toContainText("Skriv et tall fra −100 til 500");
  await expectNoFindings(page);

  // The new prices are shown before anything changes.
  await percent.fill("3");
  await raise.getByRole("button", { name: "Mer" }).click();
  await expect(percent).toHaveValue("4");
  await expect(becomes("Telt")).toHaveText(/Telt\s*290 →blir\s*300\u00a0kr/);
  await raise.getByRole("button", { name: /^Se alle 17/ }).click();
  await expect(becomes("Telt")).toContainText("290 →blir 300\u00a0kr+3,4 %");
  await expect(becomes("Dusj")).toContainText("15 →blir 16\u00a0kr");
  await raise.getByRole("checkbox", { name: "Sanitær og kort" }).uncheck();
  await expectNoFindings(page);

  // By keyboard, Enter moves to the button.
  await percent.focus();
  await page.keyboard.press("Enter");
  await expect(raise.getByRole("button", { name: "Øk 13 priser" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(raise).toBeHidden();
  const strip = page.locator(".raise-strip");
  await expect(strip).toContainText("Økt med 4\u00a0%. 13 av 17 går opp");
  await expect(amount(page, "Døgnplass, Telt")).toHaveValue("300");
  await expect(amount(page, "Sanitær og kort, Dusj")).toHaveValue("15");
  await expect(sheet(page, "Døgnplass")).toContainText("+3,4 %");
  await expect(page.getByRole("complementary")).toContainText("13 endret");
  await expect(page.locator(".consequence.on-desk")).toHaveText(
    `13 priser endres 01.01.${year + 1}. Til da gjelder Priser ${year}.`,
  );
  await expectNoFindings(page);

  // A second raise is also calculated from the current list.
  await strip.getByRole("button", { name: "Endre" }).click();
  await expect(percent).toHaveValue("4");
  await percent.fill("−2,5");
  await raise.getByText("1 kr", { exact: true }).click();
  await expect(becomes("Telt")).toContainText("290 →blir 283\u00a0kr erstatter 300");
  await raise.getByRole("button", { name: "Senk 13 priser" }).click();
  await expect(amount(page, "Døgnplass, Telt")).toHaveValue("283");
  await expect(strip).toContainText("Senket med 2,5\u00a0%.");

  // Undo keeps prices that were typed after the raise.
  await amount(page, "Døgnplass, Ekstra voksen").fill("75");
  await strip.getByRole("button", { name: "Angre" }).click();
  await expect(page.getByRole("button", { name: "Øk prisene …" })).toBeFocused();
  await expect(strip).toHaveCount(0);
  await expect(amount(page, "Døgnplass, Telt")).toHaveValue("290");
  await expect(amount(page, "Døgnplass, Ekstra voksen")).toHaveValue("75");
  await expect(page.getByRole("complementary")).toContainText("1 endret");
});

test("saving and leaving ask about a raise that isn't applied, and the raise survives a reload", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, `${lists}/new`);
  const sheetOfRaise = page.getByRole("dialog", { name: "Øk prisene" });
  const question = page.getByRole("alertdialog", { name: "Skal prisene økes med 4\u00a0%?" });
  const strip = page.locator(".raise-strip");
  const openRaise = () => page.getByRole("button", { name: "Øk prisene …" }).click();
  const save = () => page.locator(".form-actions .action").click();

  // A text that isn't a percentage stays in its field, and a press of the save button shows the field.
  await openRaise();
  await sheetOfRaise.getByLabel("Prosent").fill("fire");
  await page.keyboard.press("Escape");
  await expect(strip).toContainText("Skriv et tall fra −100 til 500");
  await save();
  await expect(sheetOfRaise.getByLabel("Prosent")).toHaveValue("fire");
  await sheetOfRaise.getByLabel("Prosent").fill("4");
  const overflow = page.locator(".sheet").evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(await overflow).toBe(0);
  await sheetOfRaise.getByRole("button", { name: "Lukk" }).click();
  await expect(strip).toContainText("4\u00a0% er valgt, men ikke brukt");
  await expectNoFindings(page);

  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(strip).toContainText("4\u00a0% er valgt, men ikke brukt");
  await page.locator(".form-back").click();
  await page
    .getByRole("alertdialog", { name: "Vil du lagre først?" })
    .getByRole("button", { name: "Skriv videre" })
    .click();

  await page.keyboard.press("ControlOrMeta+s");
  await expect(question).toContainText("og 14 priser til");
  await expect(question.getByRole("listitem")).toHaveText([
    /^Telt\s*290 →blir\s*300\u00a0kr/,
    /350 →blir\s*365\u00a0kr/,
  ]);
  await expectNoFindings(page);
  await question.getByRole("button", { name: "Tilbake til listen" }).click();
  await expect(strip).toContainText("4\u00a0% er valgt, men ikke brukt");
  await save();
  await question.getByRole("button", { name: "Lagre uten å øke" }).click();
  await expect(toast(page)).toContainText(new RegExp(`Priser ${year + 1}.* er lagret\\.`));
  await expect(page.getByRole("link", { name: `Priser ${year + 1} (2)` })).toBeFocused();

  await page.getByRole("link", { name: `Priser ${year + 1} (2)` }).click();
  await expect(amount(page, "Døgnplass, Telt")).toHaveValue("290");
  await openRaise();
  await sheetOfRaise.getByLabel("Prosent").fill("4");
  await page.keyboard.press("Escape");
  await save();
  await question.getByRole("button", { name: "Øk 16 priser og lagre" }).click();
  await page.getByRole("link", { name: `Priser ${year + 1} (2)` }).click();
  await expect(amount(page, "Døgnplass, Telt")).toHaveValue("300");
  await expect(strip).toHaveCount(0);
});

test("staff read that a planned price list has unchanged prices, and a link in its row opens the raise", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, `${lists}/new`);
  await page.getByRole("button", { name: "Endre dag og tekst" }).click();
  await page.getByLabel("År", { exact: true }).fill(`${year + 4}`);
  await page.getByText("Ta listen i bruk automatisk denne dagen").click();
  await expect(page.locator(".consequence.on-phone")).toContainText(
    `Prisene er de samme som i Priser ${year}.`,
  );
  await page.getByRole("button", { name: "Lagre og planlegg" }).click();
  await expect(toast(page)).toContainText(`Priser ${year + 4} er planlagt fra 01.01.${year + 1}.`);
  await expect(row(page, `Priser ${year + 4}`)).toContainText(`Samme priser som Priser ${year}.`);
  await expect(page.locator(".price-list-same")).toHaveCount(1);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  await page.getByRole("link", { name: `Øk prisene … «Priser ${year + 4}»` }).click();
  const raise = page.getByRole("dialog", { name: "Øk prisene" });
  await raise.getByLabel("Prosent").fill("4");
  await raise.getByRole("button", { name: "Øk 16 priser" }).click();
  await page.getByRole("button", { name: "Lagre og planlegg" }).click();
  await expect(row(page, `Priser ${year + 4}`)).toContainText(`16 endret mot Priser ${year}`);
  await expect(page.locator(".price-list-same")).toHaveCount(0);
});

test("differences from the current list are marked and listed, and a removed price can be restored", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, site, `${lists}/new`);
  await amount(page, "Døgnplass, Ekstra voksen").fill("75");
  await expect(sheet(page, "Døgnplass").locator("mark")).toHaveText("+25,0 %");
  await page.getByText("Vis bare endringer").click();
  await expect(amount(page, "Døgnplass, Telt")).toBeHidden();
  await expect(amount(page, "Døgnplass, Ekstra voksen")).toBeVisible();
  await expect(sheet(page, "Hytte")).toBeHidden();
  await expectNoFindings(page);
  await page.getByText("Vis bare endringer").click();
  await page.getByRole("button", { name: "Fjern gruppe «Hytte»" }).click();
  await page.getByRole("button", { name: "Ny pris: Døgnplass" }).click();
  await expect(page.getByRole("textbox", { name: /^Hva: Døgnplass/ }).last()).toBeFocused();
  await page.keyboard.type("Lavvo");
  const side = page.getByRole("complementary");
  await expect(side).toContainText("Sommer, 1\u00a0190\u00a0kr");
  await expect(side.getByRole("button", { name: "Lavvo" })).toBeVisible();
  await expectNoFindings(page);
  await side.getByRole("button", { name: "Ta den med igjen «Sommer»" }).click();
  await expect(amount(page, "Hytte, Sommer")).toHaveValue("1\u00a0190");
  await expect(page.getByRole("textbox", { name: "Hva: Hytte, Sommer" })).toBeFocused();
});

test("groups and prices are reordered by keys, buttons and dragging", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, site, `${lists}/new`);
  await page.getByLabel("År", { exact: true }).fill(`${year + 3}`);
  const announcement = page.locator(".rate-groups > [aria-live]");
  const order = (group: string) =>
    sheet(page, group)
      .getByRole("textbox", { name: /^Hva: .*, (?!Ny pris)/ })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

  await amount(page, "Hytte, Sommer").focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(amount(page, "Hytte, Sommer")).toBeFocused();
  await expect(announcement).toHaveText("Sommer er nå nummer 1 av 4");
  await page.keyboard.press("Alt+ArrowUp");
  expect(await order("Hytte")).toEqual(["Sommer", "Vår og høst", "Sengetøy og håndklær", "Sluttvask"]);

  await page.getByRole("button", { name: "Flytt og andre valg: Hytte", exact: true }).click();
  // No control may be partly under the sticky bar.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Flytt opp «Hytte»" }).click();
  await expect(page.getByRole("button", { name: "Flytt opp «Hytte»" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(announcement).toHaveText("Hytte er nå nummer 1 av 4");
  await expect(page.getByRole("button", { name: "Flytt opp «Hytte»" })).toBeFocused();

  const dragged = page.getByRole("button", { name: "Flytt og andre valg: Døgnplass, Telt" });
  await dragged.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { x, y, height } = (await dragged.boundingBox())!;
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 20 + 2.4 * height, { steps: 10 });
  await page.mouse.up();
  await expect(announcement).toHaveText("Telt er nå nummer 3 av 5");
  await expect(dragged).toBeFocused();
  await expect(dragged).toHaveAttribute("aria-expanded", "false");

  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(row(page, `Priser ${year + 3}`)).toContainText("4 grupper, 17 priser");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: `Priser ${year + 3}` }).click();
  await expect(page.locator(".rate-sheet").first()).toHaveAccessibleName("Hytte");
  const names = (group: string) => sheet(page, group).locator("li > button").allInnerTexts();
  expect((await names("Hytte"))[0]).toMatch(/^Sommer/);
  expect((await names("Døgnplass"))[2]).toMatch(/^Telt/);

  // On a phone, the name of a price opens a sheet for its words, kind, order and removal.
  const card = page.getByRole("dialog");
  await page.getByRole("button", { name: /^Telt/ }).click();
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await card.getByRole("textbox", { name: "Navn" }).fill("Telt for to");
  await card.getByRole("button", { name: "Flytt opp" }).click();
  await card.getByRole("tab", { name: /Engelsk/ }).click();
  await card.getByRole("textbox", { name: "Navn på engelsk" }).fill("Tent for two");
  await card.getByRole("button", { name: "Ferdig" }).click();
  expect(await names("Døgnplass")).toEqual([
    expect.stringMatching(/^Bobil/),
    expect.stringMatching(/^Telt for to/),
    expect.anything(),
    expect.anything(),
    expect.anything(),
  ]);
  await page.getByRole("button", { name: "Telt for to uten strøm" }).click();
  await expect(card.getByRole("textbox", { name: "Navn" })).toHaveValue("Telt for to");
  await card.getByRole("button", { name: "Fjern" }).click();
  await expect(page.getByText("«Telt for to» er fjernet.")).toBeVisible();
  await page
    .getByRole("button", { name: new RegExp(`Sammenlignet med Priser ${year}: 0 endret, 0 nye, 1 fjernet`) })
    .click();
  await expect(
    page.getByRole("heading", { name: new RegExp(`Sammenlignet med Priser ${year}`) }),
  ).toBeFocused();
  await expect(page.getByRole("complementary")).toContainText("Telt, 290\u00a0kr");

  // The site guesses the purpose of a new group from the group's name. Staff can change the purpose in a sheet.
  await page.getByRole("button", { name: "Ny gruppe" }).click();
  await page.keyboard.type("Vinterlagring");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Endre «Vinterlagring»" }).click();
  await expect(card.getByLabel("Priser for")).toHaveValue("other");
  await card.getByLabel("Priser for").selectOption("Sesongplass");
  await expect(card).toContainText("Den første prisen vises også på forsiden");
  await card.getByRole("button", { name: "Lukk" }).click();
  await page.getByRole("textbox", { name: "Hva: Vinterlagring, uten navn" }).fill("Vogn");
  await amount(page, "Vinterlagring, Vogn").fill("3200");
  await expect(sheet(page, "Vinterlagring").getByRole("button", { name: "Vogn" })).toBeVisible();
});

test("a list for next year begins with a raise, and a correction of the current list can also correct next year's list", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const call = await signInForCalls(page, site, lists);
  const readLists = () => call<PriceList[]>("GET", "/annualrates");
  for (const { id, isActive } of await readLists())
    if (!isActive) await call("PUT", `/annualrates/${id}`, { year: year - 1, startsItself: false });
  await page.reload();
  await page.getByRole("link", { name: `Ny prisliste for ${year + 1}` }).click();
  const raise = page.getByRole("dialog", { name: "Øk prisene" });
  await expect(raise.getByLabel("Prosent")).toBeFocused();
  await page.keyboard.type("4");
  await expect(raise).toContainText("Depositum står som det er: RFID-kort.");
  await expectNoFindings(page);
  await raise.getByRole("button", { name: "Øk 16 priser" }).click();
  await page.getByRole("button", { name: "Lagre og planlegg" }).click();
  await expect(row(page, `Priser ${year + 1}`)).toContainText(`fra 01.01.${year + 1} kl. 00.00`);

  await page.getByRole("link", { name: `Priser ${year}`, exact: true }).click();
  await amount(page, "Døgnplass, Telt").fill("295");
  const strip = page.locator(".raise-strip");
  await expect(strip).toContainText(
    `Priser ${year + 1} er alt lagret. Vil du rette der også? Telt 300\u00a0→\u00a0305\u00a0kr`,
  );
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  await strip.getByRole("button", { name: "Rett der også" }).click();
  await expect(strip).toContainText(`Priser ${year + 1} rettes også når du lagrer.`);
  // A correction that is only saved as a draft changes nothing for guests.
  await page.keyboard.press("Control+s");
  await expect(page.locator(".save-sign.saved")).toBeVisible();
  await expect(strip).toContainText(`Priser ${year + 1} rettes også når du lagrer.`);
  // The toast about texts with the new price can come at any time. It must not replace another toast of the save.
  const { promise: isLate, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/v1/livevalues/changed", async (route) => {
    await isLate;
    await route.continue();
  });
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  const later = page.locator(".toast").filter({ hasText: `Priser ${year + 1} er rettet.` });
  await expect(later).toHaveCount(1);
  answer();
  await expect(page.locator(".toast")).toHaveCount(3);
  await expect(later).toHaveCount(1);
  const telt = (await readLists()).flatMap((list) =>
    list.year < year ? [] : [[list.year, list.rateGroups[0]!.rates[0]!.amount]],
  );
  expect(telt).toEqual([
    [year + 1, 305],
    [year, 295],
  ]);
});
