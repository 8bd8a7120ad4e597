import type { Page } from "@playwright/test";
import { adminText } from "#src/admin/admin.text.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { draftText } from "#src/ui/staff/drafts/draft.text.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { answerInPage, meet, signedInAgain, tryEach, type Fault } from "../support/faulty-calls.ts";
import { expect, test } from "../support/journey.ts";
import { staffScreens } from "../support/staff-screens.ts";
import { signIn } from "../support/staff.ts";

const { failures, tryLater, mayBeOld, retry } = staffText.nb;
const { again } = adminText.nb;

const faults: readonly Fault[] = [
  { says: failures.noAnswer },
  // The page of a network that wants a login.
  { status: 200, body: "<h1>Wi-Fi</h1>", headers: { "Content-Type": "text/html" }, says: failures.noAnswer },
  { status: 500, body: "Oops", says: failures.internal },
  { status: 413, says: failures.tooLarge },
  { status: 503, body: "{}", says: `${failures.unavailable} ${tryLater(undefined)}` },
  {
    status: 429,
    headers: { "Retry-After": "30" },
    says: `${failures.tooOften} ${tryLater("om 30 sekunder")}`,
  },
];
const notLetIn: Fault = {
  status: 403,
  body: JSON.stringify({ type: "urn:campsite:problem:not-staff" }),
  // Of a whole screen, and of a part.
  says: "den som drifter nettstedet",
};
/** What only a save meets. */
const ofSaves: readonly Fault[] = [
  { status: 403, says: failures.notAllowed },
  { status: 409, says: failures.conflict },
  { status: 412, says: failures.stale },
];
const signedOut: Fault = { status: 401, says: again.heading };
const question = "[role=alertdialog]";

/** A new article is written in the form of every other, and the plan, whose texts are folded, in that of what there is one of. */
const alsoElsewhere: readonly string[] = [at.newsFromPhoto.replace(":photoId", "1"), at.plan];

/** Which only ask for something when something is searched for. */
const askingLater = [at.person, at.search];

/** Goes to a screen as its links do. */
const open = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);

/** Another text that the same field takes: a colour, a number, words. */
const alike = (text: string) =>
  /^#|^[\d.:]+$/.test(text) ? text.replace(/\d(?=\D*$)/, (last) => (last === "1" ? "2" : "1")) : `${text}x`;

/** Two of the others in turn, and no answer at last: what is said is one code's for all screens, and each is met by many. */
const inTurn = (all: readonly Fault[], turn: number): Fault[] => {
  const [first, ...others] = all;
  return [others[(2 * turn) % others.length]!, others[(2 * turn + 1) % others.length]!, first!];
};

/** Signs in, has a message in the inbox, and knows who signs in again. */
async function begin(page: Page, origin: string): Promise<void> {
  await fetch(`${origin}/api/v1/feedback`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ source: "feedback", name: "Anne", message: "Har dere plass?" }),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, { origin } as Parameters<typeof signIn>[1]);
  await answerInPage(page);
  await meet(page, signedOut);
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  await page.getByRole("alertdialog").getByRole("button", { name: again.logIn }).click();
  await page.waitForFunction(() => window.faulty.user !== "");
  await meet(page);
}

/** A window that tells of the same sign-in again brings a refresh token that is spent. */
function withoutSpent(findings: string[]): void {
  const others = findings.splice(0).filter((each) => !each.endsWith("/token)"));
  findings.push(...others);
}

test("every screen says why it couldn't be loaded, tries again, keeps what was there, and waits for who signs in again", async ({
  page,
  site,
  findings,
}) => {
  await begin(page, site.origin);
  const main = page.getByRole("main");
  const alerts = main.locator("[role=alert]:not(:empty)");
  const tryAgain = main.getByRole("button", { name: retry });
  for (const [turn, { path, isForm }] of staffScreens.entries()) {
    if (askingLater.some((each) => each === path)) continue;
    await test.step(path, async () => {
      expect.soft(await tryEach(page, inTurn([...faults, notLetIn], turn), { to: path }, "main")).toEqual([]);
      await expect(alerts).not.toHaveCount(0);
      for (const button of (await tryAgain.all()).toReversed()) await button.click();
      await expect(alerts, path).toHaveCount(0);
      await expect(main.locator("h1").first()).toBeVisible();
      expect.soft(await tryEach(page, [signedOut], { to: `${path}?again` }, question)).toEqual([]);
      await signedInAgain(page);
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      await expect(alerts, path).toHaveCount(0);
      if (isForm) return;
      expect.soft(await tryEach(page, [{ ...faults[0]!, says: mayBeOld }], { to: path }, "main")).toEqual([]);
      for (const button of (await tryAgain.all()).toReversed()) await button.click();
      await expect(alerts).toHaveCount(0);
    });
  }
  withoutSpent(findings);
});

test("every form says why it couldn't be saved, that what was written is safe, and saves it once somebody has signed in again", async ({
  page,
  site,
  findings,
}) => {
  await begin(page, site.origin);
  page.setDefaultTimeout(10_000);
  const form = page.locator("form.form-screen");
  for (const [turn, { path, isForm }] of staffScreens.entries()) {
    if (!isForm || alsoElsewhere.includes(path)) continue;
    await test.step(path, async () => {
      await open(page, path);
      await expect(form).toBeVisible();
      const field = form
        .locator("input:is([type=text], :not([type])), textarea")
        .and(page.locator(":not([role], [readonly], [disabled], [aria-haspopup])"))
        .locator("visible=true")
        .first();
      const written = alike((await field.inputValue()) || ((await field.getAttribute("placeholder")) ?? ""));
      await field.fill(written);
      expect
        .soft(
          await tryEach(
            page,
            inTurn([...faults, ...ofSaves], turn).map((each) => ({
              ...each,
              says: `${each.says} ${draftText.nb.safe}`,
            })),
            { press: "form.form-screen [type=submit]" },
            ".save-sign[role=alert]",
          ),
        )
        .toEqual([]);
      await expect(field).toHaveValue(written);
      expect
        .soft(await tryEach(page, [signedOut], { press: "form.form-screen [type=submit]" }, question))
        .toEqual([]);
      await expect(field).toHaveValue(written);
      await signedInAgain(page);
      await expect(page.getByRole("alertdialog")).toHaveCount(0);
      // What is saved closes.
      await expect(form, path).toHaveCount(0);
    });
  }
  withoutSpent(findings);
});
