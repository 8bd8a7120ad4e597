import { ownPageAttachedText, ownPageRemovalText, ownPageScreensText } from "#messages/own-pages";
import { pricePurposesText } from "#messages/prices";
import { staffText } from "#messages/staff";
import { ownPageKind } from "#src/campsite/own-pages/own-page.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signIn } from "../../support/staff.ts";
import { expect, test } from "../../support/test.ts";

const text = ownPageScreensText.nb;
const words = staffText.nb;
const { title, path, lead } = ownPageKind.words;

test("on a phone, staff add a page to the menu, and the page's address redirects after its removal", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 860 });
  await signIn(page, site, at.content);
  await page.getByRole("link", { name: text.add, exact: true }).click();
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await field(title.label.nb).fill("Minigolf på øya");
  await expect(field(path.label.nb)).toHaveValue("/info/minigolf-pa-oya");
  await field(lead.label.nb).fill("Ni hull mellom furuene.");
  await page.getByRole("tab", { name: /Engelsk/ }).click();
  await field(`${title.label.nb} på engelsk`).fill("Crazy golf");
  await expect(field(`${path.label.nb} på engelsk`)).toHaveValue("/info/crazy-golf");
  await field(`${lead.label.nb} på engelsk`).fill("Nine holes among the pines.");
  const place = page.getByRole("button", { name: /Opp\s+Minigolf på øya/ });
  await expect(page.getByText(/Nummer (\d+) av \1:/)).toBeVisible();
  await place.click();
  await expect(page.getByText(/Nummer (\d+) av \1:/)).toBeHidden();
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  const attach = page.getByRole("combobox", { name: ownPageAttachedText.nb.add, exact: true });
  await attach.selectOption({ label: ownPageAttachedText.nb.prices({ name: pricePurposesText.nb.cabin }) });
  await attach.selectOption({ label: "Kan jeg ha med hund?" });
  await page.getByRole("button", { name: "Opp Kan jeg ha med hund?" }).click();
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  await expect(page.getByRole("link", { name: /Minigolf på øya/ }).first()).toBeVisible();

  const read = async (address: string) => (await fetch(site.origin + address)).text();
  expect(await read("/guests")).toContain('<a href="/info/minigolf-pa-oya">Minigolf på øya</a>');
  expect(await read("/en/guests")).toContain('<a href="/en/info/crazy-golf">Crazy golf</a>');
  expect(await read("/info/minigolf-pa-oya")).toMatch(/Kan jeg ha med hund\?.*<h2 id="hytte">/s);
  expect(await read("/de/guests")).not.toContain("minigolf-pa-oya");
  expect(await read("/de/info/minigolf-pa-oya")).toContain("Ni hull mellom furuene.");

  await page
    .getByRole("link", { name: /Minigolf på øya/ })
    .first()
    .click();
  await page.getByRole("combobox", { name: ownPageRemovalText.nb.label }).selectOption("Aktiviteter");
  await page.getByRole("button", { name: text.remove }).click();
  await expect(page.getByText(words.removedResource({ name: "Minigolf på øya" }))).toBeVisible();
  const follow = async (old: string) =>
    (await fetch(site.origin + old, { redirect: "manual" })).headers.get("location");
  expect(await follow("/en/info/crazy-golf")).toBe("/en/info/activities");
  expect(findings).toEqual([]);
});
