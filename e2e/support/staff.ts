import type { Page } from "@playwright/test";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expect } from "./journey.ts";
import { staff, type Site } from "./site.ts";

/**
 * Signs in as staff with the site's own provider, and waits for the screen.
 * @param path of the screen, as "/admin/message"
 */
export async function signIn(page: Page, site: Site, path: string = staffAddresses.start): Promise<void> {
  // A page's first route takes hold a moment after it is set, and what is pressed at once slips by; the later ones don't.
  await page.route("**/nowhere", (route) => route.fallback());
  await page.goto(`${staffAddresses.signIn}?to=${encodeURIComponent(path)}`);
  await page.locator("input[name=email]").fill(staff.email);
  await page.locator("input[name=password]").fill(staff.password);
  await page.locator("form button").click();
  await page.waitForURL(site.origin + path);
  await expect(page.locator("main h1").first()).toBeVisible();
}
