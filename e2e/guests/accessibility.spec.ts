import type { Page } from "@playwright/test";
import { consentText } from "#messages/consent";
import { messageText } from "#messages/messages";
import { planText } from "#messages/plan";
import { siteText } from "#messages/site";
import type { PageName } from "#src/i18n/addresses.ts";
import { languages, type Language } from "#src/i18n/language.ts";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { thirdParties } from "../support/third-parties.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";

// A trace would store the whole code of axe for each step.
test.use({ trace: "off", agreedTo: Object.values(thirdParties) });

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/**
 * The home page and the prices in every language. Each other page is checked in one language, and the language varies.
 */
const checkedPages = [...publicPages, "newsYear" as const].flatMap((name, index) =>
  languages
    .filter((_, place) => name === "home" || name === "prices" || place === index % languages.length)
    .map((language) => ({ language, path: pathOf(name, language) })),
);

const allowed = "true|true|true";
const refused = "false|false|false";
const answered = { name: "cookiepolicy", value: allowed };

for (const [index, { path, language }] of checkedPages.entries()) {
  test(`axe finds no fault at ${path} on a phone and a desktop, nothing moves, and the first link skips the menu`, async ({
    page,
    context,
    site,
  }) => {
    // The consent panel would cover a part of the page. A test below checks the panel itself.
    await context.addCookies([{ ...answered, url: site.origin }]);
    await page.goto(path);
    await test.step("nothing moves by itself with reduced motion", () => expectNoMotion(page));
    // Both sizes use the same colours, so each page is checked in dark colours at one size only.
    for (const [size, isDark] of [
      [phone, index % 2 === 0],
      [desktop, index % 2 === 1],
    ] as const) {
      await page.setViewportSize(size);
      await expectNoFindings(page, "html", isDark ? ["light", "dark"] : ["light"]);
    }
    await test.step("the first link skips the menu", () => expectSkipLink(page, language));
  });
}

async function expectNoMotion(page: Page): Promise<void> {
  const moving = await page.evaluate(() =>
    document.getAnimations().map(({ id, effect }) => `${id} ${(effect as KeyframeEffect).target?.className}`),
  );
  expect.soft(moving).toEqual([]);
}

/** Expects the first link to lead to the main part. Also expects one main part and one heading of level 1. */
async function expectSkipLink(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: siteText[language].skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
}

const text = siteText.nb;
const consent = consentText.nb;

interface State {
  page: PageName;
  fragment?: string;
  /** The selector of the only part that axe checks. */
  part: string;
  /** The window size, if the part exists at one size only. */
  size?: typeof phone;
  /** The consent cookie. By default the visitor has agreed to everything; null stands for no answer yet. */
  answer?: string | null;
  open(page: Page): Promise<void>;
}

/** Parts of pages that appear only after an action, at a certain address or with a certain consent. */
const states: Record<string, State> = {
  "the phone's menu with its drop-down": {
    page: "home",
    part: ".top",
    size: phone,
    async open(page) {
      await page.getByText(text.menu, { exact: true }).click();
      await page.locator("summary", { hasText: text.information }).click();
      await expect(page.getByRole("link", { name: text.pages.prices }).first()).toBeVisible();
    },
  },
  "the drop-down on a desktop": {
    page: "guests",
    part: ".top",
    size: desktop,
    open: (page) => page.locator("summary", { hasText: text.information }).click(),
  },
  "the language menu": {
    page: "home",
    part: ".top",
    size: desktop,
    open: (page) => page.locator(".languages summary").click(),
  },
  "the alert's dialog": {
    page: "home",
    part: "dialog",
    open: (page) => page.getByRole("button", { name: messageText.nb.read }).click(),
  },
  "the consent panel's choices": {
    page: "home",
    part: ".consent",
    answer: null,
    open: (page) => page.getByText(consent.chooseYourself).click(),
  },
  "the consent panel opened again": {
    page: "home",
    part: ".consent",
    open: (page) => page.getByRole("link", { name: text.changeConsent }).click(),
  },
  "the questions with all answers open": {
    page: "questions",
    part: "main",
    async open(page) {
      for (const question of await page.locator(".faq summary").all()) await question.click();
    },
  },
  "a chosen pitch and its table": {
    page: "sitemap",
    fragment: "#C14",
    part: ".plan",
    async open(page) {
      await expect(page.getByRole("status")).toContainText(planText.nb.pitch({ id: "C14" }));
      await page.locator("summary", { hasText: planText.nb.field({ name: "C" }) }).click();
    },
  },
  "a search that finds nothing": {
    page: "sitemap",
    part: ".plan",
    async open(page) {
      await page.getByRole("searchbox").fill("Z99");
      await page.getByRole("searchbox").press("Enter");
      await expect(page.getByRole("region", { name: planText.nb.matches({ count: 0 }) })).toBeVisible();
    },
  },
  "a photo that isn't there": {
    page: "gallery",
    fragment: "#unknown",
    part: ".gallery",
    open: (page) => expect(page.locator("#unknown")).toBeVisible(),
  },
  "an article that isn't there": {
    page: "news",
    fragment: "#unknown",
    part: "main",
    open: (page) => expect(page.locator("#unknown")).toBeVisible(),
  },
  "the contact page of a visitor who allows nothing": {
    page: "contactUs",
    answer: refused,
    part: "main",
    open: (page) => expect(page.locator(".notice.alert").first()).toBeVisible(),
  },
  "the home page of a visitor who allows nothing": {
    page: "home",
    answer: refused,
    part: "main",
    open: (page) => expect(page.locator(".notice.alert").first()).toBeVisible(),
  },
};

for (const [name, { page: at, fragment = "", part, size, answer = allowed, open }] of Object.entries(
  states,
)) {
  test(`axe finds no fault in ${name}`, async ({ page, context, site }) => {
    if (answer) await context.addCookies([{ ...answered, value: answer, url: site.origin }]);
    for (const each of size ? [size] : [phone, desktop]) {
      await page.setViewportSize(each);
      await page.goto("about:blank");
      await page.goto(pathOf(at, "nb") + fragment);
      await open(page);
      await expect(page.locator(part)).toBeVisible();
      await expectNoFindings(page, part);
    }
  });
}
