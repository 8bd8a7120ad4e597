import { kinds } from "#src/cms/kinds.ts";
import type { Page } from "@playwright/test";
import { adminText } from "#messages/admin";
import { freePitchesKindText } from "#messages/free-pitches";
import { receptionTodayText } from "#messages/opening-hours";
import { formatShortTime } from "#src/i18n/format.ts";
import { staffText } from "#messages/staff";
import type { Article } from "#src/features/articles/article.ts";
import { readingText } from "#messages/sea";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { listAbove } from "#src/cms/staff-paths.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { today } from "#src/cms/staff/clock.ts";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import { signIn, signInForCalls } from "../support/staff.ts";
import { publishAndReopen } from "../support/staff-writing.ts";
import { hoursAroundNow } from "../support/hours-around-now.ts";

test.describe.configure({ mode: "serial" });

const waiting = (page: Page) => page.locator(".start-waiting");
const preview = (page: Page) => page.getByRole("dialog", { name: "Slik blir siden" });

test("the start screen links to a new message and an outdated translation, and says when there are no open tasks", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const call = await signInForCalls(page, site);
  await expect(waiting(page)).toContainText("Ingenting venter på deg.");
  // The screen says that all is well only if guests read no notice.
  const notice = await call<{ id: number; title: string }>("GET", "/messages/active");
  await expect(page.getByText(`Gjestene leser nå oppslaget «${notice.title}».`)).toBeVisible();
  await call("PUT", `/messages/${notice.id}`, { isActive: false });
  await page.reload();
  await expect(page.getByText("Alt er i orden.")).toBeVisible();
  await call("PUT", `/messages/${notice.id}`, { isActive: true });
  await expect(page.getByRole("heading", { name: "Slik er nettstedet nå" })).toBeVisible();
  const below = page.locator(".start-below");
  await expect(below.getByRole("listitem").filter({ hasText: "Oversettelser" })).toContainText(
    "Alt er oversatt",
  );
  await expect(below.getByRole("link", { name: "Historikk" })).toHaveAttribute(
    "href",
    staffAddresses.history,
  );
  await expectNoFindings(page);

  const [article] = await call<Article[]>("GET", "/article?limit=1");
  const changed = { title: "Helt ny tittel", text: article!.text.replace(/(<p>)(\S+)/, "$1Nemlig") };
  await call("PUT", `/article/${article!.id}`, { ...article, ...changed });
  const sent = await fetch(`${site.origin}/api/v1/feedback`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ source: "feedback", name: "Anne", message: "Har dere plass?" }),
  });
  expect(sent.status).toBe(201);
  await page.reload();
  await expect(page.getByText("To ting venter.")).toBeVisible();
  await expect(waiting(page).getByRole("link", { name: "1 melding uten svar" })).toHaveAttribute(
    "href",
    staffAddresses.inbox,
  );
  await expect(waiting(page)).toContainText("«Helt ny tittel» er ikke ferdig oversatt");
  await expect(waiting(page)).toContainText("Engelsk er utdatert, tysk er utdatert");
  await expect(below.getByRole("listitem").filter({ hasText: "Oversettelser" })).toContainText(
    "1 ting er ikke ferdig oversatt",
  );
  await expect(page.locator(".latest-changes li").first()).toContainText("endret Helt ny tittel");
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
});

test("staff set and undo free pitches, reception hours and the sea temperature, and guests see them", async ({
  page,
  site,
}) => {
  const call = await signInForCalls(page, site);
  const inDays = (days: number) => today().add({ days }).toString().slice(5);
  await call("PUT", "/identity/1", { season: { opens: inDays(60), closes: inDays(90) } });
  await page.reload();
  await expect(page.locator(".site-now")).toBeVisible();
  await expect(page.locator(".free-today")).toHaveCount(0);
  // Out of season the start screen has no fields for the day, so the rows of «Plassen» lead to the season.
  await page.goto(site.origin + staffAddresses.place);
  for (const name of [freePitchesKindText.nb.name, receptionTodayText.nb.name]) {
    const row = page.locator("main").getByRole("link", { name });
    await expect(row).toHaveAttribute("href", staffAddresses.openingHours);
    await expect(row).toContainText("Utenom sesongen");
  }
  await page.goto(site.origin + staffAddresses.start);
  await expect(page.locator(".site-now")).toBeVisible();
  const identity = await call<Identity>("GET", "/identity/1");
  const hours = hoursAroundNow();
  const [opens, closes] = [hours.opens, hours.closes].map((time) => formatShortTime(time, "nb"));
  await call("PUT", "/identity/1", {
    ...identity,
    season: { opens: "01-01", closes: "12-31" },
    reception: [{ from: "01-01", to: "12-31", ...hours }],
  });
  await page.reload();
  // The screen changes at once; guests see the change when the toast appears.
  const toast = page.locator(".toast");
  const tent = page.getByRole("group", { name: "Telt" });
  await expect(page.locator(".free-today")).toContainText("Ikke fylt inn i dag.");
  await tent.getByRole("button", { name: "Fullt" }).click();
  await expect(page.locator(".free-today")).toContainText("Gjelder ut dagen.");
  await expect(toast).toBeVisible();
  await expect(tent.getByRole("button", { pressed: true })).toHaveText("Fullt");
  const home = async () => (await fetch(site.origin)).text();
  expect(await home()).toContain("Fullt i dag for telt");
  await expectNoFindings(page);
  await page.locator(".toast").getByRole("button", { name: "Angre" }).click();
  await expect(page.locator(".free-today")).toContainText("Ikke fylt inn i dag.");
  await expect(tent.getByRole("button", { pressed: true })).toHaveCount(0);
  expect(await home()).not.toContain("Ledig i dag");

  // One press closes the reception for the day. Two presses set an earlier closing time. One press restores the hours.
  const reception = page.getByRole("region", { name: receptionTodayText.nb.heading });
  const readContactPage = async () => (await fetch(`${site.origin}/contactus`)).text();
  await reception.getByRole("button", { name: receptionTodayText.nb.closeToday }).click();
  await expect(reception).toContainText(receptionTodayText.nb.closed);
  await expect(toast.filter({ hasText: receptionTodayText.nb.set.other })).toBeVisible();
  expect(await readContactPage()).toMatch(/Resepsjonen er stengt og åpner.*<strong>stengt<\/strong>/s);
  expect(await readContactPage()).toMatch(
    /"specialOpeningHoursSpecification":\[\{[^}]*"opens":"00:00","closes":"00:00"/,
  );
  await page.locator(".toast").getByRole("button", { name: "Angre" }).click();
  await expect(reception).toContainText(`Åpen ${opens}–${closes}`);
  await reception.getByRole("button", { name: receptionTodayText.nb.closeEarly }).click();
  await expectNoFindings(page);
  const quarter = reception.getByRole("group").getByRole("button").first();
  const early = await quarter.textContent();
  await quarter.click();
  await expect(reception).toContainText(`Åpen ${opens}–${early}`);
  await expect(toast.filter({ hasText: receptionTodayText.nb.set.other })).toBeVisible();
  expect(await readContactPage()).toContain(`<strong>${opens}–${early}</strong>`);
  await reception.getByRole("button", { name: receptionTodayText.nb.usual }).click();
  await expect(reception).toContainText(`Åpen ${opens}–${closes}`);
  await expect(toast.filter({ hasText: receptionTodayText.nb.set.usual })).toBeVisible();

  const sea = page.getByRole("region", { name: readingText.nb.heading });
  await sea.getByRole("textbox", { name: readingText.nb.degrees }).fill("80");
  await sea.getByRole("button", { name: readingText.nb.save }).click();
  await expect(sea).toContainText(readingText.nb.noDegrees);
  await sea.getByRole("textbox", { name: readingText.nb.degrees }).fill("18,5");
  await page.keyboard.press("Enter");
  await expect(sea).toContainText("18,5°, målt ");
  expect(await home()).toMatch(/18,5°.{0,80}målt/);
  await expectNoFindings(page);
  await page.locator(".toast").last().getByRole("button", { name: "Angre" }).click();
  await expect(sea).toContainText(readingText.nb.notMeasured);
  expect(await home()).not.toContain("18,5°");
  await call("PUT", "/identity/1", identity);
});

test("the list of translations leads to the field, and a translation can be confirmed as up to date", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, staffAddresses.start);
  await waiting(page)
    .getByRole("link", { name: /er ikke ferdig oversatt/ })
    .click();
  await expect(page.getByRole("heading", { name: "Oversettelser" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Artikkel" })).toBeVisible();
  await expect(page.locator(".gap-rows li")).toHaveCount(2);
  await page.locator(".choice-bar label").filter({ hasText: "Tysk" }).click();
  await expect(page.locator(".gap-rows li")).toHaveCount(1);
  await expectNoFindings(page);

  await page.getByRole("link", { name: "Helt ny tittel" }).click();
  await expect(page.getByRole("tab", { name: /Tysk/ })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator('[name="translations.de.title"]')).toBeFocused();
  await expect(page.getByRole("tab", { name: /Tysk/ })).toContainText("Utdatert");
  await expect(page.locator(".outdated-notice")).toContainText("Norsk er endret etter oversettelsen.");
  // The changes are marked in the Norwegian text and in the German translation. On a phone the Norwegian text is above
  // the field.
  await expect(page.locator(".field-hint mark").first()).toHaveText("Helt ny tittel");
  await expect(page.locator('.editor-text[lang="nb-NO"] mark')).toHaveText("Nemlig");
  await expect(page.locator('.editor-text[lang="de-DE"] .changed-block')).toHaveCount(1);
  await expectNoFindings(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator(".norwegian-text[open] mark")).toHaveText("Nemlig");
  await expectNoFindings(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const saved = page.waitForRequest(
    (request) => request.method() === "PUT" && request.url().endsWith("?confirmed=de"),
  );
  await page.getByRole("button", { name: "Tysk er oppdatert" }).click();
  await saved;
  await expect(page.getByRole("tab", { name: /Tysk/ })).toContainText("Ferdig");
  await expect(page.locator(".outdated-notice")).toHaveCount(0);

  // A changed translation counts as up to date.
  await page.getByRole("tab", { name: /Engelsk/ }).click();
  await page.locator('[name="translations.en.title"]').fill("A brand new title");
  await page.locator('.editor-text[lang="en-GB"]').press("A");
  await expect(page.getByRole("tab", { name: /Engelsk/ })).toContainText("Ferdig");
  await publishAndReopen(page);
  await page.goto(staffAddresses.translations);
  await expect(page.getByRole("heading", { name: "Alt er oversatt." })).toBeVisible();
  await expectNoFindings(page);
});

test("a list that fails to load offers a retry; a loaded list stays and says that it may be old", async ({
  page,
  site,
  findings,
}) => {
  await signIn(page, site, staffAddresses.translations);
  await page.route("**/api/v1/translations/*", (route) => route.abort());
  await page.goto(staffAddresses.translations);
  await expect(page.getByRole("heading", { name: "Fikk ikke hentet dette" })).toBeVisible();
  findings.length = 0;
  await page.unroute("**/api/v1/translations/*");
  await page.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page.getByRole("heading", { name: "Oversettelser" })).toBeVisible();

  const alert = page.getByRole("alert").filter({ hasText: staffText.nb.mayBeOld });
  for (const name of ["news", "inbox"] as const) {
    const screen = page.getByRole("link", { name: new RegExp(`^${adminText.nb.screens[name]}`) });
    await screen.click();
    await expect(page.locator("main h1")).toHaveText(adminText.nb.screens[name]);
    await expect(page.locator("main li").first()).toBeVisible();
    const before = await page.locator("main li").count();
    await page.route("**/api/v1/**", (route) => route.abort());
    await screen.click();
    await expect(alert).toContainText(staffText.nb.failures.noAnswer);
    await expect(page.locator("main li")).toHaveCount(before);
    await expectNoFindings(page);
    await page.unrouteAll();
    await alert.getByRole("button", { name: staffText.nb.retry }).click();
    await expect(alert).toHaveCount(0);
  }
  for (const finding of findings.splice(0)) expect(finding).toContain("ERR_FAILED");
});

test("the screen of a missing resource links to the list", async ({ page, site, findings }) => {
  const at = staffAddresses;
  const lists = [
    at.inbox,
    at.messages,
    at.photos,
    at.priceLists,
    kinds.faq.list,
    at.contentPages,
    at.history,
  ];
  const gone = page.getByRole("heading", { name: staffText.nb.gone.heading });
  await signIn(page, site);
  for (const path of [
    at.article.replace(":id", "999999"),
    ...lists.map((list) => `${list}/999999`),
    `${kinds.faq.list}/x`,
  ]) {
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await expect(gone, path).toBeVisible();
    await expect(page.getByRole("button", { name: staffText.nb.retry })).toHaveCount(0);
    if (path.startsWith(at.inbox) || path.startsWith(kinds.faq.list)) await expectNoFindings(page);
    await page.getByRole("link", { name: staffText.nb.gone.toList }).click();
    await expect(page).toHaveURL(site.origin + listAbove(path));
    await expect(gone).toHaveCount(0);
    await expect(page.locator("main h1")).toBeVisible();
  }
  for (const finding of findings.splice(0)) expect(finding).toMatch(/40[04]|422/);
});

test("the preview shows the real page with unsaved text, at the widths of phones and desktops and in three languages", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, staffAddresses.messages);
  await page.locator(".resource-row a").first().click();
  const heading = page.locator("[name=title]");
  await heading.fill("Bare prøvd, aldri lagret");
  const at = page.url();
  const open = page.getByRole("button", { name: "Forhåndsvis" });
  await open.click();
  const frame = page.frameLocator(".preview-frame");
  await expect(frame.locator("body")).toContainText("Bare prøvd, aldri lagret");
  await expect(frame.locator("html")).toHaveAttribute("lang", "nb-NO");
  const widthOf = () =>
    page.locator(".preview-frame").evaluate((element: HTMLElement) => element.offsetWidth);
  expect(await widthOf()).toBe(390);
  await preview(page).getByText("Skjerm", { exact: true }).click();
  expect(await widthOf()).toBe(1280);
  // On a phone the page is scaled to the width of the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.locator(".preview-frame").boundingBox()).toMatchObject({ x: 0, width: 390 });
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [name, lang] of [
    ["Engelsk", "en-GB"],
    ["Tysk", "de-DE"],
  ] as const) {
    await preview(page).getByText(name, { exact: true }).click();
    await expect(frame.locator("html")).toHaveAttribute("lang", lang);
  }
  await expectNoFindings(page, ".preview-head");
  await expect(frame.locator("script, noscript, [autofocus]")).toHaveCount(0);
  // Links in the preview do nothing, and Back closes the preview.
  await frame.locator(".brand").first().click();
  await expect(frame.locator("html")).toHaveAttribute("lang", "de-DE");
  await page.goBack();
  await expect(preview(page)).toHaveCount(0);
  expect(page.url()).toBe(at);
  await expect(heading).toHaveValue("Bare prøvd, aldri lagret");
  await expect(open).toBeFocused();
  expect(await (await fetch(site.origin)).text()).not.toContain("Bare prøvd");

  await page.route("**/api/v1/preview", (route) => route.abort());
  await open.click();
  await expect(preview(page).getByRole("alert")).toContainText("Fikk ikke laget siden.");
  findings.length = 0;
  await page.unroute("**/api/v1/preview");
  await preview(page).getByRole("button", { name: "Prøv igjen" }).click();
  await expect(frame.locator("body")).toContainText("Bare prøvd, aldri lagret");
  await page.keyboard.press("Escape");
  await expect(preview(page)).toHaveCount(0);

  await heading.fill("");
  await page.setViewportSize({ width: 360, height: 800 });
  await open.click();
  await expect(preview(page).getByText("Dette må rettes før siden kan vises")).toBeVisible();
  await expectNoFindings(page, ".preview");
  expect(await findSidewaysScroll(page)).toEqual([]);
  await preview(page).getByRole("button", { name: "Overskrift" }).click();
  await expect(heading).toBeFocused();
});

test("a planned article appears at its time on the home page, in the news and in the feed", async ({
  page,
  site,
}) => {
  const call = await signInForCalls(page, site);
  const written = { title: "Kommer av seg selv", subTitle: "Straks", text: "<p>Nå.</p>", isActive: true };
  const inSeconds = (seconds: number) =>
    Temporal.Now.instant().add({ seconds }).toString({ smallestUnit: "second" });
  const pages = ["/", "/info/nyheter", "/feed.xml"];
  const shown = () =>
    Promise.all(
      pages.map(async (path) => (await (await fetch(site.origin + path)).text()).includes(written.title)),
    );
  const { id } = await call<{ id: number }>("POST", "/article", {
    ...written,
    publishedDate: inSeconds(3600),
  });
  expect(await shown()).toEqual([false, false, false]);
  await page.reload();
  await expect(page.locator(".coming")).toContainText(written.title);
  const at = inSeconds(3);
  await call("PUT", `/article/${id}`, { ...written, publishedDate: at });
  await expect.poll(shown).toEqual([true, true, true]);
  expect(Temporal.Instant.compare(Temporal.Now.instant(), Temporal.Instant.from(at))).toBe(1);
});
