import type { Page, Request, Route } from "@playwright/test";
import { adminText, startSiteText, startText } from "#messages/admin";
import { loginText } from "#messages/auth";
import { staffMenusText } from "#messages/site";
import { address } from "#src/i18n/addresses.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { signIn } from "../support/staff.ts";
import { staff } from "../support/site.ts";

const text = adminText.nb;
const account = (page: Page) => page.locator("#account");

test("a staff address redirects to the login page, and from there back to the staff address", async ({
  page,
  site,
}) => {
  const target = `${staffAddresses.inbox}?status=starred#content`;
  await page.goto(target);
  await expect(page).toHaveURL(`/login?to=${encodeURIComponent(target)}`);
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.has("code_challenge"));
  await page.getByRole("main").getByRole("link", { name: loginText.nb.logIn }).click();
  // Some providers refuse a request without a nonce.
  expect(new URL((await asked).url()).searchParams.get("nonce")).toBeTruthy();
  await page.locator("input[name=email]").fill(staff.email);
  await page.locator("input[name=password]").fill(staff.password);
  await page.locator("form button").click();
  await expect(page).toHaveURL(site.origin + target);
});

test("an unknown staff address redirects guests to the home page and shows staff a 404 screen", async ({
  page,
  site,
  findings,
}) => {
  await page.goto("/admin/nope");
  await expect(page).toHaveURL(`${site.origin}/`);
  await signIn(page, site, staffAddresses.start);
  const answer = await page.goto("/admin/nope");
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole("heading", { name: adminText.nb.unknown.heading })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/admin/nope`);
  // The browser reports each 404.
  for (const finding of findings.splice(0)) expect(finding).toContain("/admin/nope");
});

test("an unknown staff address redirects home without JavaScript", async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/admin/nope`);
  await expect(page).toHaveURL(`${site.origin}/`);
  await page.close();
});

test("signing in and switching between staff and public pages cause no errors", async ({
  context,
  page,
  site,
}) => {
  const faults: string[] = [];
  context.on("weberror", (error) => faults.push(String(error.error())));
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(message.text());
  });
  await page.goto(address("login", "nb"));
  await page.getByRole("main").getByRole("link", { name: loginText.nb.logIn }).click();
  await page.locator("input[name=email]").fill(staff.email);
  await page.locator("input[name=password]").fill(staff.password);
  await page.locator("form button").click();
  await expect(page).toHaveURL(site.origin + staffAddresses.start);
  await page.getByRole("link", { name: text.screens.messages, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: text.screens.messages })).toBeVisible();
  await page.goto(address("prices", "nb"));
  await account(page).locator("summary").first().click();
  await account(page).getByRole("link").first().click();
  await expect(page.locator("main h1").first()).toBeVisible();
  await expect(page.locator(".staff-band")).toBeVisible();
  expect(faults).toEqual([]);
});

test("signing in never redirects to another site", async ({ page, site }) => {
  await page.goto(`${staffAddresses.signIn}?to=${encodeURIComponent("//evil.example/admin")}`);
  await page.locator("input[name=email]").fill(staff.email);
  await page.locator("input[name=password]").fill(staff.password);
  await page.locator("form button").click();
  await expect(page).toHaveURL(site.origin + staffAddresses.start);
});

test("a reload needs no sign-in, and public pages show the staff menus until logging out", async ({
  page,
  site,
}) => {
  const before = await (await fetch(`${site.origin}/info/prices`)).text();
  await signIn(page, site, staffAddresses.settings);
  await page.reload();
  await expect(page.locator("main h1").first()).toBeVisible();
  await expect(page).toHaveURL(site.origin + staffAddresses.settings);

  const answer = page.waitForResponse(`${site.origin}/info/prices`);
  await page.goto("/info/prices");
  expect(await (await answer).text()).toBe(before);
  const menus = account(page).locator("summary");
  await expect(menus).toHaveText([staffMenusText.nb.administration, staffMenusText.nb.user]);
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toMatch(/eyJ/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await menus.first().click();
  await expect(account(page).getByRole("link", { name: staffMenusText.nb.edit })).toHaveAttribute(
    "href",
    /\/admin\/content\/pages\/\d+$/,
  );
  await menus.last().click();
  await expect(menus.last().locator(".icon")).toBeVisible();
  await expect(account(page).getByText(staffMenusText.nb.profile, { exact: true })).toBeVisible();
  await expect(account(page)).toContainText(staff.email);
  await account(page).getByRole("link", { name: staffMenusText.nb.logOut }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(account(page)).toHaveText(loginText.nb.logIn);
});

test("a new tab needs no sign-in until staff log out, and the sign-in page isn't in the browser history", async ({
  context,
  page,
  site,
}) => {
  await signIn(page, site);
  const tab = await context.newPage();
  const seen: string[] = [];
  tab.on("framenavigated", (frame) => seen.push(new URL(frame.url()).pathname));
  await tab.goto("/info/prices");
  await tab.goto(`${staffAddresses.inbox}?box=starred#content`);
  await expect(tab).toHaveURL(`${site.origin}${staffAddresses.inbox}?box=starred#content`);
  await expect(tab.locator("main h1")).toHaveText(text.screens.inbox);
  expect(seen).not.toContain(address("login", "nb"));
  const stored = () => tab.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(await stored()).not.toMatch(/eyJ/);
  await tab.goBack();
  await expect(tab).toHaveURL(`${site.origin}/info/prices`);

  // The provider has a session but issues no token. Its error isn't login_required.
  await tab.route(/prompt=none/, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const refused = new URL(asked.get("redirect_uri")!);
    refused.search = new URLSearchParams({
      error: "interaction_required",
      state: asked.get("state")!,
    }).toString();
    return route.fulfill({ status: 302, headers: { Location: refused.href } });
  });
  const leaving = tab.waitForRequest(/post_logout_redirect_uri=/);
  await tab.goto(staffAddresses.signOut);
  const parameters = new URL((await leaving).url()).searchParams;
  expect(parameters.get("post_logout_redirect_uri")).toBe(`${site.origin}/`);
  expect(parameters.get("client_id")).toBeTruthy();
  expect(parameters.get("id_token_hint")).toBeNull();
  await tab.locator("button").click();
  await expect(tab).toHaveURL(`${site.origin}/`);
  await tab.unrouteAll();
  await tab.goto(staffAddresses.news);
  await expect(tab).toHaveURL(`/login?to=${encodeURIComponent(staffAddresses.news)}`);
  await tab.goBack();
  await expect(tab).toHaveURL(`${site.origin}/`);
});

test("a user who isn't staff sees their account and the person to ask, even without a name in the ID token", async ({
  page,
  findings,
  site,
}) => {
  // Providers may omit a user's claims from the ID token (OpenID Connect Core, 5.4).
  await page.route(/\/token$/, async (route) => {
    const response = await route.fetch();
    const tokens = (await response.json()) as { id_token: string };
    const [header, payload, signature] = tokens.id_token.split(".");
    const { name: _n, email: _e, ...claims } = JSON.parse(Buffer.from(payload!, "base64url").toString());
    const nameless = Buffer.from(JSON.stringify(claims)).toString("base64url");
    await route.fulfill({ response, json: { ...tokens, id_token: [header, nameless, signature].join(".") } });
  });
  await page.route("**/api/v1/**", (route) =>
    route.fulfill({
      status: 403,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: "urn:campsite:problem:not-staff", title: "", status: 403 }),
    }),
  );
  await signIn(page, site);
  await expect(page.getByRole("heading", { name: text.notStaff.heading })).toBeVisible();
  await expect(page.getByText(staff.email)).toBeVisible();
  await expectNoFindings(page);
  for (const finding of findings.splice(0)) expect(finding).toContain("status of 403");
});

test("an expired session loses no text", async ({ context, page, findings, site }) => {
  await signIn(page, site, `${staffAddresses.messages}/${newResource}`);
  await page
    .getByRole("textbox", { name: labelsOf(messageKind, "nb").title })
    .fill("Vannet er stengt til klokka 18");
  await page.getByRole("textbox", { name: labelsOf(messageKind, "nb").message }).fill("Vi bytter en ventil.");

  // The access token is invalid, and the provider refuses to refresh it.
  const spoil = (route: Route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: "Bearer spoilt" } });
  await page.route("**/api/v1/**", spoil);
  await page.route("**/token", (route) => route.fulfill({ status: 400, json: { error: "invalid_grant" } }));
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("alertdialog", { name: text.again.heading });
  await expect(dialog).toBeVisible();
  await expectNoFindings(page, "[role=alertdialog]");
  await page.unroute("**/api/v1/**", spoil);
  const [window] = await Promise.all([
    context.waitForEvent("page"),
    dialog.getByRole("button", { name: text.again.logIn }).click(),
  ]);
  // The window may have closed already, so poll instead of waiting for the event.
  await expect.poll(() => window.isClosed()).toBe(true);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/[Ll]agret kl\./)).toBeVisible();
  await expect(page.getByRole("textbox", { name: labelsOf(messageKind, "nb").title })).toHaveValue(
    "Vannet er stengt til klokka 18",
  );
  for (const finding of findings.splice(0)) expect(finding).toMatch(/40[01]/);
});

test("the first staff screen keeps to its size budget, and the editor loads only with a form", async ({
  page,
  site,
}) => {
  const loaded: Request[] = [];
  page.on("response", (response) => {
    if (/\/assets\/.*\.(js|css)$/.test(response.url())) loaded.push(response.request());
  });
  await signIn(page, site);
  loaded.splice(0);
  await page.goto(staffAddresses.start);
  await expect(page.locator(".start-below")).toBeVisible();
  // The sizes of responses from the browser's cache count too.
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => /\/assets\/.*\.(js|css)$/.test(name))
      .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
  );
  const sum = sizes.reduce((total, [, bytes]) => total + bytes, 0);
  expect(sizes.length).toBeGreaterThan(10);
  expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(200 * 1024);
  const isEditor = (request: Request) => request.url().includes("html-editor");
  expect(loaded.some(isEditor)).toBe(false);
  await page.getByRole("link", { name: startText.nb.newMessage }).click();
  await expect.poll(() => loaded.some(isEditor)).toBe(true);
});

test("on a phone, each list loads at most 30 KB after the first staff screen, not counting zod and lazy thumbnails", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site);
  for (const list of ["messages", "inbox", "news", "priceLists", "photos"] as const) {
    await page.goto(staffAddresses.start, { waitUntil: "networkidle" });
    await page.evaluate((path) => {
      performance.clearResourceTimings();
      history.pushState({}, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, staffAddresses[list]);
    await expect(page.locator(".start-below")).toHaveCount(0);
    await expect(page.locator("main:not(:has([data-loading], [aria-busy=true])) h1")).toBeVisible();
    // The number of thumbnails depends on how far ahead the browser loads them.
    await expect(page.locator("main img:not([src*='/thumb/'][loading=lazy])")).toHaveCount(0);
    const loaded = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        // The size of API responses depends on the resources that other tests have left. The first list or form loads
        // zod, 21 KB, in the chunk "iso".
        .filter(({ name }) => !/\/thumb\/|\/api\/|\/iso-/.test(name))
        .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
    );
    expect(loaded.length, list).toBeGreaterThan(3);
    const sum = loaded.reduce((total, [, bytes]) => total + bytes, 0);
    expect(sum, `${list}: ${JSON.stringify(loaded)}`).toBeLessThanOrEqual(30 * 1024);
  }
});

for (const width of [360, 1280]) {
  test(`at ${width} px axe finds no fault on the start screen, and its menus open by keyboard`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, site);
    await expectNoFindings(page);
    await page.getByRole("button", { name: new RegExp(`${text.user}:`) }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: text.logOut })).toBeVisible();
    await expect(page.getByRole("button", { name: "Norsk", pressed: true })).toBeVisible();
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.getByRole("heading", { name: startSiteText.en.siteHeading })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
