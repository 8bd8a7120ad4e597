import type { Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./journey.ts";
import { findSidewaysScroll } from "./sideways-scroll.ts";
import { signIn } from "./staff.ts";

const lists = "/admin/annualrates";

test.describe.configure({ mode: "serial" });

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ has: page.getByText(name) });
const toast = (page: Page) => page.locator(".toasts .toast").last();
const amount = (page: Page, rate: string) => page.getByRole("textbox", { name: `Pris: ${rate}` });
const sheet = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a new list begins as the current one's copy, and is written like a sheet", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, site, lists);
  await expect(row(page, "Priser 2026")).toContainText("Gjeldende");
  await expect(row(page, "Priser 2026").getByRole("button")).toHaveCount(0);
  await expect(row(page, "Priser 2027")).toContainText("Utkast");
  await expectNoFindings(page);

  await page.getByRole("link", { name: "Ny prisliste" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Priser 2027" })).toBeVisible();
  await page.getByLabel("År", { exact: true }).fill("2028");
  await expect(amount(page, "Døgnplass, Telt")).toHaveValue("290");

  // Enter goes down, Tab to the right; what is written in the last row becomes a price.
  await amount(page, "Døgnplass, Telt").focus();
  await page.keyboard.type("1 234,50");
  await page.keyboard.press("Enter");
  await expect(amount(page, "Døgnplass, Bobil uten strøm")).toBeFocused();
  await expect(amount(page, "Døgnplass, Telt")).toHaveValue("1\u00a0234,5");
  await page.keyboard.type("364");
  await expect(sheet(page, "Døgnplass")).toContainText("+4,0 %");
  await page.getByRole("button", { name: "Ny pris: Døgnplass" }).click();
  await page.keyboard.type("Hengekøye");
  await page.keyboard.press("Tab");
  await page.keyboard.type("24500");
  await page.keyboard.press("Enter");
  await expect(page.getByPlaceholder("Ny pris …").first()).toBeFocused();
  await expect(amount(page, "Døgnplass, Hengekøye")).toHaveValue("24\u00a0500");
  await expect(page.getByRole("complementary")).toContainText("2 endret");
  await expect(page.getByRole("complementary")).toContainText("1 ny");

  // What is taken out can be put back.
  await page.getByRole("button", { name: "Fjern: Døgnplass, Hengekøye" }).click();
  await expect(page.getByText("«Hengekøye» er fjernet.")).toBeVisible();
  await page.getByRole("button", { name: "Angre" }).click();
  await expect(amount(page, "Døgnplass, Hengekøye")).toHaveValue("24\u00a0500");
  await page.getByRole("button", { name: /Fjern gruppe ?, Hytte/ }).click();
  await expect(sheet(page, "Hytte")).toHaveCount(0);
  await page.getByRole("button", { name: "Angre" }).click();
  await expect(sheet(page, "Hytte")).toBeVisible();

  // What is wrong is said at the field and on top.
  await page.getByRole("button", { name: "Ny gruppe" }).click();
  await page.keyboard.type("Båt");
  await amount(page, "Døgnplass, Telt").fill("dyrt");
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  const faults = page.locator(".fault-summary");
  await expect(faults).toContainText("2 felt må rettes");
  await expect(faults).toBeFocused();
  await expect(page.getByText("Skriv et beløp, som 24 500 eller 350,50.")).toBeVisible();
  await expectNoFindings(page);
  await faults.getByRole("link", { name: "Døgnplass, Telt, Pris" }).click();
  await expect(amount(page, "Døgnplass, Telt")).toBeFocused();
  await page.keyboard.type("300");
  await faults.getByRole("link", { name: /^Båt/ }).click();
  await page.keyboard.type("Brygge");
  await page.getByRole("tab", { name: /Engelsk/ }).click();
  await page.getByRole("textbox", { name: "Hva: Døgnplass, Hengekøye" }).fill("Hammock");
  await expectNoFindings(page);

  // Leaving asks first.
  await page.getByRole("link", { name: "Avbryt" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Vil du lagre først?");
  await page.getByRole("button", { name: "Skriv videre" }).click();
  await page.route("**/api/v1/annualrates", (route) => route.abort());
  await page.getByRole("button", { name: "Lagre", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Ble ikke lagret. Fikk ikke kontakt med nettstedet.");
  await page.unroute("**/api/v1/annualrates");
  findings.length = 0;
  await page.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page).toHaveURL(lists);
  await expect(toast(page)).toContainText("Priser 2028 er lagret.");
  await expect(row(page, "Priser 2028")).toContainText("5 grupper, 19 priser");
});

test("making a list current says what that means, and can be undone", async ({
  page,
  site,
  request,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, lists);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.getByRole("button", { name: /Gjør gjeldende ?, Priser 2028/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Tas ned");
  await expect(dialog).toContainText(/Priser 2026 gjelder i \d+ dager til\./);
  await expect(dialog).toContainText("2 endret, 2 nye, 0 fjernet.");
  await expectNoFindings(page);
  await page.route("**/api/v1/annualrates/*", (route) => route.fulfill({ status: 500 }));
  await dialog.getByRole("button", { name: "Gjør Priser 2028 gjeldende" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Priser 2028 ble ikke gjort gjeldende.");
  await page.unroute("**/api/v1/annualrates/*");
  findings.length = 0;
  await dialog.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(toast(page)).toContainText("Priser 2028 er gjeldende.");
  await expect(row(page, "Priser 2028")).toContainText("Gjeldende");
  await expect(row(page, "Priser 2026")).toContainText("Tidligere");
  for (const [path, words] of [
    ["/info/prices", "Hengekøye"],
    ["/en/info/prices", "Hammock"],
    ["/de/info/prices", "Hengekøye"],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(words);
    expect(html).toContain("24\u00a0500");
  }
  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(row(page, "Priser 2026")).toContainText("Gjeldende");
  expect(await (await request.get("/info/prices")).text()).not.toContain("Hengekøye");
});

test("inactive lists are deleted, and come back; what fails is said in the row", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, lists);
  await page.route("**/api/v1/annualrates/*", (route) => route.fulfill({ status: 409, json: {} }));
  await page.getByRole("button", { name: /Slett ?, Priser 2028/ }).click();
  await expect(row(page, "Priser 2028").getByRole("alert")).toContainText(
    "Priser 2028 ble ikke slettet. Det går ikke slik det er nå.",
  );
  await expectNoFindings(page);
  await page.unroute("**/api/v1/annualrates/*");
  await page.getByRole("button", { name: /Slett ?, Priser 2028/ }).click();
  await expect(row(page, "Priser 2028")).toHaveCount(0);
  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(row(page, "Priser 2028")).toContainText("5 grupper, 19 priser");

  await page.getByRole("link", { name: "Priser 2026" }).click();
  await expect(page.getByRole("button", { name: "Lagre og publiser" })).toBeVisible();
  expect(await findSidewaysScroll(page)).toEqual([]);
  await expectNoFindings(page);
  findings.length = 0;
});
