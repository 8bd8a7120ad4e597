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

/** Signs in, and lets the test make calls of its own as the same person. */
export async function signInForCalls(page: Page, site: Site, path: string = staffAddresses.start) {
  const asked = page.waitForRequest(
    (request) => request.url().includes("/api/v1/") && "authorization" in request.headers(),
  );
  await signIn(page, site, path);
  const { authorization } = (await asked).headers();
  return async <Answer>(method: string, at: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${site.origin}/api/v1${at}`, {
      method,
      headers: { Authorization: authorization!, "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${at}: ${response.status}`).toBe(true);
    return (await response.json()) as Answer;
  };
}
