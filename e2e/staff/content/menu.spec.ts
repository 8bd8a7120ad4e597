import type { Page } from "@playwright/test";
import { menuScreenText } from "#messages/menu";
import { staffText } from "#messages/staff";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { pageNameIn } from "#src/i18n/names/page-names.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signIn } from "../../support/staff.ts";
import { expect, test } from "../../support/test.ts";

// The setting gives this file its own site, because other tests need an unchanged menu.
test.use({ settings: { FORM_LIMIT: "21" } });

const text = menuScreenText.nb;
const words = staffText.nb;

const grip = (page: Page, name: string) =>
  page.getByRole("button", { name: `${text.move}${text.of({ name })}`, exact: true });

const chooseFrom = async (page: Page, name: string, action: string) => {
  await page.getByRole("button", { name: text.more({ name }), exact: true }).click();
  await page.locator(".menu-list:popover-open").getByRole("button", { name: action, exact: true }).click();
};

/** Returns the addresses in the menu of a page, in order. */
async function menuAt(origin: string, path: string): Promise<string[]> {
  const html = await (await fetch(origin + path)).text();
  const menu = /<ul class="menu-pages">.*?<\/nav>/s.exec(html)![0];
  return Array.from(menu.matchAll(/<a href="([^"]+)"/g), ([, href]) => href!);
}

test("staff move an entry out of its group and back in by keyboard, and guests see the new place in each language", async ({
  page,
  site,
  findings,
}) => {
  // The window is tall enough for all rows. In a lower window, the form's bar would cover some of them.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await signIn(page, site, at.menu);
  const announcement = page.locator("[aria-live]").filter({ hasText: /Hytte/ });
  await grip(page, "Hytte").press("Space");
  await expect(announcement).toHaveText(text.lifted({ name: "Hytte" }));
  await page.keyboard.press("ArrowUp");
  await expect(announcement).toHaveText(/^Hytte, nummer \d+ av \d+ under Informasjon$/);
  await page.keyboard.press("ArrowLeft");
  await expect(announcement).toHaveText(/^Hytte, nummer 2 av 5 i menyen$|^Hytte, nummer 2 av 6 i menyen$/);
  await page.keyboard.press("Escape");
  await expect(announcement).toHaveText(text.back({ name: "Hytte" }));
  await expect(grip(page, "Hytte")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(announcement).toHaveText(text.dropped({ name: "Hytte" }));
  await page.keyboard.press("ArrowUp");
  await expect(grip(page, "For gjester")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(page.getByText(text.dropped({ name: "For gjester" }))).toBeAttached();
  await expectNoFindings(page);
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  await page.waitForURL(`**${at.content}`);
  for (const language of languages) {
    const menu = await menuAt(site.origin, address("home", language));
    const [guests, cabins] = [address("guests", language), address("cabins", language)];
    expect(menu.indexOf(cabins)).toBe(menu.indexOf(guests) + 1);
  }
  await page.goto(site.origin + at.menu);
  await grip(page, "Hytte").press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(announcement).toHaveText(/^Hytte, nummer (\d+) av \1 under Informasjon$/);
  expect(findings).toEqual([]);
});

test("staff drag an entry to another place", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await signIn(page, site, at.menu);
  const place = async (name: string) => (await grip(page, name).boundingBox())!;
  const [from, to] = [await place("Galleri"), await place("Sesongplass")];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + 2, { steps: 5 });
  await expect(page.locator(".lands-before")).toContainText("Sesongplass");
  await page.mouse.up();
  await expect(page.locator("[aria-live]").filter({ hasText: "Galleri" })).toHaveText(
    /^Galleri, nummer 2 av \d+ under Informasjon$/,
  );
});

test("on a phone, staff move a page to a new group and switch a page off", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 3000 });
  await signIn(page, site, at.menu);
  await page.getByRole("button", { name: text.addGroup }).click();
  await expect(page.getByText(/^Ny gruppe, nummer (\d+) av \1 i menyen$/)).toBeAttached();
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await field("Gruppens navn").last().fill("Opplev");
  await field("Gruppens navn på engelsk").last().fill("Experience");
  await chooseFrom(page, "Aktiviteter", text.moveTo({ group: "Opplev" }));
  await expect(page.getByText("Aktiviteter, nummer 1 av 1 under Opplev")).toBeAttached();
  await chooseFrom(page, "Webkamera", text.switchOff);
  await expect(page.getByRole("listitem").filter({ hasText: "Webkamera" }).first()).toContainText(text.off);
  await page.getByRole("button", { name: text.hide + text.of({ name: "Om oss" }) }).click();
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  await page.waitForURL(`**${at.content}`);
  const guest = await fetch(site.origin + address("webcam", "en"), { redirect: "manual" });
  expect([guest.status, guest.headers.get("location")]).toEqual([302, address("home", "en")]);
  const menu = await menuAt(site.origin, address("home", "en"));
  expect(menu).not.toContain(address("webcam", "en"));
  expect(menu).not.toContain(address("aboutUs", "en"));
  expect((await fetch(site.origin + address("aboutUs", "en"))).status).toBe(200);

  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(site.origin + address("home", "en"));
  await page.locator("summary", { hasText: "Experience" }).click();
  await page
    .getByRole("link", { name: pageNameIn("en", "activities"), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(site.origin + address("activities", "en"));
  expect(findings).toEqual([]);
});
