import type { Page } from "@playwright/test";
import type { Article } from "#src/features/articles/article.ts";
import type { HistoryEntry } from "#src/cms/history/history-entry.ts";
import { staffText } from "#messages/staff";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import type { Site } from "../support/site.ts";
import { signIn } from "../support/staff.ts";

const history = "/admin/history";

test.describe.configure({ mode: "serial" });

const toast = (page: Page) => page.locator(".toasts .toast").last();
const rows = (page: Page) => page.locator(".history-rows > li");
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const changes = (page: Page) => page.locator(".field-changes");

/** Returns an article that no other test file changes. */
async function untouched({ origin }: Site): Promise<Article> {
  const articles = (await (await fetch(`${origin}/api/v1/article/active`)).json()) as Article[];
  return articles.at(-1)!;
}

const news = async ({ origin }: Site) => (await fetch(`${origin}/info/nyheter`)).text();

test("an old version is opened from the form, compared and restored, and the restore is undone", async ({
  page,
  site,
}) => {
  const { id, title } = await untouched(site);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, site, `/admin/nyheter/article/${id}`);
  await field(page, "Tittel").fill(`${title} igjen`);
  await page.getByRole("button", { name: "Publiser", exact: true }).click();
  await expect(toast(page)).toContainText("er publisert.");
  expect(await news(site)).toContain(`${title} igjen`);

  await page.getByRole("link", { name: `${title} igjen`, exact: true }).click();
  await page.getByRole("link", { name: "Historikk" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Historikk for «${title} igjen»`);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText(/i dag kl\.\s\d\d\.\d\d.*Tittel.*Endret.*Kari Strand/s);
  await expect(rows(page).nth(1)).toContainText(/Lagt til.*Nettstedet selv/s);
  await expectNoFindings(page);

  await rows(page).nth(0).getByRole("link").click();
  await expect(changes(page).locator("mark")).toHaveText(/igjen/);
  await expect(page.locator(".form-side")).toContainText("Slik er det nå.");
  await expect(page.getByRole("button", { name: "Gjenopprett denne versjonen" })).toBeHidden();
  await expectNoFindings(page);

  // The screen of the current version offers to restore the previous version. Undo then restores the current version.
  const stepBack = page.getByRole("button", { name: "Gå tilbake til forrige versjon" });
  await expect(page.locator(".consequence.on-desk")).toContainText("Dette endres: Tittel.");
  await stepBack.click();
  await expect(toast(page)).toContainText(`«${title}» er gjenopprettet.`);
  // A second press in the same place must not restore another version.
  await expect(page.locator(".form-actions")).toHaveCount(0);
  expect(await news(site)).not.toContain(`${title} igjen`);
  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(stepBack).toBeVisible();
  expect(await news(site)).toContain(`${title} igjen`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.goBack();
  await rows(page).last().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Slik ble det lagt til" })).toBeVisible();
  await expect(page.locator(".form-side")).toContainText("Dette endres: Tittel.");
  await expect(page.locator(".form-side")).toContainText(
    "Det som står nå, blir liggende i historikken. Publiseringen endres ikke.",
  );
  await page.getByRole("button", { name: "Gjenopprett denne versjonen" }).click();
  await expect(toast(page)).toContainText(`«${title}» er gjenopprettet.`);
  await expect(page.locator(".form-side")).toContainText("Slik er det nå.");
  expect(await news(site)).not.toContain(`${title} igjen`);
  await toast(page).getByRole("button", { name: "Angre" }).click();
  await expect(page.getByRole("button", { name: "Gjenopprett denne versjonen" })).toBeVisible();
  expect(await news(site)).toContain(`${title} igjen`);

  await page.getByRole("button", { name: "Gjenopprett denne versjonen" }).click();
  await toast(page).getByRole("button", { name: "Se den" }).click();
  await expect(field(page, "Tittel")).toHaveValue(title);
});

test("on a phone a deleted article is restored after a failed call and from the history", async ({
  page,
  site,
  findings,
}) => {
  const { id, title } = await untouched(site);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, `/admin/nyheter/article/${id}`);
  const remove = async () => {
    await expect(page.locator(".remove-resource")).toContainText("Gjestene ser den nå.");
    await page.getByRole("button", { name: "Slett artikkelen" }).click();
    await expect(toast(page)).toContainText(`«${title}» er slettet.`);
    expect(await news(site)).not.toContain(title);
  };
  await remove();
  await page.route("**/api/v1/history?*", (route) => route.abort());
  await toast(page).getByRole("button", { name: "Angre" }).click();
  const failed = page.getByRole("alert").filter({ hasText: `«${title}» ble ikke satt tilbake.` });
  await expect(failed).toContainText("Fikk ikke kontakt med nettstedet.");
  await page.unrouteAll();
  await failed.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
  expect((await untouched(site)).id).toBe(id);

  await page.getByRole("link", { name: title, exact: true }).click();
  await remove();
  await page.getByRole("link", { name: "Mer", exact: true }).click();
  for (const name of [/^Oppsett/, /^Historikk/])
    await page.locator(".place-links").getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Historikk");
  await page.getByRole("button", { name: "Slettet", exact: true }).click();
  await expect(page).toHaveURL(`${history}?action=removed`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("combobox", { name: "Vis" }).selectOption("Artikkel");
  await expect(page).toHaveURL(`${history}?kind=article&action=removed`);
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await rows(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Slik var det" })).toBeVisible();
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.getByRole("button", { name: "Gjenopprett" }).click();
  await expect(toast(page)).toContainText(`«${title}» er gjenopprettet.`);
  expect((await untouched(site)).id).toBe(id);
  await page.getByRole("link", { name: "Historikk" }).first().click();
  await expect(page).toHaveURL(`${history}?kind=article&action=removed`);
  for (const finding of findings.splice(0)) expect(finding).toContain("ERR_FAILED");
});

test("when a restore is refused, the message names the fields; empty lists and failed loads are reported", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  let count = 0;
  let isBroken = false;
  const entry = (id: number): HistoryEntry => ({
    id,
    kind: "article",
    resourceId: 1,
    version: 1,
    action: "changed",
    name: `Artikkel nummer ${id}`,
    changed: ["title", "subTitle", "text", "url", "translations.en.title", "translations.de.title"],
    userName: null,
    at: "2025-01-01T10:00:00Z",
    restoredFrom: null,
  });
  await page.route("**/api/v1/history?*", (route) => {
    if (isBroken) return route.abort();
    const limit = Number(new URL(route.request().url()).searchParams.get("limit"));
    const json = Array.from({ length: Math.min(limit, count) }, (_, index) => entry(index + 1));
    const headers = { Link: `<${site.origin}/api/v1/history?limit=${limit}&cursor=x>; rel="next"` };
    return route.fulfill({ json, headers: count > limit ? headers : {} });
  });
  const words = { title: "Ny", subTitle: "", text: "<p>Nytt</p>", url: "ny", isActive: true };
  const details = {
    ...entry(1),
    changed: ["title"],
    before: { ...words, title: "Gammel" },
    fields: words,
    now: { ...words, title: "Nå", version: 3 },
  };
  await page.route("**/api/v1/history/1", (route) => route.fulfill({ json: details }));
  const problem = {
    type: "urn:campsite:problem:unrestorable",
    title: "",
    errors: [{ field: "subTitle", message: "" }],
  };
  await page.route("**/api/v1/history/1/restore", (route) => route.fulfill({ status: 422, json: problem }));

  await signIn(page, site, history);
  await expect(page.getByRole("heading", { name: "Ingen endringer ennå" })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Slettet", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Ingen treff" })).toBeVisible();
  count = 51;
  await page.getByRole("link", { name: "Vis alt" }).click();
  await expect(rows(page)).toHaveCount(50);
  await expect(rows(page).first()).toContainText("Tittel, Ingress, Tekst, Adresse og 2 til");
  await expect(rows(page).first()).toContainText(/Nettstedet selv.*ons\. 01\.01\.2025 kl\.\s11\.00/s);
  await page.getByRole("link", { name: "Vis flere" }).click();
  await expect(rows(page)).toHaveCount(51);

  isBroken = true;
  await page.getByRole("combobox", { name: "Vis" }).selectOption("Artikkel");
  const fault = page.getByRole("alert").filter({ hasText: staffText.nb.mayBeOld });
  await expect(fault).toBeVisible();
  await expect(rows(page)).toHaveCount(51);
  isBroken = false;
  await fault.getByRole("button", { name: "Prøv igjen" }).click();
  await expect(fault).toBeHidden();

  await page.getByRole("link", { name: "Artikkel nummer 1", exact: true }).click();
  await expect(changes(page).locator("del")).toHaveText("Gammel");
  await page.getByRole("button", { name: "Gjenopprett denne versjonen" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Ble ikke gjenopprettet." })).toContainText(
    "Denne versjonen passer ikke lenger: Ingress.",
  );
  await expectNoFindings(page);

  // The call names the version on the screen, so that the call fails if somebody has saved meanwhile.
  const stale = { type: "urn:campsite:problem:stale", title: "", current: {} };
  await page.unroute("**/api/v1/history/1/restore");
  await page.route("**/api/v1/history/1/restore", (route) => {
    expect(route.request().headers()["if-match"]).toBe('"3"');
    details.now = { ...words, subTitle: "Kollegaens", version: 4 };
    return route.fulfill({ status: 412, json: stale });
  });
  await page.getByRole("button", { name: "Gjenopprett denne versjonen" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Ble ikke gjenopprettet." })).toContainText(
    "Noen andre har lagret imens. Du ser det nyeste nå.",
  );
  await expect(page.locator(".consequence.on-desk")).toContainText("Dette endres: Ingress.");
  await expectNoFindings(page);

  // A confirmed translation is described in words, with the person's name.
  details.changed = ["languages.de", "languages.en"];
  details.userName = "Kari Strand";
  await page.reload();
  await expect(page.getByText("Kari Strand sa at teksten på engelsk stemmer.")).toBeVisible();
  await expect(page.getByText("Kari Strand sa at teksten på tysk stemmer.")).toBeVisible();
  await expect(changes(page)).toBeHidden();
  for (const finding of findings.splice(0)) expect(finding).toMatch(/ERR_FAILED|422|412/);
});
