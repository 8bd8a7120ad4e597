import type { Locator, Page } from "@playwright/test";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expect, test } from "./journey.ts";
import { signIn } from "./staff.ts";

/*
 * Each main task of staff by keys alone: nothing is clicked, and a field is reached by Tab.
 */

test.describe.configure({ mode: "serial" });

const toast = (page: Page) => page.locator(".toasts .toast").last();

/** Presses Tab until what has this role and name has focus, as somebody does who can't point. */
async function tabTo(
  page: Page,
  role: "button" | "link" | "textbox" | "switch" | "radio" | "spinbutton",
  name: string | RegExp,
): Promise<void> {
  await reach(page, page.getByRole(role, { name, exact: true }).first(), `the ${role} «${String(name)}»`);
}

async function reach(page: Page, target: Locator, what: string): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 150; presses++) {
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

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
});

test("a notice is written and published, and taken down again", async ({ page, site }) => {
  await signIn(page, site);
  await press(page, "link", "Nytt oppslag");
  await write(page, "Varseltittel", "Vannet er stengt");
  await write(page, "Overskrift", "Vannet er stengt til kl. 18");
  await write(page, "Melding", "Vi bytter en kran.");
  await tabTo(page, "switch", "Viktig");
  await page.keyboard.press("Space");
  await press(page, "button", "Lagre og publiser");
  await expect(toast(page)).toBeVisible();
  expect(await (await fetch(site.origin)).text()).toContain("Vannet er stengt");
  await press(page, "button", /^Ta ned/);
  await expect.poll(async () => (await fetch(site.origin)).text()).not.toContain("Vannet er stengt");
});

test("an article is written and published", async ({ page, site }) => {
  await signIn(page, site);
  await press(page, "link", "Ny artikkel");
  await write(page, "Tittel", "Is på bukta");
  await write(page, "Ingress", "Ta på isbrodder.");
  await write(page, "Tekst", "Kom og se.");
  await tabTo(page, "radio", /^Utkast/);
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press("ArrowDown");
  await press(page, "button", "Lagre og publiser");
  await expect(toast(page)).toContainText("er publisert");
  expect(await (await fetch(`${site.origin}/info/nyheter`)).text()).toContain("Is på bukta");
});

test("a page's text is changed, and had back from its history", async ({ page, site }) => {
  const read = async () => (await fetch(`${site.origin}/aboutus`)).text();
  await signIn(page, site, staffAddresses.content);
  await press(page, "link", "Om oss");
  await write(page, "Ingress", "Skrevet med taster.");
  await press(page, "button", "Lagre og publiser");
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

test("prices are raised, seen, and made a draft", async ({ page, site }) => {
  await signIn(page, site, staffAddresses.priceLists);
  await press(page, "link", /^Ny prisliste/);
  await write(page, "Prosent", "4");
  await press(page, "button", /^Hev \d+ priser/);
  await press(page, "button", /^Lagre/);
  await expect(toast(page)).toBeVisible();
});

test("a setting is turned off and on", async ({ page, site }) => {
  await signIn(page, site, staffAddresses.settings);
  const first = page.getByRole("switch").first();
  const before = await first.isChecked();
  for (const wanted of [!before, before]) {
    await reach(page, first, "the first switch");
    await page.keyboard.press("Space");
    await expect(first).toBeChecked({ checked: wanted });
  }
});
