import type { Page } from "@playwright/test";
import { planText } from "#messages/plan";
import { address } from "#src/i18n/addresses.ts";
import { expect, test } from "../support/test.ts";

const text = planText.nb;
const plan = address("sitemap", "nb");

test.use({ reducedMotion: "no-preference" });
test.beforeEach(({ context, site }) =>
  context.addCookies([{ name: "cookiepolicy", value: "false|false|false", url: site.origin }]),
);

const field = (page: Page) => page.getByRole("searchbox", { name: text.find });
const status = (page: Page) => page.getByRole("status");
const drawing = (page: Page) => page.locator(".plan-drawing");
/** The outline and flag that show a pitch. */
const shown = (page: Page, id: string) => page.locator(`.plan-picks > [id="${id}"]`);

/** The width of the visible part in the plan's units; 752 is the whole plan. */
const viewWidth = async (page: Page) => Number((await drawing(page).getAttribute("viewBox"))!.split(" ")[2]);
const viewLeft = async (page: Page) => Number((await drawing(page).getAttribute("viewBox"))!.split(" ")[0]);

test("the search finds pitch C14 in every spelling", async ({ page }) => {
  await page.goto(plan);
  for (const typed of ["C14", "c14", "C 14", " c-014 ", "plass C14", "felt C plass 14", "14 C"]) {
    await field(page).fill("A1");
    await field(page).press("Enter");
    await expect(status(page)).toContainText(text.pitch({ id: "A1" }));
    await field(page).fill(typed);
    await page.getByRole("button", { name: text.show }).click();
    await expect(status(page), typed).toContainText(text.pitch({ id: "C14" }));
    await expect(shown(page, "C14")).toBeVisible();
    await expect(shown(page, "A1")).toBeHidden();
    await expect(page).toHaveURL(`${plan}#C14`);
  }
  await expect(status(page)).toContainText(text.season);
  await expect(status(page)).toContainText(/\d+\u00a0m til sanitærbygg/);
});

test("on a phone the found pitch and its facts are both on the screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(plan);
  await field(page).fill("B12");
  await page.getByRole("button", { name: text.show }).click();
  await expect(status(page)).toContainText(text.pitch({ id: "B12" }));
  await expect(status(page)).toBeInViewport({ ratio: 1 });
  await expect(shown(page, "B12")).toBeInViewport({ ratio: 1 });
});

test("a search by words lists and announces its matches; without a match the typed text stays", async ({
  page,
}) => {
  await page.goto(plan);
  const matches = (count: number) => page.getByRole("region", { name: text.matches({ count }), exact: true });
  await field(page).fill("drikkevann");
  await field(page).press("Enter");
  await expect(matches(1)).toBeFocused();
  await expect(field(page)).toHaveValue("drikkevann");
  await matches(1).getByRole("link", { name: "Drikkevann" }).click();
  await expect(status(page)).toContainText("Drikkevann");
  for (const typed of ["Z99 <i>$&", "C 140"]) {
    await field(page).fill(typed);
    await field(page).press("Enter");
    await expect(matches(0)).toBeFocused();
    await expect(matches(0)).toContainText("A1 til A24");
    await expect(field(page)).toHaveValue(typed);
  }
});

test("?plass= in the address shows the named pitch, or a message if there is no such pitch", async ({
  page,
}) => {
  await page.goto(`${plan}?plass=c+14`);
  await expect(status(page)).toContainText(text.pitch({ id: "C14" }));
  await expect(shown(page, "C14")).toBeInViewport();
  await expect(field(page)).toHaveValue("c 14");
  await page.goto(`${plan}?plass=Z99`);
  await expect(page.getByRole("region", { name: text.matches({ count: 0 }) })).toBeVisible();
  await expect(field(page)).toHaveValue("Z99");
});

test("a pitch is chosen in the drawing, a list or the address, and Back returns to the previous pitch", async ({
  page,
}) => {
  await page.goto(`${plan}#C14`);
  await expect(status(page)).toContainText(text.pitch({ id: "C14" }));
  await expect(drawing(page)).toBeInViewport();
  await drawing(page).locator('a[href="#C13"]').click();
  await expect(status(page)).toContainText(text.pitch({ id: "C13" }));
  await page.locator("summary", { hasText: text.field({ name: "B" }) }).click();
  await page
    .getByRole("table", { name: text.field({ name: "B" }) })
    .getByRole("link", { name: "B7", exact: true })
    .click();
  await expect(status(page)).toContainText(text.pitch({ id: "B7" }));
  await expect(shown(page, "B7")).toBeInViewport();
  await page.goBack();
  await expect(status(page)).toContainText(text.pitch({ id: "C13" }));
  await page.goBack();
  await expect(status(page)).toContainText(text.pitch({ id: "C14" }));
});

test("buttons zoom in and out and show the whole plan again", async ({ page }) => {
  await page.goto(plan);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press(text.zoomIn);
  await expect.poll(() => viewWidth(page)).toBe(376);
  await press(text.zoomIn);
  await expect.poll(() => viewWidth(page)).toBe(188);
  await press(text.zoomOut);
  await expect.poll(() => viewWidth(page)).toBe(376);
  await press(text.whole);
  await expect.poll(() => viewWidth(page)).toBe(752);
  await expect(drawing(page)).toHaveAttribute("viewBox", "0.00 0.00 752.00 356.50");
});

test("keys zoom and move the plan only while the plan has focus", async ({ page }) => {
  await page.goto(plan);
  await page.getByRole("button", { name: text.whole, exact: true }).focus();
  await expect(drawing(page)).toHaveAttribute("tabindex", "0");
  await expect(drawing(page)).toHaveAccessibleDescription(text.keys);
  await page.keyboard.press("ArrowDown");
  expect(await viewWidth(page)).toBe(752);
  await drawing(page).focus();
  await page.keyboard.press("+");
  await expect.poll(() => viewWidth(page)).toBe(376);
  const before = await viewLeft(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => viewLeft(page)).toBeGreaterThan(before + 60);
  await page.keyboard.press("-");
  await expect.poll(() => viewWidth(page)).toBe(752);
  await page.keyboard.press("+");
  await page.keyboard.press("0");
  await expect.poll(() => viewWidth(page)).toBe(752);
});

test("dragging moves the plan without choosing a pitch", async ({ page }) => {
  await page.goto(plan);
  await page.getByRole("button", { name: text.zoomIn, exact: true }).click();
  await expect.poll(() => viewWidth(page)).toBe(376);
  const before = await viewLeft(page);
  await drawing(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await drawing(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 100, y + height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await viewLeft(page)).toBeGreaterThan(before + 20);
  await expect(status(page)).toContainText(text.choose);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled });

    test("the plan opens on the pitches, large enough to read and press, and shows a pitch by its link", async ({
      page,
    }) => {
      await page.goto(plan);
      const pitch = drawing(page).locator('a[href="#A3"]');
      await expect(pitch).toBeInViewport({ ratio: 1 });
      const { width, height } = (await pitch.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      const number = (await pitch.locator("text").boundingBox())!;
      expect(number.height).toBeGreaterThanOrEqual(12);
      const box = (await page.locator(".plan-window").boundingBox())!;
      const tools = page.locator(".plan-tools");
      if (javaScriptEnabled)
        expect((await tools.boundingBox())!.y).toBeGreaterThanOrEqual(box.y + box.height);
      else await expect(tools).toBeHidden();
      await pitch.tap();
      await expect(page).toHaveURL(`${plan}#A3`);
      await expect(shown(page, "A3")).toBeInViewport();
      await page.locator("summary", { hasText: text.field({ name: "E" }) }).click();
      await page
        .getByRole("table", { name: text.field({ name: "E" }) })
        .getByRole("link", { name: "E8", exact: true })
        .click();
      await expect(shown(page, "E8")).toBeInViewport();
    });

    if (javaScriptEnabled)
      test("keeps the scrolled position when the plan's script starts", async ({ page }) => {
        await page.goto(plan);
        await page.locator(".plan-window").evaluate((box) => box.scrollTo(180, 60));
        const pitch = drawing(page).locator('a[href="#C5"]');
        const before = (await pitch.boundingBox())!;
        await drawing(page).hover();
        await expect(page.locator(".plan")).toHaveAttribute("data-live");
        const after = (await pitch.boundingBox())!;
        for (const side of ["x", "y", "width"] as const) expect(after[side]).toBeCloseTo(before[side], -0.5);
        await page.getByRole("button", { name: text.whole, exact: true }).click();
        await expect.poll(() => viewWidth(page)).toBe(752);
      });
  });
}
