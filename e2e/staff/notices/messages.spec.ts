import type { Page } from "@playwright/test";
import type { Message } from "#src/features/messages/message.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { field, noticeList, readHomePages, row, shownNotices, toast } from "./notices.ts";
import { expect, test } from "../../support/test.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signIn, signInForCalls } from "../../support/staff.ts";
import { showOnlyWinterNotice } from "../../support/winter-notice.ts";
import type { Site } from "../../support/site.ts";

test.describe.configure({ mode: "serial" });

const preview = (page: Page) => page.locator(".message-preview");
const consequence = (page: Page) => page.locator(".consequence.on-desk");
const body = (page: Page, name = "Melding") => page.getByRole("textbox", { name, exact: true });

async function inView({ origin }: Site): Promise<Message> {
  return (await (await fetch(`${origin}/api/v1/messages/active`)).json()) as Message;
}

test("an alert in three languages is on the home pages at the next request and can be undone", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await showOnlyWinterNotice(await signInForCalls(page, site));
  const before = await inView(site);
  await page.goto(noticeList);
  await expect(shownNotices(page)).toContainText(before.title);
  await expectNoFindings(page);

  await page.getByRole("link", { name: "Nytt oppslag" }).click();
  // A calm notice has no short line. The short line of an alert begins as a copy of the heading.
  await field(page, "Overskrift").fill("Stiv kuling");
  await expect(preview(page).getByRole("heading", { name: "Stiv kuling" })).toBeVisible();
  await expect(preview(page).locator(".preview-notice")).toBeVisible();
  await expect(field(page, "Linjen øverst")).toHaveCount(0);
  await page.getByText("Viktig", { exact: true }).click();
  await expect(field(page, "Linjen øverst")).toHaveValue("Stiv kuling");
  await field(page, "Linjen øverst").clear();
  await field(page, "Linjen øverst").pressSequentially("Storm i kveld");
  await expect(page.locator(".field-counter")).toHaveText("13 av 70 tegn");
  await field(page, "Overskrift").fill("Stiv kuling");
  await expect(preview(page).locator(".preview-banner")).toContainText("Storm i kveld");
  await body(page).click();
  await page.keyboard.type("Fest fortelt");
  await expect(preview(page).locator(".preview-dialog p")).toHaveText("Fest fortelt");
  await page.keyboard.type(" og markise");
  await expect(preview(page).locator(".preview-dialog p")).toHaveText("Fest fortelt og markise");
  await page.getByText("Viktig", { exact: true }).click();
  await expect(preview(page).locator(".preview-notice p")).toHaveText("Fest fortelt og markise");
  await page.getByText("Viktig", { exact: true }).click();

  for (const [tab, language, line, heading, text] of [
    ["Engelsk", "engelsk", "Storm tonight", "Strong breeze", "Secure your awning"],
    ["Tysk", "tysk", "Sturm heute Abend", "Starker Wind", "Vorzelt sichern"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    // The preview shows an untranslated text in Norwegian, as guests get it.
    await expect(preview(page).locator(".preview-banner")).toContainText("Storm i kveld");
    await field(page, `Linjen øverst på ${language}`).fill(line);
    await expect(preview(page).locator(".preview-banner")).toContainText(line);
    // A translation is on the same line as the Norwegian field.
    const translated = field(page, `Overskrift på ${language}`);
    expect((await translated.boundingBox())!.y).toBe((await field(page, "Overskrift").boundingBox())!.y);
    await translated.fill(heading);
    await body(page, `Melding på ${language}`).click();
    await page.keyboard.type(text);
    await expect(preview(page).locator(".preview-dialog")).toContainText(text);
    await expect(page.getByRole("tab", { name: tab })).toContainText("Ferdig");
  }
  await expect(preview(page)).not.toContainText("til alt er oversatt");
  await expect(consequence(page)).toContainText("Blir nummer 1 av 2.");
  await expectNoFindings(page);

  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await expect(toast(page)).toContainText("Oppslaget er publisert.");
  await expect(page).toHaveURL(noticeList);
  await expect(row(page, "Stiv kuling")).toHaveClass(/fresh/);
  const [nb, en, de] = await readHomePages(site);
  expect(nb).toContain("Fest fortelt og markise");
  expect(en).toContain("Secure your awning");
  expect(de).toContain("Vorzelt sichern");
  await expect(shownNotices(page).getByRole("listitem")).toContainText(["Stiv kuling", before.title]);
  expect(nb).toContain("og 1 til");
  expect(nb).toContain(before.title);

  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(row(page, "Stiv kuling")).toContainText("Tatt ned");
  expect((await readHomePages(site)).join()).not.toContain("Vorzelt sichern");
});

test("on a phone a notice is planned, and missing fields are reported without losing text", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, noticeList);
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.getByRole("link", { name: "Nytt oppslag" }).click();
  await page.getByRole("button", { name: /^(Lagre|Publiser)$/ }).click();
  const faults = page.getByRole("group", { name: "2 ting må rettes" });
  await expect(faults).toBeFocused();
  await expectNoFindings(page);
  await faults.getByRole("link", { name: "Melding" }).click();
  await expect(body(page)).toBeFocused();
  await page.keyboard.type("Oppmøte på brygga.");
  await field(page, "Overskrift").fill("Krabbefiske");
  await expect(faults).toBeHidden();
  await expect(page.locator(".preview-strip")).toContainText("Krabbefiske");

  await page.getByRole("button", { name: "Se hele" }).click();
  await expect(page.frameLocator(".preview iframe").locator("body")).toContainText("Oppmøte på brygga.");
  await expectNoFindings(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Se hele" })).toBeFocused();

  // Phones show one language at a time, with the Norwegian text above the field.
  await page.getByRole("tab", { name: "Engelsk" }).click();
  await expect(field(page, "Overskrift på engelsk")).toHaveAccessibleDescription("Norsk: Krabbefiske");
  await expect(field(page, "Overskrift")).toBeHidden();
  await expectNoFindings(page);
  await page.getByRole("tab", { name: "Norsk" }).click();

  await page.locator(".form-back").click();
  const leaving = page.getByRole("alertdialog");
  await expectNoFindings(page, "[role=alertdialog]");
  await leaving.getByRole("button", { name: "Skriv videre" }).click();
  await expect(field(page, "Overskrift")).toHaveValue("Krabbefiske");

  const year = Temporal.Now.plainDateISO().year + 1;
  await field(page, "Vises fra").fill(`24. juni ${year}`);
  await expect(page.locator(".consequence.on-phone")).toContainText("Blir synlig av seg selv");
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.getByRole("button", { name: "Lagre og planlegg" }).click();
  await expect(toast(page)).toContainText("Oppslaget er planlagt.");
  await expect(row(page, "Krabbefiske")).toContainText("Planlagt");
  await expect(row(page, "Krabbefiske")).toContainText(String(year));
});

test("the shown notice is taken down and restored; a failed call is reported and can be retried", async ({
  page,
  site,
  findings,
}) => {
  const before = await inView(site);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, noticeList);
  const offline = () => page.route(/api.v1.messages/, (route) => route.abort());
  await offline();
  const takeDown = page.getByRole("button", { name: `Ta ned «${before.title}»` });
  await takeDown.click();
  await expect(page.getByRole("alert")).toHaveText(
    `«${before.title}» ble ikke tatt ned. Fikk ikke kontakt med nettstedet.`,
  );
  await expectNoFindings(page);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(toast(page)).toContainText(`«${before.title}» er tatt ned.`);
  await expect(row(page, before.title)).toContainText(/Tatt ned\s*av /);
  expect((await inView(site))?.id).not.toBe(before.id);

  await offline();
  await toast(page).getByRole("button", { name: "Angre" }).click();
  const undoFault = page.getByRole("alert").filter({ hasText: `«${before.title}» ble ikke satt tilbake.` });
  await expect(undoFault).toBeVisible();
  // The loaded rows are still there.
  await expect(row(page, before.title)).toBeVisible();
  await expectNoFindings(page);
  await page.unrouteAll();
  await undoFault.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(takeDown).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
  expect((await inView(site)).id).toBe(before.id);
  for (const finding of findings.splice(0)) expect(finding).toContain("ERR_FAILED");
});

test("a copied notice is a new notice; a failed or conflicting save loses no text", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, noticeList);
  const again = page.getByRole("link", { name: /^Bruk igjen/ }).first();
  const title = (await again.locator(".visually-hidden").innerText()).replaceAll(/[«»\s]+/g, " ").trim();
  await again.click();
  await expect(field(page, "Overskrift")).toHaveValue(title);
  await field(page, "Overskrift").fill("Kopien");
  await page.route("**/api/v1/messages", (route) => route.abort());
  await page.getByRole("button", { name: /^(Lagre|Publiser)$/ }).click();
  await expect(page.locator(".save-sign")).toContainText("Ble ikke lagret. Fikk ikke kontakt");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(row(page, "Kopien")).toBeVisible();

  await page.getByRole("link", { name: "Kopien", exact: true }).click();
  await field(page, "Overskrift").fill("Min kopi");
  let isStale = true;
  await page.route("**/api/v1/messages/*", async (route) => {
    if (route.request().method() !== "PUT" || !isStale) return route.fallback();
    isStale = false;
    // Somebody else saves the notice just before this save.
    const theirs = { ...(route.request().postDataJSON() as Message), title: "Deres kopi", isActive: false };
    await route.fetch({ postData: theirs });
    return route.fallback();
  });
  await page.getByRole("button", { name: /^(Lagre|Publiser)$/ }).click();
  const conflict = page.locator(".conflict-screen");
  await expect(conflict.getByRole("radio", { name: /Min kopi/ })).toBeVisible();
  await expect(conflict.getByRole("radio", { name: /Deres kopi/ })).toBeVisible();
  await expect(conflict).not.toContainText(/true|false/);
  await conflict.getByRole("button", { name: "Bruk alt fra meg" }).click();
  await conflict.getByRole("button", { name: "Lagre valgene" }).click();
  await expect(toast(page)).toContainText(/^Oppslaget er (publisert|lagret)\./);
  for (const finding of findings.splice(0)) expect(finding).toMatch(/ERR_FAILED|412/);
});

test("the preview shows text with its live values and without active content", async ({
  page,
  site,
  findings,
}) => {
  const message = `<p onclick="document.title = 'x'">Trygt <data value="identity.phone">33 00 12 34</data><script>document.title = "x"</script><img src="x" onerror="document.title = 'x'"><a href="javascript:document.title = 'x'">lenke</a><style>body { display: none }</style><iframe src="/"></iframe></p>`;
  await signIn(page, site, noticeList);
  await page.route("**/api/v1/messages/*", async (route) => {
    const response = await route.fetch();
    const stored = (await response.json()) as Message | null;
    const title = 'Ring <data value="identity.phone">33 00 12 34</data>';
    await route.fulfill({ response, json: stored && { ...stored, isImportant: true, title, message } });
  });
  await shownNotices(page).getByRole("link").first().click();
  const prose = preview(page).locator(".preview-dialog .prose");
  // The preview shows the phone number of the last save until it has loaded the current phone number. The two numbers
  // can differ, because another test on the same site may have changed the phone number.
  await expect(prose).toHaveText(/^Trygt [\d\s]{8,}lenke$/);
  expect((await prose.innerHTML()).replaceAll("&nbsp;", " ")).toMatch(/^<p>Trygt [\d ]{8,}lenke<\/p>$/);
  await expect(preview(page).getByRole("heading", { name: /^Ring [\d\s]{8,}$/ })).toBeVisible();
  await expect(page).toHaveTitle(/ – Oppslag – /);
  // Chromium also reports scripts that it only parses.
  for (const finding of findings.splice(0)) expect(finding).toContain("Content Security Policy");
});

test("typed text stays when the site can't be reached for a while", async ({ page, site, findings }) => {
  await page.clock.install();
  await signIn(page, site, `${noticeList}/new`);
  await field(page, "Overskrift").fill("Halvskrevet");
  let polls = 0;
  await page.route(/api.v1/, async (route) => {
    if (route.request().url().endsWith("/feedback/counts")) polls++;
    await route.abort();
  });
  // The number of unanswered messages is polled every minute.
  for (const count of [1, 2]) {
    await page.clock.runFor(61_000);
    await expect.poll(() => polls).toBe(count);
  }
  await expect(field(page, "Overskrift")).toHaveValue("Halvskrevet");
  for (const finding of findings.splice(0)) expect(finding).toContain("ERR_FAILED");
});

test("an empty list explains its purpose; a long list loads more rows on a press", async ({ page, site }) => {
  const active = await inView(site);
  let count = 0;
  await page.route(/api.v1.messages.rows\?/, async (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get("limit"));
    const items = Array.from({ length: count }, (_, index) => ({
      ...active,
      id: 1000 + index,
      title: `Oppslag nummer ${index + 1}`,
      takenDown: null,
    }));
    const next = `<${site.origin}/api/v1/messages/rows?limit=${limit}&cursor=x>; rel="next"`;
    const headers = {
      Counts: JSON.stringify({ all: count, states: { earlier: count }, untranslated: 0 }),
      ...(count > limit && { Link: next }),
    };
    await route.fulfill({ json: items.slice(0, limit), headers });
  });
  await page.route("**/api/v1/messages/board", (route) =>
    route.fulfill({ json: { current: count ? [active] : [], back: [], firstPosition: 0 } }),
  );
  // Other tests of the same site can have left a notice that was never published.
  await page.route("**/api/v1/next", (route) => route.fulfill({ json: [] }));
  await signIn(page, site, noticeList);
  await expect(page.getByRole("heading", { name: "Ingen oppslag nå" })).toBeVisible();
  await expectNoFindings(page);
  count = 51;
  await page.getByRole("link", { name: "Start" }).click();
  await page.getByRole("link", { name: "Oppslag", exact: true }).click();
  await expect(row(page, "Oppslag nummer 50")).toBeVisible();
  await expect(page.getByText("Viser 50 av 51")).toBeVisible();
  await page.getByRole("link", { name: "Vis flere" }).click();
  await expect(row(page, "Oppslag nummer 51")).toBeVisible();
  await expect(page.getByRole("link", { name: "Vis flere" })).toBeHidden();
});
