import { kinds } from "#src/cms/kinds.ts";
import type { Page } from "@playwright/test";
import { faqKind } from "#src/features/faq/faq.ts";
import { pageTextKind } from "#src/campsite/page-texts/page-text.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { staffText } from "#messages/staff";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { signIn } from "../support/staff.ts";
import { atEnd, field, openOther, publishAndReopen, save, saveStateSign } from "../support/staff-writing.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";

const words = staffText.nb;
const list = kinds.faq.list;
const rows = (page: Page) => page.locator(".sorted-rows .resource-name a");
const toast = (page: Page) => page.locator(".toasts .toast").last();
const question = (page: Page) => field(page, labelsOf(faqKind, "nb").question);
const saveAndClose = (page: Page) => page.getByRole("button", { name: words.publish, exact: true }).click();
const undo = (page: Page) => toast(page).getByRole("button", { name: words.undo }).click();
const remove = (page: Page) => page.locator(".remove-resource > button");

/** Stops the toasts' timer, so that slow machines don't miss a toast. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".toast-time { animation-play-state: paused !important }");
    document.adoptedStyleSheets = [sheet];
  }),
);

test("a failed undo can be retried, and undo reverts the last save that changed something", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, list);
  const [before = ""] = await rows(page).allTextContents();
  await rows(page).first().click();
  await question(page).fill("Endret?");
  await save(page);
  await saveAndClose(page);
  await expect(toast(page)).toBeVisible();
  await page.route("**/api/v1/**", (route) => route.abort());
  await undo(page);
  const failure = page.getByRole("alert").filter({ hasText: words.notUndone({ name: "Endret?" }) });
  await expect(failure).toContainText(words.failures.noAnswer);
  await expectNoFindings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(failure).toBeInViewport({ ratio: 1 });
  await page.unrouteAll();
  await failure.getByRole("button", { name: words.retry }).click();
  await expect(toast(page)).toContainText(words.undone({ name: "Endret?" }));
  await expect(failure).toBeHidden();
  await expect(rows(page).first()).toHaveText(before);
  for (const finding of findings.splice(0)) expect(finding).toContain("ERR_FAILED");
});

test("the undo of a publication brings the draft back, even if the question was never published before", async ({
  page,
  site,
  findings,
}) => {
  await signIn(page, site, list);
  const [before = ""] = await rows(page).allTextContents();
  await rows(page).first().click();
  await question(page).fill("Endret i utkastet?");
  await save(page);
  await saveAndClose(page);
  await undo(page);
  await expect(toast(page)).toContainText(words.undone({ name: "Endret i utkastet?" }));
  await expect(rows(page).first()).toHaveText(before);
  await rows(page).first().click();
  await expect(question(page)).toHaveValue("Endret i utkastet?");

  const unpublished = page.locator(".new-resources").getByRole("link", { name: "Kan jeg ta med geit?" });
  await page.goto(`${list}/${newResource}`);
  await question(page).fill("Kan jeg ta med geit?");
  await atEnd(page);
  await page.keyboard.type("Ja, i bånd.");
  await save(page);
  await saveAndClose(page);
  await expect(rows(page).filter({ hasText: "Kan jeg ta med geit?" })).toBeVisible();
  let isCut = true;
  await page.route("**/api/v1/history/*/restore", (route) => (isCut ? route.abort() : route.fallback()));
  await undo(page);
  const failure = page.getByRole("alert").filter({ hasText: words.failures.noAnswer });
  await expect(failure).toBeVisible();
  isCut = false;
  await failure.getByRole("button", { name: words.retry }).click();
  await expect(unpublished).toBeVisible();
  await unpublished.click();
  await saveAndClose(page);
  await expect(rows(page).filter({ hasText: "Kan jeg ta med geit?" })).toBeVisible();
  await expect(unpublished).toBeHidden();
  for (const finding of findings.splice(0)) expect(finding).toContain("ERR_FAILED");
});

test("undo reverts only the user's own save and keeps a colleague's merged changes", async ({
  page,
  browser,
  site,
  findings,
}) => {
  const path = `${staffAddresses.contentPages}/3`;
  const { title, lead } = labelsOf(pageTextKind, "nb");
  await signIn(page, site, path);
  const other = await openOther(browser, site, path);
  const before = await field(page, title).inputValue();

  await field(other, lead).fill("Fra en kollega.");
  await publishAndReopen(other);
  await other.context().close();
  await field(page, title).fill("Fra meg");
  await saveAndClose(page);
  await page.getByRole("button", { name: "Lagre valgene" }).click();
  await undo(page);
  await expect(toast(page)).toContainText("er som før");

  await page.goto(path);
  await expect(field(page, title)).toHaveValue(before);
  await expect(field(page, lead)).toHaveValue("Fra en kollega.");
  for (const finding of findings.splice(0)) expect(finding).toContain("412");
});

test("the toast of a save stays when the screen reloads its counts while the list opens", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await signIn(page, site, list);
  await rows(page).first().click();
  await question(page).fill("Et annet spørsmål?");
  await save(page);
  const lists: (() => void)[] = [];
  await page.route(/api.v1.faq(.rows)?\?/, async (route) => {
    await new Promise<void>((go) => void lists.push(go));
    return route.fallback();
  });
  await saveAndClose(page);
  await expect.poll(() => lists.length).toBe(1);
  await page.clock.runFor(61_000);
  await expect.poll(() => lists.length).toBe(2);
  await page.unrouteAll();
  for (const go of lists) go();
  await expect(page).toHaveURL(site.origin + list);
  await expect(toast(page)).toContainText(words.savedResource({ name: "Et annet spørsmål?" }));
});

test("deleting twice makes one call, which waits for a running save; staff must confirm the deletion of a newer version", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, `${list}/new`);
  await question(page).fill("Kan jeg ta med hund?");
  await field(page, labelsOf(faqKind, "nb").answer).fill("Ja, i bånd.");
  await saveAndClose(page);
  await rows(page).last().click();
  await expect(question(page)).toHaveValue("Kan jeg ta med hund?");
  // With ?now, the form shows the published version, and Ctrl+S publishes.
  await page.goto(`${page.url()}?now`);
  await expect(question(page)).toHaveValue("Kan jeg ta med hund?");

  const calls: { method: string; go: () => void }[] = [];
  await page.route("**/api/v1/faq/*", async (route) => {
    const method = route.request().method();
    if (method === "GET") return route.fallback();
    await new Promise<void>((go) => void calls.push({ method, go }));
    return route.fallback();
  });
  await question(page).fill("Kan jeg ta med katt?");
  await page.keyboard.press("ControlOrMeta+s");
  await expect.poll(() => calls.length).toBe(1);
  await remove(page).click();
  await expect(remove(page)).toHaveText(words.removing);
  await remove(page).click({ force: true });
  calls[0]!.go();
  await expect.poll(() => calls.map(({ method }) => method)).toEqual(["PUT", "DELETE"]);

  // A user who has left the form stays on the new screen.
  await page.getByRole("link", { name: "Priser" }).first().click();
  await expect(page).toHaveURL(site.origin + staffAddresses.priceLists);
  const toasts = await page.locator(".toasts .toast").count();
  calls[1]!.go();
  await expect(toast(page)).toContainText(words.removedResource({ name: "Kan jeg ta med katt?" }));
  await expect(page.locator(".toasts .toast")).toHaveCount(toasts + 1);
  await expect(page).toHaveURL(site.origin + staffAddresses.priceLists);
  expect(calls).toHaveLength(2);
  await page.unrouteAll();
  await undo(page);
  await expect(toast(page)).toContainText(words.undone({ name: "Kan jeg ta med katt?" }));

  await page.goto(`${staffAddresses.signIn}?to=${list}`);
  await rows(page).last().click();
  let isAhead = true;
  await page.route("**/api/v1/faq/*", async (route) => {
    if (route.request().method() !== "DELETE" || !isAhead) return route.fallback();
    isAhead = false;
    const stored = (await (await route.fetch({ method: "GET" })).json()) as object;
    const theirs = { ...faqKind.input.parse(stored), question: "Kan jeg ta med hest?" };
    const headers = { ...route.request().headers(), "content-type": "application/json" };
    expect((await route.fetch({ method: "PUT", headers, postData: JSON.stringify(theirs) })).status()).toBe(
      200,
    );
    return route.fallback();
  });
  await remove(page).click();
  const failure = page.getByRole("alert").filter({ hasText: words.notRemoved });
  await expect(failure).toContainText(words.newestVersion({ name: "Kan jeg ta med hest?" }));
  await expectNoFindings(page);
  await failure.getByRole("button", { name: words.retry }).click();
  await expect(toast(page)).toContainText(words.removedResource({ name: "Kan jeg ta med hest?" }));
  await expect(page).toHaveURL(site.origin + list);
  for (const finding of findings.splice(0)) expect(finding).toContain("412");
});

test("after staff leave a form, its save doesn't change the screen, a failed confirmation stays, and its toast closes", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, list);
  await rows(page).nth(2).click();
  let go = () => {};
  await page.route("**/api/v1/faq/*", async (route) => {
    if (route.request().method() !== "PUT") return route.fallback();
    await new Promise<void>((resolve) => (go = resolve));
    return route.fallback();
  });
  await question(page).fill("Hva skjer?");
  await saveAndClose(page);
  await expect(saveStateSign(page)).toContainText(words.saving);
  await page.getByRole("link", { name: "Priser" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.leave.discard }).click();
  await expect(page).toHaveURL(site.origin + staffAddresses.priceLists);
  go();
  await expect(toast(page)).toContainText(words.savedResource({ name: "Hva skjer?" }));
  await expect(page).toHaveURL(site.origin + staffAddresses.priceLists);
  await page.unrouteAll();

  // The Norwegian text is newer than its translation.
  await page.goto(`${staffAddresses.signIn}?to=${list}`);
  await rows(page).nth(2).click();
  await page.getByRole("tab", { name: languageAsLabel("en", "nb") }).click();
  await page.route("**/api/v1/faq/*", (route) => route.abort());
  await page
    .getByRole("button", { name: words.outdated.confirm({ language: languageAsLabel("en", "nb") }) })
    .click();
  await expect(saveStateSign(page)).toContainText(words.notSaved);
  await page.getByRole("link", { name: words.cancel }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: words.leave.stay }).click();
  await page.unrouteAll();
  await save(page);

  await question(page).fill("Forkastes?");
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain("Forkastes?");
  await page.reload();
  await page.locator(".draft-strip").getByRole("button", { name: words.leave.discard }).click();
  await expect(toast(page).getByRole("button", { name: words.undo })).toBeVisible();
  await page.getByRole("link", { name: words.cancel }).click();
  await expect(page).toHaveURL(site.origin + list);
  await expect(page.locator(".toasts .toast")).toHaveCount(0);
  for (const finding of findings.splice(0)) expect(finding).toContain("ERR_FAILED");
});
