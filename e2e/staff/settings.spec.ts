import type { Page } from "@playwright/test";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { WebsiteSettings } from "#src/campsite/settings/website-settings.ts";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import { signIn } from "../support/staff.ts";
import type { Site } from "../support/site.ts";

const screen = "/admin/websitesettings";
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const toggle = (page: Page, name: string) => page.getByRole("switch", { name });
const press = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

async function stored({ origin }: Site): Promise<WebsiteSettings> {
  return (await (await fetch(`${origin}/api/v1/websitesettings`)).json()) as WebsiteSettings;
}

for (const width of [1280, 390]) {
  test(`at ${width} px a switch saves at once, and public pages in every language show the change`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // The search finds screens by name or purpose, in any language.
    await signIn(page, site, `${staffAddresses.search}?q=brytere`);
    const found = page.locator(".found-group").first();
    await expect(found.getByRole("link")).toHaveText(["Brytere og språk"]);
    await expectNoFindings(page);
    const search = page.getByRole("searchbox");
    for (const [typed, name] of [
      ["apningstider", "Åpningstider og sesong"],
      ["Webcams", "Webkameraer"],
      ["varsler", "Varsler"],
      ["slett gjest", "Personvern"],
    ] as const) {
      await search.fill(typed);
      await expect(found.getByRole("link").first()).toHaveText(name);
    }
    await search.fill("svarmaler");
    await found.getByRole("link", { name: "Svarmaler" }).click();
    await expect(page.locator(".list-back")).toHaveText("Innboks");
    await expect(page.locator(".staff-band").getByRole("link", { name: /^Innboks/ })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await page.goBack();
    // The search leads to the field of a setting on the opening hours screen, or to the first of several fields.
    for (const [typed, path, name] of [
      ["ro fra", "quietFrom", "quietFrom"],
      ["sesong", "season", "season.opens"],
      ["opening hours note", "translations.en.openingNote", "translations.en.openingNote"],
    ] as const) {
      await search.fill(typed);
      await page.locator(`.found-row a[href="${staffAddresses.openingHours}#${path}"]`).click();
      await expect(page.locator(`[name="${name}"]`)).toBeFocused();
      await page.goBack();
    }
    await search.fill("forslagskasse");
    await page.locator(`.found-row a[href="${screen}#enableFeedback"]`).click();
    await expect(page).toHaveURL(/\/admin\/websitesettings#enableFeedback$/);
    await expect(toggle(page, "Forslagskasse")).toBeFocused();
    await expectNoFindings(page);
    expect(await findSidewaysScroll(page)).toEqual([]);
    // Returns for each language whether the menus link to the suggestion box.
    const menus = () =>
      Promise.all(
        languages.map(async (each) =>
          (await (await fetch(site.origin + address("prices", each))).text()).includes(
            `href="${address("feedback", each)}"`,
          ),
        ),
      );
    expect(await menus()).toEqual(languages.map(() => true));
    await toggle(page, "Forslagskasse").focus();
    await page.keyboard.press("Space");
    await expect(row(page, "Forslagskasse").getByRole("status")).toHaveText("Lagret");
    await expect(toggle(page, "Forslagskasse")).not.toBeChecked();
    // Staff see the drawn switch, never the browser's own checkbox.
    await expect(toggle(page, "Forslagskasse")).toHaveCSS("appearance", "none");
    expect(await menus()).toEqual(languages.map(() => false));
    await page.keyboard.press("Space");
    await expect.poll(menus).toEqual(languages.map(() => true));
  });
}

test("the seasonal page offers the waiting list only while it is turned on", async ({ page, site }) => {
  const name = "Venteliste for sesongplass";
  const seasonal = async () => (await fetch(site.origin + address("seasonal", "nb"))).text();
  expect(await seasonal()).toContain("Skriv deg på venteliste");
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, screen);
  await toggle(page, name).focus();
  await page.keyboard.press("Space");
  await expect(row(page, name).getByRole("status")).toHaveText("Lagret");
  expect(await seasonal()).not.toContain("Skriv deg på venteliste");
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.keyboard.press("Space");
  await expect.poll(seasonal).toContain("Skriv deg på venteliste");
});

test("a language that is turned off disappears for guests and staff, and returns unchanged", async ({
  page,
  site,
}) => {
  const german = () => fetch(`${site.origin}${address("prices", "de")}?a=b`, { redirect: "manual" });
  const home = async () => (await fetch(site.origin)).text();
  const before = await (await german()).text();
  await signIn(page, site, screen);
  await toggle(page, "Tysk").focus();
  await page.keyboard.press("Space");
  await expect(row(page, "Tysk").getByRole("status")).toHaveText("Lagret");
  await expectNoFindings(page);
  const gone = await german();
  expect([gone.status, gone.headers.get("location")]).toEqual([302, `${address("prices", "nb")}?a=b`]);
  expect(await home()).not.toMatch(/Deutsch|hreflang="de/i);
  await page.getByRole("link", { name: "Bilder", exact: true }).click();
  await page.locator(".photo-tiles a").first().click();
  await expect(page.getByRole("tab", { name: /Engelsk/ })).toBeVisible();
  await expect(page.getByRole("tab", { name: /Tysk/ })).toHaveCount(0);
  await expectNoFindings(page);
  await page.goto(site.origin + screen);
  await press(page, "Engelsk");
  await expect(row(page, "Engelsk").getByRole("status")).toHaveText("Lagret");
  // With one language, the language menu is hidden. The staff's menus are still visible.
  await page.goto(site.origin);
  await expect(page.locator("#account summary").first()).toBeVisible();
  await expect(page.locator(".languages")).toHaveCount(0);
  await page.goto(site.origin + screen);
  for (const name of ["Engelsk", "Tysk"]) {
    await press(page, name);
    await expect(row(page, name).getByRole("status")).toHaveText("Lagret");
  }
  expect(await (await german()).text()).toBe(before);
  expect(await home()).toContain("Deutsch");
});

test("two quickly pressed switches save one after the other, even after somebody else's change", async ({
  page,
  site,
  findings,
}) => {
  await signIn(page, site, screen);
  const before = await stored(site);
  let running = 0;
  let maxRunning = 0;
  let isFirst = true;
  const pressed = Promise.withResolvers<void>();
  await page.route("**/api/v1/websitesettings/*", async (route) => {
    maxRunning = Math.max(maxRunning, ++running);
    await pressed.promise;
    if (isFirst) {
      isFirst = false;
      // Somebody else has just pressed the third switch.
      const theirs = { ...before, enableCPay: !before.enableCPay };
      await route.fetch({ postData: theirs });
    }
    const response = await route.fetch();
    running--;
    await route.fulfill({ response });
  });
  await press(page, "Bestilling på nett");
  await press(page, "Forslagskasse");
  await expect(row(page, "Forslagskasse").getByRole("status")).toHaveText("Lagrer …");
  pressed.resolve();
  await expect(row(page, "Bestilling på nett").getByRole("status")).toHaveText("Lagret");
  await expect(row(page, "Forslagskasse").getByRole("status")).toHaveText("Lagret");
  await expect(toggle(page, "Lading av kortet")).toBeChecked({ checked: !before.enableCPay });
  expect(maxRunning).toBe(1);
  expect(await stored(site)).toMatchObject({
    enableCPay: !before.enableCPay,
    enableOnlineBooking: !before.enableOnlineBooking,
    enableFeedback: !before.enableFeedback,
  });
  for (const name of ["Lading av kortet", "Bestilling på nett", "Forslagskasse"]) {
    await press(page, name);
    await expect(row(page, name).getByRole("status")).toHaveText("Lagret");
  }
  await expect.poll(() => stored(site)).toMatchObject({ enableCPay: before.enableCPay });
  for (const finding of findings.splice(0)) expect(finding).toContain("412");
});

test("a switch that fails to save returns to its stored state, says why, and offers a retry", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, screen);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/v1/websitesettings/*", async (route) => {
    await held.promise;
    await route.abort();
  });
  const booking = row(page, "Bestilling på nett");
  await press(page, "Bestilling på nett");
  await expect(booking.getByRole("status")).toHaveText("Lagrer …");
  await expect(toggle(page, "Bestilling på nett")).not.toBeChecked();
  held.resolve();
  await expect(booking.getByRole("alert")).toHaveText("Ble ikke slått av. Fikk ikke kontakt med nettstedet.");
  await expect(toggle(page, "Bestilling på nett")).toBeChecked();
  await expectNoFindings(page);
  await page.unrouteAll();
  await booking.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(booking.getByRole("status")).toHaveText("Lagret");
  await expect(booking).not.toContainText("Ble ikke slått av.");
  expect((await stored(site)).enableOnlineBooking).toBe(false);
  await press(page, "Bestilling på nett");
  await expect.poll(async () => (await stored(site)).enableOnlineBooking).toBe(true);
  for (const finding of findings.splice(0)) expect(finding).toContain("ERR_FAILED");
});
