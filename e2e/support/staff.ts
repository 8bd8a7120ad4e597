import type { BrowserContext, Page } from "@playwright/test";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expect } from "./test.ts";
import { staff, type Site } from "./site.ts";

/** The cookies of a signed-in browser, by site. */
const sessions = new WeakMap<Site, Awaited<ReturnType<BrowserContext["cookies"]>>>();

/**
 * Signs in as staff with the site's own provider, and waits for the screen. Types the default account's password once
 * per site, and again after a test has ended the session.
 * @param path path of the screen, such as "/admin/message"
 * @param email the person's address; by default the account that each site has
 */
export async function signIn(
  page: Page,
  site: Site,
  path: string = staffAddresses.start,
  email: string = staff.email,
): Promise<void> {
  const screen = site.origin + path;
  const isUsual = email === staff.email;
  if (isUsual) await page.context().addCookies(sessions.get(site) ?? []);
  await page.goto(`${staffAddresses.signIn}?to=${encodeURIComponent(path)}`);
  await page.waitForURL((url) => url.href === screen || url.pathname.startsWith("/interaction"));
  if (page.url() !== screen) {
    await page.locator("input[name=email]").fill(email);
    await page.locator("input[name=password]").fill(staff.password);
    await page.locator("form button").click();
    await page.waitForURL(screen);
    if (isUsual) sessions.set(site, await page.context().cookies());
  }
  await expect(page.locator("main h1").first()).toBeVisible();
}

/** Signs in. @returns a function that calls the API as the same person */
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
    const answer = await response.text();
    expect(response.ok, `${method} ${at}: ${response.status} ${answer}`).toBe(true);
    return (answer ? JSON.parse(answer) : undefined) as Answer;
  };
}
