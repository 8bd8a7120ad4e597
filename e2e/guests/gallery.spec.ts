import type { CDPSession, Page } from "@playwright/test";
import { photoText } from "#src/features/photos/photo.text.ts";
import { pictureWidths } from "#src/features/photos/pictures/picture-address.ts";
import { address } from "#src/i18n/addresses.ts";
import { expect, test } from "../support/journey.ts";

const text = photoText.nb;
const gallery = address("gallery", "nb");

test.beforeEach(({ context, site }) =>
  context.addCookies([{ name: "cookiepolicy", value: "false|false|false", url: site.origin }]),
);

const thumbnails = (page: Page) => page.locator(".gallery-photos").getByRole("link");
const step = (page: Page, rel: "prev" | "next") => page.locator(`a[rel=${rel}]`);

/** Waits for the photo that says "3 av 24", and for the page's scripts, which keys and fingers need. */
async function expectPhoto(page: Page, number: number, count: number): Promise<void> {
  const place = page.getByRole("navigation", { name: text.steps }).getByRole("paragraph");
  await expect(place).toHaveText(text.place(number, count));
  await page.waitForLoadState();
}

async function openPhoto(page: Page, number: number): Promise<number> {
  await page.goto(gallery);
  const count = await thumbnails(page).count();
  await thumbnails(page)
    .nth(number - 1)
    .click();
  await expectPhoto(page, number, count);
  return count;
}

test("a photo opens large with its title, and buttons lead to its neighbours", async ({ page }) => {
  await page.goto(gallery);
  const title = await thumbnails(page).nth(2).innerText();
  const count = await openPhoto(page, 3);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await step(page, "next").click();
  await expectPhoto(page, 4, count);
  await step(page, "prev").click();
  await expectPhoto(page, 3, count);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("arrow keys turn the photos, and stop at both ends", async ({ page }) => {
  const count = await openPhoto(page, 1);
  // A script that doesn't wait for the page may come before the photo, and then does nothing.
  await expect(page.locator("script[src][async]")).toHaveCount(0);
  await expect(step(page, "prev")).toHaveCount(0);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await expectPhoto(page, 2, count);
  await page.keyboard.press("ArrowRight");
  await expectPhoto(page, 3, count);
  await page.keyboard.press("ArrowLeft");
  await expectPhoto(page, 2, count);
  await openPhoto(page, count);
  await expect(step(page, "next")).toHaveCount(0);
});

test("keys with Alt or Ctrl stay the browser's own", async ({ page }) => {
  const count = await openPhoto(page, 2);
  await page.keyboard.press("Control+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectPhoto(page, 3, count);
});

for (const [how, close] of [
  ["the button", (page: Page) => page.getByRole("link", { name: text.close }).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const) {
  test(`${how} closes a photo and leads back to where it stands in the gallery`, async ({ page }) => {
    const count = await openPhoto(page, 12);
    await page.keyboard.press("ArrowRight");
    await expectPhoto(page, 13, count);
    await close(page);
    await expect(page).toHaveURL(new RegExp(`${gallery}#photo-\\d+$`));
    await expect(thumbnails(page).nth(12)).toBeInViewport();
    await expect(thumbnails(page).nth(0)).not.toBeInViewport();
  });
}

test("Back from a photo restores the place in the gallery", async ({ page }) => {
  await page.goto(gallery);
  const count = await thumbnails(page).count();
  await thumbnails(page).nth(11).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await thumbnails(page).nth(11).click();
  await expectPhoto(page, 12, count);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Moves a finger over the photo, from its middle's height. */
  async function drag(page: Page, cdp: CDPSession, from: number, to: number, down = 0): Promise<void> {
    const { y, height } = (await page.locator(".photo-frame").boundingBox())!;
    const at = (x: number, below = 0) => ({ touchPoints: [{ x, y: y + height / 2 + below }] });
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(from) });
    await cdp.send("Input.dispatchTouchEvent", { type: "touchMove", ...at(to, down) });
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  test("a swipe turns the photo; a short one, a steep one and one from the edge don't", async ({
    page,
    context,
  }) => {
    const count = await openPhoto(page, 2);
    const cdp = await context.newCDPSession(page);
    await drag(page, cdp, 300, 90);
    await expectPhoto(page, 3, count);
    await drag(page, cdp, 200, 170);
    await drag(page, cdp, 200, 140, 70);
    await drag(page, cdp, 380, 150);
    // If one of those had turned the photo, this would not lead to the second.
    await drag(page, cdp, 90, 300);
    await expectPhoto(page, 2, count);
  });

  test("a swipe that is quicker than the fade between two photos turns the photo too", async ({ page }) => {
    const count = await openPhoto(page, 2);
    // While they fade, the browser gives every touch to the root.
    await page.evaluate(() => {
      const root = document.documentElement;
      const { top } = document.querySelector(".photo-frame")!.getBoundingClientRect();
      for (const [type, clientX] of [
        ["touchstart", 300],
        ["touchend", 90],
      ] as const) {
        const touches = [new Touch({ identifier: 1, target: root, clientX, clientY: top + 100 })];
        root.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: touches }));
      }
    });
    await expectPhoto(page, 3, count);
  });
});

test("an unknown photo leads to the gallery, which says so; otherwise it doesn't", async ({ page }) => {
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
  test.describe(`at ${viewport.width} px, ${deviceScaleFactor} dots to each`, () => {
    test.use({ viewport: { ...viewport }, deviceScaleFactor });

    test("each thumbnail is fetched as small as its place allows, and a photo is larger than all of them", async ({
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
          // What the frame cuts off is needed too.
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
