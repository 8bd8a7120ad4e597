import type { Browser, Page } from "@playwright/test";
import type { Article } from "#src/features/articles/article.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { findSidewaysScroll } from "./sideways-scroll.ts";
import { signIn } from "./staff.ts";
import type { Site } from "./site.ts";

const news = staffAddresses.news;
const articleAddress = (id: number | string) => staffAddresses.article.replace(":id", String(id));
const messageAddress = (id: number | string) => `${staffAddresses.messages}/${id}`;

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const sign = (page: Page) => page.locator(".form-screen:not([hidden]) .save-sign");
const strip = (page: Page) => page.locator(".draft-strip");
const conflict = (page: Page) => page.locator(".conflict-screen");
const versions = (page: Page, name: string) => page.getByRole("radiogroup", { name, exact: true });
const version = (page: Page, name: string, whose: RegExp) =>
  versions(page, name).getByRole("radio", { name: whose });

/** What isn't saved and lies in the browser. */
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft/")));

/** Puts the caret at the end of the text that is being written. */
async function atEnd(page: Page): Promise<void> {
  await page.locator("[contenteditable=true].editor-text").first().click();
  await page.keyboard.press("ControlOrMeta+End");
}

/** A second person's browser, at the same article. */
async function openOther(browser: Browser, site: Site, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await signIn(page, site, path);
  return page;
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press("ControlOrMeta+s");
  await expect(sign(page)).toContainText("Lagret kl.");
}

/** A new article with this title; its address. */
async function addArticle(page: Page, title: string): Promise<string> {
  await page.goto(articleAddress("new"));
  await field(page, "Tittel").fill(title);
  await field(page, "Ingress").fill("Om vannet");
  await atEnd(page);
  await page.keyboard.type("Vi tømmer ledningene.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Det skjer lørdag.");
  await save(page);
  return new URL(page.url()).pathname;
}

test("two browsers write on one article: mine and theirs are chosen field by field", async ({
  page,
  browser,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, news);
  const path = await addArticle(page, "Vannet stenges");
  // A new thing has an address of its own once it is saved, without the screen being another one.
  expect(path).toMatch(/\/article\/\d+$/);
  const other = await openOther(browser, site, path);

  await field(other, "Ingress").fill("Om vannet før frosten");
  await atEnd(other);
  await other.keyboard.type(" Vann kan hentes i vaskerommet.");
  await save(other);
  await field(page, "Tittel").fill("Slik stenger vi vannet");
  await atEnd(page);
  await page.keyboard.type(" Det blir klokka 12.");
  await page
    .getByRole("button", { name: /^Lagre/ })
    .first()
    .click();

  await expect(conflict(page)).toContainText(/lagret en nyere versjon kl\. .*, mens du skrev\./);
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

  // Back leads to the form, with everything typed.
  await page.goBack();
  await expect(conflict(page)).toBeHidden();
  await expect(field(page, "Tittel")).toHaveValue("Slik stenger vi vannet");
  await page.keyboard.press("ControlOrMeta+s");
  await version(page, "Tekst", /^Din versjon/).check();

  // A third version arrives: what it changes is asked again, the other choices hold.
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
  expect(await drafts(page)).toEqual([]);

  await other.context().close();
  for (const finding of findings.splice(0)) expect(finding).toContain("412");
});

test("what both have written on one paragraph is put together, and kept in the browser until it is saved", async ({
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
  // What is put together is kept in the browser like all that is typed.
  await expect.poll(() => other.evaluate(() => Object.values(localStorage).join())).toContain("Hilsen oss");
  await other.keyboard.press("ControlOrMeta+s");
  await expect(conflict(other)).toBeHidden();
  await expect(sign(other)).toContainText("Lagret kl.");
  await page.reload();
  await expect(page.locator("[contenteditable=true].editor-text").first()).toContainText("Hilsen oss");
  await other.context().close();
});

test("on a phone both versions stand one below the other, theirs can be taken, and my text copied", async ({
  page,
  context,
  site,
  findings,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.origin });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, messageAddress("new"));
  await field(page, "Varseltittel").fill("Vannet er stengt");
  await field(page, "Overskrift").fill("Vannet");
  await atEnd(page);
  await page.keyboard.type("Til klokka 18.");
  await save(page);
  await field(page, "Overskrift").fill("Vannet er stengt i dag");
  let isAhead = true;
  await page.route("**/api/v1/messages/*", async (route) => {
    if (route.request().method() !== "PUT" || !isAhead) return route.fallback();
    isAhead = false;
    const sent = route.request().postDataJSON() as object;
    await route.fetch({ postData: { ...sent, title: "Vannet er på igjen", isImportant: true } });
    return route.fallback();
  });
  await page.getByRole("button", { name: /^Lagre/ }).click();
  await expect(conflict(page).getByRole("heading", { level: 1 })).toBeFocused();
  await expect(conflict(page).getByRole("heading", { level: 1 })).toHaveText(/To versjoner$/);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  // What is chosen already is one line, and the other version a press away.
  await expect(versions(page, "Viktig").getByText("Ja")).toBeVisible();
  await expect(versions(page, "Viktig").getByText("Nei")).toBeHidden();
  await page.getByRole("button", { name: "Bytt: Viktig" }).click();
  await expect(versions(page, "Viktig").getByText("Nei")).toBeVisible();

  await page.getByRole("button", { name: "Kopier min tekst" }).click();
  await expect(page.getByRole("button", { name: "Kopiert" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "Overskrift\nVannet er stengt i dag",
  );

  // A call that fails is said here, and nothing chosen is gone.
  await version(page, "Overskrift", /^(Deres versjon|Versjonen til)/).check();
  await page.route("**/api/v1/messages/*", (route) => route.abort());
  await page.getByRole("button", { name: "Lagre valgene" }).click();
  await expect(sign(page)).toContainText("Ble ikke lagret. Fikk ikke kontakt");
  await expectNoFindings(page);
  await page.unrouteAll();
  await sign(page).getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page).toHaveURL(site.origin + staffAddresses.messages);
  await expect(page.getByRole("link", { name: "Vannet er på igjen" })).toBeVisible();
  for (const finding of findings.splice(0)) expect(finding).toMatch(/ERR_FAILED|412/);
});

test("what isn't saved is there again after a reload and after the page was killed, until it is saved or thrown away", async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, messageAddress("new"));
  expect(await drafts(page)).toEqual([]);
  await field(page, "Overskrift").fill("Halvskrevet");
  await page.reload();
  await expect(strip(page)).toContainText(/Du har et ulagret oppslag fra kl\. \d\d\.\d\d\./);
  await expect(field(page, "Overskrift")).toHaveValue("Halvskrevet");
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  await strip(page).getByRole("button", { name: "Fortsett" }).click();
  await expect(strip(page)).toBeHidden();
  await field(page, "Varseltittel").fill("Halvskrevet varsel");
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain("Halvskrevet varsel");

  // The renderer dies without a word to the page.
  const crashed = page.waitForEvent("crash");
  await page.goto("chrome://crash").catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  await again.setViewportSize({ width: 1280, height: 900 });
  await again.goto(`${staffAddresses.signIn}?to=${messageAddress("new")}`);
  await expect(field(again, "Varseltittel")).toHaveValue("Halvskrevet varsel");
  await expectNoFindings(again);
  await strip(again).getByRole("button", { name: "Forkast" }).click();
  await expect(field(again, "Varseltittel")).toHaveValue("");
  expect(await drafts(again)).toEqual([]);
  await again.locator(".toast").getByRole("button", { name: "Angre" }).click();
  await expect(field(again, "Varseltittel")).toHaveValue("Halvskrevet varsel");
  await atEnd(again);
  await again.keyboard.type("Nå er det ferdig.");
  await save(again);
  expect(await drafts(again)).toEqual([]);

  // Typed on after the save, it lies under the address that the new one has got, and the list says so.
  await field(again, "Overskrift").fill("Skrevet videre");
  await again.reload();
  await expect(field(again, "Overskrift")).toHaveValue("Skrevet videre");
  await again.getByRole("link", { name: "Avbryt" }).click();
  await again.getByRole("alertdialog").getByRole("button", { name: "Skriv videre" }).click();
  await again.goto(staffAddresses.messages);
  await expect(again.getByText("Ulagret på denne enheten")).toHaveCount(1);
  await expectNoFindings(again);
  await again
    .getByRole("listitem")
    .filter({ hasText: "Ulagret på denne enheten" })
    .getByRole("link")
    .first()
    .click();
  await again.getByRole("link", { name: "Avbryt" }).click();
  await again.getByRole("alertdialog").getByRole("button", { name: "Forkast" }).click();
  await expect(again.getByText("Ulagret på denne enheten")).toHaveCount(0);
  expect(await drafts(again)).toEqual([]);
});

test("a draft that was begun on an older version meets the newer one when it is saved", async ({
  page,
  browser,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, news);
  const path = await addArticle(page, "Høstferie");
  await field(page, "Ingress").fill("Min ingress");
  await expect.poll(() => drafts(page)).toHaveLength(1);
  const other = await openOther(browser, site, path);
  await field(other, "Ingress").fill("Deres ingress");
  await save(other);
  await other.context().close();
  await page.reload();
  await expect(strip(page)).toContainText("Noen andre har lagret siden.");
  await expect(field(page, "Ingress")).toHaveValue("Min ingress");
  await expectNoFindings(page);
  await page.keyboard.press("ControlOrMeta+s");
  await expect(versions(page, "Ingress")).toContainText("Begge endret");
  await page.getByRole("button", { name: "Bruk alt fra meg" }).click();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(sign(page)).toContainText("Lagret kl.");
  await expect(field(page, "Ingress")).toHaveValue("Min ingress");
  for (const finding of findings.splice(0)) expect(finding).toContain("412");
});

test("a draft of another shape is taken away with a word, one without room is said", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, messageAddress("new"));
  await field(page, "Overskrift").fill("Noe");
  await expect.poll(() => drafts(page)).toHaveLength(1);
  const [key = ""] = await drafts(page);
  // Where the page would write its own copy while it goes, it finds nothing to write.
  await page.evaluate((at) => {
    const text = localStorage.getItem(at)!;
    addEventListener("pagehide", () =>
      localStorage.setItem(at, text.replace('"title":"Noe"', '"title":["Noe"]')),
    );
    Storage.prototype.setItem = ((set) =>
      function (this: Storage, name: string, value: string) {
        if (name !== at || value.includes("[")) set.call(this, name, value);
      })(Storage.prototype.setItem);
  }, key);
  await page.reload();
  await expect(strip(page)).toContainText("passer ikke i skjemaet lenger");
  await expect(field(page, "Overskrift")).toHaveValue("");
  expect(await drafts(page)).toEqual([]);
  await expectNoFindings(page);

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await field(page, "Overskrift").fill("Mye");
  await expect(page.getByText("Nettleseren har ikke plass")).toBeVisible();
  await expect(field(page, "Overskrift")).toHaveValue("Mye");
});

test("saves wait for each other, and what is typed meanwhile stays", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, messageAddress("new"));
  await field(page, "Varseltittel").fill("Strømmen");
  await field(page, "Overskrift").fill("Strømmen");
  await atEnd(page);
  await page.keyboard.type("Er borte.");
  const calls: { method: string; go: () => void }[] = [];
  await page.route(/api.v1.messages(\/\d+)?$/, async (route) => {
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
  await expect(sign(page)).toContainText("Ikke lagret");
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

test("an answer that got lost is no conflict when saving is tried again", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, news);
  await addArticle(page, "Badestien");
  await field(page, "Tittel").fill("Badestien er åpen");
  let isLost = true;
  await page.route("**/api/v1/article/*", async (route) => {
    if (route.request().method() !== "PUT" || !isLost) return route.fallback();
    isLost = false;
    const response = await route.fetch();
    expect(((await response.json()) as Article).title).toBe("Badestien er åpen");
    return route.abort();
  });
  await page.keyboard.press("ControlOrMeta+s");
  await expect(sign(page)).toContainText("Ble ikke lagret. Fikk ikke kontakt");
  await sign(page).getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page.getByRole("link", { name: "Badestien er åpen" })).toBeVisible();
  for (const finding of findings.splice(0)) expect(finding).toMatch(/ERR_FAILED|412/);
});

test("logging out takes what isn't saved off the device, in other tabs too", async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, messageAddress("new"));
  await field(page, "Overskrift").fill("Hemmelig");
  await expect.poll(() => drafts(page)).toHaveLength(1);
  const other = await context.newPage();
  await other.goto(`${staffAddresses.signIn}?to=${staffAddresses.messages}`);
  await expect(other.locator("main h1").first()).toBeVisible();
  await other.getByRole("button", { name: /^Bruker/ }).click();
  await other.getByRole("menuitem", { name: "Logg ut" }).click();
  await expect(other).toHaveURL(`${site.origin}/`);
  expect(await drafts(other)).toEqual([]);
  await field(page, "Overskrift").fill("Hemmeligere");
  await page.close();
  expect(await drafts(other)).toEqual([]);
  expect(await other.evaluate(() => Object.values(localStorage).join())).not.toContain("Hemmelig");
});
