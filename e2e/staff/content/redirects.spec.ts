import { DatabaseSync } from "node:sqlite";
import path from "node:path";
import { redirectFileText, redirectsAdminText, redirectScreensText } from "#messages/redirects";
import { staffText } from "#messages/staff";
import { redirectKind } from "#src/features/redirects/redirect.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signIn } from "../../support/staff.ts";
import { expect, test } from "../../support/test.ts";

const text = redirectsAdminText.nb;
const words = staffText.nb;
const { from, to, status } = redirectKind.fields;

test("staff redirect an old address on a phone, and a loop is refused with all its addresses", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 390, height: 860 });
  await signIn(page, site, at.redirects);
  await expectNoFindings(page);
  await page.getByRole("link", { name: redirectScreensText.nb.add, exact: true }).click();
  await page.getByRole("textbox", { name: from.label.nb }).fill("/info/prices");
  await page.getByRole("combobox", { name: to.label.nb }).selectOption("Om oss");
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(page.getByText("Dette er en side på nettstedet.").first()).toBeVisible();
  await page.getByRole("textbox", { name: from.label.nb }).fill("/Om-Campingen/");
  await expectNoFindings(page);
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(page.getByRole("link", { name: "/om-campingen" })).toBeFocused();
  const follow = async (old: string) =>
    (await fetch(site.origin + old, { redirect: "manual" })).headers.get("location");
  expect(await follow("/om-campingen")).toBe("/aboutus");

  await page.getByRole("link", { name: "/om-campingen" }).click();
  await page.getByRole("combobox", { name: to.label.nb }).selectOption({ label: "En annen adresse …" });
  await page.getByRole("textbox", { name: "Adressen den går til" }).fill("/om-campingen");
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(page.getByText("Dette går i ring: /om-campingen → /om-campingen.").first()).toBeVisible();
  for (const finding of findings.splice(0)) expect(finding).toContain("422");
  await page
    .getByRole("combobox", { name: status.label.nb })
    .selectOption({ label: "Siden finnes ikke mer" });
  await page.getByRole("button", { name: words.save, exact: true }).click();
  await expect(page.getByRole("link", { name: "/om-campingen" })).toBeFocused();
  expect((await fetch(`${site.origin}/om-campingen`)).status).toBe(410);
  await page.getByRole("button", { name: words.undo }).click();
  await expect.poll(() => follow("/om-campingen")).toBe("/aboutus");
  expect(await findSidewaysScroll(page)).toEqual([]);
});

test("staff read redirects from a file, see the faulty lines, save the other redirects and undo this", async ({
  page,
  site,
}) => {
  await signIn(page, site, at.redirectFile);
  await page.locator("input[type=file]").setInputFiles({
    name: "adresser.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("/fil-1;/info/prices\n/fil-2;/fil-1;302\n/fil-3;/ingen-steder\n"),
  });
  await expect(page.getByText("2 linjer er klare. 1 kan ikke legges inn.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "/fil-3" })).toContainText("Linje 3");
  await expectNoFindings(page);
  const held = Promise.withResolvers<void>();
  await page.route("**/redirects/file?save=true", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: redirectFileText.nb.save({ count: 2 }) }).click();
  await expect(page.getByRole("progressbar"), "while saving").toHaveAccessibleName(
    redirectFileText.nb.saving,
  );
  held.resolve();
  await expect(page.getByRole("link", { name: "/fil-2" })).toBeVisible();
  await page.getByRole("button", { name: words.undo }).click();
  await expect(page.getByRole("link", { name: "/fil-2" })).toBeHidden();
});

test("one press redirects an unknown address to the page with the most similar name", async ({
  page,
  site,
}) => {
  using database = new DatabaseSync(path.join(site.dataDir, "campsite.sqlite"));
  database.exec("pragma busy_timeout = 5000");
  database
    .prepare(`insert into "notFound" values ('/prislista', 12, '2026-07-15', '{"www.google.com":9,"":3}')`)
    .run();
  await signIn(page, site, at.notFound);
  const row = page.getByRole("listitem").filter({ hasText: "/prislista" });
  await expect(row).toContainText("mest fra google.com");
  await expectNoFindings(page);
  await row.getByRole("button", { name: text.sendTo({ name: "Priser" }) }).click();
  await expect(row).toBeHidden();
  await page.getByRole("button", { name: words.undo }).click();
  await expect(row).toBeVisible();
  await row.getByRole("link", { name: text.other }).click();
  await expect(page.getByRole("textbox", { name: from.label.nb })).toHaveValue("/prislista");
  await expect(page.getByRole("button", { name: redirectScreensText.nb.remove })).toBeHidden();
});
