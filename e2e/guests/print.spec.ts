import { expect, test } from "../support/test.ts";

test("no card of the home page is split between two printed sheets", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/");
  const cut = await page.locator("main").evaluate((main) => {
    const cards = [...main.querySelectorAll(".signboard > li, .event-list > li, .slider-row, .carousel")];
    // CSS columns with the height of a sheet divide content at the same places as printed sheets. A script can measure
    // the pieces.
    Object.assign(main.style, { columns: "1", columnFill: "auto", inlineSize: "690px" });
    return [900, 950, 1000, 1050, 1100].flatMap((height) => {
      main.style.blockSize = `${height}px`;
      const inPieces = cards.filter((card) => card.getClientRects().length !== 1);
      return inPieces.map((card) => `${height}: ${card.className || card.textContent}`);
    });
  });
  expect(cut).toEqual([]);
});
