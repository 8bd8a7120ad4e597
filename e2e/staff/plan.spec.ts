import type { Locator, Page } from "@playwright/test";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import { signIn, signInForCalls } from "../support/staff.ts";
import { publishAndReopen } from "../support/staff-writing.ts";

test("staff draw, move and copy rows of pitches, place signs and close pitches, and guests see the plan", async ({
  page,
  site,
  request,
}) => {
  await signIn(page, site, staffAddresses.plan);
  const pitch = page.locator('.plan-board a[href="#E2"]');
  await pitch.scrollIntoViewIfNeeded();
  const from = (await pitch.boundingBox())!;
  const letter = page.locator('.plan-board a[href="#field-E"]');
  const letterFrom = (await letter.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 60, from.y + from.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator(".plan-chosen")).toContainText("Felt E, Plass 1–3");
  const to = (await pitch.boundingBox())!;
  expect(to.x).toBeGreaterThan(from.x + 40);
  // The letter of the area is beside this row and moves with the row.
  expect((await letter.boundingBox())!.x - letterFrom.x).toBeCloseTo(to.x - from.x, 0);
  // A finger on any part of the row drags the row instead of scrolling the page.
  const under = pitch.locator("*");
  const actions = await under.evaluateAll((shapes) =>
    shapes.map((each) => getComputedStyle(each).touchAction),
  );
  expect(new Set(actions)).toEqual(new Set(["none"]));
  await page.locator(".plan-board .plan-drawing").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowUp");
  const announcement = await page.locator(".plan-canvas [aria-live]").first().textContent();
  await page.locator(".plan-chosen").getByRole("button", { name: "Endre" }).click();
  const corner = (index: number) => page.locator(`[name="areas.4.rows.0.corner.${index}"]`);
  await expect(page.locator('[name="areas.4.rows.0.count"]')).toBeFocused();
  expect(announcement).toContain(`${await corner(0).inputValue()} m fra venstre`);
  // Undo and redo also change the fields.
  const moved = await corner(1).inputValue();
  await page.getByRole("button", { name: "Angre" }).click();
  await expect(corner(1)).not.toHaveValue(moved);
  await page.getByRole("button", { name: "Gjør om" }).click();
  await expect(corner(1)).toHaveValue(moved);
  // A typed position also moves the letter. If the row is removed, the letter moves to the next row.
  const letterAt = page.locator('[name="areas.4.sign.0"]');
  const metres = async (field: Locator) => Number((await field.inputValue()).replace(",", "."));
  const fromLeft = await corner(0).inputValue();
  const apart = (await metres(letterAt)) - (await metres(corner(0)));
  await corner(0).click();
  for (const typed of ["9999", "101"]) {
    await page.keyboard.press("Control+a");
    await page.keyboard.type(typed);
  }
  await expect(corner(0)).toHaveValue("101");
  await corner(0).press("Tab");
  expect((await metres(letterAt)) - 101).toBeCloseTo(apart, 1);
  const there = await letterAt.inputValue();
  const rows = page.locator('.part-list:has([name="areas.4.rows.0.up"])').last();
  await rows
    .getByRole("button", { name: /^Fjern/ })
    .first()
    .click();
  await expect(letterAt).not.toHaveValue(there);
  await rows.getByRole("button", { name: "Angre" }).click();
  await expect(letterAt).toHaveValue(there);
  // Click the field first, because the form moves focus back to the restored row if a test only fills a field.
  await expect(page.locator('[name="areas.4.rows.0.count"]')).toBeFocused();
  await corner(0).click();
  await corner(0).fill(fromLeft);
  await corner(0).press("Tab");
  const tool = (name: string) =>
    page.getByRole("group", { name: "Verktøy" }).getByRole("button", { name, exact: true });
  // Two clicks draw a new row that continues the pitch numbers. Keys rotate the row.
  await tool("Rad").click();
  const board = (await page.locator(".plan-board .plan-drawing").boundingBox())!;
  for (const share of [0.75, 0.85])
    await page.mouse.click(board.x + board.width * share, board.y + board.height * 0.06);
  await expect(page.locator(".plan-chosen strong")).toHaveText(/Felt E, Plass 9–1\d/);
  await page.keyboard.press("]");
  await expect(page.locator('[name="areas.4.rows.2.angle"]')).toHaveValue("1");
  // Dragging a row's end adds pitches. A mouse draws a row from corner to corner, and Delete removes the row.
  const count = page.locator('[name="areas.4.rows.2.count"]');
  const before = Number(await count.inputValue());
  await drag(page, page.locator('[data-grip="1"] circle'), [30, 0]);
  await expect(count).toHaveValue(String(before + 2));
  await tool("Rad").click();
  await drag(page, page.locator(".plan-board .plan-drawing"), [60, 0]);
  await expect(page.locator(".plan-chosen strong")).toHaveText(/Felt E, Plass 1\d–/);
  await page.keyboard.press("Delete");
  await expect(page.locator(".plan-announcement")).toContainText("er fjernet");
  await expect(page.locator('[name="areas.4.rows.3.count"]')).toHaveCount(0);
  // Duplicate numbers are reported at the changed field on blur.
  const twin = page.getByText("Plass 7–8 finnes også i raden 4–8.");
  await page.locator('.plan-board a[href="#E9"]').click();
  await page.locator(".plan-chosen").getByRole("button", { name: "Endre" }).click();
  const first = page.locator('[name="areas.4.rows.2.from"]');
  // Click the field first, because the form moves focus back if a test only fills a field that is being revealed.
  await first.click();
  await first.fill("7");
  await expect(twin).toBeHidden();
  await first.press("Tab");
  await expect(first).toHaveAccessibleDescription(/Plass 7–8 finnes også i raden 4–8\./);
  await first.fill("9");
  await first.press("Tab");
  await expect(twin).toBeHidden();
  // The fault is also reported if the changed row comes before the row with the same numbers.
  await page.locator('.plan-board a[href="#E2"]').click();
  await page.locator(".plan-chosen").getByRole("button", { name: "Endre" }).click();
  const inFront = page.locator('[name="areas.4.rows.0.count"]');
  await expect(inFront).toBeFocused();
  await inFront.fill("4");
  await inFront.press("Tab");
  await expect(inFront).toHaveAccessibleDescription(/Plass 4 finnes også i raden 4–8\./);
  await inFront.fill("3");
  await inFront.press("Tab");
  await expect(inFront).toHaveAccessibleDescription("");
  // One press puts a row into a new area.
  await tool("Rad").click();
  await page.locator(".plan-row-field").getByRole("button", { name: "Nytt felt" }).click();
  await drag(page, page.locator(".plan-board .plan-drawing"), [60, 0]);
  await expect(page.locator(".plan-chosen strong")).toHaveText(/Felt F, Plass 1–/);
  await page.keyboard.press("Delete");
  await expect(page.locator('[name="areas.5.name"]')).toHaveCount(0);
  // An overview marks the visible part, and a search scrolls to its result.
  await page.getByRole("button", { name: "Zoom inn" }).click();
  await expect(page.locator(".plan-lens")).toBeVisible();
  await expect(page.locator(".plan-zoom")).toHaveText("200 %");
  await page.getByLabel("Finn i planen").fill("A1");
  await page.keyboard.press("Enter");
  await expect(page.locator('.plan-board a[href="#A1"]')).toBeInViewport();
  await page.getByRole("button", { name: "Vis hele" }).click();
  await page.getByLabel("Finn i planen").fill("E9");
  await page.keyboard.press("Enter");
  await expect(page.locator(".plan-chosen strong")).toHaveText(/Felt E, Plass 9–/);
  // A measured distance is announced, and the user can type the real distance at once.
  await page.locator(".plan-ground > summary").click();
  await page.getByLabel("Bakgrunn").selectOption("plain");
  await tool("Mål").click();
  await drag(page, page.locator(".plan-board .plan-drawing"), [100, 0]);
  await expect(page.locator(".plan-announcement")).toContainText(/Avstanden er \d+ m/);
  await page.keyboard.press("Control+a");
  await page.keyboard.type("80");
  await expect(page.locator(".plan-ground .cluster input")).toHaveValue("80");
  await tool("Mål").click();
  const drawing = page.locator(".plan-board .plan-drawing");
  for (const _ of [1, 2]) await drawing.click({ position: { x: 300, y: 300 } });
  await expect(page.locator(".plan-announcement")).toContainText("for nær hverandre");
  await page.keyboard.press("Escape");
  await page.getByLabel("Bakgrunn").selectOption("site-plan");
  await page.locator('.plan-board a[href="#E9"]').click();
  // A copy is placed behind the row; signs can be placed by keyboard too.
  await page.getByRole("button", { name: "Kopier" }).first().click();
  await expect(page.locator(".plan-chosen strong")).toHaveText(/Felt E, Plass 1\d–/);
  await page.getByRole("button", { name: "Brannslukker" }).click();
  await page.keyboard.press("Enter");
  await expect(page.locator(".plan-chosen strong")).toHaveText("Brannslukker");
  await expect(page.locator(".plan-board .plan-fire title").last()).toHaveText("Brannslukker");
  await expectNoFindings(page, "main");
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const heading = page.getByRole("heading", { level: 1 });
    const isCut = await heading.evaluate(
      (each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight,
    );
    expect(isCut, `the screen's name at ${width} px`).toBe(false);
    expect(await findSidewaysScroll(page)).toEqual([]);
    // The drawing doesn't move when the tool changes.
    const tops = new Set<number>();
    for (const name of ["Rad", "Mål", "Skilt", "Velg"]) {
      await tool(name).click();
      tops.add(await page.locator(".plan-board").evaluate((each: HTMLElement) => each.offsetTop));
    }
    expect(tops.size, `${width} px`).toBe(1);
  }
  await page.setViewportSize({ width: 390, height: 844 });

  // On a phone a pitch is closed in the drawing or by its name.
  await page.locator('.plan-board a[href="#B14"]').click();
  await page.getByRole("button", { name: "Steng B14 for reparasjon" }).click();
  await expect(page.getByRole("button", { name: "Åpne B14 igjen" })).toBeVisible();
  await page.locator("summary", { hasText: "Stengt for reparasjon" }).click();
  await page.getByLabel("Plass", { exact: true }).fill("c 3");
  await page.getByRole("button", { name: "Steng plassen" }).click();
  await expect(page.locator(".plan-closing li")).toContainText(["Plass B14", "Plass C3"]);

  // An invalid value is reported at its field, and nothing is lost.
  await page.locator(".plan-list li", { hasText: "Felt E" }).locator("summary").first().click();
  await page.locator('[name="areas.4.name"]').fill("A");
  await page.locator(".form-actions .action").click();
  await expect(page.getByText("To felt har samme bokstav.").first()).toBeVisible();
  await page.locator('[name="areas.4.name"]').fill("F");
  await publishAndReopen(page);
  const html = await (await request.get(site.origin + address("sitemap", "nb"))).text();
  expect(html).toContain('href="#F2"');
  expect(html).toMatch(/Plass C3: Felt C · stengt for reparasjon/);
  expect(html).not.toContain('href="#E2"');
});

test("a plan can be built in form fields: Enter doesn't publish, and new parts open at their first field", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, site, staffAddresses.plan);
  const tool = (name: string) =>
    page.getByRole("group", { name: "Verktøy" }).getByRole("button", { name, exact: true });
  const drawing = page.locator(".plan-board .plan-drawing");
  await page.getByText("Bakgrunn:", { exact: false }).click();
  await page.getByLabel("Bakgrunn", { exact: true }).selectOption("plain");

  // A typed distance replaces the measured distance, and focus returns to the drawing.
  await tool("Mål").click();
  await drag(page, drawing, [100, 0]);
  await page.keyboard.type("60");
  await expect(page.locator(".plan-ground .cluster input")).toHaveValue("60");
  await page.keyboard.press("Enter");
  await expect(page.locator(".plan-announcement")).toContainText(/Planen er nå \d+ × \d+ m/);
  await expect(drawing).toBeFocused();
  await expect(drawing).toBeInViewport();

  // A new area and a new row open where they were added. After a number, Enter keeps focus in the form field.
  const fields = page.locator(".plan-list");
  await fields.getByRole("button", { name: "Nytt felt" }).click();
  const letter = page.locator('[name="areas.5.name"]');
  await expect(letter).toBeFocused();
  await expect(letter).toBeInViewport();
  await expect(page.locator(".plan-chosen strong")).toHaveText(/^Felt [EF]$/);
  await fields.getByRole("button", { name: "Ny rad" }).click();
  const count = page.locator('[name="areas.5.rows.1.count"]');
  await expect(count).toBeFocused();
  await expect(count).toBeInViewport();
  await count.fill("4");
  await count.press("Enter");
  await expect(count).toHaveValue("4");
  await count.fill("1");
  // A row of one pitch isn't shown as a range.
  await expect(fields.getByText("11 plasser · 1–10 · 11", { exact: true })).toBeVisible();
  await expect(page.locator(".save-sign")).toContainText("Ikke lagret");
  await expect(page).toHaveURL(site.origin + staffAddresses.plan);

  // Before a sign is placed, the user chooses and names the sign beside the tool.
  await tool("Skilt").click();
  await expect(page.getByText("Trykk der skiltet «Info» skal stå.")).toBeVisible();
  await page.getByLabel("Skiltet som settes").selectOption("Avfall");
  await expect(page.getByText("Trykk der skiltet «Avfall» skal stå.")).toBeVisible();
  const board = (await drawing.boundingBox())!;
  await page.mouse.click(board.x + board.width * 0.9, board.y + board.height * 0.1);
  await expect(page.locator(".plan-chosen strong")).toHaveText("Avfall");
  const link = page.getByLabel("Adresse", { exact: true });
  await expect(link).toHaveAccessibleDescription(
    `Lenken hit ender slik: /info/sitemap#${await link.inputValue()}`,
  );
});

test("the chosen part's actions stay visible below a tall drawing, and the message about a move doesn't cover the part", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await signIn(page, site, staffAddresses.plan);
  const letter = page.locator('.plan-board a[href="#field-A"]');
  const from = (await letter.boundingBox())!;
  await letter.click();
  const bar = page.locator(".plan-chosen");
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await drag(page, letter, [0, -12]);
  await expect(page.locator(".plan-announcement p")).toContainText("Bokstaven A er nå");
  const announcementBox = (await page.locator(".plan-announcement p").boundingBox())!;
  const isOver = (y: number) => y >= announcementBox.y && y <= announcementBox.y + announcementBox.height;
  expect(isOver(from.y)).toBe(false);
  expect(announcementBox.y + announcementBox.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  // While the user draws a row, the drawing already shows the row's pitches.
  await page.getByRole("button", { name: "Rad", exact: true }).click();
  await page.mouse.move(from.x + 200, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 300, from.y, { steps: 3 });
  await expect(page.locator(".plan-laid")).toBeVisible();
  await page.mouse.up();
  await expect(page.locator(".plan-laid")).toHaveCount(0);
});

/** Drags an element from its middle by this many CSS pixels. */
async function drag(page: Page, from: Locator, [right, down]: readonly [number, number]): Promise<void> {
  const { x, y, width, height } = (await from.boundingBox())!;
  const [startX, startY] = [x + width / 2, y + height / 2];
  await page.mouse.move(startX, startY);
  await page.mouse.down();
  await page.mouse.move(startX + right, startY + down, { steps: 4 });
  await page.mouse.up();
}

test("on a phone a plan opens at its areas, even if the areas are far from the plan's corner", async ({
  page,
  site,
}) => {
  const call = await signInForCalls(page, site, staffAddresses.plan);
  const stored = await call<{ areas: { rows: object[] }[] }>("GET", "/plan/1");
  const [area] = stored.areas;
  const rows = [{ ...area!.rows[0], corner: [690, 300], angle: 0, count: 2, from: 1, pitches: [] }];
  const areas = [{ ...area, rows, sign: [690, 292] }];
  await call("PUT", "/plan/1", { ...stored, areas, places: [], captions: [] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.origin + address("sitemap", "nb"));
  await expect(page.locator('.plan-drawing a[href="#A1"]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".plan")).not.toHaveAttribute("data-live");
  // No script runs in the preview.
  await page.goto(site.origin + staffAddresses.plan);
  await page.getByRole("button", { name: "Forhåndsvis" }).click();
  await expect(page.frameLocator(".preview-frame").locator('.plan-drawing a[href="#A1"]')).toBeInViewport({
    ratio: 1,
  });
  await call("PUT", "/plan/1", stored);
});

test("the list names pitches that overlap, and leads to the rows with pitches that aren't measured", async ({
  page,
  site,
}) => {
  const call = await signInForCalls(page, site, staffAddresses.plan);
  const stored = await call<{ areas: { name: string; rows: object[]; isEstimated: boolean }[] }>(
    "GET",
    "/plan/1",
  );
  const [area] = stored.areas;
  const row = { ...area!.rows[0], corner: [60, 60], angle: 0, count: 2, from: 1 };
  const common = { ...area!, rows: [row], pitches: [], size: [10, 10], sign: [50, 50] };
  const areas = [
    { ...common, name: "A" },
    { ...common, name: "B", rows: [{ ...row, corner: [90, 70] }], isEstimated: true },
  ];
  await call("PUT", "/plan/1", { ...stored, areas, places: [], captions: [] });
  await page.goto(site.origin + staffAddresses.plan);
  const list = page.getByRole("region", { name: "Alt i planen" });
  const count = page.locator('[name="areas.1.rows.0.count"]');
  await list.getByRole("button", { name: "A2 og B1" }).click();
  await expect(count).toBeVisible();
  await expectNoFindings(page);

  // A pitch counts as measured while it has a size of its own.
  const fit = list.locator("details").filter({ hasText: "Passer vogna?" }).first();
  await fit.locator("summary").click();
  await expect(fit).toContainText("1 rad uten mål");
  const find = page.getByLabel("Finn i planen");
  const width = page.getByLabel("Bredde på plassen (m)").first();
  for (const id of ["B1", "B2"]) {
    await find.fill(id);
    await find.press("Enter");
    await expect(page.getByRole("group", { name: `Plass ${id}` })).toBeVisible();
    await width.fill("9");
    await width.press("Tab");
  }
  await expect(fit).toContainText("Alle plasser er målt");
  await width.fill("");
  await width.press("Tab");
  await expect(width).toHaveValue("10");
  await expect(fit).toContainText("1 rad uten mål");
  await fit.getByRole("button", { name: "Felt B, plass 1–2" }).click();
  await expect(count).toBeVisible();
  await call("PUT", "/plan/1", stored);
});
