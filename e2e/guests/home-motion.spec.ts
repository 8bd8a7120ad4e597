import type { Locator, Page } from "@playwright/test";
import { articleText } from "#messages/articles";
import { carouselText } from "#messages/carousel";
import { weatherText } from "#messages/weather";
import { expect, test } from "../support/test.ts";

/*
 * The moving parts of the home page: the article slider, the carousel and the weather box.
 */

test.use({ reducedMotion: "no-preference" });

const consentCookie = { name: "cookiepolicy", value: "false|false|false" };

/**
 * Returns the index of the first slide in view, the number of slides fully in view, and the gaps between these slides.
 */
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
  test(`at ${width} px the article slider shows ${count} articles with gaps of 30 px, and scrolls`, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ ...consentCookie, url: site.origin }]);
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

test("the slider's arrows scroll by the number of visible articles and are disabled at the ends", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  const slider = page.getByRole("region", { name: fromTheSite });
  const [previousButton, nextButton] = [previous, next].map((name) => slider.getByRole("button", { name }));
  const row = slider.getByRole("list");
  await expect(previousButton!).toHaveAttribute("aria-disabled", "true");
  await expect(nextButton!).toHaveAttribute("aria-disabled", "false");
  await nextButton!.click();
  await expect.poll(() => inView(row)).toEqual({ first: 3, count: 3, gaps: [30, 30] });
  await expect(previousButton!).toHaveAttribute("aria-disabled", "false");
  while ((await nextButton!.getAttribute("aria-disabled")) === "false") {
    const { first } = await inView(row);
    await nextButton!.click();
    await expect.poll(async () => (await inView(row)).first).toBeGreaterThan(first);
    await expect.poll(async () => (await inView(row)).count).toBe(3);
  }
  await previousButton!.click();
  await expect(nextButton!).toHaveAttribute("aria-disabled", "false");
});

test.describe("the carousel", () => {
  const text = carouselText.nb;
  const carousel = (page: Page) => page.getByRole("region", { name: text.heading });
  const current = (page: Page) => carousel(page).locator("[data-current] .carousel-place");

  /** Returns the state, duration and progress of the animation that times the current picture. */
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
  /** Scrolls the carousel to the middle of the screen, away from the pointer. @returns the number of pictures */
  async function show(page: Page): Promise<number> {
    await page.mouse.move(0, 0);
    await carousel(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
    return carousel(page).locator(".carousel-slides > li").count();
  }

  test.beforeEach(({ context, site }) => context.addCookies([{ ...consentCookie, url: site.origin }]));

  test("shows each picture for four seconds while in view, and starts again after the last picture", async ({
    page,
  }) => {
    await page.goto("/");
    // The four seconds don't run while the carousel is out of view.
    await expect(carousel(page).locator("[data-current]")).toBeAttached();
    expect(await clock(page)).toEqual(waiting);
    const count = await show(page);
    await expect.poll(() => state(page)).toEqual(["running"]);
    for (const place of [...Array.from({ length: count - 1 }, (_, index) => index + 2), 1]) {
      await finish(page);
      await expect(current(page)).toHaveText(text.place({ number: place, of: count }));
      await expect.poll(() => state(page)).toEqual(["running"]);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => state(page), "out of sight").toEqual(["paused"]);
  });

  test("stops while the pointer or focus is on it, and when a visitor pauses it", async ({ page }) => {
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
    await expect.poll(() => state(page), "no longer paused").toEqual(["running"]);
  });

  test("does not play with reduced motion, but its buttons still work", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const count = await show(page);
    await expect(carousel(page).getByRole("button", { name: text.pause })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(await state(page), "no timer with reduced motion").toEqual([]);
    await carousel(page).getByRole("button", { name: text.previous }).click();
    await expect(current(page)).toHaveText(text.place({ number: count, of: count }));
    await carousel(page).getByRole("button", { name: text.next }).click();
    await expect(current(page)).toHaveText(text.place({ number: 1, of: count }));
  });

  test("shows one picture as wide as the content, with its title and controls on it", async ({ page }) => {
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

  test("shows each of three forecasts for four seconds, and pauses on hover, on focus and after a press on Pause", async ({
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
    const shown = box(page).locator(".weather-entry").filter({ visible: true });
    await expect(shown.getByRole("heading")).toContainText(text.tomorrow);
    const pause = box(page).getByRole("button", { name: text.pause });
    await pause.click();
    await pause.blur();
    await page.mouse.move(0, 0);
    await expect.poll(() => clock(page)).toEqual(paused);
  });

  test("does not play with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(tab(page, 0)).toBeChecked();
    expect(await clock(page)).toEqual([]);
    await tab(page, 2).check();
    await expect(tab(page, 2)).toBeChecked();
  });
});
