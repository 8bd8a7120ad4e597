import type { BrowserContext, Page } from "@playwright/test";
import { feedbackText } from "#messages/feedback";
import { feedbackFields, type FeedbackField } from "#src/features/feedback/feedback-rules.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { siteText } from "#messages/site";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

// A trace would store the whole code of axe for each step.
test.use({ reducedMotion: "no-preference", trace: "off", viewport: { width: 390, height: 844 } });
test.beforeEach(({ context, site }) => agree(context, site.origin));

/** The start of the page's clock. It is 0, because Playwright can pause the clock only at a later time. */
const begin = 0;
const api = "**/api/v1/feedback";

const typed: Record<FeedbackField, string> = {
  name: "Ingrid «Inga» Solberg",
  mobilePhone: "912 34 567",
  email: "ingrid@solberg.example",
  message: "Har dere plass til oss?\nVi er to voksne & en <rolig> hund.",
};

const agree = (context: BrowserContext, url: string) =>
  context.addCookies([{ name: "cookiepolicy", value: "true|false|false", url }]);

const form = (page: Page) => page.locator("form.form");
const field = (page: Page, name: FeedbackField) => form(page).locator(`[name=${name}]`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function fill(page: Page, values: Partial<Record<FeedbackField, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name as FeedbackField).fill(value);
}

/** Returns the error of each invalid field, as assistive technology reads it. */
async function faults(page: Page): Promise<Record<string, string>> {
  const marked = await form(page).locator("[aria-invalid=true]").all();
  const entries = marked.map(async (each) => {
    const fault = page.locator(`#${(await each.getAttribute("aria-describedby"))!}`);
    return [await each.getAttribute("name"), await fault.innerText()] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<string, string>;
}

function faultsOf(language: Language): { empty: Record<string, string>; wrong: Record<string, string> } {
  const { faults: words, contact } = feedbackText[language];
  return {
    empty: Object.fromEntries(feedbackFields.map((name) => [name, words.empty])),
    wrong: { mobilePhone: words.phone, email: contact.wrongEmail },
  };
}

/** Focuses a field and waits until the form's script has run. */
async function loadFormScript(page: Page): Promise<void> {
  const script = page.waitForResponse(/feedback-form\.client/);
  await field(page, "message").focus();
  await page.evaluate((url) => import(url), (await script).url());
}

test("after a failed load of the form's script, the page loads the script when another field gets focus", async ({
  page,
  findings,
}) => {
  await page.goto(address("contactUs", "nb"));
  await page.route("**/*.js", (route) => route.abort("internetdisconnected"));
  const failed = page.waitForEvent("pageerror");
  await field(page, "name").focus();
  expect((await failed).message).toContain("Failed to fetch dynamically imported module");
  await page.unroute("**/*.js");
  await loadFormScript(page);
  for (const finding of findings.splice(0)) expect(finding).toMatch(/DISCONNECTED|dynamically imported/);
});

for (const language of languages) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test(`each invalid field shows its error in the page's language (${language})`, async ({
        page,
        findings,
      }) => {
        const { contact } = feedbackText[language];
        const { empty, wrong } = faultsOf(language);
        await page.goto(address("contactUs", language));
        await expect(field(page, "message")).toHaveAttribute("rows", "10");
        if (javaScriptEnabled) await loadFormScript(page);
        await button(page, contact.send).click();
        await expect.poll(() => faults(page)).toEqual(empty);
        await expect(field(page, "name")).toBeFocused();
        if (javaScriptEnabled && language === "nb") await expectNoFindings(page, "main");
        if (!javaScriptEnabled) {
          const { fault, pages } = siteText[language];
          await expect(page).toHaveTitle(new RegExp(`^${fault}: ${pages.contactUs}`));
          await page.getByRole("link", { name: contact.message, exact: true }).click();
          await expect(page).toHaveURL(/#feedback-message$/);
          await expect(field(page, "message")).toBeInViewport();
        }

        const unclear = { ...typed, mobilePhone: "abc", email: "ingrid@" };
        await fill(page, unclear);
        await button(page, contact.send).click();
        await expect.poll(() => faults(page)).toEqual(wrong);
        await expect(field(page, "mobilePhone")).toBeFocused();
        for (const name of feedbackFields) await expect(field(page, name)).toHaveValue(unclear[name]);
        await expect(page.getByRole("dialog")).toHaveCount(0);
        if (javaScriptEnabled) return;
        const answers = findings.splice(0);
        expect(answers.filter((each) => !each.includes("422"))).toEqual([]);
        expect(answers).toHaveLength(2);
      });
    });
  }
}

test.describe("sending a form", () => {
  const text = feedbackText.nb;
  const dialog = (page: Page) => page.getByRole("dialog", { name: text.sent });
  const alert = (page: Page) => form(page).getByRole("alert");

  test("a failure keeps the typed text; after success a dialog redirects to the home page after 7.5 s", async ({
    page,
    findings,
  }) => {
    await page.clock.install({ time: begin });
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto(address("contactUs", "nb"));
    const ofTheForm = () => scripts.filter((url) => /feedback-/.test(url));
    expect(ofTheForm(), "before the first touch").toEqual([]);
    await loadFormScript(page);
    expect(ofTheForm(), "after the first touch").not.toEqual([]);
    await fill(page, typed);
    await page.clock.pauseAt(begin + 60_000);

    const failures = [
      { answer: undefined, says: text.failures.offline },
      { answer: { status: 500, body: "{}" }, says: text.failures.ours },
      {
        answer: { status: 429, headers: { "Retry-After": "90" }, body: "{}" },
        says: text.failures.tooOften({ minutes: 2 }),
      },
    ];
    let send = text.contact.send;
    for (const { answer, says } of failures) {
      await page.route(api, (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });
      await button(page, send).click();
      await expect(button(page, text.sending)).toHaveAttribute("aria-disabled", "true");
      await page.clock.runFor(10);
      await expect(alert(page)).toContainText(says, { useInnerText: true });
      for (const name of feedbackFields) await expect(field(page, name)).toHaveValue(typed[name]);
      send = text.tryAgain;
    }
    expect(findings.splice(0).filter((each) => !each.includes("Failed to load resource"))).toEqual([]);
    await page.clock.resume();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNoFindings(page, "main");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.clock.pauseAt(begin + 3_600_000);

    const sent = page.waitForRequest(api);
    await button(page, text.tryAgain).click();
    await page.clock.runFor(10);
    expect((await sent).postDataJSON()).toMatchObject({ ...typed, source: "contact" });
    await expect(dialog(page)).toContainText(text.contact.sent);
    await page.clock.runFor(7400);
    await expect(dialog(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(page).toHaveURL(address("home", "nb"));
  });

  test("a double click sends the form once, and the guest can choose to stay on the page", async ({
    page,
  }) => {
    const { feedback, ...shared } = feedbackText.de;
    await page.clock.install({ time: begin });
    await page.goto(address("feedback", "de"));
    await loadFormScript(page);
    await fill(page, { message: typed.message });
    await page.clock.pauseAt(begin + 60_000);
    let count = 0;
    page.on("request", (request) => (count += request.url().endsWith("/api/v1/feedback") ? 1 : 0));
    await button(page, feedback.send).dblclick();
    await page.clock.runFor(10);
    const opened = page.getByRole("dialog", { name: shared.sent });
    await expect(opened).toContainText(feedback.sent);
    expect(count).toBe(1);

    // The countdown pauses while a control has focus.
    await page.keyboard.press("Tab");
    await page.clock.runFor(20_000);
    await expect(opened).toBeVisible();
    await button(page, shared.stay).click();
    await expect(opened).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(page.locator("main .notice.success:visible")).toContainText(feedback.sent);
    await expect(page).toHaveURL(`${address("feedback", "de")}#sent`);
    await expect(form(page)).toBeHidden();
    await page.clock.resume();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectNoFindings(page, "main");
  });

  test("after sending by keyboard, the dialog has the focus and its countdown pauses", async ({ page }) => {
    await page.clock.install({ time: begin });
    await page.goto(address("feedback", "nb"));
    await loadFormScript(page);
    await fill(page, { message: typed.message });
    await page.clock.pauseAt(begin + 60_000);
    await button(page, text.feedback.send).press("Enter");
    await page.clock.runFor(10);
    await expect(dialog(page)).toBeFocused();
    await page.clock.runFor(20_000);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await page.clock.runFor(20_000);
    await expect(dialog(page).getByRole("link")).toBeFocused();
  });

  test("with reduced motion the dialog doesn't redirect", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install({ time: begin });
    await page.goto(address("feedback", "nb"));
    await loadFormScript(page);
    await fill(page, { message: typed.message });
    await page.clock.pauseAt(begin + 60_000);
    await button(page, text.feedback.send).click();
    await page.clock.runFor(10);
    await expect(dialog(page)).toContainText(text.feedback.sent);
    await page.clock.runFor(20_000);
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).locator(".sent-countdown")).toBeHidden();
    await page.clock.resume();
    await expectNoFindings(page, "dialog");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    for (const [name, source] of [
      ["contactUs", "contact"],
      ["feedback", "feedback"],
    ] as const) {
      test(`submits the ${source} form, and the page confirms the message`, async ({ page }) => {
        await page.goto(address(name, "en"));
        await fill(page, source === "contact" ? typed : { message: typed.message });
        await button(page, feedbackText.en[source].send).click();
        await expect(page).toHaveURL(`${address(name, "en")}#sent`);
        await expect(page.locator("#sent")).toBeVisible();
        await expect(page.locator("#sent")).toContainText(feedbackText.en[source].sent);
        await expect(form(page)).toBeHidden();
      });
    }
  });
});
