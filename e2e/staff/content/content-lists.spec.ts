import { kinds } from "#src/cms/kinds.ts";
import type { Locator, Page } from "@playwright/test";
import { contentBlockLabelsText } from "#messages/carousel";
import { photosAdminText } from "#messages/photos";
import { partsText, staffText } from "#messages/staff";
import type { Language } from "#src/i18n/language.ts";
import { languageInSentence } from "#src/i18n/names/language-names.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { linkKind } from "#src/features/links/link.ts";
import { linkScreens } from "#src/features/links/link-screens.ts";
import { eventKind } from "#src/features/events/event.ts";
import { eventScreens } from "#src/features/events/staff/event-screens.ts";
import { faqKind, faqScreens } from "#src/features/faq/faq.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { expect, test } from "../../support/test.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import type { Site } from "../../support/site.ts";
import { signIn } from "../../support/staff.ts";

const words = staffText.nb;
const parts = partsText.nb;
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const toast = (page: Page) => page.locator(".toasts .toast").last();
const rows = (page: Page) => page.locator(".sorted-rows .resource-name a");
const save = (page: Page) => page.getByRole("button", { name: words.publish, exact: true });
const labelledIn = (language: Language, label: string) =>
  words.inLanguage({ label, language: languageInSentence(language, "nb") });
const read = async ({ origin }: Site, path: string) => (await fetch(origin + path)).text();

/** Returns the questions that guests see. */
async function questions(site: Site): Promise<string[]> {
  const { faqs } = JSON.parse(await read(site, "/faq_nb.json")) as { faqs: { question: string }[] };
  return faqs.map(({ question }) => question);
}

/** Expects the cells to be on one line without overlap. */
async function expectOnOneLine(cells: Locator): Promise<void> {
  const boxes = (await Promise.all((await cells.all()).map((cell) => cell.boundingBox()))).filter(Boolean);
  for (const [index, box] of boxes.entries()) {
    const before = boxes[index - 1];
    if (!before) continue;
    expect(box!.x).toBeGreaterThanOrEqual(before.x + before.width);
    expect(Math.abs(box!.y + box!.height / 2 - before.y - before.height / 2)).toBeLessThan(8);
  }
}

test("a question is added in three languages, shown to guests at once, deleted and restored", async ({
  page,
  site,
}) => {
  const text = faqScreens.words.nb;
  const fields = labelsOf(faqKind, "nb");
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, kinds.faq.list);
  await expectNoFindings(page);
  // No row of this list shows a state. The test adds a state to one row, to check the row's style.
  const row = page.locator(".sorted-rows .resource-row").first();
  await row.locator(".resource-state").evaluate((state) => (state.textContent = "Øverst"));
  await expectOnOneLine(row.locator(":scope > *"));
  await page.getByRole("link", { name: text.add }).click();
  const heads = page.locator(".html-field .field-head label");
  await expect(heads).toHaveText([fields.answer, labelledIn("en", fields.answer)]);
  for (const head of await heads.all()) expect((await head.boundingBox())!.height).toBeGreaterThan(12);
  await save(page).click();
  await expect(page.getByText(words.summary({ count: 2 }))).toBeVisible();
  await expectNoFindings(page);
  await field(page, fields.question).fill("Kan jeg fiske fra brygga?");
  await field(page, fields.answer).fill("Ja, hele døgnet.");
  for (const [tab, language, question, answer] of [
    ["Engelsk", "en", "May I fish from the jetty?", "Yes, at any hour."],
    ["Tysk", "de", "Darf ich vom Steg angeln?", "Ja, rund um die Uhr."],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await field(page, labelledIn(language, fields.question)).fill(question);
    await field(page, labelledIn(language, fields.answer)).fill(answer);
  }
  await save(page).click();
  await expect(page).toHaveURL(site.origin + kinds.faq.list);
  await expect(rows(page).last()).toHaveText("Kan jeg fiske fra brygga?");
  for (const [path, answer] of [
    ["/info/questions", "Ja, hele døgnet."],
    ["/en/info/questions", "Yes, at any hour."],
    ["/de/info/questions", "Ja, rund um die Uhr."],
  ] as const)
    expect(await read(site, path)).toContain(answer);

  await rows(page).last().click();
  await field(page, fields.question).fill("Kan jeg fiske?");
  await page.getByRole("button", { name: text.remove }).click();
  await expect(toast(page)).toContainText(words.removedResource({ name: "Kan jeg fiske fra brygga?" }));
  await expectOnOneLine(toast(page).locator("p, button"));
  await expect(page.getByRole("link", { name: "Kan jeg fiske fra brygga?" })).toHaveCount(0);
  expect(await questions(site)).not.toContain("Kan jeg fiske fra brygga?");
  await toast(page).getByRole("button", { name: words.undo }).click();
  await expect(rows(page).last()).toHaveText("Kan jeg fiske fra brygga?");
  expect(await read(site, "/de/info/questions")).toContain("Darf ich vom Steg angeln?");
});

test("questions are reordered by keys and buttons; a failed save is reported and retried", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 860 });
  await signIn(page, site, kinds.faq.list);
  const before = await rows(page).allTextContents();
  const [moved = ""] = before;
  await rows(page).first().focus();
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(rows(page).nth(2)).toHaveText(moved);
  await expect(rows(page).nth(2)).toBeFocused();
  await expect(page.getByText(parts.moved({ name: moved, place: 3, count: before.length }))).toBeAttached();
  await expect.poll(() => questions(site)).toEqual([before[1], before[2], moved, ...before.slice(3)]);

  await page.route("**/api/v1/faq/*", (route) => route.abort());
  await page.getByRole("button", { name: `${parts.up} «${moved}»` }).click();
  await expect(rows(page).nth(1)).toHaveText(moved);
  const fault = page.getByRole("alert").filter({ hasText: parts.notMoved });
  await expect(fault).toBeVisible();
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.unroute("**/api/v1/faq/*");
  await fault.getByRole("button", { name: words.retry }).click();
  await expect(fault).toBeHidden();
  await expect.poll(async () => (await questions(site))[1]).toBe(moved);
  for (const finding of findings.splice(0)) expect(finding).toContain("ERR_FAILED");
});

test("a new link joins an existing group and gets the group's names in all languages", async ({
  page,
  site,
}) => {
  const text = linkScreens.words.nb;
  const fields = labelsOf(linkKind, "nb");
  await page.setViewportSize({ width: 390, height: 860 });
  await signIn(page, site, kinds.link.list);
  await expectNoFindings(page);
  await page.getByRole("link", { name: text.add }).click();
  const named = page.locator("form :is(input, textarea)[name]");
  await expect(named.first(), "the title is the first field").toHaveAttribute("name", "title");
  await field(page, fields.url).fill("stavern.no");
  await field(page, fields.title).fill("Stavern by");
  await choice(page, fields.category).fill("Steder");
  await save(page).click();
  await expect(page.getByText(words.summary({ count: 1 }))).toBeVisible();
  await expectNoFindings(page);
  await field(page, fields.url).fill("https://stavern.example");
  await page.getByRole("tab", { name: "Engelsk" }).click();
  await expect(choice(page, labelledIn("en", fields.category))).toHaveValue("Places");
  await field(page, labelledIn("en", fields.title)).fill("The town of Stavern");
  await save(page).click();
  await expect(page.getByRole("link", { name: "Stavern by" })).toBeVisible();
  expect(await read(site, "/en/info/activities")).toContain("The town of Stavern");
  await page.getByRole("button", { name: `${parts.down} gruppen «Steder»` }).click();
  await expect(page.getByRole("heading", { level: 2 }).nth(1)).toHaveText("Steder");
});

test("pictures are added to and removed from the carousel, and the home page shows the result", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, staffAddresses.carousel);
  await expectNoFindings(page);
  await page.getByRole("button", { name: `${parts.remove} «Langgrunt og lunt»` }).click();
  await page.getByRole("button", { name: words.undo }).click();
  await page.getByRole("button", { name: `${parts.remove} «Morgen mot Svenner»` }).click();
  await page.getByRole("button", { name: contentBlockLabelsText.nb.addImage }).click();
  const library = page.getByRole("dialog", { name: photosAdminText.nb.picker.placeHeading });
  await library.getByRole("button", { name: "Frokost i felt C" }).click();
  await library.getByRole("button", { name: photosAdminText.nb.picker.choose, exact: true }).click();
  const title = page.locator('[name="images.3.title"]');
  await expect(title).toBeFocused();
  await title.fill("Frokost ute");
  await save(page).click();
  await expect(page.getByText(words.summary({ count: 1 }))).toBeVisible();
  await expectNoFindings(page);
  await page.locator('[name="images.3.subtitle"]').fill("Med utsikt mot fjorden.");
  await save(page).click();
  await expect(page).toHaveURL(site.origin + staffAddresses.content);
  const home = await read(site, "/");
  expect(home).toMatch(/Langgrunt og lunt.*Frokost ute/s);
  expect(home).not.toContain("Morgen mot Svenner");
});

test("an event that ends before it begins is refused, and guests see a saved event at once", async ({
  page,
  site,
}) => {
  const text = eventScreens.words.nb;
  const fields = labelsOf(eventKind, "nb");
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, kinds.event.list);
  await expectNoFindings(page);
  await page.getByRole("link", { name: text.add }).click();
  await field(page, fields.title).fill("Vaffelkveld");
  await field(page, fields.place).fill("Terrassen");
  for (const [name, day, time] of [
    [fields.startsAt, "20.08.2031", "19.00"],
    [fields.endsAt, "20.08.2031", "18.00"],
  ] as const) {
    await field(page, name).fill(day);
    await field(page, name).blur();
    await field(page, `${name}, ${words.date.time}`).fill(time);
  }
  await save(page).click();
  await expect(page.getByText(words.summary({ count: 1 }))).toBeVisible();
  await field(page, `${fields.endsAt}, ${words.date.time}`).fill("21.30");
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await save(page).click();
  await expect(page).toHaveURL(site.origin + kinds.event.list);
  await expect(page.getByRole("link", { name: "Vaffelkveld" })).toBeVisible();
  expect(await read(site, "/events")).toContain("20.08.2031</b> 19.00–21.30");
});
