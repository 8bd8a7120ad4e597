import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signIn, signInForCalls } from "../../support/staff.ts";
import { field, openOther } from "../../support/staff-writing.ts";
import { findSmallTargets } from "../../support/targets.ts";
import { expect, test } from "../../support/test.ts";

const questions = `${staffAddresses.content}/faq`;

test("an unfinished article is saved as a draft on a phone, and a colleague continues it", async ({
  page,
  browser,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, staffAddresses.start);
  await page.getByRole("link", { name: "Ny artikkel" }).click();
  await field(page, "Tittel").fill("Brygga skal males");
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.getByRole("button", { name: "Lagre utkast" }).click();
  await expect(page.locator(".toast")).toContainText("«Brygga skal males» er lagret som utkast.");
  await expect(page.locator(".new-resources")).toContainText("Ikke publisert ennå");
  await expectNoFindings(page);
  const other = await openOther(browser, site, staffAddresses.news);
  await other.locator(".new-resources").getByRole("link", { name: "Brygga skal males" }).click();
  await expect(field(other, "Tittel")).toHaveValue("Brygga skal males");
  await expect(other.locator(".next-strip")).toContainText("Utkast. Gjestene ser det ikke.");
  await other.getByRole("button", { name: "Publiser", exact: true }).click();
  // The draft can still be saved, so the summary doesn't say that it can't.
  await expect(other.getByText("2 ting må rettes først", { exact: true })).toBeVisible();
  await other.getByRole("button", { name: "Forkast utkastet" }).click();
  await expect(other).toHaveURL(site.origin + staffAddresses.news);
  await expect(other.getByRole("link", { name: "Brygga skal males" })).toBeHidden();
  await other.locator(".toast").getByRole("button", { name: "Angre" }).click();
  await expect(
    other.locator(".new-resources").getByRole("link", { name: "Brygga skal males" }),
  ).toBeFocused();
  await other.context().close();
});

test("the filters of the news count articles that were never published", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const call = await signInForCalls(page, site);
  await signIn(page, site, staffAddresses.news);
  const counts = () => page.getByRole("group", { name: "Tilstand" }).locator("label").allInnerTexts();
  const before = await counts();
  const { id } = await call<{ id: number }>("POST", "/article/next", { title: "Kiosken får softis" });
  await page.reload();
  const added = page.locator(".new-resources").getByRole("link", { name: "Kiosken får softis" });
  await expect(added).toBeVisible();
  await expect
    .poll(counts)
    .toEqual(before.map((label, at) => (at === 0 || label.startsWith("Utkast") ? plusOne(label) : label)));
  await page.getByRole("radio", { name: /^Publisert/ }).click();
  await expect(added).toBeHidden();
  await page.getByRole("radio", { name: /^Utkast/ }).click();
  await expect(added).toBeVisible();
  await page.getByRole("searchbox").fill("softis");
  await expect(added).toBeVisible();
  await page.getByRole("searchbox").fill("båtplass");
  await expect(added).toBeHidden();
  await page.goto(staffAddresses.article.replace(":id", String(id)));
  await page.getByRole("button", { name: "Forkast utkastet" }).click();
  await expect(page).toHaveURL(site.origin + staffAddresses.news);
  await expect.poll(counts).toEqual(before);
});

const plusOne = (label: string) => label.replace(/\d+/u, (count) => String(Number(count) + 1));

test("a draft of a price list without a first day is listed once, and can be discarded", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const call = await signInForCalls(page, site);
  const { id } = await call<{ id: number }>("POST", "/annualrates/next", { year: 2033, fromDate: "" });
  await signIn(page, site, staffAddresses.priceLists);
  const row = page.getByRole("listitem").filter({ hasText: "2033" });
  await expect(row).toHaveCount(1);
  await row.getByRole("link").click();
  await expect(page).toHaveURL(`${site.origin}${staffAddresses.priceLists}/${id}`);
  await page.getByRole("button", { name: "Forkast utkastet" }).click();
  await expect(row).toHaveCount(0);
});

test("a draft that can't be saved or published names the reason and loses nothing", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, `${questions}/new`);
  await field(page, "Spørsmål").fill("Er det badstue her?");
  let isOffline = true;
  await page.route("**/api/v1/faq/next", (route) => (isOffline ? route.abort() : route.fallback()));
  await page.getByRole("button", { name: "Lagre utkast" }).click();
  const sign = page.getByRole("alert").filter({ hasText: "Ikke lagret." });
  await expect(sign).toContainText("Det du skrev, er trygt på denne enheten.");
  expect(await findSidewaysScroll(page)).toEqual([]);
  for (const finding of findings.splice(0)) expect(finding).toContain("ERR_FAILED");
  isOffline = false;
  await sign.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page.locator(".toast")).toContainText("«Er det badstue her?» er lagret som utkast.");

  await page.locator(".new-resources").getByRole("link", { name: "Er det badstue her?" }).click();
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await expect(page.getByRole("group", { name: "må rettes" })).toContainText("Svar");
  await expect(field(page, "Spørsmål")).toHaveValue("Er det badstue her?");
  await page.getByRole("button", { name: "Forkast utkastet" }).click();
  await expect(page).toHaveURL(site.origin + questions);
});

test("a copy of a question and of an article is a draft with the same words", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, questions);
  await page.locator("[data-row]").first().click();
  const question = await field(page, "Spørsmål").inputValue();
  const original = page.url();
  await page.getByRole("button", { name: "Lag kopi" }).click();
  await expect(page.locator(".toast")).toContainText("er kopiert.");
  expect(page.url()).not.toBe(original);
  await expect(page.locator(".next-strip")).toContainText("Utkast. Gjestene ser det ikke.");
  await expect(field(page, "Spørsmål")).toHaveValue(question);
  await page.getByRole("button", { name: "Forkast utkastet" }).click();
  await expect(page).toHaveURL(site.origin + questions);

  await page.goto(staffAddresses.news);
  await page.locator("[data-row]").last().click();
  const title = await field(page, "Tittel").inputValue();
  await page.getByRole("button", { name: "Lag kopi" }).click();
  await expect(page.locator(".next-strip")).toContainText("Utkast. Gjestene ser det ikke.");
  await expect(field(page, "Tittel")).toHaveValue(title);
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await expect(page.locator(".toast")).toContainText(title);
});

test("copies of an event, a price list and a notice are drafts, which guests don't see", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const call = await signInForCalls(page, site);
  await signIn(page, site, staffAddresses.start);
  const heading = page.getByRole("heading", { level: 1 });
  for (const [kind, list] of [
    ["event", `${staffAddresses.content}/events`],
    ["priceList", staffAddresses.priceLists],
    ["message", staffAddresses.messages],
  ] as const) {
    const drafts = () => call<{ id: number; isPublished: boolean }[]>("GET", `/next?kind=${kind}`);
    const before = await drafts();
    await page.goto(list);
    await page.locator("[data-row]").first().click();
    await expect(page.locator(".form-name")).toBeVisible();
    const name = await heading.innerText();
    await page.getByRole("button", { name: "Lag kopi" }).click();
    await expect(page.locator(".toast")).toContainText("er kopiert.");
    await expect(page.locator(".next-strip")).toContainText("Utkast. Gjestene ser det ikke.");
    await expect(heading).toContainText(name);
    const added = (await drafts()).filter(({ id }) => before.every((each) => each.id !== id));
    expect([kind, added]).toMatchObject([kind, [{ isPublished: false }]]);
    await page.getByRole("button", { name: "Forkast utkastet" }).click();
    await expect(page.locator(".next-strip")).toBeHidden();
    expect([kind, await drafts()]).toEqual([kind, before]);
  }
});

test("the words of an unfinished language stay in the draft, and a message says so", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const call = await signInForCalls(page, site);
  const en = { question: "Is there a sauna?", answer: "<p>No.</p>" };
  const { id } = await call<{ id: number }>("POST", "/faq", {
    question: "Fins det badstue?",
    answer: "<p>Nei.</p>",
    translations: { en },
  });
  await call("PUT", `/faq/${id}/next`, {
    question: "Har dere badstue?",
    answer: "<p>Ja.</p>",
    translations: { en: { question: "Do you have a sauna?" } },
  });
  await signIn(page, site, `${questions}/${id}`);
  await page.getByRole("button", { name: "Publiser senere …" }).click();
  await expect(page.getByRole("dialog")).toContainText("Teksten på engelsk er ikke ferdig.");
  await page.getByRole("dialog").getByRole("button", { name: "Avbryt" }).click();
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await expect(page.locator(".toast").last()).toContainText("Teksten på engelsk i «Har dere badstue?»");
  const published = await call<{ translations: object }>("GET", `/faq/${id}`);
  expect(published).toMatchObject({ question: "Har dere badstue?", translations: { en } });
});

test("the form marks what is new in the draft, and F8 goes from one field to the next", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const call = await signInForCalls(page, site);
  const published = { question: "Er det bad her?", answer: "<p>Ja, ved porten.</p>" };
  const { id } = await call<{ id: number }>("POST", "/faq", published);
  await signIn(page, site, `${questions}/${id}`);
  const marks = page.locator(".form-main mark");
  const show = page.getByRole("checkbox", { name: "Vis det som er nytt" });
  await expect(field(page, "Spørsmål")).toBeVisible();
  await expect(show).toHaveCount(0);
  await call("PUT", `/faq/${id}/next`, {
    question: "Er det badstue her?",
    answer: "<p>Ja, ved porten. Åpen til ti.</p>",
    translations: { en: { question: "Is there a sauna?" } },
  });
  await page.reload();
  await expect(show).toBeChecked();
  await expect(page.getByText("3 felt er nye")).toBeVisible();
  await expect(marks).toHaveText(["badstue", "Åpen til ti."]);
  await expectNoFindings(page);
  await page.keyboard.press("F8");
  await expect(field(page, "Spørsmål")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "1 av 3: Spørsmål" })).toBeVisible();
  await page.keyboard.press("F8");
  await expect(page.getByRole("textbox", { name: "Spørsmål på engelsk" })).toBeFocused();
  await page.keyboard.press("F8");
  await expect(page.locator(".editor-text").first()).toBeFocused();
  await expect(page.getByText("3 av 3: Svar")).toBeVisible();
  await page.keyboard.press("F8");
  await expect(field(page, "Spørsmål")).toBeFocused();
  await page.keyboard.press("Shift+F8");
  await expect(page.locator(".editor-text").first()).toBeFocused();

  // A click ends the attempts of F8 to focus its field. `fill` alone doesn't.
  await field(page, "Spørsmål").click();
  await field(page, "Spørsmål").fill(published.question);
  await expect(page.locator(".changed-sign")).toHaveCount(2);
  await show.uncheck();
  await expect(page.locator(".changed-sign")).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 844 });
  await show.check();
  expect(await findSidewaysScroll(page)).toEqual([]);
  expect(await findSmallTargets(page, ".changes-line")).toEqual([]);
  await call("DELETE", `/faq/${id}/next`);
});

test("staff are warned when a correction changes a field that the draft also changes", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const call = await signInForCalls(page, site);
  const { id } = await call<{ id: number }>("POST", "/faq", {
    question: "Er det kiosk?",
    answer: "<p>Ja.</p>",
  });
  await call("PUT", `/faq/${id}/next`, { question: "Er det kafé?" });
  const note = page.locator(".toast").filter({ hasText: "Gjestene leser også en ny tekst i: Spørsmål." });
  await signIn(page, site, `${questions}/${id}?now`);
  await page.locator("[contenteditable=true].editor-text").first().fill("Ja, ved porten.");
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await expect(page.locator(".toast").first()).toBeVisible();
  await expect(note).toHaveCount(0);

  await page.goto(`${questions}/${id}?now`);
  await field(page, "Spørsmål").fill("Er det kiosk her?");
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await expect(note).toBeAttached();

  await page.goto(`${questions}/${id}`);
  await page.locator("[contenteditable=true].editor-text").first().fill("Ja, ved stranda.");
  await page.getByRole("button", { name: "Lagre utkast" }).click();
  await expect(note).toBeAttached();
  await call("DELETE", `/faq/${id}/next`);
});

test("a draft joins a change-over, shows the change-over's name, and leaves the change-over", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const call = await signInForCalls(page, site);
  const { id: plan } = await call<{ id: number }>("POST", "/changeovers", {
    name: "Ny sesong",
    publishAt: "2090-04-23T22:00:00Z",
  });
  const { id } = await call<{ id: number }>("POST", "/faq", {
    question: "Er det grill?",
    answer: "<p>Nei.</p>",
  });
  const next = () => call<{ changeOver: number | null }>("GET", `/faq/${id}/next`);
  await signIn(page, site, `${questions}/${id}`);
  await field(page, "Spørsmål").fill("Er det griller?");
  await page.getByRole("button", { name: "Publiser senere …" }).click();
  const dialog = page.getByRole("dialog", { name: "Publiser senere" });
  await expect(dialog.getByRole("radio", { name: "Sammen med «Ny sesong»" })).toBeChecked();
  await expect(dialog).toContainText("24. april 2090 kl. 00.00");
  await expect(dialog.getByRole("textbox", { name: "Dag", exact: true })).toBeHidden();
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Legg i planen" }).click();
  await expect(page.locator(".toast")).toContainText("«Er det griller?» er lagt i «Ny sesong»");
  expect((await next()).changeOver).toBe(plan);

  await page.goto(`${questions}/${id}`);
  await expect(page.locator(".next-strip")).toContainText("Publiseres sammen med «Ny sesong»");
  const { id: other } = await call<{ id: number }>("POST", "/changeovers", { name: "Høst" });
  await page.getByRole("button", { name: "Flytt eller ta ut …" }).click();
  await expect(dialog).toContainText("Utkastet er alt med i «Ny sesong».");
  await expect(dialog.getByRole("radio")).toHaveCount(2);
  await expect(dialog.getByRole("button", { name: "Legg i planen" })).toHaveCount(0);
  await expectNoFindings(page, "[role=dialog]");
  await dialog.getByRole("link", { name: "Se planen" }).click();
  await expect(page).toHaveURL(site.origin + staffAddresses.changeOver.replace(":id", String(plan)));
  await call("DELETE", `/changeovers/${other}`);
  await page.goBack();
  await page.getByRole("button", { name: "Flytt eller ta ut …" }).click();
  await dialog.getByRole("radio", { name: "På en dag jeg velger" }).check();
  await dialog.getByRole("textbox", { name: "Dag", exact: true }).fill("1.5.2090");
  await dialog.getByRole("textbox", { name: "Dag", exact: true }).blur();
  await dialog.getByRole("button", { name: "Planlegg" }).click();
  await expect(page).toHaveURL(site.origin + questions);
  expect(await next()).toMatchObject({ changeOver: null, publishAt: "2090-05-01T06:00:00Z" });

  await call("PUT", `/faq/${id}/next`, { changeOver: plan });
  await page.goto(`${questions}/${id}`);
  await page.getByRole("button", { name: "Forkast utkastet" }).click();
  await page.locator(".toast").getByRole("button", { name: "Angre" }).click();
  await expect.poll(() => next().catch(() => ({}))).toMatchObject({ changeOver: plan });

  await page.goto(`${questions}/${id}`);
  await page.getByRole("button", { name: "Flytt eller ta ut …" }).click();
  await dialog.getByRole("button", { name: "Ta ut av planen" }).click();
  await expect(page.locator(".toast")).toContainText("er lagret som utkast");
  expect(await next()).toMatchObject({ changeOver: null, publishAt: null, question: "Er det griller?" });
  // Publishes the change-over, because forms in later tests would offer an unpublished change-over.
  await call("POST", `/changeovers/${plan}/publish`);
});

test("a link shows the draft without an account, counts its openings, and is turned off", async ({
  page,
  browser,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.origin });
  await page.setViewportSize({ width: 390, height: 844 });
  const call = await signInForCalls(page, site);
  const { id } = await call<{ id: number }>("POST", "/faq", {
    question: "Er det kajakker?",
    answer: "<p>Nei.</p>",
  });
  await signIn(page, site, `${questions}/${id}`);
  const open = page.getByRole("button", { name: "Lenke til utkastet …" });
  await expect(open).toBeHidden();
  await field(page, "Spørsmål").fill("Leier dere ut kajakker?");
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Lenke til utkastet" });
  await dialog.getByText("1 måned").click();
  await dialog.getByRole("button", { name: "Lag lenke" }).click();
  await dialog.getByRole("button", { name: "Kopier lenken" }).click();
  await expect(dialog.getByRole("button", { name: "Kopiert" })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/preview\/[\w-]{22}$/);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page, "[role=dialog]");

  // Openings by headless browsers don't count.
  const userAgent = (await page.evaluate(() => navigator.userAgent)).replace("Headless", "");
  const guest = await browser.newPage({ userAgent });
  await guest.goto(link);
  await expect(guest.getByText("Leier dere ut kajakker?")).toBeVisible();
  await page.reload();
  await open.click();
  await expect(dialog.getByRole("listitem")).toContainText("Åpnet én gang.");
  await dialog.getByRole("button", { name: "Slå av" }).click();
  await expect(dialog.getByRole("listitem")).toBeHidden();
  expect((await guest.goto(link))?.status()).toBe(404);
  await guest.context().close();
});

test("after a publication, the form keeps the words of unfinished languages and saves them without a conflict", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const call = await signInForCalls(page, site);
  const { id } = await call<{ id: number }>("POST", "/faq", {
    question: "Fins det kiosk?",
    answer: "<p>Nei.</p>",
  });
  const at = `/faq/${id}/next`;
  await call("PUT", at, { translations: { en: { question: "Is there a kiosk?" } } });
  await signIn(page, site, `${questions}/${id}`);
  await field(page, "Spørsmål").fill("Er det kiosk her?");
  await call("PUT", at, { question: "Har dere kiosk?" });
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await page.getByRole("button", { name: "Bruk alt fra meg" }).click();
  for (const finding of findings.splice(0)) expect(finding).toContain("412");
  // The form stays open.
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.locator(".toast").last()).toContainText("Teksten på engelsk i «Er det kiosk her?»");
  await expect(page.locator(".next-strip")).toContainText("Ny versjon. Gjestene leser den forrige.");
  await page.getByRole("tab", { name: "Engelsk" }).click();
  await expect(page.getByRole("textbox", { name: "Spørsmål på engelsk" })).toHaveValue("Is there a kiosk?");
  await page.getByRole("textbox", { name: "Spørsmål på engelsk" }).fill("Do you have a kiosk?");
  await page.getByRole("button", { name: "Lagre utkast" }).click();
  await expect(page).toHaveURL(site.origin + questions);
  expect(await call("GET", at)).toMatchObject({
    translations: { en: { question: "Do you have a kiosk?" } },
  });
});

test("the form of a planned article says that guests don't see the article", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const call = await signInForCalls(page, site);
  const { id } = await call<{ id: number }>("POST", "/article", {
    title: "Sesongen åpner",
    subTitle: "Snart",
    text: "<p>Velkommen.</p>",
    isActive: true,
    publishedDate: "2090-04-24T00:00:00Z",
  });
  await call("PUT", `/article/${id}/next`, { subTitle: "Endelig" });
  await signIn(page, site, staffAddresses.article.replace(":id", String(id)));
  const strip = page.locator(".next-strip");
  await expect(strip).toContainText("Gjestene ser det ikke.");
  await expect(strip).not.toContainText("Gjestene leser");
  await expect(strip.getByRole("link", { name: "Rett det gjestene leser nå" })).toBeHidden();
});

test("a next version of a question waits for its moment, while its published version is corrected", async ({
  page,
  site,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const call = await signInForCalls(page, site);
  const { id } = await call<{ id: number }>("POST", "/faq", {
    question: "Er det bad?",
    answer: "<p>Nei.</p>",
  });
  const form = `${questions}/${id}`;
  await signIn(page, site, form);
  await field(page, "Spørsmål").fill("");
  await page.getByRole("button", { name: "Lagre utkast" }).click();
  await expect(page).toHaveURL(site.origin + questions);
  await page.goto(form);
  await expect(page.locator(".next-strip")).toContainText("Ny versjon. Gjestene leser den forrige.");
  await field(page, "Spørsmål").fill("Er det badstue?");
  await page.getByRole("button", { name: "Publiser senere …" }).click();
  const dialog = page.getByRole("dialog", { name: "Publiser senere" });
  await dialog.getByRole("textbox", { name: "Dag", exact: true }).fill("1.5.2090");
  await dialog.getByRole("textbox", { name: "Dag", exact: true }).blur();
  await expectNoFindings(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Planlegg" }).click();
  await expect(page.locator(".toast")).toContainText("«Er det badstue?» publiseres");
  const row = page.getByRole("listitem").filter({ hasText: "Er det bad?" });
  await expect(row).toContainText("Ny versjon");
  await expectNoFindings(page);
  await page.goto(staffAddresses.start);
  await expect(page.locator(".coming")).toContainText("Er det badstue?");

  await page.goto(form);
  await page.getByRole("link", { name: "Rett det gjestene leser nå" }).click();
  await expect(field(page, "Spørsmål")).toHaveValue("Er det bad?");
  await field(page, "Spørsmål").fill("Er det bad her?");
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await expect(page).toHaveURL(site.origin + questions);
  const guests = async () => (await request.get(site.origin + address("questions", "nb"))).text();
  expect(await guests()).toContain("Er det bad her?");

  await page.goto(form);
  await expect(page.locator(".next-strip")).toContainText("Gjestene leser også en ny tekst i: Spørsmål");
  await expect(field(page, "Spørsmål")).toHaveValue("Er det badstue?");
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await expect(page.locator(".toast")).toContainText("«Er det badstue?» er lagret.");
  expect(await guests()).toContain("Er det badstue?");
  await page.locator(".toast").getByRole("button", { name: "Angre" }).click();
  await expect.poll(guests).toContain("Er det bad her?");
});

test.describe("an automatic save", () => {
  test.use({ savesDrafts: true });

  test("stores typed text as a draft, saves nothing while staff only read, and opens no conflict screen", async ({
    page,
    site,
    request,
    findings,
  }) => {
    const call = await signInForCalls(page, site);
    const { id } = await call<{ id: number }>("POST", "/faq", {
      question: "Er det trampoline?",
      answer: "<p>Nei.</p>",
    });
    const drafts = async () => (await call<{ id: number }[]>("GET", "/next?kind=faq")).map((row) => row.id);
    await page.clock.install();
    await signIn(page, site, `${questions}/${id}`);
    await page.clock.fastForward(60_000);
    expect(await drafts()).not.toContain(id);

    const sign = page.locator(".save-sign");
    await field(page, "Spørsmål").fill("Er det to trampoliner?");
    await page.clock.fastForward(20_000);
    await expect(sign).toContainText("Utkast lagret kl.");
    await expect(page.locator(".next-strip")).toContainText("Ny versjon. Gjestene leser den forrige.");
    expect(await drafts()).toContain(id);
    const guests = await (await request.get(site.origin + address("questions", "nb"))).text();
    expect(guests).toContain("Er det trampoline?");

    await call("PUT", `/faq/${id}/next`, { question: "Er det tre trampoliner?" });
    await field(page, "Spørsmål").fill("Er det fire trampoliner?");
    await page.clock.fastForward(20_000);
    await expect(sign).toContainText("Noen andre har lagret imens.");
    await expect(field(page, "Spørsmål")).toHaveValue("Er det fire trampoliner?");
    await expectNoFindings(page);
    await page.getByRole("button", { name: "Lagre utkast" }).click();
    await expect(page.getByText("Ett felt gjenstår.")).toBeVisible();
    for (const finding of findings.splice(0)) expect(finding).toContain("412");
  });
});
