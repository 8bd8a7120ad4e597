import type { Page } from "@playwright/test";
import { address, localPath } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { draftText } from "#messages/staff";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/test.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signIn, signInForCalls } from "../../support/staff.ts";
import { publishAndReopen } from "../../support/staff-writing.ts";
import type { Site } from "../../support/site.ts";

const list = "/admin/content";

test.describe.configure({ mode: "serial" });

const toast = (page: Page) => page.locator(".toasts .toast").last();
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const publish = (page: Page) => page.getByRole("button", { name: "Publiser", exact: true });
const faults = (page: Page) => page.locator(".fault-summary");

/** Returns the page that guests get at the next request, in each language. */
async function inLanguages({ origin }: Site, path: string): Promise<string[]> {
  return Promise.all(languages.map(async (each) => (await fetch(origin + localPath(path, each))).text()));
}

test("a page's text is changed in three languages, shown at the next request, and restored by undo", async ({
  page,
  site,
  browser,
}) => {
  // A guest saves the page. Online the guest gets the current version, and offline the version that they last opened.
  const guest = await browser.newContext({ baseURL: site.origin });
  const phone = await guest.newPage();
  await phone.goto("/guests");
  await phone.locator(".offline-offer button").click();
  await expect(phone.locator(".offline-offer[data-kept]")).toBeVisible();
  const heading = phone.getByRole("heading", { level: 1 });

  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, list);
  await expect(page.getByRole("link", { name: "Se siden «For gjester»" })).toHaveAttribute("href", "/guests");
  await expectNoFindings(page);

  await page.getByRole("link", { name: "For gjester", exact: true }).click();
  const before = await field(page, "Tittel").inputValue();
  await expect(page.locator(".language-columns .editor-text")).toHaveCount(2);
  await expectNoFindings(page);
  await field(page, "Tittel").fill("Velkommen til oss");
  await field(page, "Tittel på engelsk").fill("Welcome to us");
  await page.getByRole("textbox", { name: "Tekst på engelsk" }).click();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Mind the seagulls. ");
  await expect(page.locator(".search-hit")).toContainText("Welcome to us");
  await page.getByRole("tab", { name: /^Tysk/ }).click();
  await field(page, "Tittel på tysk").fill("");
  await expect(page.getByRole("tab", { name: /^Tysk/ })).toContainText("Mangler");
  await expect(page.locator(".consequence.on-desk")).toContainText(
    "På tysk leser gjestene den norske teksten",
  );
  await field(page, "Tittel på tysk").fill("Willkommen bei uns");
  await publish(page).click();
  await expect(toast(page)).toContainText("«For gjester» er lagret.");
  await expect(page).toHaveURL(list);
  const [nb, en, de] = await inLanguages(site, "/guests");
  expect(nb).toContain("Velkommen til oss");
  expect(en).toContain("Welcome to us");
  expect(en).toContain("Mind the seagulls.");
  expect(de).toContain("Willkommen bei uns");
  await phone.goto("/guests");
  await expect(heading).toHaveText("Velkommen til oss");

  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(toast(page)).toContainText("«For gjester» er som før.");
  const after = await inLanguages(site, "/guests");
  expect(after[0]).toContain(before);
  expect(after.join()).not.toMatch(/Mind the seagulls|Willkommen bei uns/);
  await guest.setOffline(true);
  await phone.goto("/guests");
  await expect(phone.locator(".offline-line")).toBeVisible();
  await expect(heading).toHaveText("Velkommen til oss");
  await guest.close();
});

test("facts are added, moved, removed and restored by keyboard alone", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, `${list}/pages/2`);
  const names = () => page.locator(".part-list .part-head strong").allInnerTexts();
  await expect(page.locator(".part-list li").first()).toBeVisible();
  const before = await names();
  await page.getByRole("button", { name: "Ny opplysning" }).press("Enter");
  await expect(page.locator(`[name="facts.${before.length}.label"]`)).toBeFocused();
  await page.keyboard.type("Måker");
  await page.keyboard.press("Tab");
  await page.keyboard.type("mange");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.locator(`[name="facts.${before.length - 1}.value"]`)).toBeFocused();
  await expect(page.locator(".part-list > [aria-live]")).toContainText(
    `«Måker» er nå nummer ${before.length} av`,
  );
  expect(await names()).toEqual(before.toSpliced(-1, 0, "Måker"));
  for (let key = 0; key < 3; key++) await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Fjern «Måker»" })).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await names()).toEqual(before);
  await expect(page.locator(".part-removed button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(`[name="facts.${before.length - 1}.label"]`)).toBeFocused();
  // Move focus by keyboard, because the form moves focus back if a test sets focus while the field is being revealed.
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator(".icon-choice").nth(before.length - 1)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("option", { name: "Strand" }).press("Enter");
  await expectNoFindings(page);
  await publishAndReopen(page);
  const [nb] = await inLanguages(site, "/aboutus");
  expect(nb).toMatch(/Måker<\/dt><dd[^>]*>mange/);

  // Each removal moves focus to its undo button.
  for (const left of [before.length, before.length - 1]) {
    await page
      .getByRole("button", { name: /^Fjern/ })
      .last()
      .press("Enter");
    await expect(page.locator(".part-list ol > li")).toHaveCount(left);
    await expect(page.locator(".part-removed button")).toBeFocused();
  }
});

test("opening hours accept common time formats, and the contact page shows the hours in three languages", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, `${list}/opening-hours`);
  await expect(page.getByRole("heading", { name: "Åpningstider og sesong" })).toBeVisible();
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  const closes = page.locator("[name='reception.1.closes']");
  await closes.fill("ni");
  await closes.press("Tab");
  await expect(page.getByText("Skriv et klokkeslett, som 9 eller 21.30.")).toBeVisible();
  await closes.fill("2130");
  await closes.press("Tab");
  await expect(closes).toHaveValue("21.30");
  await page.locator("[name='reception.1.opens']").fill("8");

  // The preview scrolls to the opening hours.
  await page.getByRole("button", { name: "Forhåndsvis" }).click();
  await expect(page.frameLocator(".preview-frame").locator("main")).toContainText("08–21.30");
  const place = () =>
    page.locator(".preview-frame").evaluate((frame: HTMLIFrameElement) => {
      const { top } = frame.contentDocument!.getElementById("opening-hours")!.getBoundingClientRect();
      return top / frame.contentWindow!.innerHeight;
    });
  await expect.poll(place).toBeCloseTo(0.25, 1);
  await page.keyboard.press("Escape");

  // The new period overlaps another period.
  await page.getByRole("button", { name: "Ny periode" }).click();
  const months = page.getByRole("combobox", { name: "Måned" });
  await page.locator("[name='reception.3.from']").selectOption("1");
  await months.nth(-2).selectOption("juli");
  await months.nth(-1).selectOption("august");
  await publish(page).click();
  await expect(faults(page)).toBeFocused();
  await expect(faults(page)).toContainText("Overlapper periode 2, som er fra 19. juni til 16. august.");
  await expectNoFindings(page);
  await faults(page).getByRole("link").click();
  await expect(page.locator("[name='reception.3.from']")).toBeFocused();
  await page.getByRole("button", { name: /^Fjern «1. juli/ }).click();
  await expect(faults(page)).toBeHidden();

  // The weekend gets its own hours in the same period. These hours end after midnight.
  const hours = (name: string) => page.getByRole("group", { name, exact: true });
  await page.getByRole("button", { name: "Andre tider noen ukedager" }).last().click();
  await expect(page.locator("[name='reception.3.opens']")).toBeFocused();
  await expect(hours("mandag–torsdag").getByRole("checkbox", { name: "fredag" })).not.toBeChecked();
  await hours("fredag–søndag").getByRole("checkbox", { name: "fredag" }).uncheck();
  await expect(hours("mandag–fredag").getByRole("checkbox", { name: "fredag" })).toBeChecked();
  await hours("lørdag og søndag").getByRole("checkbox", { name: "fredag" }).check();
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.locator("[name='reception.3.closes']").fill("01");
  await page.locator("[name='reception.2.closes']").fill("00");
  await page.locator("[name='reception.2.closes']").press("Tab");
  await expect(page.locator("[name='reception.2.closes']")).toHaveValue("24.00");
  await expectNoFindings(page);
  await publish(page).click();
  await expect(toast(page)).toContainText("«Åpningstider og sesong» er lagret.");
  const [nb, en, de] = await inLanguages(site, "/contactus");
  expect(nb).toMatch(/mandag–torsdag 09–24.*fredag–søndag 09–01/s);
  expect(en).toMatch(/Friday–Sunday 09:00–01:00/);
  expect(nb).toMatch(/08–21\.30/);
  expect(en).toMatch(/08:00–21:30/);
  expect(de).toMatch(/8–21\.30/);

  // One change of the period's last day applies to all hours of the period. After the other hours are removed, the
  // period has the same hours every day again.
  await page.goto(`${list}/opening-hours`);
  await months.last().selectOption("oktober");
  await hours("mandag–torsdag").getByRole("checkbox", { name: "mandag" }).uncheck();
  await expect(page.getByText("Stengt mandag.")).toBeVisible();
  await hours("tirsdag–torsdag").getByRole("checkbox", { name: "mandag" }).check();
  await page.getByRole("button", { name: "Fjern tidene" }).click();
  await expect(page.locator("[name='reception.2.opens']")).toBeFocused();
  await publish(page).click();
  await expect(toast(page)).toContainText("«Åpningstider og sesong» er lagret.");
  const [again] = await inLanguages(site, "/contactus");
  expect(again).toMatch(/–20\.10.*09–24/s);
  expect(again).not.toMatch(/mandag–torsdag/);
});

test("every footer shows a new phone number, and faults are reported without losing text", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const call = await signInForCalls(page, site, `${list}/identity`);
  await call("POST", "/faq", { question: "Hvem ringer vi?", answer: "<p>Ring 33 00 12 34.</p>" });
  await call("POST", "/faq", { question: "Før i tida?", answer: "<p>Da var det 33 00 12 34.</p>" });
  await expect(page.getByRole("link", { name: "Se punktet på Kartverkets kart" })).toBeVisible();
  await expectNoFindings(page);
  const phone = field(page, "Telefon");
  await phone.fill("33 99");
  await field(page, "E-post").fill("post");
  await field(page, "Breddegrad").fill("nord");
  await field(page, "Bestilling på nett").fill("booking");
  await field(page, "Slagord på engelsk").fill("");
  await publish(page).click();
  await expect(faults(page)).toContainText("4 ting må rettes");
  await expectNoFindings(page);
  await phone.fill("33 99 88 77");
  await field(page, "E-post").fill("hei@familiecamping.example");
  await field(page, "Breddegrad").fill("58,991");
  await field(page, "Bestilling på nett").fill("https://booking.example/");
  await expect(page.locator(".form-side .consequence")).toContainText("58°59,5′");
  await expect(faults(page)).toBeHidden();

  await page.route("**/api/v1/identity/1", (route) => route.abort());
  await publish(page).click();
  await expect(page.locator(".save-sign")).toContainText("Ble ikke lagret. Fikk ikke kontakt");
  await page.unrouteAll();
  await page.getByRole("link", { name: "Avbryt" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Skriv videre" }).click();
  await expect(phone).toHaveValue(/33\s99\s88\s77/);
  // Delay the next screen until the texts with the old number are counted.
  const counted = page.waitForResponse("**/api/v1/livevalues/changed");
  await page.route("**/api/v1/feedback/counts", async (route) => {
    await counted;
    await route.continue();
  });
  await publish(page).click();
  await expect(page.locator(".toasts")).toContainText("«Kontakt og adresse» er lagret.");
  for (const html of await inLanguages(site, "/webcam")) expect(html).toContain("tel:+4733998877");

  // A second toast counts the texts that may still contain the old number. Staff can link such a text to the live
  // value, undo this, or mark the text as right.
  await expect(page.locator(".toasts")).toContainText("oppdateres automatisk");
  // The second toast waits for the first toast, so that only one toast covers the screen.
  const shown = page.locator(".toast").filter({ visible: true });
  await expect(shown).toContainText("er lagret");
  await shown.getByRole("button", { name: "Lukk" }).click();
  await expect(shown).toContainText("oppdateres automatisk");
  await page.getByRole("button", { name: "Se hvor" }).click();
  const change = page.locator(".changed-value").filter({ hasText: "33 99 88 77" }).first();
  await expect(change).toContainText("Bunnen av alle sider");
  await expectNoFindings(page);
  await expect(change.getByRole("link", { name: /^Rett: / }).first()).toHaveAttribute("href", /#answer$/);
  await change.getByRole("button", { name: "Dette er riktig: Før i tida?" }).click();
  await expect(change).toContainText("1 sted er riktig som det er");
  await change.getByRole("button", { name: "Sett inn opplysningen i teksten" }).click();
  await expect(toast(page)).toContainText("Teksten oppdateres nå automatisk.");
  const answers = async () =>
    (await (await fetch(site.origin + "/info/questions")).text())
      .replaceAll("\u00a0", " ")
      .match(/(?:Ring|Da var det) (?:<[^>]*>)*33 [\d ]+/g)
      ?.map((answer) => answer.replaceAll(/<[^>]*>/g, ""));
  expect(await answers()).toEqual(expect.arrayContaining(["Ring 33 99 88 77", "Da var det 33 00 12 34"]));
  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(toast(page)).toContainText("Angret: tekstene er som før.");
  expect(await answers()).toContain("Ring 33 00 12 34");
  for (const finding of findings.splice(0)) expect(finding).toContain("ERR_FAILED");
});

test("a page's form has a field for the lead paragraph only if the page shows one", async ({
  page,
  site,
}) => {
  await signIn(page, site, list);
  for (const [name, count] of [
    ["Forside", 0],
    ["Om oss", 1],
  ] as const) {
    await page.getByRole("link", { name, exact: true }).first().click();
    await expect(field(page, "Tittel")).toBeVisible();
    await expect(field(page, "Ingress")).toHaveCount(count);
    await page.goto(list);
  }
});

test("toasts don't cover the focused field, are reached by F6, and close when staff leave the screen", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await signIn(page, site, `${list}/identity`);
  await field(page, "Telefon").fill("33 99 88 76");
  await page.reload();
  await page.getByRole("button", { name: draftText.nb.discard }).click();
  await expect(toast(page)).toBeVisible();
  const mail = field(page, "E-post");
  const box = page.locator(".toasts");
  // Scrolls the focused field under the toast.
  await mail.focus();
  for (const place of ["above", "below"]) {
    const covered = (await box.boundingBox())!;
    const there = (await mail.boundingBox())!;
    await page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), there.y - covered.y);
    await expect(box).toHaveClass(place === "above" ? / above$/ : /^(?!.* above)/);
    const [now, then] = [(await box.boundingBox())!, (await mail.boundingBox())!];
    expect(now.y + now.height < then.y || then.y + then.height < now.y, place).toBe(true);
  }
  await page.keyboard.press("F6");
  await expect(toast(page).getByRole("button", { name: "Angre" })).toBeFocused();
  await page.keyboard.press("F6");
  await expect(mail).toBeFocused();
  await page.keyboard.press("F6");
  await page.locator(".form-back").click();
  await expect(mail).toHaveCount(0);
  await expect(page.locator(".toast")).toHaveCount(0);
});

test("a sanitary building is added, deleted and restored, and a step for the RFID card is changed", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, `${list}/sanitary`);
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.getByRole("link", { name: "Nytt bygg" }).click();
  await field(page, "Navn").fill("Sanitærbygg 3");
  await field(page, "Hvor det ligger").fill("Ved porten");
  await page.getByText("Stengt for renhold hver dag").click();
  await page.locator("[name='cleaning.from']").fill("12");
  await page.locator("[name='cleaning.to']").fill("11.30");
  await publish(page).click();
  await expect(faults(page)).toContainText("Må slutte etter at det begynner.");
  await page.locator("[name='cleaning.to']").fill("12.30");
  await page.getByRole("button", { name: "Ny linje" }).click();
  await page.keyboard.type("Badstue");
  await page.locator("[name='attributes.0.value']").fill("nei");
  await page.getByText("Finnes i dette bygget").click();
  await expectNoFindings(page);
  await publish(page).click();
  await expect(toast(page)).toContainText("«Sanitærbygg 3» er lagret.");
  expect((await inLanguages(site, "/info/sanitary")).every((html) => html.includes("Badstue"))).toBe(true);

  await page.getByRole("link", { name: "Sanitærbygg 3", exact: true }).click();
  await page.getByRole("button", { name: "Slett bygget" }).click();
  await expect(toast(page)).toContainText("«Sanitærbygg 3» er slettet.");
  expect((await inLanguages(site, "/info/sanitary")).join()).not.toContain("Badstue");
  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(page.getByRole("link", { name: "Sanitærbygg 3", exact: true })).toBeVisible();
  expect((await inLanguages(site, "/info/sanitary"))[0]).toContain("Badstue");

  await page.getByRole("link", { name: "Plassen", exact: true }).click();
  await page.getByRole("link", { name: /^RFID-kortet/ }).click();
  await page.getByRole("link", { name: "Hent", exact: true }).click();
  await field(page, "Overskrift").fill("Hent kortet");
  await page.getByRole("tab", { name: /^Engelsk/ }).click();
  await expect(page.getByRole("tab", { name: /^Engelsk/ })).toContainText("Utdatert");
  await expectNoFindings(page);
  await publish(page).click();
  await expect(page.getByRole("link", { name: "Hent kortet", exact: true })).toBeVisible();
  expect((await inLanguages(site, "/info/sanitary"))[0]).toContain("Hent kortet");
});

test("a card of the home page is edited and moved, and a link without a label is refused", async ({
  page,
  site,
  request,
}) => {
  await signIn(page, site, staffAddresses.homePage);
  await page.locator('[name="cards.0.line"]').fill("Hele sommeren hos oss");
  await page.locator('[name="cards.0.down"]').click();
  await expect(page.locator('[name="cards.1.line"]')).toHaveValue("Hele sommeren hos oss");
  const label = page.locator('[name="links.1.label"]');
  const words = await label.inputValue();
  await label.fill("");
  await page.locator(".form-actions .action").click();
  await expect(faults(page)).toContainText("Snarvei 2, Hva");
  await label.fill(words);
  await publishAndReopen(page);
  const html = await (await request.get(site.origin + address("home", "nb"))).text();
  expect(html.indexOf(address("day", "nb"), html.indexOf("signboard"))).toBeLessThan(
    html.indexOf("Hele sommeren hos oss"),
  );
});
