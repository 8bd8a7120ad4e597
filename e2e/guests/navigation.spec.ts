import type { Page } from "@playwright/test";
import { homeText, siteText } from "#messages/site";
import { address } from "#src/i18n/addresses.ts";
import { languageName, languages, languageTag } from "#src/i18n/language.ts";
import { expect, test } from "../support/test.ts";
import { pathOf, taglines } from "#test/pages/public-pages.ts";

const text = siteText.nb;

test.use({ reducedMotion: "no-preference", viewport: { width: 1280, height: 800 } });
test.beforeEach(({ context, site }) =>
  context.addCookies([{ name: "cookiepolicy", value: "false|false|false", url: site.origin }]),
);

const menu = (page: Page) => page.getByRole("navigation", { name: text.mainNavigation });
const information = (page: Page) => menu(page).locator("summary", { hasText: text.information });
const inMenu = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });

test("all gaps between the header's entries are at least as wide as the first gap", async ({ page }) => {
  for (const language of languages) {
    await page.goto(pathOf("prices", language));
    const line = page
      .getByRole("banner")
      .locator(".menu-pages > li, .to-search, .languages > summary, .account > a, .book")
      .filter({ visible: true });
    for (const width of [1120, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await line.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
      // The gap before the language menu may be larger, because this gap contains a vertical line.
      const gaps = boxes.slice(1).map(({ left }, index) => left - boxes[index]!.right);
      expect(Math.min(...gaps), `${language}, ${width} px: ${gaps.join(", ")}`).toBeCloseTo(gaps[0]!, 0);
    }
  }
});

test("the header of signed-in staff has one line from 1280 px", async ({ page }) => {
  const user = JSON.stringify({ name: "Kari Solberg", email: "kari@campsite.example" });
  await page.addInitScript((stored) => sessionStorage.setItem("staff", stored), user);
  for (const language of languages) {
    await page.goto(pathOf("prices", language));
    await expect(page.locator(".account > .drop")).toHaveCount(2);
    const entries = page.getByRole("banner").locator("li > a, summary, .to-search").filter({ visible: true });
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await entries.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(new Set(tops).size, `${language}, ${width} px: ${tops.join(", ")}`).toBe(1);
    }
  }
});

test("a click opens the information menu, and a click elsewhere closes it", async ({ page }) => {
  await page.goto("/");
  await expect(inMenu(page, text.pages.prices)).toBeHidden();
  await information(page).click();
  await expect(inMenu(page, text.pages.prices)).toBeVisible();
  await page.locator(".view").click({ position: { x: 20, y: 20 } });
  await expect(inMenu(page, text.pages.prices)).toBeHidden();
});

test("opening a menu closes the menu that was open", async ({ page }) => {
  await page.goto("/");
  await information(page).click();
  await menu(page).locator("summary", { hasText: languageName.nb }).click();
  await expect(inMenu(page, languageName.de)).toBeVisible();
  await expect(inMenu(page, text.pages.prices)).toBeHidden();
});

test("the information menu works by keyboard: Enter opens it, Escape and Tab close it", async ({ page }) => {
  await page.goto("/");
  await information(page).focus();
  await page.keyboard.press("Enter");
  await expect(inMenu(page, text.pages.prices)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(inMenu(page, text.pages.prices)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(inMenu(page, text.pages.prices)).toBeHidden();
  await expect(information(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(inMenu(page, text.pages.feedback)).toBeVisible();
  await inMenu(page, text.pages.feedback).focus();
  await page.keyboard.press("Tab");
  await expect(inMenu(page, text.pages.guests)).toBeFocused();
  await expect(inMenu(page, text.pages.feedback)).toBeHidden();
});

test("a page is chosen in the menu by mouse and by keyboard", async ({ page }) => {
  await page.goto("/");
  await information(page).click();
  await inMenu(page, text.pages.prices).click();
  await expect(page).toHaveURL(pathOf("prices", "nb"));
  await inMenu(page, text.pages.webcam).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pathOf("webcam", "nb"));
});

for (const [name, marked] of [
  ["home", text.home],
  ["guests", text.pages.guests],
  ["prices", text.pages.prices],
  ["article", text.pages.news],
  ["photo", text.pages.gallery],
  ["privacyPolicy", text.pages.documents],
] as const) {
  test(`on ${pathOf(name, "nb")} the menu marks «${marked}» and nothing else`, async ({ page }) => {
    await page.goto(pathOf(name, "nb"));
    await expect(menu(page).locator("[aria-current=page]")).toHaveText([marked]);
  });
}

test("each navigation starts at the top, and Back restores the scroll position", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: text.pages.questions });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL(pathOf("questions", "nb"));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  // Parts that were never near the window have an estimated height, which may differ by a line.
  await expect.poll(() => page.evaluate((to) => Math.abs(scrollY - to), left)).toBeLessThan(16);
});

for (const language of languages) {
  test(`the <title> of a page consists of its heading and the campsite's tagline, in ${languageTag[language]}`, async ({
    page,
  }) => {
    const { pages, information: label } = siteText[language];
    const titles: string[] = [];
    await page.goto(pathOf("home", language));
    for (const name of ["guests", "gallery", "questions", "contactUs"] as const) {
      const nav = page.getByRole("navigation", { name: siteText[language].mainNavigation });
      const link = nav.getByRole("link", { name: pages[name], exact: true });
      if (!(await link.isVisible())) await nav.locator("summary", { hasText: label }).click();
      await link.click();
      await expect(page).toHaveURL(pathOf(name, language));
      const heading = await page.getByRole("heading", { level: 1 }).innerText();
      await expect(page).toHaveTitle(`${heading} | ${taglines[language]}`);
      titles.push(heading);
    }
    expect(new Set(titles).size).toBe(titles.length);
  });
}

test("the language menu lists languages by their own names and links to the home page in each language", async ({
  page,
  context,
}) => {
  await page.goto(pathOf("prices", "nb"));
  for (const [from, to] of [
    ["nb", "de"],
    ["de", "en"],
    ["en", "nb"],
  ] as const) {
    const nav = page.getByRole("navigation", { name: siteText[from].mainNavigation });
    const summary = nav.locator("summary", { hasText: languageName[from] });
    await expect(summary).toHaveAccessibleName(`${siteText[from].language}: ${languageName[from]}`);
    await summary.click();
    await expect(nav.getByRole("link", { name: languageName[from], exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await nav.getByRole("link", { name: languageName[to], exact: true }).click();
    await expect(page).toHaveURL(pathOf("home", to));
    await expect(page.locator("html")).toHaveAttribute("lang", languageTag[to]);
  }
  expect(
    (await context.cookies()).map(({ name }) => name),
    "the language is in the address",
  ).toEqual(["cookiepolicy"]);
});

test("the booking button opens the portal in a new tab without an opener", async ({ page, context }) => {
  await page.goto("/");
  const link = page.getByRole("banner").getByRole("link", { name: `${text.book} (${text.opensNewTab})` });
  await expect(link).toHaveAttribute("rel", "noopener");
  const opened = context.waitForEvent("page");
  await link.click();
  const tab = await opened;
  await expect(tab).toHaveURL("/demo/booking");
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  await expect(page).toHaveURL("/");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("one button opens the whole menu, and Escape closes it", async ({ page }) => {
    await page.goto("/");
    const button = page.locator("summary", { hasText: text.menu });
    await expect(menu(page)).toBeHidden();
    await button.tap();
    await expect(menu(page)).toBeVisible();
    await expect(inMenu(page, text.pages.guests)).toBeVisible();
    await expect(inMenu(page, languageName.de)).toBeVisible();
    await expect(inMenu(page, text.logIn)).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: text.book })).toBeVisible();
    await information(page).tap();
    await expect(inMenu(page, text.pages.prices)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await button.tap();
    await information(page).tap();
    await inMenu(page, text.pages.prices).tap();
    await expect(page).toHaveURL(pathOf("prices", "nb"));
    await expect(menu(page)).toBeHidden();
  });

  test("the keyboard opens the menu, and Escape returns focus to its button", async ({ page }) => {
    await page.goto("/");
    const button = page.locator("summary", { hasText: text.menu });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("searchbox")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(inMenu(page, text.home)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("the header links to the phone number, or to the emergency page at night", async ({ page }) => {
    await page.goto("/");
    const call = page.getByRole("banner").locator("a.call");
    await expect(call).toHaveAccessibleName(new RegExp(`^(${text.callUs}|${text.pages.emergency})`));
    await expect(call).toHaveAttribute("href", /^(tel:\+\d+|\/nod)$/);
  });
});

test("an unknown address redirects to the home page of its language", async ({ page }) => {
  for (const [path, home] of [
    ["/finnes-ikke", "/"],
    ["/en/info/nowhere", "/en"],
    ["/de/nirgendwo/hier", "/de"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(home);
  }
});

test("each card on the home page links to the page that it names", async ({ page }) => {
  for (const name of ["seasonal", "day", "sanitary", "cabins"] as const) {
    await page.goto("/");
    await page
      .getByRole("region", { name: homeText.nb.findPitch })
      .getByRole("link", { name: text.pages[name], exact: true })
      .click();
    await expect(page).toHaveURL(address(name, "nb"));
  }
});
