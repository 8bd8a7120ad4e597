import type { Page } from "@playwright/test";
import { adminText, startText } from "#messages/admin";
import { draftText } from "#messages/staff";
import { articleKind } from "#src/features/articles/article.ts";
import { languageName, languageTag, languages, type Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { expect, test } from "../support/test.ts";
import { goToScreen, staffScreens } from "../support/staff-screens.ts";
import { addArticle, drafts, field, saveStateSign } from "../support/staff-writing.ts";
import { signIn } from "../support/staff.ts";

async function choose(page: Page, from: Language, to: Language): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^..? ${adminText[from].user}:`) }).click();
  await page.getByRole("button", { name: languageName[to], exact: true }).click();
}

async function expectLanguage(page: Page, language: Language): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", languageTag[language]);
  await expect(page.getByRole("navigation", { name: adminText[language].staffArea })).toBeVisible();
}

test("staff switch the language at the same address, and every screen without an id opens in the new language", async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, `${staffAddresses.inbox}?box=all#content`);
  let before: Language = "nb";
  for (const language of [...languages.filter((each) => each !== "nb"), "nb" as const]) {
    await choose(page, before, language);
    await expectLanguage(page, language);
    await expect(page).toHaveURL(`${site.origin}${staffAddresses.inbox}?box=all#content`);
    await expect(page.locator("main h1").first()).toHaveText(adminText[language].screens.inbox);
    before = language;
  }
  await choose(page, "nb", "en");
  await expectLanguage(page, "en");
  // Not every kind has a resource 1 on a new site.
  for (const { path } of staffScreens.filter((screen) => !screen.path.includes("/1")))
    await test.step(path, async () => {
      await goToScreen(page, path);
      await expectLanguage(page, "en");
    });
  // The next visit is in the same language.
  await page.goto(staffAddresses.start);
  await expect(page.getByRole("link", { name: startText.en.newMessage })).toBeVisible();
});

test("changing the language asks about unsaved text, and keeps the text and the language if staff cancel the change", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, staffAddresses.news);
  const path = await addArticle(page, "Høstferie");
  const lead = (language: Language) => field(page, labelsOf(articleKind, language).subTitle);
  await lead("nb").fill("Båtene er på land");
  await expect.poll(() => drafts(page)).toHaveLength(1);

  const questions: string[] = [];
  page.once("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await choose(page, "nb", "de");
  await expect.poll(() => questions).toEqual(["beforeunload"]);
  await expectLanguage(page, "nb");
  await expect(lead("nb")).toHaveValue("Båtene er på land");
  await expect(page).toHaveURL(site.origin + path);

  page.once("dialog", (dialog) => void dialog.accept());
  await choose(page, "nb", "de");
  await expectLanguage(page, "de");
  await expect(page).toHaveURL(site.origin + path);
  await expect(lead("de")).toHaveValue("Båtene er på land");
  await expect(page.locator(".draft-strip")).toContainText(draftText.de.keep);

  // The screen asks nothing when everything is saved.
  await page.keyboard.press("ControlOrMeta+s");
  await expect(saveStateSign(page)).not.toHaveClass(/unsaved/);
  await expect.poll(() => drafts(page)).toEqual([]);
  await choose(page, "de", "en");
  await expectLanguage(page, "en");
  await expect(lead("en")).toHaveValue("Båtene er på land");
});
