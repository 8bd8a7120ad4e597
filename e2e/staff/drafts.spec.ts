import type { Page } from "@playwright/test";
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
const strip = (page: Page) => page.locator(".draft-strip");

test("an unsaved draft survives a reload and a crash until it is saved or discarded", async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, messageAddress("new"));
  expect(await drafts(page)).toEqual([]);
  await field(page, "Overskrift").fill("Halvskrevet");
  await page.reload();
  await expect(strip(page)).toContainText(/Du har et ulagret oppslag fra kl\.\s\d\d\.\d\d\./);
  await expect(field(page, "Overskrift")).toHaveValue("Halvskrevet");
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  await strip(page).getByRole("button", { name: "Fortsett" }).click();
  await expect(strip(page)).toBeHidden();
  await field(page, "Overskrift").fill("Halvskrevet varsel");
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain("Halvskrevet varsel");

  // The crash causes no events in the page.
  const crashed = page.waitForEvent("crash");
  await page.goto("chrome://crash").catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  await again.setViewportSize({ width: 1280, height: 900 });
  await again.goto(`${staffAddresses.signIn}?to=${messageAddress("new")}`);
  await expect(field(again, "Overskrift")).toHaveValue("Halvskrevet varsel");
  await expectNoFindings(again);
  await strip(again).getByRole("button", { name: "Forkast" }).click();
  await expect(field(again, "Overskrift")).toHaveValue("");
  expect(await drafts(again)).toEqual([]);
  await again.locator(".toast").getByRole("button", { name: "Angre" }).click();
  await expect(field(again, "Overskrift")).toHaveValue("Halvskrevet varsel");
  await atEnd(again);
  await again.keyboard.type("Nå er det ferdig.");
  await save(again);
  expect(await drafts(again)).toEqual([]);

  // Text that is typed after the save is a draft of the new resource. The list marks the resource.
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

test("saving a draft of an older version shows the conflict with the newer version", async ({
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
  await expect(saveStateSign(page)).toContainText(/[Ll]agret kl\./);
  await expect(field(page, "Ingress")).toHaveValue("Min ingress");
  for (const finding of findings.splice(0)) expect(finding).toContain("412");
});

test("a draft that no longer fits the form is removed with a message, and full storage is reported", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, messageAddress("new"));
  await field(page, "Overskrift").fill("Noe");
  await expect.poll(() => drafts(page)).toHaveLength(1);
  const [key = ""] = await drafts(page);
  // When the page is left, replaces the draft and blocks the page's own writes to the draft.
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

test("logging out lists the unsaved texts of all tabs, and deletes them only if the user confirms", async ({
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
  const logOut = async () => {
    await other.getByRole("button", { name: /Bruker:/ }).click();
    await other.getByRole("link", { name: "Logg ut" }).click();
  };
  await logOut();
  await expect(other.getByRole("heading", { name: "Én tekst er ikke lagret" })).toBeVisible();
  await expectNoFindings(other);
  await other.getByRole("link", { name: "Forbli innlogget" }).click();
  await expect(other.getByRole("link", { name: "«Hemmelig» er ikke lagret" })).toBeVisible();
  expect(await drafts(other)).toHaveLength(1);

  // The log-out asks about the open form first, then about the other drafts on the device.
  await other.goto(messageAddress("1"));
  const kept = await field(other, "Overskrift").inputValue();
  await field(other, "Overskrift").fill("Endret her");
  await logOut();
  await other.getByRole("alertdialog").getByRole("button", { name: "Forkast" }).click();
  await expect(other.getByRole("listitem")).toHaveText([/«Hemmelig» er ikke lagret/]);
  await other.goto(messageAddress("1"));
  await expect(field(other, "Overskrift")).toHaveValue(kept);
  // The menus of public pages link to this address. The app isn't signed in yet when the address is opened.
  await other.goto(staffAddresses.signOut);
  await other.setViewportSize({ width: 390, height: 844 });
  await expectNoFindings(other);
  expect(await findSidewaysScroll(other)).toEqual([]);
  await other.getByRole("button", { name: "Forkast og logg ut" }).click();
  await expect(other).toHaveURL(`${site.origin}/`);
  expect(await drafts(other)).toEqual([]);
  await field(page, "Overskrift").fill("Hemmeligere");
  await page.close();
  expect(await drafts(other)).toEqual([]);
  expect(await other.evaluate(() => Object.values(localStorage).join())).not.toContain("Hemmelig");
});
