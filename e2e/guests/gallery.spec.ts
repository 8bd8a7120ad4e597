import type { CDPSession, Page } from "@playwright/test";
import { messageText } from "#messages/messages";
import { photoText } from "#messages/photos";
import { pictureWidths } from "#src/cms/photos/pictures/picture-address.ts";
import { address } from "#src/i18n/addresses.ts";
import { expect, test } from "../support/test.ts";

const text = photoText.nb;
const gallery = address("gallery", "nb");

test.beforeEach(({ context, site }) =>
  context.addCookies([{ name: "cookiepolicy", value: "false|false|false", url: site.origin }]),
);

const thumbnails = (page: Page) => page.locator(".gallery-photos").getByRole("link");
const step = (page: Page, rel: "prev" | "next") => page.locator(`a[rel=${rel}]`);
const dialog = (page: Page) => page.locator(".photo-dialog");
const closeLink = (page: Page) => page.locator(".photo-close");

/** Waits until the page shows a photo's position, such as "3 av 24", its address and its title. */
async function expectPhoto(page: Page, number: number, count: number): Promise<void> {
  await expect(page.locator(".photo-place")).toHaveText(text.place({ place: number, count }));
  await expect(page).toHaveURL(/\/photo\/\d+$/);
  const title = await page.locator(".photo h1").innerText();
  await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
}

/** Opens a photo over the gallery. @returns the number of photos */
async function openPhoto(page: Page, number: number): Promise<number> {
  await page.goto(gallery);
  const count = await thumbnails(page).count();
  await thumbnails(page)
    .nth(number - 1)
    .click();
  await expectPhoto(page, number, count);
  await expect(dialog(page)).toBeVisible();
  return count;
}

/** Opens a photo's own page. @returns the number of photos */
async function openPage(page: Page, number: number): Promise<number> {
  await page.goto(gallery);
  const count = await thumbnails(page).count();
  await page.goto(
    (await thumbnails(page)
      .nth(number - 1)
      .getAttribute("href"))!,
  );
  await expectPhoto(page, number, count);
  await page.waitForLoadState();
  return count;
}

test("a photo opens over the gallery with its title, and one press of Back closes it, even after several photos", async ({
  page,
}) => {
  await page.goto(gallery);
  await thumbnails(page).nth(11).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  const title = await thumbnails(page).nth(11).innerText();
  const count = await thumbnails(page).count();
  await thumbnails(page).nth(11).click();
  await expectPhoto(page, 12, count);
  await expect(dialog(page).getByRole("heading")).toHaveText(title);
  await step(page, "next").click();
  await expectPhoto(page, 13, count);
  await step(page, "prev").click();
  await expectPhoto(page, 12, count);
  await page.goBack();
  await expect(page).toHaveURL(gallery);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveTitle(/^Galleri/);
  await expect(thumbnails(page).nth(11)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expectPhoto(page, 12, count);
  await expect(dialog(page)).toBeVisible();
});

for (const [how, close] of [
  ["the button", (page: Page) => closeLink(page).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["Back", (page: Page) => page.goBack()],
] as const) {
  test(`${how} closes a photo, focuses its thumbnail and shows the notices again`, async ({ page }) => {
    await page.goto(gallery);
    const notices = await page.locator("body > .banner, body > .now-line").allInnerTexts();
    const count = await openPhoto(page, 3);
    await expect(page.locator("body > .banner, body > .now-line")).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
    await expectPhoto(page, 4, count);
    await close(page);
    await expect(page).toHaveURL(gallery);
    await expect(dialog(page)).toBeHidden();
    await expect(thumbnails(page).nth(3)).toBeFocused();
    await expect(thumbnails(page).nth(3)).toBeInViewport();
    expect(await page.locator("body > .banner, body > .now-line").allInnerTexts()).toEqual(notices);
    // The gallery still has one history entry.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(4);
  });
}

test("Back leads to the gallery after a photo's page was reloaded", async ({ page }) => {
  const count = await openPhoto(page, 3);
  await page.keyboard.press("ArrowRight");
  await expectPhoto(page, 4, count);
  await page.reload();
  await expectPhoto(page, 4, count);
  await page.goBack();
  await expect(page).toHaveURL(gallery);
  await expect(thumbnails(page).first()).toBeVisible();
});

for (const [where, open] of [
  ["over the gallery", openPhoto],
  ["on its own page", openPage],
] as const) {
  test(`${where}, quick key presses change the photo without new history entries`, async ({ page }) => {
    const count = await open(page, 1);
    const before = await page.evaluate(() => history.length);
    await page.keyboard.press("ArrowLeft");
    for (let press = 0; press < 5; press++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expectPhoto(page, 5, count);
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await expectPhoto(page, count - 1, count);
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await expectPhoto(page, 2, count);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test(`${where}, focus stays on the pressed arrow, even at the last photo, and the position is announced`, async ({
    page,
  }) => {
    const count = await open(page, 1);
    const next = step(page, "next");
    await next.focus();
    for (let number = 2; number <= 4; number++) await page.keyboard.press("Enter");
    await expectPhoto(page, 4, count);
    await expect(next).toBeFocused();
    await expect(page.locator(".photo").getByRole("status")).toHaveText(
      new RegExp(`^${await page.locator(".photo h1").innerText()}.*4 av ${count}$`, "s"),
    );
    await page.keyboard.press("Shift+Tab");
    await expect(step(page, "prev")).toBeFocused();
    await page.keyboard.press("End");
    await expectPhoto(page, count, count);
    await next.focus();
    await page.keyboard.press("Enter");
    await expectPhoto(page, count, count);
    await expect(next).toBeFocused();
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expectPhoto(page, count - 1, count);
  });
}

test("a photo ignores arrow keys with Ctrl or Shift", async ({ page }) => {
  const count = await openPhoto(page, 2);
  await page.keyboard.press("Control+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectPhoto(page, 3, count);
});

test("Escape on a photo's own page leads to its thumbnail in the gallery", async ({ page }) => {
  await openPage(page, 12);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(new RegExp(`${gallery}#photo-\\d+$`));
  await expect(thumbnails(page).nth(11)).toBeInViewport();
});

test("Escape closes an alert that is open over a photo, and the photo stays open", async ({ page }) => {
  const count = await openPhoto(page, 2);
  await dialog(page).getByRole("button", { name: messageText.nb.read }).click();
  await expect(page.locator("#message")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(page.locator("#message")).toBeHidden();
  await expectPhoto(page, 2, count);
  await expect(dialog(page)).toBeVisible();
});

test("the hint about arrow keys is shown until a visitor uses the keys", async ({ page }) => {
  const hint = page.locator(".photo-hint.for-keys");
  const count = await openPhoto(page, 2);
  await expect(hint).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expectPhoto(page, 3, count);
  await expect(hint).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await thumbnails(page).first().click();
  await expectPhoto(page, 1, count);
  await expect(hint).toBeHidden();
});

test("an open photo loads the previous and the next photo in advance", async ({ page }) => {
  const count = await openPhoto(page, 5);
  const asked: string[] = [];
  const pictures = page.locator(".photo-strip img");
  const areLoaded = () =>
    pictures.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).complete));
  await expect(pictures).toHaveCount(3);
  await expect.poll(areLoaded).toBe(true);
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const name = (src: string) => src.split("/").at(-1)!.split(".")[0]!;
  const next = await pictures.nth(2).evaluate((each) => (each as HTMLImageElement).currentSrc);
  await page.keyboard.press("ArrowRight");
  await expectPhoto(page, 6, count);
  await expect.poll(areLoaded).toBe(true);
  expect(asked.filter((path) => path.includes(name(next)))).toEqual([]);
  expect(await dialog(page).getByRole("img").count()).toBe(1);
});

/** Window sizes of phones, tablets and desktops, portrait and landscape. */
const windows = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

/** Returns the parts of a photo's view that leave the window or overlap, and the picture's size. */
const look = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (part: Element) => part.getBoundingClientRect();
    const parts = [
      ...document.querySelectorAll(
        ":is(body, .photo-notices) > :is(.banner, .now-line), .photo > a, .photo-place, .photo-frame, figcaption, .photo-marks, .photo-steps > a, .photo-hint",
      ),
    ].filter((part) => part.checkVisibility());
    const name = (part: Element) => part.className || part.localName;
    const outside = parts
      .filter((part) => {
        const { top, left, bottom, right } = boxOf(part);
        return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
      })
      .map((part) => `${name(part)} leaves the window`);
    const over = parts.flatMap((one, place) =>
      parts
        .slice(place + 1)
        .filter((other) => {
          const [a, b] = [boxOf(one), boxOf(other)];
          return (
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
          );
        })
        .map((other) => `${name(one)} over ${name(other)}`),
    );
    const { width, height } = boxOf(document.querySelector(".photo-frame")!);
    return { faults: [...outside, ...over], size: [width, height] as const };
  });

for (const scripting of [true, false]) {
  test.describe(scripting ? "over the gallery" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: scripting });

    test("a photo fits every window beside a notice, and the picture takes most of the space", async ({
      page,
    }) => {
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await page.goto(gallery);
        const link = thumbnails(page).nth(1);
        await (scripting ? link.click() : page.goto((await link.getAttribute("href"))!));
        await expect(page.locator(".photo-place")).toBeVisible();
        await expect(page.locator(".banner:visible")).not.toHaveCount(0);
        const { faults, size } = await look(page);
        expect.soft(faults, `${width} × ${height}`).toEqual([]);
        // The header and the notices take the rest of the space.
        const shown = Math.min(size[0], (size[1] * 4) / 3);
        const maxWidth = Math.min(width, (height * 4) / 3);
        expect.soft(shown / maxWidth, `${width} × ${height}`).toBeGreaterThan(scripting ? 0.6 : 0.4);
      }
    });
  });
}

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Moves a finger over the photo, starting at half its height. */
  async function drag(page: Page, cdp: CDPSession, from: number, to: number, down = 0): Promise<void> {
    const { y, height } = (await page.locator(".photo-frame").boundingBox())!;
    const at = (x: number, below = 0) => ({ touchPoints: [{ x, y: y + height / 2 + below }] });
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(from) });
    await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(to, down) });
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  test("a swipe changes the photo unless the swipe is short, steep or starts at the edge", async ({
    page,
    context,
  }) => {
    const count = await openPhoto(page, 2);
    const cdp = await context.newCDPSession(page);
    await drag(page, cdp, 300, 90);
    await drag(page, cdp, 300, 90);
    await expectPhoto(page, 4, count);
    await drag(page, cdp, 200, 170);
    await drag(page, cdp, 200, 140, 70);
    await drag(page, cdp, 380, 150);
    // This swipe reaches the third photo only if none of the three swipes above has changed the photo.
    await drag(page, cdp, 90, 300);
    await expectPhoto(page, 3, count);
    await expect(page.locator(".photo-strip")).toHaveCSS("translate", "none");
  });

  test("the photo slides in, but appears at once with reduced motion", async ({ page }) => {
    const count = await openPhoto(page, 2);
    await page.locator(".photo-strip").evaluate((strip) => {
      const { animate } = Element.prototype;
      strip.animate = function (...given) {
        this.dataset["slid"] = "yes";
        return animate.apply(this, given);
      };
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.keyboard.press("ArrowRight");
    await expectPhoto(page, 3, count);
    await expect(page.locator(".photo-strip")).not.toHaveAttribute("data-slid");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.keyboard.press("ArrowRight");
    await expectPhoto(page, 4, count);
    await expect(page.locator(".photo-strip")).toHaveAttribute("data-slid", "yes");
  });
});

test("the address of an unknown photo redirects to the gallery, which then shows a note", async ({
  page,
}) => {
  const note = page.getByText(text.unknown);
  for (const id of ["999999", "abc"]) {
    await page.goto(`/photo/${id}`);
    await expect(page).toHaveURL(`${gallery}#unknown`);
    await expect(note).toBeInViewport();
  }
  await page.goto(`${gallery}?`);
  await expect(thumbnails(page).first()).toBeVisible();
  await expect(note).toBeHidden();
});

for (const [viewport, deviceScaleFactor] of [
  [{ width: 390, height: 844 }, 3],
  [{ width: 800, height: 1100 }, 1],
  [{ width: 1280, height: 800 }, 1],
  [{ width: 1280, height: 800 }, 2],
] as const) {
  test.describe(`at ${viewport.width} px with a pixel ratio of ${deviceScaleFactor}`, () => {
    test.use({ viewport: { ...viewport }, deviceScaleFactor });

    test("fetches thumbnails of the needed size, and shows an open photo larger than its thumbnail", async ({
      page,
    }) => {
      await page.goto(gallery);
      const widths = await thumbnails(page).evaluateAll(async (links) => {
        const shown: { fetched: number; needed: number; width: number }[] = [];
        for (const link of links) {
          const img = link.querySelector("img")!;
          img.scrollIntoView();
          img.loading = "eager";
          await img.decode();
          const { width, height } = img.getBoundingClientRect();
          // The part that the frame cuts off is fetched too.
          const needed = Math.max(width, (height * img.width) / img.height) * devicePixelRatio;
          shown.push({ fetched: Number(img.currentSrc.split("/").at(-2)), needed, width });
        }
        return shown;
      });
      for (const { fetched, needed } of widths)
        expect(fetched, JSON.stringify(widths)).toBe(
          pictureWidths.find((width) => width >= needed - 1) ?? 1280,
        );
      await thumbnails(page).first().click();
      const { width } = (await page.locator(".photo-frame").boundingBox())!;
      expect(width).toBeGreaterThan(Math.max(...widths.map((thumbnail) => thumbnail.width)));
    });
  });
}
