import type { Locator, Page } from "@playwright/test";
import { articleText } from "#src/features/articles/article.text.ts";
import { carouselText } from "#src/features/carousel/carousel.text.ts";
import { messageText } from "#src/features/messages/message.text.ts";
import { weatherText } from "#src/features/weather/weather.text.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages, languageTag } from "#src/i18n/language.ts";
import { messages } from "#content/messages.ts";
import { expect, test } from "../support/journey.ts";

const answered = { name: "cookiepolicy", value: "false|false|false" };

for (const language of languages) {
  const path = address("home", language);
  test(`the home page answers in its language at ${path}`, async ({ page }) => {
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
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale });
    test(`is offered ${path ?? "nothing"} beside the Norwegian home page, and taken nowhere`, async ({
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

test("an inner page's alert opens the whole message wherever it is pressed", async ({ page }) => {
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

test("the alert's button opens the whole message, and closing it gives focus back", async ({ page }) => {
  const { read, close } = messageText.nb;
  await page.goto("/");
  const button = page.getByRole("region", { name: messageText.nb.alert }).getByRole("button", { name: read });
  // Which of them it is, the season decides.
  const titles = messages.filter(({ isImportant }) => isImportant).map(({ text }) => text.nb.title);
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

test("behind the open message nothing can be reached by Tab", async ({ page }) => {
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

/** Where things of the view really are, in pixels from the left. */
const measureView = (page: Page) =>
  page.evaluate(() => {
    const one = (selector: string) => document.querySelector<HTMLElement>(selector)!;
    const frame = one(".view").getBoundingClientRect();
    const image = one(".view picture img");
    const { width, height, top } = image.getBoundingClientRect();
    const scale = Math.max(width / 1920, height / 500);
    const label = one(".lighthouse").getBoundingClientRect();
    const board = one(".hero-board > *").getBoundingClientRect();
    const isAtEnd = getComputedStyle(one(".lighthouse")).textAlign === "end";
    const numbers = [...document.querySelectorAll<HTMLElement>(".bearings :is(span, i)")]
      .map((number) => number.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.left < frame.right)
      .toSorted((a, b) => a.left - b.left);
    const middle = (bearing: string) => {
      const box = [...document.querySelectorAll(".bearings i")]
        .find((number) => number.textContent === bearing)!
        .getBoundingClientRect();
      return (box.left + box.right) / 2;
    };
    return {
      cutAbove: 500 * scale - height,
      isTallEnough: height >= 285,
      inPicture: Number.parseFloat(getComputedStyle(image).objectPosition) + 1055 * scale,
      inPictureSun: Number.parseFloat(getComputedStyle(image).objectPosition) + 908 * scale,
      onRuler: middle("100°") + 0.6 * (middle("105°") - middle("100°")),
      line: isAtEnd ? label.right : label.left,
      label: { left: label.left, right: label.right, below: label.top - top },
      isUnderBoard: label.right > board.left && label.top < board.bottom && board.left < label.right,
      isNumberCut: numbers.some((box) => box.left < frame.left || box.right > frame.right),
      areNumbersApart: numbers.every((box, index) => index === 0 || box.left > numbers[index - 1]!.right),
    };
  });

test("from 320 to 3440 px the view shows sun and lighthouse whole, each where the ruler says", async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(address("home", language));
    for (const width of [320, 390, 560, 699, 700, 1023, 1024, 1280, 1340, 1660, 1920, 2560, 3440]) {
      await page.setViewportSize({ width, height: 900 });
      const seen = await measureView(page);
      const at = `${language} ${width} px: ${JSON.stringify(seen)}`;
      expect(seen.cutAbove, at).toBeLessThan(1);
      expect(seen.isTallEnough || width > 700, at).toBe(true);
      for (const place of [seen.onRuler, seen.line])
        expect(Math.abs(place - seen.inPicture), at).toBeLessThan(2);
      for (const [left, right] of [
        [seen.label.left, seen.label.right],
        [seen.inPictureSun - 20, seen.inPictureSun + 20],
      ] as const)
        expect(left >= 0 && right <= width, at).toBe(true);
      expect(seen.label.below, at).toBeGreaterThan(0);
      expect([seen.isUnderBoard && width >= 1024, seen.isNumberCut], at).toEqual([false, false]);
      expect(seen.areNumbersApart, at).toBe(true);
    }
  }
});

/** The slides that are wholly in view, and the free space between each and the next. */
function inView(row: Locator) {
  return row.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const boxes = [...element.children].map((child) => child.getBoundingClientRect());
    const first = boxes.findIndex((box) => box.left >= frame.left);
    const whole = boxes.filter((box) => box.left >= frame.left && box.right <= frame.right);
    const gaps = whole.slice(1).map((box, index) => Math.round(box.left - whole[index]!.right));
    return { first, count: whole.length, gaps };
  });
}

const { fromTheSite, previous, next } = articleText.nb;

for (const [width, count] of [
  [390, 2],
  [768, 3],
  [1280, 3],
] as const) {
  test(`at ${width} px the article slider shows ${count} with 30 px between, and more by scrolling`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ ...answered, url: site.origin }]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const slider = page.getByRole("region", { name: fromTheSite });
    const row = slider.getByRole("list");
    const gaps = Array<number>(count - 1).fill(30);
    expect(await inView(row)).toEqual({ first: 0, count, gaps });
    await row.scrollIntoViewIfNeeded();
    await row.hover();
    await page.mouse.wheel(width / 2, 0);
    await expect.poll(async () => (await inView(row)).first).toBeGreaterThan(0);
  });
}

test("the slider's arrows go on by what is in view, and are off at the ends", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const slider = page.getByRole("region", { name: fromTheSite });
  const [back, on] = [previous, next].map((name) => slider.getByRole("button", { name }));
  const row = slider.getByRole("list");
  await expect(back!).toHaveAttribute("aria-disabled", "true");
  await expect(on!).toHaveAttribute("aria-disabled", "false");
  await on!.click();
  await expect.poll(() => inView(row)).toEqual({ first: 3, count: 3, gaps: [30, 30] });
  await expect(back!).toHaveAttribute("aria-disabled", "false");
  while ((await on!.getAttribute("aria-disabled")) === "false") {
    const { first } = await inView(row);
    await on!.click();
    await expect.poll(async () => (await inView(row)).first).toBeGreaterThan(first);
    await expect.poll(async () => (await inView(row)).count).toBe(3);
  }
  await back!.click();
  await expect(on!).toHaveAttribute("aria-disabled", "false");
});

test.describe("the carousel", () => {
  const text = carouselText.nb;
  const carousel = (page: Page) => page.getByRole("region", { name: text.heading });
  const current = (page: Page) => carousel(page).locator("[data-current] .carousel-place");

  /** The clock of the picture that is shown: whether it runs, how long it takes, and how much of that is over. */
  const clock = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => (animation as CSSAnimation).animationName === "carousel-turn")
        .map(({ playState, effect, currentTime }) => ({
          playState,
          duration: effect!.getTiming().duration,
          hasBegun: Number(currentTime) > 0,
        })),
    );
  const waiting = [{ playState: "paused", duration: 4000, hasBegun: false }];
  const state = async (page: Page) => (await clock(page)).map(({ playState }) => playState);
  const finish = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => (animation as CSSAnimation).animationName === "carousel-turn")
        .forEach((animation) => animation.finish()),
    );
  /** Brings the carousel into the middle of the screen, away from the pointer. */
  async function show(page: Page): Promise<number> {
    await page.mouse.move(0, 0);
    await carousel(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
    return carousel(page).locator(".carousel-slides > li").count();
  }

  test.beforeEach(({ context, site }) => context.addCookies([{ ...answered, url: site.origin }]));

  test("shows each picture for four whole seconds of being seen, and begins anew after the last", async ({
    page,
  }) => {
    await page.goto("/");
    // However long the visitor has been further up, nothing of the four seconds is over.
    await expect(carousel(page).locator("[data-current]")).toBeAttached();
    expect(await clock(page)).toEqual(waiting);
    const count = await show(page);
    await expect.poll(() => state(page)).toEqual(["running"]);
    for (const place of [...Array.from({ length: count - 1 }, (_, index) => index + 2), 1]) {
      await finish(page);
      await expect(current(page)).toHaveText(text.place(place, count));
      await expect.poll(() => state(page)).toEqual(["running"]);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => state(page), "out of sight").toEqual(["paused"]);
  });

  test("waits under the pointer, with focus inside, and when it is paused", async ({ page }) => {
    await page.goto("/");
    await show(page);
    await expect.poll(() => state(page)).toEqual(["running"]);
    const pause = carousel(page).getByRole("button", { name: text.pause });
    await carousel(page).locator("[data-current]").hover();
    await expect.poll(() => state(page), "hovered").toEqual(["paused"]);

    await page.mouse.move(0, 0);
    await carousel(page).getByRole("button", { name: text.next }).focus();
    await expect.poll(() => state(page), "focused").toEqual(["paused"]);

    await pause.click();
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await page.mouse.move(0, 0);
    await pause.blur();
    await expect.poll(() => state(page), "paused").toEqual(["paused"]);

    await pause.click();
    await pause.blur();
    await page.mouse.move(0, 0);
    await expect.poll(() => state(page), "let go").toEqual(["running"]);
  });

  test("stands still for those who ask for less motion, and still turns by its buttons", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const count = await show(page);
    await expect(carousel(page).getByRole("button", { name: text.pause })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(await state(page), "no clock at all").toEqual([]);
    await carousel(page).getByRole("button", { name: text.previous }).click();
    await expect(current(page)).toHaveText(text.place(count, count));
    await carousel(page).getByRole("button", { name: text.next }).click();
    await expect(current(page)).toHaveText(text.place(1, count));
  });

  test("is one picture as wide as the page's content, with its title and tools on it", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/");
    await show(page);
    const boxOf = async (selector: string) => (await carousel(page).locator(selector).boundingBox())!;
    const picture = await boxOf("[data-current] .carousel-picture");
    expect([Math.round(picture.width), Math.round(picture.height)]).toEqual([1182, 525]);
    const block = await boxOf("[data-current] .title-block");
    const tools = await boxOf(".carousel-tools");
    for (const [inner, outer] of [
      [block, picture],
      [tools, block],
    ] as const) {
      expect(inner.x).toBeGreaterThan(outer.x);
      expect(inner.y).toBeGreaterThan(outer.y);
      expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
      expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height);
    }
  });
});

test.describe("the weather box", () => {
  const text = weatherText.nb;
  const box = (page: Page) => page.getByRole("region", { name: text.heading });
  const tab = (page: Page, place: number) => box(page).getByRole("radio").nth(place);
  const clock = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => (animation as CSSAnimation).animationName === "weather-turn")
        .map(({ playState, effect }) => ({ playState, duration: effect!.getTiming().duration })),
    );
  const running = [{ playState: "running", duration: 4000 }];
  const paused = [{ playState: "paused", duration: 4000 }];

  test("shows now, tomorrow and the day after by turns of four seconds, until somebody looks closer", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(box(page).getByRole("radio")).toHaveCount(3);
    for (const name of [text.now, text.tomorrow, text.aftertomorrow])
      await expect(box(page).getByRole("radio", { name })).toBeAttached();
    expect(await clock(page)).toEqual(running);
    for (const place of [1, 2, 0]) {
      await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
      await expect(tab(page, place)).toBeChecked();
    }
    await box(page).hover();
    await expect.poll(() => clock(page)).toEqual(paused);
    await page.mouse.move(0, 0);
    await expect.poll(() => clock(page)).toEqual(running);
    await tab(page, 1).check();
    await expect.poll(() => clock(page)).toEqual(paused);
    await expect(box(page).getByRole("heading", { level: 3 }).filter({ visible: true })).toContainText(
      text.tomorrow,
    );
    const pause = box(page).getByRole("button", { name: text.pause });
    await pause.click();
    await pause.blur();
    await page.mouse.move(0, 0);
    await expect.poll(() => clock(page)).toEqual(paused);
  });

  test("stands still for those who ask for less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(tab(page, 0)).toBeChecked();
    expect(await clock(page)).toEqual([]);
    await tab(page, 2).check();
    await expect(tab(page, 2)).toBeChecked();
  });
});

for (const width of [390, 412, 1280]) {
  test(`at ${width} px nothing jumps, though the fonts come late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    // Fonts wait until the page has been painted without them.
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
    // Letters of another font are a hair's breadth wider; what a visitor would notice begins far above.
    const total = shifts.reduce((sum, [value]) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.001);
  });
}
