import type { Page } from "@playwright/test";
import type { Message } from "#src/features/messages/message.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { noticeList, readHomePages, row, shownNotices, toast } from "./notices.ts";
import { expect, test } from "../../support/test.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signIn, signInForCalls } from "../../support/staff.ts";

test.describe.configure({ mode: "serial" });

type Call = Awaited<ReturnType<typeof signInForCalls>>;

/** Shows these notices alone, in this order. @param isImportant true if the first notice is an alert */
async function showNotices(call: Call, titles: readonly string[], isImportant = false): Promise<void> {
  for (const { id } of await call<Message[]>("GET", "/messages?limit=100"))
    await call("PUT", `/messages/${id}`, { isActive: false });
  const words = { pageTitle: "Se oppslaget.", message: "<p>Velkommen.</p>", isActive: true };
  for (const [sortorder, title] of titles.entries())
    await call("POST", "/messages", {
      ...words,
      title,
      sortorder,
      isImportant: isImportant && sortorder === 0,
    });
}

const waiting = (page: Page) => page.getByRole("region", { name: "Venter" });

test("a fourth notice waits, staff change the order, and after a notice is taken down a toast names the next notice", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const call = await signInForCalls(page, site);
  await showNotices(call, ["Bålforbud", "Krabbefiske", "Veiarbeid", "Stille sone"], true);
  await page.goto(noticeList);
  await expect(shownNotices(page).getByRole("listitem")).toContainText([
    "Bålforbud",
    "Krabbefiske",
    "Veiarbeid",
  ]);
  await expect(waiting(page).getByRole("listitem")).toContainText(["Stille sone"]);
  await expect(waiting(page)).toContainText("Nummer 4 i køen");
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  const [home] = await readHomePages(site);
  for (const title of ["Bålforbud", "Krabbefiske", "Veiarbeid"]) expect(home).toContain(title);
  expect(home).not.toContain("Stille sone");

  for (const [width, height] of [
    [1280, 720],
    [720, 1280],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/skjerm");
    await expect(page.locator(".screen-alerts li")).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, noticeList);
  await page.getByRole("link", { name: "Endre rekkefølgen" }).click();
  await expect(page.getByRole("heading", { name: "Rekkefølge" })).toBeFocused();
  await page.getByRole("button", { name: "Opp «Stille sone»" }).click();
  await expect(page.locator("main .panel")).toContainText("«Stille sone» er nå nummer 2 av 3.");
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  await page.locator(".list-back").click();
  await expect(shownNotices(page).getByRole("listitem")).toContainText([
    "Bålforbud",
    "Krabbefiske",
    "Stille sone",
  ]);

  await page.getByRole("button", { name: "Ta ned «Bålforbud»" }).click();
  await expect(toast(page)).toContainText("«Bålforbud» er tatt ned. Nå vises «Veiarbeid» på forsiden.");
  await expect(shownNotices(page).getByRole("listitem")).toContainText([
    "Krabbefiske",
    "Stille sone",
    "Veiarbeid",
  ]);
  await expectNoFindings(page);
  await toast(page).getByRole("button", { name: "Ta ned den også" }).click();
  await expect(toast(page)).toContainText("«Veiarbeid» er tatt ned.");
  await expect(shownNotices(page).getByRole("listitem")).toContainText(["Krabbefiske", "Stille sone"]);
  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(shownNotices(page).getByRole("listitem")).toContainText([
    "Krabbefiske",
    "Stille sone",
    "Veiarbeid",
  ]);
});

test("on a desktop staff drag a notice to another place, move a waiting notice up, and see the home page beside the list", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const call = await signInForCalls(page, site);
  await showNotices(call, ["Garnfiske", "Veiarbeid", "Stille sone", "Loppemarked"]);
  await page.goto(noticeList);
  const home = page.frameLocator(".home-preview iframe");
  await expect(home.getByRole("heading", { name: "Garnfiske" })).toBeAttached();
  await expect(home.getByText("Loppemarked")).toHaveCount(0);

  const grip = row(page, "Garnfiske").locator(".row-grip");
  await grip.hover();
  await page.mouse.down();
  const below = (await row(page, "Stille sone").boundingBox())!;
  await page.mouse.move(below.x + 20, below.y + below.height - 4, { steps: 5 });
  await expect(row(page, "Loppemarked")).toHaveClass(/lands-before/);
  await expect(row(page, "Garnfiske")).toHaveClass(/dragged/);
  await page.mouse.up();
  await expect(page.getByText("«Garnfiske» er nå nummer 3 av 4.")).toBeAttached();
  await expect(shownNotices(page).getByRole("listitem")).toContainText([
    "Veiarbeid",
    "Stille sone",
    "Garnfiske",
  ]);

  await waiting(page).getByRole("button", { name: "Vis foran nr. 3 «Loppemarked»" }).click();
  await expect(shownNotices(page).getByRole("listitem")).toContainText([
    "Veiarbeid",
    "Stille sone",
    "Loppemarked",
  ]);
  await expect(shownNotices(page).getByRole("link", { name: "Loppemarked" })).toBeFocused();
  await expect(home.getByRole("heading", { name: "Loppemarked" })).toBeAttached();
  await expect(home.getByText("Garnfiske")).toHaveCount(0);
  await expectNoFindings(page);
  await page.reload();
  await expect(shownNotices(page).getByRole("listitem")).toContainText([
    "Veiarbeid",
    "Stille sone",
    "Loppemarked",
  ]);
  // Each move has changed the notice's version, and the list has the new version.
  await page.getByRole("button", { name: "Ta ned «Loppemarked»" }).click();
  await expect(toast(page)).toContainText("Nå vises «Garnfiske» på forsiden.");
});
