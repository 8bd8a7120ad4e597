import type { Page } from "@playwright/test";
import type { Article } from "#src/features/articles/article.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import { signIn } from "../support/staff.ts";
import {
  addArticle,
  atEnd,
  drafts,
  field,
  messageAddress,
  openOther,
  save,
  saveStateSign,
  versions,
} from "../support/staff-writing.ts";

const news = staffAddresses.news;
const conflict = (page: Page) => page.locator(".conflict-screen");
const version = (page: Page, name: string, whose: RegExp) =>
  versions(page, name).getByRole("radio", { name: whose });

test("staff resolve a conflict between two browsers field by field", async ({
  page,
  browser,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const here = { status: 200, json: [{ name: "Ola Vik", isWriting: true }] };
  await page.route("**/api/v1/presence", (route) => route.fulfill(here));
  await signIn(page, site, news);
  const path = await addArticle(page, "Vannet stenges");
  await expect(page.locator(".who-is-here")).toHaveText("Ola Vik skriver her nå.");
  // After the first save, the address has the id of the new resource, and the same form stays open.
  expect(path).toMatch(/\/article\/\d+$/);
  const other = await openOther(browser, site, path);

  await field(other, "Ingress").fill("Om vannet før frosten");
  await atEnd(other);
  await other.keyboard.type(" Vann kan hentes i vaskerommet.");
  await save(other);
  await field(page, "Tittel").fill("Slik stenger vi vannet");
  await atEnd(page);
  await page.keyboard.type(" Det blir klokka 12.");
  await page.getByRole("button", { name: "Lagre utkast" }).click();

  await expect(conflict(page)).toContainText(/lagret en nyere versjon kl\.\s.*, mens du skrev\./);
  await expect(conflict(page)).toContainText("Ett felt gjenstår.");
  await expect(version(page, "Tittel", /^Din versjon/)).toBeChecked();
  await expect(version(page, "Ingress", /^Versjonen til/)).toBeChecked();
  await expect(versions(page, "Ingress").locator("mark")).toHaveText("før frosten");
  await expect(versions(page, "Tekst").locator("mark")).toHaveText([
    "Vann kan hentes i vaskerommet",
    "Det blir klokka 12",
  ]);
  await expect(page.getByRole("radiogroup")).toHaveCount(3);
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Lagre valgene" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Velg én versjon av «Tekst» først." }),
  ).toBeVisible();
  await expect(version(page, "Tekst", /^Versjonen til/)).toBeFocused();

  // Back leads to the form with the typed text.
  await page.goBack();
  await expect(conflict(page)).toBeHidden();
  await expect(field(page, "Tittel")).toHaveValue("Slik stenger vi vannet");
  await page.keyboard.press("ControlOrMeta+s");
  await version(page, "Tekst", /^Din versjon/).check();

  // A third version arrives. The user must choose again only in the fields that the third version changes.
  await field(other, "Tittel").fill("Vannet stenges nå");
  await save(other);
  await page.getByRole("button", { name: "Lagre valgene" }).click();
  await expect(conflict(page)).toContainText("Valgene som fortsatt gjelder, er beholdt.");
  await expect(version(page, "Tekst", /^Din versjon/)).toBeChecked();
  await expect(versions(page, "Tittel")).toContainText("Begge endret");
  await version(page, "Tittel", /^Versjonen til/).check();
  await page.getByRole("button", { name: "Lagre valgene" }).click();
  await expect(page).toHaveURL(site.origin + news);
  await expect(page.getByRole("link", { name: "Vannet stenges nå" })).toBeVisible();
  // The conflict is no longer in the browser history. One step back leads to the form, two steps lead to the list.
  await page.goBack();
  await expect(field(page, "Tittel")).toHaveValue("Vannet stenges nå");
  await page.goBack();
  // Back loads the app again. The app signs in by itself before the list shows its rows.
  await expect(page).toHaveURL(site.origin + news);
  await expect(page.getByRole("link", { name: "Vannet stenges nå" })).toBeVisible();
  expect(await drafts(page)).toEqual([]);

  await other.context().close();
  for (const finding of findings.splice(0)) expect(finding).toContain("412");
});

test("staff join both versions of a paragraph, and the browser stores the result until it is saved", async ({
  page,
  browser,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, news);
  const path = await addArticle(page, "Vannet stenges");
  const other = await openOther(browser, site, path);
  await atEnd(page);
  await page.keyboard.type(" Det blir klokka 12.");
  await save(page);

  await atEnd(other);
  await other.keyboard.type(" Ta med kanne.");
  await other.keyboard.press("ControlOrMeta+s");
  await other.getByRole("button", { name: "Sett sammen begge: Tekst" }).click();
  const joined = other.getByRole("textbox", { name: "Satt sammen: Tekst" });
  await expect(joined.locator("p")).toHaveText([
    "Vi tømmer ledningene.",
    "Det skjer lørdag. Det blir klokka 12.",
    "Det skjer lørdag. Ta med kanne.",
  ]);
  await expectNoFindings(other);
  await joined.click();
  await other.keyboard.press("ControlOrMeta+End");
  await other.keyboard.type(" Hilsen oss");
  // The joined text is stored in the browser like all typed text.
  await expect.poll(() => other.evaluate(() => Object.values(localStorage).join())).toContain("Hilsen oss");
  await other.keyboard.press("ControlOrMeta+s");
  await expect(conflict(other)).toBeHidden();
  await expect(saveStateSign(other)).toContainText(/[Ll]agret kl\./);
  await page.reload();
  await expect(page.locator("[contenteditable=true].editor-text").first()).toContainText("Hilsen oss");
  await other.context().close();
});

test("on a phone both versions fit the screen; the user can choose the other version or copy their own text", async ({
  page,
  context,
  site,
  findings,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.origin });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, messageAddress("new"));
  await field(page, "Overskrift").fill("Vannet");
  await atEnd(page);
  await page.keyboard.type("Til klokka 18.");
  await save(page);
  await field(page, "Overskrift").fill("Vannet er stengt i dag");
  let isAhead = true;
  await page.route("**/api/v1/messages/**", async (route) => {
    if (route.request().method() !== "PUT" || !isAhead) return route.fallback();
    isAhead = false;
    const sent = route.request().postDataJSON() as object;
    await route.fetch({ postData: { ...sent, title: "Vannet er på igjen", isImportant: true } });
    return route.fallback();
  });
  await page.locator(".form-actions .action").click();
  await expect(conflict(page).getByRole("heading", { level: 1 })).toBeFocused();
  await expect(conflict(page).getByRole("heading", { level: 1 })).toHaveText(/To versjoner$/);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  // A chosen field is one line; one press shows the other version.
  await expect(versions(page, "Viktig").getByText("Ja")).toBeVisible();
  await expect(versions(page, "Viktig").getByText("Nei")).toBeHidden();
  await page.getByRole("button", { name: "Bytt: Viktig" }).click();
  await expect(versions(page, "Viktig").getByText("Nei")).toBeVisible();

  await page.getByRole("button", { name: "Kopier min tekst" }).click();
  await expect(page.getByRole("button", { name: "Kopiert" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "Overskrift\nVannet er stengt i dag",
  );

  // The screen reports a failed call and keeps the choices.
  await version(page, "Overskrift", /^(Den andre versjonen|Versjonen til)/).check();
  await page.route("**/api/v1/messages/**", (route) => route.abort());
  await page.getByRole("button", { name: "Lagre valgene" }).click();
  await expect(saveStateSign(page)).toContainText("Ble ikke lagret. Fikk ikke kontakt");
  await expectNoFindings(page);
  await page.unrouteAll();
  await saveStateSign(page).getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page).toHaveURL(site.origin + staffAddresses.messages);
  await expect(page.getByRole("link", { name: "Vannet er på igjen" })).toBeVisible();
  for (const finding of findings.splice(0)) expect(finding).toMatch(/ERR_FAILED|412/);
});

test("saves run one after another, and text that is typed during a save stays", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, messageAddress("new"));
  await field(page, "Overskrift").fill("Strømmen");
  await atEnd(page);
  await page.keyboard.type("Er borte.");
  const calls: { method: string; go: () => void }[] = [];
  await page.route(/api.v1.messages(\/\d+)?\/next$/, async (route) => {
    const method = route.request().method();
    if (method === "GET") return route.fallback();
    await new Promise<void>((go) => void calls.push({ method, go }));
    return route.fallback();
  });
  await page.keyboard.press("ControlOrMeta+s");
  await page.keyboard.press("ControlOrMeta+s");
  await expect.poll(() => calls.length).toBe(1);
  await page.keyboard.type(" Vi leter.");
  await page.keyboard.press("ControlOrMeta+s");
  await field(page, "Overskrift").press("End");
  await page.keyboard.type(" er");
  calls[0]!.go();
  await expect.poll(() => calls.length).toBe(2);
  await page.keyboard.type(" borte");
  calls[1]!.go();
  await expect(field(page, "Overskrift")).toHaveValue("Strømmen er borte");
  await expect(saveStateSign(page)).toContainText("Ikke lagret");
  expect(calls.map(({ method }) => method)).toEqual(["POST", "PUT"]);
  await expect(field(page, "Overskrift")).toBeFocused();
  expect(new URL(page.url()).pathname).toMatch(/\/message\/\d+$/);
  await page.unrouteAll();
  await save(page);
  const id = Number(new URL(page.url()).pathname.split("/").at(-1));
  await page.reload();
  await expect(field(page, "Overskrift")).toHaveValue("Strømmen er borte");
  await expect(page.locator("[contenteditable=true].editor-text")).toHaveText("Er borte. Vi leter.");
  expect(id).toBeGreaterThan(0);
});

test("a retry of a save whose answer was lost causes no conflict", async ({ page, site, findings }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, news);
  await addArticle(page, "Badestien");
  await field(page, "Tittel").fill("Badestien er åpen");
  let isLost = true;
  await page.route("**/api/v1/article/**", async (route) => {
    if (route.request().method() !== "PUT" || !isLost) return route.fallback();
    isLost = false;
    const response = await route.fetch();
    expect(((await response.json()) as Article).title).toBe("Badestien er åpen");
    return route.abort();
  });
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saveStateSign(page)).toContainText("Ble ikke lagret. Fikk ikke kontakt");
  await saveStateSign(page).getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page.getByRole("link", { name: "Badestien er åpen" })).toBeVisible();
  for (const finding of findings.splice(0)) expect(finding).toMatch(/ERR_FAILED|412/);
});

test("a retry of an addition whose answer was lost adds one resource, with the text typed meanwhile", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, messageAddress("new"));
  await field(page, "Overskrift").fill("Stranda");
  await atEnd(page);
  await page.keyboard.type("Algene blomstrer.");
  let lost = 0;
  await page.route("**/api/v1/messages/next", async (route) => {
    if (route.request().method() !== "POST" || lost === 2) return route.fallback();
    lost++;
    const response = await route.fetch();
    expect(response.status()).toBe(201);
    return route.abort();
  });
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saveStateSign(page)).toContainText("Ble ikke lagret. Fikk ikke kontakt");

  // Save again after a reload, with the draft from the browser.
  await page.reload();
  await expect(field(page, "Overskrift")).toHaveValue("Stranda");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saveStateSign(page)).toContainText("Ble ikke lagret. Fikk ikke kontakt");
  await field(page, "Overskrift").fill("Stranda i dag");
  await saveStateSign(page).getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page).toHaveURL(site.origin + staffAddresses.messages);
  await expect(page.getByRole("link", { name: /Stranda/ })).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Stranda i dag" })).toBeVisible();
  expect(lost).toBe(2);
  expect(await drafts(page)).toEqual([]);
  for (const finding of findings.splice(0)) expect(finding).toMatch(/ERR_FAILED|422/);
});
