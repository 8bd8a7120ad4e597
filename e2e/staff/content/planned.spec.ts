import { DatabaseSync } from "node:sqlite";
import path from "node:path";
import type { Page } from "@playwright/test";
import { adminText } from "#messages/admin";
import { changeOverLinksText, changeOverText, plannedSiteText, plannedText } from "#messages/planned";
import { previewLinksText, staffText } from "#messages/staff";
import { today } from "#src/cms/staff/clock.ts";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signIn, signInForCalls } from "../../support/staff.ts";
import type { Site } from "../../support/site.ts";
import { field } from "../../support/staff-writing.ts";
import { findSmallTargets } from "../../support/targets.ts";
import { expect, test } from "../../support/test.ts";

const text = changeOverText.nb;
const siteText = plannedSiteText.nb;
const words = staffText.nb;
const year = today().year + 1;
const questions = address("questions", "nb");

type Call = Awaited<ReturnType<typeof signInForCalls>>;
interface Added {
  id: number;
  version: number;
}

const heading = (page: Page) => page.locator("main h1");
const toast = (page: Page) => page.locator(".toast:last-child");
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const changes = (page: Page) => page.locator("main .plan-changes > li");

/** Adds a question with a next version. @param next the fields of the next version besides the question */
async function addQuestion(call: Call, name: string, next: object = {}): Promise<number> {
  const { id } = await call<Added>("POST", "/faq", { question: `Før ${name}?`, answer: "<p>Ja.</p>" });
  await call("PUT", `/faq/${id}/next`, { question: `Etter ${name}?`, ...next });
  return id;
}

const addPlan = async (call: Call, name: string, publishAt: string | null = null) =>
  (await call<Added>("POST", "/changeovers", { name, publishAt })).id;

const planAddress = (id: number) => staffAddresses.changeOver.replace(":id", String(id));

/** Sets the planned moment of a change-over to a time in the past. */
function letMomentPass(site: Site, id: number): void {
  using database = new DatabaseSync(path.join(site.dataDir, "campsite.sqlite"));
  database.exec("pragma busy_timeout = 5000");
  database.prepare(`update "changeOver" set "publishAt" = '2026-01-01T00:00:00Z' where "id" = ?`).run(id);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("staff make a change-over, add a change, take the change out again, and change the change-over's day", async ({
    page,
    site,
  }) => {
    const call = await signInForCalls(page, site);
    await addQuestion(call, "telefon");
    await page.getByRole("link", { name: adminText.nb.screens.planned, exact: true }).click();
    await expect(heading(page)).toHaveText(adminText.nb.screens.planned);
    await button(page, plannedText.nb.new).click();
    const dialog = page.getByRole("dialog");
    await field(page, text.name).fill("Ny sesong");
    await field(page, text.day).fill(`1.5.${year}`);
    await field(page, text.day).blur();
    await expectNoFindings(page, "[role=dialog]");
    await dialog.getByRole("button", { name: text.add }).click();

    await expect(heading(page)).toHaveText("Ny sesong");
    await expect(page.locator(".plan-day")).toContainText(`1. mai ${year}`);
    await button(page, text.addChange).click();
    await button(page, text.addOne({ name: "Etter telefon?" })).click();
    await expect(changes(page)).toContainText("Etter telefon?");
    await expect(changes(page)).toContainText("Spørsmål");
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findSidewaysScroll(page)).toEqual([]);
    }
    await expectNoFindings(page);
    expect(await findSmallTargets(page, "main")).toEqual([]);

    await button(page, text.takeOutOf({ name: "Etter telefon?" })).click();
    await expect(toast(page)).toContainText("Den ligger fortsatt som ny versjon.");
    await expect(changes(page)).toHaveCount(0);
    await toast(page).getByRole("button", { name: words.undo }).click();
    await expect(changes(page)).toHaveCount(1);

    await button(page, text.move).click();
    await button(page, text.weekLater).click();
    await button(page, text.save).click();
    await expect(page.locator(".plan-day")).toContainText(`8. mai ${year}`);

    await button(page, text.remove).click();
    await expect(heading(page)).toHaveText(adminText.nb.screens.planned);
    await toast(page).getByRole("button", { name: words.undo }).click();
    await expect(heading(page)).toHaveText("Ny sesong");
    await expect(changes(page)).toContainText("Etter telefon?");
    await page.goto(staffAddresses.planned);
    await expect(page.locator(".coming-rows")).toContainText("Ny sesong");
    await expectNoFindings(page);
    expect(await findSidewaysScroll(page)).toEqual([]);
  });

  test("the time line shows the site on any day, and its links show other pages on the chosen day", async ({
    page,
    site,
  }) => {
    const call = await signInForCalls(page, site);
    const moment = `${year}-04-23T22:00:00Z`;
    const opening = /24\.\sapril.*\skl\.\s00\.00/;
    const plan = await addPlan(call, "Vårplan", moment);
    await addQuestion(call, "vår", { changeOver: plan });
    await signIn(page, site, planAddress(plan));
    await page.getByRole("link", { name: text.seeSite }).click();
    const knob = page.getByRole("slider", { name: siteText.slider });
    const frame = page.frameLocator("iframe");
    await expect(knob).toHaveAttribute("aria-valuetext", opening);
    await frame
      .locator(`main a[href="${address("prices", "nb")}"]`)
      .first()
      .click();
    await expect(frame.locator("h1")).toContainText("Priser");
    await page.getByRole("combobox", { name: siteText.page }).selectOption("Spørsmål og svar");
    await expect(frame.locator("mark").filter({ hasText: "Etter vår?" })).toBeVisible();
    await expect(button(page, siteText.next)).toBeVisible();
    await page.getByText(siteText.now, { exact: true }).click();
    await expect(frame.getByText("Før vår?").first()).toBeAttached();
    await expect(frame.getByText("Etter vår?")).toHaveCount(0);

    await knob.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(knob).toHaveAttribute("aria-valuetext", /23\.\sapril/);
    await expect(frame.getByText("Etter vår?")).toHaveCount(0);
    await expect(frame.getByText("Før vår?").first()).toBeAttached();
    await page.keyboard.press("PageUp");
    await expect(knob).toHaveAttribute("aria-valuetext", opening);
    await page.keyboard.press("PageDown");
    await expect(knob).not.toHaveAttribute("aria-valuetext", opening);
    await button(page, siteText.dayAfter).click();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findSidewaysScroll(page)).toEqual([]);
    }
    await expectNoFindings(page);
    expect(await findSmallTargets(page, "main")).toEqual([]);
  });
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("changes are published together after a confirmation, and undone together", async ({
    page,
    site,
    request,
  }) => {
    const call = await signInForCalls(page, site);
    const plan = await addPlan(call, "Alt på én gang", `${year}-05-01T08:00:00Z`);
    const id = await addQuestion(call, "alt", { changeOver: plan });
    await signIn(page, site, planAddress(plan));
    const guests = async () => (await request.get(site.origin + questions)).text();
    await button(page, text.publish).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Etter alt?");
    await expect(dialog.getByRole("button").first()).toBeFocused();
    await expectNoFindings(page, "[role=alertdialog]");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    expect(await guests()).not.toContain("Etter alt?");

    await button(page, text.publish).click();
    await dialog.getByRole("button", { name: text.publishNow }).click();
    await expect(toast(page)).toContainText("Én endring er publisert.");
    expect(await guests()).toContain("Etter alt?");
    await toast(page).getByRole("button", { name: text.undoAll }).click();
    await expect(toast(page)).toContainText("«Alt på én gang» er angret.");
    expect(await guests()).toContain("Før alt?");
    await expect(changes(page)).toContainText("Etter alt?");

    await button(page, text.publish).click();
    await dialog.getByRole("button", { name: text.publishNow }).click();
    await expect(page.getByText("Alt kan angres samlet til")).toBeVisible();
    await call("PUT", `/faq/${id}`, { answer: "<p>Rettet.</p>" });
    await page.reload();
    await button(page, text.undoAll).click();
    await expect(dialog).toContainText(text.savedSince);
    await expect(dialog).toContainText("Etter alt?");
    await expectNoFindings(page, "[role=alertdialog]");
    await dialog.getByRole("button", { name: text.undoAll }).click();
    await expect.poll(guests).toContain("Før alt?");
  });

  test("a change-over with an unfinished change isn't published, and the dialog names this change", async ({
    page,
    site,
    findings,
  }) => {
    const call = await signInForCalls(page, site);
    const plan = await addPlan(call, "Nesten ferdig", `${year}-05-01T08:00:00Z`);
    const id = await addQuestion(call, "nesten", { changeOver: plan });
    await call("PUT", `/faq/${id}/next`, { answer: "" });
    await signIn(page, site, planAddress(plan));
    await button(page, text.publish).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: text.publishNow }).click();
    await expect(dialog).toContainText("Etter nesten?: noe er ikke fylt ut");
    await expect(dialog.getByRole("alert")).toHaveText(text.notPublished);
    for (const finding of findings.splice(0)) expect(finding).toContain("422");
    await call("DELETE", `/changeovers/${plan}`);
  });

  test("a change that somebody else has added to the change-over is shown before it is published", async ({
    page,
    site,
    request,
    findings,
  }) => {
    const call = await signInForCalls(page, site);
    const plan = await addPlan(call, "To skriver");
    await addQuestion(call, "første", { changeOver: plan });
    await signIn(page, site, planAddress(plan));
    await button(page, text.publish).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText("Etter første?");
    await addQuestion(call, "andre", { changeOver: plan });
    await dialog.getByRole("button", { name: text.publishNow }).click();
    await expect(dialog.getByRole("alert")).toContainText(text.notPublished);
    await expect(dialog).toContainText("Etter andre?");
    await expectNoFindings(page, "[role=alertdialog]");
    for (const finding of findings.splice(0)) expect(finding).toContain("412");
    const guests = async () => (await request.get(site.origin + questions)).text();
    expect(await guests()).not.toContain("Etter første?");
    await dialog.getByRole("button", { name: text.publishNow }).click();
    await expect(toast(page)).toContainText("2 endringer er publisert.");
    expect(await guests()).toContain("Etter andre?");
    await toast(page).getByRole("button", { name: text.undoAll }).click();
    await expect(changes(page)).toHaveCount(2);
    // Staff can still change the change-over's moment after a colleague has added a next version.
    await addQuestion(call, "tredje", { changeOver: plan });
    await button(page, text.move).click();
    await field(page, text.day).fill(`1.5.${year}`);
    await field(page, text.day).blur();
    await button(page, text.save).click();
    await expect(page.locator(".plan-day")).toContainText(`1. mai ${year}`);
    await expect(changes(page)).toHaveCount(3);
    for (const finding of findings.splice(0)) expect(finding).toContain("412");
    await button(page, text.remove).click();
    await expect(toast(page)).toBeVisible();
  });

  test("a press on a marked text of the planned site opens the form with this text", async ({
    page,
    site,
  }) => {
    const call = await signInForCalls(page, site);
    const plan = await addPlan(call, "Nytt å se", `${year}-05-01T08:00:00Z`);
    const ids = [];
    for (const name of ["bølge", "vind", "sol"])
      ids.push(await addQuestion(call, name, { changeOver: plan }));
    await signIn(page, site, planAddress(plan));
    await page.getByRole("combobox", { name: siteText.page }).selectOption("Spørsmål og svar");
    const mark = page.frameLocator("iframe").locator("mark").filter({ hasText: "Etter vind?" });
    await expect(mark).toBeVisible();
    await mark.click();
    await expect(page).toHaveURL(site.origin + staffAddresses.content + `/faq/${ids[1]}`);
    await expect(field(page, "Spørsmål")).toHaveValue("Etter vind?");
    await page.getByRole("link", { name: "Nytt å se" }).click();
    await expect(heading(page)).toHaveText("Nytt å se");

    // Keyboard users reach the marked texts with the buttons below the page.
    await page.getByRole("combobox", { name: siteText.page }).selectOption("Spørsmål og svar");
    // A notice of the demo can also be marked on the change-over's day, so the test clicks until the question is shown.
    const shown = page.getByRole("status").filter({ hasText: /^\d+ av \d+: «/ });
    await expect
      .poll(async () => {
        await button(page, siteText.next).click();
        return shown.innerText();
      })
      .toContain("«Etter bølge?»");
    const change = button(page, siteText.change);
    await expect(change).toBeVisible();
    await expectNoFindings(page);
    await change.click();
    await expect(field(page, "Spørsmål")).toHaveValue("Etter bølge?");
    await page.goBack();
    await button(page, text.remove).click();
    await expect(toast(page)).toBeVisible();
  });

  test("a change-over that can't be published at its moment appears as an open task that names the change and the reason", async ({
    page,
    site,
    request,
    findings,
  }) => {
    const call = await signInForCalls(page, site);
    const plan = await addPlan(call, "Halvferdig", `${year}-05-01T08:00:00Z`);
    await addQuestion(call, "hel", { changeOver: plan });
    await call("POST", "/faq/next", { question: "Halv?", changeOver: plan });
    await signIn(page, site, planAddress(plan));
    await button(page, text.publish).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: text.publishNow }).click();
    await expect(dialog).toContainText(text.mustFinish);
    await expect(dialog.getByRole("link", { name: "Halv?" })).toBeVisible();
    for (const finding of findings.splice(0)) expect(finding).toContain("422");

    letMomentPass(site, plan);
    await expect
      .poll(async () => {
        await request.get(site.origin + questions);
        await page.goto(staffAddresses.start);
        return page.locator(".start-waiting").innerText();
      })
      .toContain("«Halvferdig» ble ikke publisert");
    await expect(page.locator(".start-waiting")).toContainText("Halv?: noe er ikke fylt ut");
    await expectNoFindings(page);
    await page.getByRole("link", { name: "«Halvferdig» ble ikke publisert" }).click();
    await expect(page.getByRole("alert")).toContainText("Ingenting i planen er publisert.");
    await expectNoFindings(page);
    await button(page, text.remove).click();
    await expect(toast(page)).toBeVisible();
    await page.goto(staffAddresses.start);
    await expect(page.locator(".start-waiting")).not.toContainText("ble ikke publisert");
  });

  test("a link shows the change-over to somebody without an account, until the link is turned off", async ({
    page,
    site,
    request,
  }) => {
    const call = await signInForCalls(page, site);
    const plan = await addPlan(call, "Delt plan", `${year}-05-01T08:00:00Z`);
    await addQuestion(call, "delt", { changeOver: plan });
    await signIn(page, site, planAddress(plan));
    const links = page.getByRole("region", { name: changeOverLinksText.nb.heading, exact: true });
    await links.getByRole("button", { name: previewLinksText.nb.add }).click();
    const url = await links.getByRole("textbox", { name: previewLinksText.nb.added }).inputValue();
    await expectNoFindings(page);
    const opened = async () => {
      const response = await request.get(url + questions);
      return [response.status(), (await response.text()).includes("Etter delt?")];
    };
    expect(await opened()).toEqual([200, true]);
    await expect(links.getByRole("listitem")).toContainText("Ikke åpnet");
    await links.getByRole("button", { name: /^Slå av/ }).click();
    await expect(links.getByRole("status")).toHaveText(previewLinksText.nb.removed);
    expect((await opened())[0]).toBe(404);
    await expect(links.getByRole("listitem")).toHaveCount(0);
  });

  test("the change-over's screen warns when new prices start after the season has opened", async ({
    page,
    site,
  }) => {
    const call = await signInForCalls(page, site);
    const { season } = await call<{ season: { opens: string } }>("GET", "/identity/1");
    const opening = `${year}-${season.opens}`;
    const plan = await addPlan(call, "Sene priser", `${opening}T10:00:00Z`);
    const { id } = await call<Added>("POST", "/annualrates/next", {
      description: "Priser",
      year,
      rateGroups: [{ name: "Døgn", rates: [{ text: "Telt", amount: 300 }] }],
      changeOver: plan,
    });
    await signIn(page, site, planAddress(plan));
    await expect(page.getByText("ser gjestene det gamle")).toHaveCount(0);
    await button(page, text.move).click();
    await button(page, text.weekLater).click();
    await expect(page.getByRole("dialog")).toContainText("ser gjestene det gamle");
    await button(page, text.save).click();
    await expect(page.locator(".panel .as-unsaved")).toContainText("ser gjestene det gamle");
    // Removes the price list, because other tests on this site count next year's lists.
    await call("DELETE", `/annualrates/${id}/next`);
  });
});

test("staff find the screen of planned changes by a search, and on this screen the header marks Start as current", async ({
  page,
  site,
}) => {
  await signIn(page, site, staffAddresses.search);
  await page.getByRole("searchbox").fill("planlagt");
  await page.getByRole("link", { name: adminText.nb.screens.planned, exact: true }).click();
  await expect(heading(page)).toHaveText(adminText.nb.screens.planned);
  await expect(page.locator(".staff-band [aria-current=page]")).toHaveText(adminText.nb.screens.start);
});
