import type { Page } from "@playwright/test";
import { adminText } from "#messages/admin";
import { menuScreenText } from "#messages/menu";
import { draftText, staffText } from "#messages/staff";
import { describedNames, kinds } from "#src/cms/kinds.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { answerInPage, setFault, signedInAgain, tryEachFault, type Fault } from "../support/faulty-calls.ts";
import { expect, test } from "../support/test.ts";
import { staffScreens } from "../support/staff-screens.ts";
import { signIn } from "../support/staff.ts";

const { failures, tryLater, mayBeOld, retry } = staffText.nb;
const { again } = adminText.nb;

/*
 * src/cms/staff/api.test.ts checks the text for every failure of a call. These tests cause one of the failures on each
 * screen and in each form.
 */

const signedOut: Fault = { status: 401, says: again.heading };
const faults: readonly Fault[] = [
  { says: failures.noAnswer },
  // The login page of a captive portal.
  { status: 200, body: "<h1>Wi-Fi</h1>", headers: { "Content-Type": "text/html" }, says: failures.noAnswer },
  { status: 500, body: "Oops", says: failures.internal },
  signedOut,
  { status: 413, says: failures.tooLarge },
  { status: 503, body: "{}", says: `${failures.unavailable} ${tryLater({})}` },
  {
    status: 429,
    headers: { "Retry-After": "30" },
    says: `${failures.tooOften} ${tryLater({ when: "om 30 sekunder" })}`,
  },
];
const notLetIn: Fault = {
  status: 403,
  body: JSON.stringify({ type: "urn:campsite:problem:not-staff" }),
  // A part of the text that both a failed screen and a failed part of a screen show.
  says: "den som drifter nettstedet",
};
const ofSaves: readonly Fault[] = [
  { status: 403, says: failures.notAllowed },
  { status: 409, says: failures.conflict },
  { status: 412, says: failures.stale },
];
const question = "[role=alertdialog]";

/**
 * Addresses whose forms are tested at another address. All articles share one form. All kinds with a single resource
 * share another form.
 */
const alsoElsewhere: readonly string[] = [at.newsFromPhoto.replace(":photoId", "1"), at.plan];

/** Kinds with a generated list and form share these screens, so the tests check the screens of one kind. */
const likeAnother = describedNames.slice(1).map((name) => kinds[name].list);
const screens = staffScreens.filter(({ path }) => !likeAnother.some((list) => path.startsWith(list)));

/** Screens that make no call when they open. */
const withoutFirstCall = [at.person, at.search, at.more, at.redirectFile];

/** Opens a screen as a link does. */
const open = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** Returns another valid text for the field of a colour, a number or words. */
const alike = (text: string) =>
  /^#|^[\d.:]+$/.test(text) ? text.replace(/\d(?=\D*$)/, (last) => (last === "1" ? "2" : "1")) : `${text}x`;

/** Causes one of the faults, chosen by `turn`, and expects the page to report the fault. @returns the fault */
async function tryFaultInTurn(
  page: Page,
  all: readonly Fault[],
  turn: number,
  way: Parameters<typeof tryEachFault>[2],
  within: string,
): Promise<Fault> {
  const fault = all[turn % all.length]!;
  const where = fault === signedOut ? question : within;
  expect.soft(await tryEachFault(page, [fault], way, where)).toEqual([]);
  if (fault === signedOut) {
    await signedInAgain(page);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  }
  return fault;
}

/**
 * Sends a message to the inbox and signs in twice. Stores the user that the second sign-in reports, because
 * `signedInAgain` reports the same user.
 */
async function begin(page: Page, origin: string): Promise<void> {
  await fetch(`${origin}/api/v1/feedback`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ source: "feedback", name: "Anne", message: "Har dere plass?" }),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, { origin } as Parameters<typeof signIn>[1]);
  await answerInPage(page);
  await setFault(page, signedOut);
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  await page.getByRole("alertdialog").getByRole("button", { name: again.logIn }).click();
  await page.waitForFunction(() => window.faulty.user !== "");
  await setFault(page);
}

/** Removes findings about used refresh tokens. Tests cause these findings when they repeat the message of a sign-in. */
function ignoreUsedTokens(findings: string[]): void {
  const others = findings.splice(0).filter((each) => !each.endsWith("/token)"));
  findings.push(...others);
}

test("every kind of screen explains a failed load and works after a retry or a new sign-in, and a list keeps its old data", async ({
  page,
  site,
  findings,
}) => {
  await begin(page, site.origin);
  const main = page.getByRole("main");
  const alerts = main.locator("[role=alert]:not(:empty)");
  const tryAgain = main.getByRole("button", { name: retry });
  const calling = screens.filter(({ path }) => !withoutFirstCall.some((each) => each === path));
  for (const [turn, { path }] of calling.entries()) {
    await test.step(path, async () => {
      // A late call of the previous screen can fail too, and the test would count its report for this screen.
      await open(page, `${at.start}/nowhere`);
      await expect(main.locator(".plain-screen")).toBeVisible();
      const fault = await tryFaultInTurn(page, [...faults, notLetIn], turn, { to: path }, "main");
      if (fault === notLetIn) return;
      if (fault !== signedOut) await expect(alerts, path).not.toHaveCount(0);
      for (const button of (await tryAgain.all()).toReversed()) await button.click();
      await expect(alerts, path).toHaveCount(0);
      await expect(main.locator("h1").first()).toBeVisible();
    });
  }
  // Screens without a form keep their old data.
  await open(page, at.news);
  await expect(main.locator(".resource-rows")).toBeVisible();
  expect
    .soft(await tryEachFault(page, [{ ...faults[0]!, says: mayBeOld }], { to: at.news }, "main"))
    .toEqual([]);
  await expect(main.locator(".resource-rows")).toBeVisible();
  await tryAgain.click();
  await expect(alerts).toHaveCount(0);
  ignoreUsedTokens(findings);
});

test("every kind of form explains a failed save, keeps its text, and saves the text on retry or after a new sign-in", async ({
  page,
  site,
  findings,
}) => {
  await begin(page, site.origin);
  page.setDefaultTimeout(10_000);
  const form = page.locator("form.form-screen");
  const forms = screens.filter(({ path, isForm }) => isForm && !alsoElsewhere.includes(path));
  const save = "form.form-screen [type=submit]";
  const all = [...faults, ...ofSaves].map((fault) =>
    fault === signedOut ? fault : { ...fault, says: `${fault.says} ${draftText.nb.safe}` },
  );
  for (const [turn, { path }] of forms.entries()) {
    await test.step(path, async () => {
      await open(page, path);
      await expect(form).toBeVisible();
      if (path === at.menu) await form.getByText(menuScreenText.nb.names).first().click();
      const field = form
        .locator("input:is([type=text], :not([type])), textarea")
        .and(page.locator(":not([role], [readonly], [disabled], [aria-haspopup])"))
        .locator("visible=true")
        .first();
      const written = alike((await field.inputValue()) || ((await field.getAttribute("placeholder")) ?? ""));
      await field.fill(written);
      const fault = await tryFaultInTurn(page, all, turn, { press: save }, ".save-sign[role=alert]");
      if (fault !== signedOut) {
        await expect(field).toHaveValue(written);
        await page.locator(save).click();
      }
      // A saved form closes.
      await expect(form, path).toHaveCount(0);
    });
  }
  ignoreUsedTokens(findings);
});
