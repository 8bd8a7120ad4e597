import sharp from "sharp";
import type { Page } from "@playwright/test";
import { address, addresses, localPath } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { readable } from "#test/another-campsite/demo-marks.ts";
import { demoIn } from "#test/another-campsite/demo-search.ts";
import { expect, test } from "../../support/test.ts";
import { countPresses, expectRecordedCounts } from "../../support/press-counter.ts";
import { startSite, type Site } from "../../support/site.ts";
import { field, publishAndReopen } from "../../support/staff-writing.ts";
import { signIn } from "../../support/staff.ts";

/* Sets up a fictional campsite by a lake on an empty site through the screens, step by step. */

test.use({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names
    async ({}, provide: (site: Site) => Promise<void>) => {
      await using site = await startSite({ SEED_DEMO: "false" });
      await provide(site);
    },
    { scope: "worker" },
  ],
});

const act = (page: Page) => page.locator(".setup-steps > .next .setup-acts").getByRole("link");
const steps = (page: Page) => page.locator(".setup-count strong");
/** Returns to the list of set-up steps and expects this number of completed steps. */
async function backToSteps(page: Page, done: number): Promise<void> {
  await page.getByRole("link", { name: "Kom i gang" }).first().click();
  await expect(steps(page)).toHaveText(`${done} av 8`);
}

test("eight steps set up a campsite on an empty site without any demo content", async ({
  page,
  site,
  request,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, staffAddresses.setup);
  await expect(steps(page)).toHaveText("0 av 8");
  const settings = countPresses(page);

  // The languages come first, so that no form asks for texts in other languages.
  await expect(page.locator(".setup-steps > .next")).toContainText("Språk og brytere");
  await settings.press(act(page));
  // One press confirms a set-up step without changes. Staff can still change the settings later.
  await settings.press(page.getByRole("button", { name: "La alt stå" }));
  await expect(steps(page)).toHaveText("1 av 8");
  await page.getByRole("link", { name: "Språk og brytere" }).last().click();
  await expect(page.getByRole("button", { name: "La alt stå" })).toHaveCount(0);
  const forGuests = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await forGuests("Tysk").getByRole("switch").press("Space");
  await expect(forGuests("Tysk").getByRole("status")).toHaveText("Lagret");
  await backToSteps(page, 1);

  const publish = page.getByRole("button", { name: "Publiser", exact: true });
  const whoWeAre = countPresses(page);
  await whoWeAre.press(act(page));
  for (const [label, words] of Object.entries({
    Navn: "Granvika Camping",
    Slagord: "Telt og vogn ved fjellvannet",
    "Kort om campingplassen": "Tolv plasser i graskanten.",
    Telefon: "61 00 12 34",
    "E-post": "hei@granvika.test",
    Gateadresse: "Vatnevegen 5",
    Postnummer: "2920",
    Poststed: "Leira",
  }))
    await whoWeAre.write(field(page, label), words);
  await whoWeAre.press(publish);
  await expect(steps(page)).toHaveText("2 av 8");
  await expect(page).toHaveTitle("Kom i gang – Telt og vogn ved fjellvannet");

  const hours = countPresses(page);
  await hours.press(act(page));
  await expect(page.getByText("Ingenting, før du har skrevet når resepsjonen er åpen.")).toBeVisible();
  await hours.press(page.getByRole("button", { name: "Ny periode" }));
  await hours.press(publish);
  await expect(steps(page)).toHaveText("3 av 8");

  const prices = countPresses(page);
  await prices.press(act(page));
  await prices.write(field(page, "Gruppe"), "Et døgn");
  await prices.write(field(page, "Hva: Et døgn, uten navn"), "Vogn");
  await prices.write(field(page, "Pris: Et døgn, Vogn"), "333");
  await prices.press(page.getByRole("button", { name: "Lagre", exact: true }));
  await expect(steps(page)).toHaveText("3 av 8");
  // The button that completes the set-up step is below all prices.
  await prices.press(act(page));
  await prices.press(page.getByRole("dialog").getByRole("button", { name: "Ta i bruk" }));
  await expect(steps(page)).toHaveText("4 av 8");
  // The site guesses the purpose of the group from the group's name.
  expect(await (await fetch(`${site.origin}/api/v1/annualrates/active`)).json()).toMatchObject({
    rateGroups: [{ purpose: "day" }],
  });
  await expectRecordedCounts("while a site is set up", {
    settings: settings.count(),
    "name and address": whoWeAre.count(),
    "opening hours": hours.count(),
    "first prices": prices.count(),
  });
  await page.setViewportSize({ width: 1280, height: 900 });

  // Each saved proposal leads to the next proposal.
  const readNext = async () => {
    await act(page).click();
    await expect(page.locator("main").getByText("Mangler").first()).toBeVisible();
    await page.getByRole("button", { name: "Hent forslaget" }).click();
    await expect(page.locator("main").getByText("Mangler")).toHaveCount(0);
    await publishAndReopen(page);
    await page.getByRole("link", { name: "Kom i gang" }).first().click();
  };
  for (let read = 0; read < 6; read++) await readNext();
  await expect(steps(page)).toHaveText("4 av 8");

  // The campsite has no cabin. The page's proposal is skipped for all staff, and this can be undone.
  const proposed = page.getByRole("list", { name: "Sider med forslag" });
  const leftOut = page.getByRole("list", { name: "Hoppet over" });
  const undo = page.locator(".toast", { hasText: "uten egen tekst" }).getByRole("button", { name: "Angre" });
  await proposed.getByRole("link", { name: "Hytte" }).click();
  await page.getByRole("button", { name: "Hopp over siden" }).click();
  await expect(leftOut.getByRole("link", { name: "Hytte" })).toBeVisible();
  await undo.click();
  await proposed.getByRole("link", { name: "Hytte" }).click();
  await page.getByRole("button", { name: "Hopp over siden" }).click();
  await leftOut.getByRole("link", { name: "Hytte" }).click();
  await expect(page.getByRole("heading", { name: "Siden står uten egen tekst" })).toBeVisible();
  await backToSteps(page, 4);
  await readNext();
  // The set-up step is complete after the last proposal.
  await expect(steps(page)).toHaveText("4 av 8");
  await proposed.getByRole("link", { name: "Personvern" }).click();
  await expect(
    page.getByRole("heading", { name: "Gjestene leser forslaget til du lagrer ditt eget" }),
  ).toBeVisible();
  await expect(page.locator(".search-hit")).toContainText("Privacy statement: one cookie");
  await page.getByRole("button", { name: "La forslaget stå" }).click();
  await expect(proposed).toHaveCount(0);
  await expect(steps(page)).toHaveText("5 av 8");

  await act(page).click();
  await page.getByRole("radio", { name: "Ved en innsjø" }).check();
  await page.getByRole("button", { name: "Velg bilde" }).first().click();
  const photos = page.getByRole("dialog");
  await expect(photos).toContainText("Ingen bilder ennå");
  const lake = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#3a6b7e" } });
  await photos
    .locator("input[type=file]")
    .setInputFiles({ name: "Vannet.jpg", mimeType: "image/jpeg", buffer: await lake.jpeg().toBuffer() });
  await photos.getByRole("textbox", { name: "Bildebeskrivelse" }).fill("Vannet en stille morgen.");
  await photos.getByRole("button", { name: "Bruk bildet" }).click();
  await expect(photos).toBeHidden();
  await expect(page.getByText("Bildet øverst på forsiden følger med når sider deles.")).toBeVisible();
  await publishAndReopen(page);
  await backToSteps(page, 6);
  const seen = page.locator(".setup-guests-see dd");
  await expect(seen.last()).toContainText("galleri");

  await page.getByRole("link", { name: "Logo og farger" }).click();
  await page
    .locator("main input[type=file]")
    .setInputFiles({ name: "halvt.svg", mimeType: "image/svg+xml", buffer: Buffer.from('<svg><path d="M0') });
  await expect(page.getByText("halvt.svg kan ikke leses som bilde.")).toBeVisible();
  // The form shows an SVG with an embedded photo, but the site refuses to save it.
  const photoInside = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image width="9" height="9" href="data:image/png;base64,${(await lake.clone().resize(9, 9).png().toBuffer()).toString("base64")}"/></svg>`;
  await page
    .locator("main input[type=file]")
    .setInputFiles({ name: "foto.svg", mimeType: "image/svg+xml", buffer: Buffer.from(photoInside) });
  await expect(page.locator(".mark-choice img")).toBeVisible();
  const markField = page.locator(".field", { has: page.locator(".mark-choice") });
  await markField.locator("input[type=file]").setInputFiles({
    name: "stort.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.alloc(110_000, "<svg/>"),
  });
  await expect(markField.locator(".field-fault")).toContainText("stort.svg er større enn 100 kB.");
  await field(page, "Hovedfarge").fill("#1a7a3c");
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await expect(markField.locator(".field-fault")).toContainText("Tegningen har et bilde i seg");
  for (const finding of findings.splice(0)) expect(finding).toContain("status of 422");
  await page.getByRole("button", { name: "Fjern" }).click();
  await expect(markField.locator(".field-fault")).toBeEmpty();
  await markField
    .locator("input[type=file]")
    .setInputFiles({ name: "Logo.jpg", mimeType: "image/jpeg", buffer: await lake.jpeg().toBuffer() });
  await expect(page.locator(".mark-choice img")).toBeVisible();
  await publishAndReopen(page);
  await backToSteps(page, 6);

  await act(page).click();
  await page.getByLabel("Bakgrunn", { exact: true }).selectOption("own");
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><path fill="#dfe8d0" d="M0 0h800v400H0z"/></svg>`;
  await page
    .locator(".plan-ground input[type=file]")
    .setInputFiles({ name: "granvika.svg", mimeType: "image/svg+xml", buffer: Buffer.from(ground) });
  await expect(page.locator(".plan-ground a[target=_blank]")).toBeVisible();
  for (const [index, letter] of ["F", "G", "H", "K"].entries()) {
    await page.getByRole("button", { name: "Nytt felt" }).first().click();
    await page.locator(`[name="areas.${index}.name"]`).fill(letter);
  }
  await publishAndReopen(page);
  await backToSteps(page, 7);

  await act(page).click();
  await page.getByRole("switch", { name: "Vises på nettstedet" }).first().press("Space");
  await expect(page.getByText("Slått på: Kamera 1.")).toBeVisible();
  await backToSteps(page, 7);
  await expect(page.locator(".setup-steps > .next")).toContainText("Slått på. Gjestene ser bildet når");
  await page.getByRole("button", { name: "Hopp over nå" }).press("Enter");
  const takeIn = page.getByRole("button", { name: "Ta med igjen: Webkamera" });
  await expect(takeIn).toBeFocused();
  await expect(act(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText("Hoppet over", { exact: true })).toHaveCount(1);
  await takeIn.press("Enter");
  await expect(page.locator(".setup-steps > .next")).toContainText("Webkamera");
  await expect(page.getByRole("button", { name: "Hopp over nå" })).toBeFocused();

  // The set-up steps ask for few texts. The forms of all other pages also propose a text.
  await page.goto(site.origin + staffAddresses.content);
  await page.getByRole("link", { name: "Aktiviteter" }).first().click();
  await expect(page.getByRole("button", { name: "Hopp over siden" })).toHaveCount(0);
  await page.getByRole("button", { name: "Hent forslaget" }).click();
  await publishAndReopen(page);

  // Checks the public pages and files.
  const text = async (path: string) => {
    const answer = await request.get(site.origin + path);
    expect(answer.ok(), path).toBe(true);
    return answer.text();
  };
  const pages = Object.values(addresses).flatMap(([path]) => (path.includes("{") ? [] : [path]));
  const inBoth = pages.flatMap((path) => [path, localPath(path, "en")]);
  for (const path of [...inBoth, "/sitemap.xml", "/content.json", "/api/v1/annualrates/active"])
    expect(demoIn(await text(path)), path).toEqual([]);
  const home = await text("/");
  for (const own of ["Granvika Camping", "Telt og vogn ved fjellvannet", "61 00 12 34", "333"])
    expect(readable(home)).toContain(own);
  const [, mark] = /<img class="own-mark" src="([^"]+)" alt="" width="512" height="320"/.exec(home) ?? [];
  expect(await text(mark!)).toContain("data:image/png;base64,");
  expect(await text(address("sitemap", "en"))).toContain('href="#K10"');
});
