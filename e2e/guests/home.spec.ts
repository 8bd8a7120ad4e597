import type { Page } from "@playwright/test";
import { messageText } from "#messages/messages";
import { address } from "#src/i18n/addresses.ts";
import { languages, languageTag } from "#src/i18n/language.ts";
import { demo } from "#test/content/demo.ts";
import { expect, test } from "../support/test.ts";

for (const language of languages) {
  const path = address("home", language);
  test(`the home page at ${path} is in the language of the address`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", languageTag[language]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

for (const [locale, path] of [
  ["de-AT", "/de"],
  ["en-US", "/en"],
  ["nn-NO", undefined],
  ["fr-FR", undefined],
] as const) {
  test.describe(`a browser with the language ${locale}`, () => {
    test.use({ locale });
    test(`is offered ${path ?? "nothing"} on the Norwegian home page, without a redirect`, async ({
      page,
    }) => {
      await page.goto("/");
      await expect(page.locator("html")).toHaveAttribute("lang", languageTag.nb);
      const shown = page.locator(".other-language a").filter({ visible: true });
      await expect(shown).toHaveCount(path ? 1 : 0);
      if (!path) return;
      const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
      const line = await shown.boundingBox();
      expect(line!.height).toBeGreaterThanOrEqual(24);
      expect(line!.y + line!.height).toBeLessThanOrEqual(heading!.y);
      await shown.click();
      await expect(page).toHaveURL(path);
      await expect(shown).toHaveCount(0);
    });
  });
}

test("a click anywhere on an inner page's alert opens the full message", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address("webcam", "nb"));
  const alert = page.getByRole("region", { name: messageText.nb.alert });
  const { width, height } = (await alert.boundingBox())!;
  expect(height).toBeLessThan(84);
  const dialog = page.locator("dialog.message");
  for (const position of [
    { x: 2, y: 2 },
    { x: width / 3, y: height / 2 },
    { x: width - 3, y: height - 4 },
  ]) {
    await page.mouse.click(position.x, (await alert.boundingBox())!.y + position.y);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("the alert's button opens the full message, and closing the message returns focus to the button", async ({
  page,
}) => {
  const { read, close } = messageText.nb;
  await page.goto("/");
  const button = page.getByRole("region", { name: messageText.nb.alert }).getByRole("button", { name: read });
  // The active alert depends on the season.
  const titles = demo
    .messages()
    .filter(({ isImportant }) => isImportant)
    .map(({ title }) => title);
  const dialog = page.getByRole("dialog", { name: new RegExp(`^(${titles.join("|")})$`) });

  await button.click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("link").last()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  await dialog.getByRole("button", { name: close }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("links behind the open message can't get focus", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: messageText.nb.read }).click();
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(":is(.top, main > :not(dialog), .foot) a")].filter((link) => {
      link.focus();
      return document.activeElement === link;
    }),
  );
  expect(outside).toHaveLength(0);
});

/** Measures the view: positions of its parts, in pixels, and whether parts overlap or are cut off. */
const measureView = (page: Page) =>
  page.evaluate(() => {
    const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
    const frame = one(".view-scene").getBoundingClientRect();
    const ruler = one(".bearings").getBoundingClientRect();
    const drawing = one(".view picture img").getBoundingClientRect();
    const unit = drawing.width / 1920;
    const landmark = one(".landmark");
    const label = landmark.getBoundingClientRect();
    const name = document.createRange();
    name.selectNodeContents(landmark);
    const board = one(".hero-board > *").getBoundingClientRect();
    const numbers = [...document.querySelectorAll<HTMLElement>(".bearings :is(span, i)")]
      .map((number) => number.getBoundingClientRect())
      .filter((box) => box.height > 0 && box.left < frame.right && box.bottom < ruler.bottom)
      .toSorted((a, b) => a.left - b.left);
    const middle = (bearing: string) => {
      const box = [...document.querySelectorAll(".bearings i")]
        .find((number) => number.textContent === bearing)!
        .getBoundingClientRect();
      return (box.left + box.right) / 2;
    };
    return {
      isFilled:
        drawing.left <= 1 &&
        drawing.right >= frame.right - 1 &&
        drawing.top <= frame.top &&
        drawing.bottom >= frame.bottom - 1,
      isUndistorted: Math.abs(drawing.height - 500 * unit) < 1,
      height: frame.height,
      lighthouseInPicture: drawing.left + 1055 * unit,
      sunInPicture: drawing.left + 908 * unit,
      lighthouseOnRuler: middle("100°") + 0.6 * (middle("100°") - middle("095°")),
      lineX: label.right,
      lineEndOffset: label.bottom - drawing.top - 102 * unit,
      nameLines: new Set([...name.getClientRects()].map(({ bottom }) => Math.round(bottom))).size,
      label: { left: label.left, right: label.right, below: label.top - frame.top },
      isUnderBoard: label.right > board.left && label.top < board.bottom && board.left < label.right,
      isNumberCut: numbers.some((box) => box.left < frame.left || box.right > frame.right),
      areNumbersApart: numbers.every((box, index) => index === 0 || box.left > numbers[index - 1]!.right),
    };
  });

test("from 320 to 3440 px the view shows the sun, and the lighthouse's name in one line at the lighthouse", async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(address("home", language));
    for (const width of [320, 390, 560, 699, 700, 1023, 1024, 1280, 1340, 1660, 1920, 2560, 3440]) {
      for (const height of [600, 900, 1300]) {
        await page.setViewportSize({ width, height });
        const seen = await measureView(page);
        const at = `${language} ${width} × ${height} px: ${JSON.stringify(seen)}`;
        expect([seen.isFilled, seen.isUndistorted, seen.nameLines], at).toEqual([true, true, 1]);
        expect(seen.height >= 176 && seen.height <= 416, at).toBe(true);
        for (const place of [seen.lighthouseOnRuler, seen.lineX])
          expect(Math.abs(place - seen.lighthouseInPicture), at).toBeLessThan(2);
        expect(Math.abs(seen.lineEndOffset), at).toBeLessThan(2);
        for (const [left, right] of [
          [seen.label.left, seen.label.right],
          [seen.sunInPicture - 20, seen.sunInPicture + 20],
        ] as const)
          expect(left >= 0 && right <= width, at).toBe(true);
        expect(seen.label.below, at).toBeGreaterThan(0);
        expect([seen.isUnderBoard && width >= 1024, seen.isNumberCut], at).toEqual([false, false]);
        expect(seen.areNumbersApart, at).toBe(true);
      }
    }
  }
});

for (const width of [390, 412, 1280]) {
  test(`at ${width} px the layout doesn't shift when fonts load late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    // Delays the fonts until the page has been painted.
    await page.route("**/*.woff2", async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: [number, string][] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node?: Element }[];
        })[])
          shifts.push([
            entry.value,
            entry.sources.map(({ node }) => `${node?.nodeName}.${node?.className}`).join(" "),
          ]);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo(0, y);
        await frame();
        await frame();
      }
      await Promise.allSettled(
        [...document.images].filter((image) => image.currentSrc).map((image) => image.decode()),
      );
      await frame();
      await frame();
      return (window as unknown as { shifts: [number, string][] }).shifts;
    });
    // The width of the fallback font differs by fractions of a pixel. Such a shift isn't visible.
    const total = shifts.reduce((sum, [value]) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.001);
  });
}
