import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { languageAsLabel, languageInSentence } from "#src/i18n/names/language-names.ts";
import { articlesAdminText } from "#messages/articles";
import { chosenPictureText, photosAdminText } from "#messages/photos";
import { staffText } from "#messages/staff";
import { articleKind } from "#src/features/articles/article.ts";
import { photoKind } from "#src/cms/photos/photo.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import { signIn } from "../support/staff.ts";

const text = photosAdminText.nb;
const words = staffText.nb;
const drawn = (colour: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

for (const width of [1280, 390]) {
  test(`at ${width} px a photo is uploaded, described and shown, and a file of another type is refused`, async ({
    page,
    findings,
    site,
  }) => {
    await page.setViewportSize({ width, height: 860 });
    await signIn(page, site, staffAddresses.photos);
    await expectNoFindings(page);
    await page.locator("input[type=file]").setInputFiles([
      { name: `Blå Ærfugl ${width}.JPG`, mimeType: "image/jpeg", buffer: await drawn("#3b7a8c") },
      { name: "notat.jpg", mimeType: "image/jpeg", buffer: await readFile("package.json") },
    ]);
    const name = `bla-aerfugl-${width}`;
    await expect(page.getByLabel(text.nameOf({ file: `Blå Ærfugl ${width}.JPG` }))).toHaveValue(name);
    await page.getByRole("button", { name: text.send({ count: 2 }) }).click();
    await expect(page.getByText(text.faults.wrongKind)).toBeVisible();
    const uploads = page.locator(".uploads");
    const title = uploads.getByRole("textbox", { name: photoKind.words.title.label.nb, exact: true });
    await expect(title).toHaveValue(`Blå Ærfugl ${width}`);
    await expectNoFindings(page, ".uploads");
    await expect(
      page.getByRole("link", { name: new RegExp(`^Blå Ærfugl ${width}.*${text.missing}`) }),
    ).toBeVisible();
    expect(await findSidewaysScroll(page)).toEqual([]);
    for (const finding of findings.splice(0)) expect(finding).toContain("status of 415");

    await uploads.getByRole("link", { name: text.edit }).click();
    await expect(page.locator(".photo-whole")).toBeVisible();
    await page
      .getByRole("textbox", { name: photoKind.words.title.label.nb, exact: true })
      .fill(`Ærfugl ved brygga ${width}`);
    await page.getByText(photoKind.fields.showInGallery.label.nb, { exact: true }).click();
    await page.getByRole("button", { name: words.publish, exact: true }).click();
    await expect(page.getByText(text.alternativeNeeded).first()).toBeVisible();
    await expectNoFindings(page);
    await page
      .getByRole("textbox", { name: photoKind.words.alternativeText.label.nb, exact: true })
      .fill("En ærfugl hviler på brygga.");
    await page.locator(".photo-whole").click({ position: { x: 20, y: 20 } });
    if (width === 390) await page.getByText(text.focus.heading).click();
    await page.getByLabel(photoKind.fields.focusY.label.nb).press("End");
    await page.getByRole("button", { name: words.publish, exact: true }).click();
    await expect(page).toHaveURL(site.origin + staffAddresses.photos);
    for (const gallery of languages.map((each) => address("gallery", each)))
      expect(await (await fetch(site.origin + gallery)).text()).toMatch(
        /class="at-x0 at-y10"[^>]* alt="En ærfugl hviler på brygga."/,
      );
  });
}

test("several photos are described beside the upload and shown in the gallery together", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 860 });
  await signIn(page, site, staffAddresses.photos);
  await page.locator("input[type=file]").setInputFiles([
    { name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: await drawn("#aa5522") },
    { name: "ebbe-og-flo.jpg", mimeType: "image/jpeg", buffer: await drawn("#2255aa") },
  ]);
  await page.getByRole("button", { name: text.send({ count: 2 }) }).click();
  const uploads = page.locator(".uploads");
  const described = uploads.getByRole("textbox", {
    name: photoKind.words.alternativeText.label.nb,
    exact: true,
  });
  await expect(described).toHaveCount(2);
  await described.first().fill("Fjæra når det er lavvann.");
  await page.keyboard.press("Tab");
  await expect(uploads.locator(".save-sign").first()).toContainText(text.wordsSaved);
  // The titles are still the unchecked file names.
  const titles = uploads.getByRole("textbox", { name: photoKind.words.title.label.nb, exact: true });
  await expect(uploads.getByText(text.nameOfFile)).toHaveCount(2);
  await uploads.getByRole("button", { name: text.showAll }).click();
  await expect(titles.first()).toBeFocused();
  await expect(uploads.getByText(text.titleNeeded)).toHaveCount(2);
  await titles.first().fill("Fjæra");
  // The hint about a title is between the title and the description.
  const untitled = uploads.locator(".photo-words-field", { hasText: text.titleNeeded });
  await untitled.getByRole("button", { name: text.keepTitle }).click();
  await uploads.getByRole("button", { name: text.showAll }).click();
  await expect(described.nth(1)).toBeFocused();
  await expect(uploads).toContainText(text.alternativeNeeded);
  await expectNoFindings(page, ".uploads");
  await described.nth(1).fill("Flo opp til svaberget.");
  await uploads.getByRole("button", { name: text.showAll }).click();
  await expect(uploads.getByRole("switch", { checked: true })).toHaveCount(2);
  await expect(uploads.locator(".save-sign.saved")).toHaveCount(2);
  const gallery = await (await fetch(`${site.origin}/info/gallery`)).text();
  expect(gallery).toContain('alt="Flo opp til svaberget."');
  expect(gallery).toContain('alt="Fjæra når det er lavvann."');
  expect(gallery).not.toContain("IMG 1");
  await expect(page.getByRole("link", { name: /^Ebbe og flo.*i galleriet/ })).toBeVisible();
});

test("a photo's translations are beside its texts, and a photo outside the gallery has a preview too", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, site, `${staffAddresses.photos}/3`);
  const title = page.getByRole("textbox", { name: photoKind.words.title.label.nb, exact: true });
  const german = page.getByRole("textbox", {
    name: words.inLanguage({
      label: photoKind.words.title.label.nb,
      language: languageInSentence("de", "nb"),
    }),
    exact: true,
  });
  await page.getByRole("tab", { name: new RegExp(languageAsLabel("de", "nb")) }).click();
  expect((await german.boundingBox())!.y).toBe((await title.boundingBox())!.y);
  // The form shows the photo's crop for each place where guests may see the photo.
  await expect(page.locator(".photo-crops figcaption")).toHaveText([
    "Øverst på forsiden",
    "Nyhet på telefon",
    "Blant nyhetene",
    "I galleriet",
  ]);
  await expectNoFindings(page);
  await german.fill("Noch nicht gespeichert");
  await page.getByText(photoKind.fields.showInGallery.label.nb, { exact: true }).click();

  await page.getByRole("button", { name: "Forhåndsvis" }).click();
  await page.locator(".preview-head").getByText(languageAsLabel("de", "nb"), { exact: true }).click();
  const frame = page.frameLocator(".preview-frame");
  await expect(frame.locator("html")).toHaveAttribute("lang", "de-DE");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Noch nicht gespeichert");
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 390, height: 860 });
  // Wait for the narrow layout of the form.
  await expect(title).toBeHidden();
  const photo = (await page.locator(".photo-whole").boundingBox())!;
  expect(photo.y + photo.height).toBeLessThan((await german.boundingBox())!.y);
  const place = page.getByRole("textbox", { name: text.placeInGallery });
  await place.fill("nr. 1");
  await place.press("Enter");
  await expect(place).toHaveAttribute("aria-invalid", "true");
  await place.fill("1");
  await place.press("Enter");
  await expect(page.locator(".photo-place")).toContainText(/Flyttet: nr\. 1 av \d/);
  await expect(title).toBeHidden();
  await expect(german).toHaveValue("Noch nicht gespeichert");
  await expectNoFindings(page);
});

test("photos are reordered by keys, with an announcement, and the order is saved", async ({ page, site }) => {
  await signIn(page, site, staffAddresses.photos);
  const titles = page.locator(".photo-tiles strong");
  const [first, second] = await titles.allTextContents();
  await page.locator(".photo-tiles a").first().focus();
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await page.keyboard.press("Alt+ArrowRight");
  await expect(titles.first()).toHaveText(second!);
  await expect(page.getByText(new RegExp(`^${first} er nå nummer 2 av`))).toBeAttached();
  await saved;
  await page.reload();
  await expect(titles.nth(1)).toHaveText(first!);
});

test("an article is made from a photo and published; leaving an unsaved article asks first", async ({
  page,
  site,
}) => {
  const news = articlesAdminText.nb;
  await signIn(page, site, `${staffAddresses.photos}/1`);
  await page.getByRole("link", { name: text.newArticle }).click();
  await expect(page).toHaveURL(/\/admin\/nyheter\/1$/);
  await expect(page.getByRole("heading", { name: news.add })).toBeVisible();
  await page
    .getByRole("textbox", { name: articleKind.words.title.label.nb, exact: true })
    .fill("Åpen brygge");
  await page.getByRole("link", { name: words.cancel }).click();
  const question = page.getByRole("alertdialog", { name: words.leave.heading });
  await expect(question).toBeVisible();
  await expectNoFindings(page, "[role=alertdialog]");
  await question.getByRole("button", { name: words.leave.stay }).click();
  await expect(question).toBeHidden();
  await page.getByRole("radio", { name: words.state.published }).check();
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  await expect(page.getByText(words.summary({ count: 2 }))).toBeVisible();
  await expectNoFindings(page);
  await page
    .getByRole("textbox", { name: articleKind.words.subTitle.label.nb, exact: true })
    .fill("Kom og se");
  await page
    .getByRole("textbox", { name: articleKind.words.text.label.nb, exact: true })
    .fill("Vi serverer vafler.");
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  await expect(page.getByRole("link", { name: "Åpen brygge" })).toBeVisible();
  await expectNoFindings(page);
  for (const list of languages.map((each) => address("news", each)))
    expect(await (await fetch(site.origin + list)).text()).toContain("Åpen brygge");
  expect(await (await fetch(`${site.origin}/info/nyheter/apen-brygge`)).text()).toContain(
    "Vi serverer vafler.",
  );
});

test("at 390 px an article's picture is chosen from the library, and the article's title is translated", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 860 });
  await signIn(page, site, staffAddresses.news);
  await expectNoFindings(page);
  await page.getByRole("link", { name: "Vi pusser opp hytta i vinter" }).click();
  await page.getByRole("tab", { name: new RegExp(languageAsLabel("en", "nb")) }).click();
  await page
    .getByRole("textbox", {
      name: words.inLanguage({
        label: articleKind.words.title.label.nb,
        language: languageInSentence("en", "nb"),
      }),
      exact: true,
    })
    .fill("The light in the cabin is ours");
  await page.getByRole("button", { name: chosenPictureText.nb.change }).click();
  const dialog = page.getByRole("dialog", { name: text.picker.heading });
  await dialog.getByRole("listitem").getByRole("button").nth(1).click();
  await expectNoFindings(page, "[role=dialog]");
  await dialog.getByRole("button", { name: text.picker.choose }).click();
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${staffAddresses.news}$`));
  expect(await (await fetch(`${site.origin}/en/info/nyheter`)).text()).toContain(
    "The light in the cabin is ours",
  );
});

test("a new picture is uploaded, described and used in one dialog that fits every phone", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, staffAddresses.article.replace(":id", "2"));
  await page.getByRole("button", { name: chosenPictureText.nb.change }).click();
  const dialog = page.getByRole("dialog", { name: text.picker.heading });
  const use = dialog.getByRole("button", { name: text.picker.choose });
  const description = dialog.getByRole("textbox", { name: photoKind.words.alternativeText.label.nb });
  const newest = dialog.getByRole("listitem").first().getByRole("button");
  await dialog.getByRole("searchbox").fill("brygge");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "notat.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await expect(dialog.getByRole("alert")).toHaveText(text.faults.wrongKind);
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "Ved bålet.jpg", mimeType: "image/jpeg", buffer: await drawn("#f2b84b") });
  await expect(description).toBeFocused();
  await expect(newest).toHaveAccessibleName("Ved bålet");
  await expect(newest).toHaveAttribute("aria-pressed", "true");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [description, use, newest.locator("img")])
      await expect(part, `at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
    const scrolled = await dialog.locator("xpath=ancestor-or-self::*|.//*").evaluateAll((elements) =>
      elements
        .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
        .map(({ classList }) => classList[0]),
    );
    expect(scrolled, `at ${width} × ${height}`).toEqual(["photo-tiles"]);
    expect(await findSidewaysScroll(page)).toEqual([]);
  }
  await expect(dialog.locator(".button:is(.action, .primary)")).toHaveText([text.picker.choose]);
  await expectNoFindings(page, "[role=dialog]");

  await dialog.getByRole("searchbox").focus();
  await use.click();
  await expect(description).toBeFocused();
  await expect(description).toHaveAccessibleDescription(new RegExp(words.faults.empty));
  await description.fill("Barn griller pølser.");
  await use.click();
  await expect(dialog).toBeHidden();
  await expect(page.locator(".picture-words")).toHaveText("«Barn griller pølser.»");
});

test("a photo is deleted and restored; a photo in use isn't deleted, and links lead to the places that use it", async ({
  page,
  findings,
  site,
}) => {
  const remove = page.getByRole("button", { name: text.remove });
  const inUse = page.getByRole("alert").filter({ hasText: text.inUse });
  await page.setViewportSize({ width: 390, height: 860 });
  await signIn(page, site, staffAddresses.photos);
  await page
    .locator("input[type=file]")
    .setInputFiles([{ name: "Feil bilde.jpg", mimeType: "image/jpeg", buffer: await drawn("#9a4223") }]);
  await page.getByRole("button", { name: text.send({ count: 1 }) }).click();
  await page.locator(".uploads").getByRole("link", { name: text.edit }).click();
  const picture = await page.locator(".photo-whole img").getAttribute("src");
  const served = async () => (await fetch(site.origin + picture)).status;
  expect(await served()).toBe(200);
  await remove.click();
  await expect(page).toHaveURL(site.origin + staffAddresses.photos);
  const tile = page.locator(".photo-tiles").getByText("Feil bilde", { exact: true });
  await expect(tile).toHaveCount(0);
  expect(await served()).toBe(404);
  await expectNoFindings(page);
  await page.locator(".toast").getByRole("button", { name: words.undo }).click();
  await expect(tile).toBeVisible();
  expect(await served()).toBe(200);

  // This photo is in the home page's carousel.
  const home = await (await fetch(`${site.origin}/content.json`)).text();
  const [, shown] = /\/data\/images\/1280\/([a-z0-9-]+)\.jpg/.exec(home)!;
  await page.locator(`.photo-tiles a:has(img[src*="${shown}"])`).click();
  await remove.click();
  await expect(inUse).toBeVisible();
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  await inUse.getByRole("link", { name: "Bildekarusell" }).click();
  await expect(page).toHaveURL(site.origin + staffAddresses.carousel);
  for (const finding of findings.splice(0)) expect(finding).toMatch(/404|409/);
});
