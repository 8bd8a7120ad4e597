import type { Browser, Page } from "@playwright/test";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expect, stopDraftSaves } from "./test.ts";
import { signIn } from "./staff.ts";
import type { Site } from "./site.ts";

/* Helpers for tests that type in forms and check the save state. */

export const messageAddress = (id: number | string) => `${staffAddresses.messages}/${id}`;

export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const saveStateSign = (page: Page) => page.locator(".form-screen:not([hidden]) .save-sign");
/** The versions of one field on the conflict screen. */
export const versions = (page: Page, name: string) => page.getByRole("radiogroup", { name, exact: true });

export const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft/")));

export async function atEnd(page: Page): Promise<void> {
  await page.locator("[contenteditable=true].editor-text").first().click();
  await page.keyboard.press("ControlOrMeta+End");
}

/** Opens a screen in a second browser. */
export async function openOther(browser: Browser, site: Site, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 1280, height: 900 } });
  await stopDraftSaves(context);
  const page = await context.newPage();
  await signIn(page, site, path);
  return page;
}

/** Publishes the form, which then closes, and opens the form again. */
export async function publishAndReopen(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.locator(".form-actions .action").first().click();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(pathname);
  await page.goBack();
  await expect(page.locator(".form-actions .action").first()).toBeVisible();
}

/** Saves the draft. The form stays open. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saveStateSign(page)).toContainText(/[Ll]agret kl\./);
}

export async function addArticle(page: Page, title: string): Promise<string> {
  await page.goto(staffAddresses.article.replace(":id", newResource));
  await field(page, "Tittel").fill(title);
  await field(page, "Ingress").fill("Om vannet");
  await atEnd(page);
  await page.keyboard.type("Vi tømmer ledningene.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Det skjer lørdag.");
  await save(page);
  return new URL(page.url()).pathname;
}
