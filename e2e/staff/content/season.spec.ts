import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { freePort } from "#test/support/free-port.ts";
import { startProvider } from "../../support/provider.ts";
import { startSite } from "../../support/site.ts";
import { signIn, signInForCalls } from "../../support/staff.ts";
import { field } from "../../support/staff-writing.ts";
import { expect, test } from "../../support/test.ts";

interface PriceList {
  id: number;
  isActive: boolean;
  description: string;
  year: number;
  rateGroups: { name: string; rates: { text: string; amount: number }[] }[];
}

const about = address("aboutUs", "nb");
const prices = address("prices", "nb");

test("a season that two people prepare in November is shown by a preview link and begins at 00:00 on 24 April", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "campsite-season-"));
  await using cleaning = new AsyncDisposableStack();
  cleaning.defer(() => rm(dataDir, { recursive: true }));
  const port = String(await freePort());
  const person = "ola@campsite.example";
  const names = { [person]: "Ola Vik" };
  const { environment } = cleaning.use(await startProvider(`http://localhost:${port}`, names));
  /**
   * Starts the site with the same data at another time. The site needs no other service, because the demo invents its
   * weather.
   */
  const startAt = (moment: string) =>
    startSite({ ...environment, PORT: port, DATA_DIR: dataDir, DEMO_NOW: moment, MET_BASE_URL: "" });
  const read = async (origin: string, at: string) => (await fetch(origin + at)).text();
  const newText = "Sesongen 2027 er i gang.";
  const newPrice = "Hengekøye ved sjøen";
  const newPhone = "+4733998877";
  let authorization: string | undefined;
  {
    await using site = await startAt("2026-11-15T14:00");
    const open = async () =>
      (await browser.newContext({ baseURL: site.origin, viewport: { width: 1280, height: 900 } })).newPage();
    const [kari, ola, owner] = [await open(), await open(), await open()];
    kari.on("request", (request) => (authorization = request.headers()["authorization"] ?? authorization));
    const call = await signInForCalls(kari, site);
    const { id: season } = await call<{ id: number }>("POST", "/changeovers", {
      name: "Ny sesong 2027",
      publishAt: "2027-04-23T22:00:00Z",
    });
    const pages = await call<{ id: number; page: string }[]>("GET", "/pagetexts");
    const { id: aboutId } = pages.find(({ page }) => page === "aboutUs")!;

    // One person writes a page text.
    await signIn(kari, site, `${staffAddresses.contentPages}/${aboutId}`);
    await field(kari, "Ingress").fill(newText);
    await kari.getByRole("button", { name: "Lagre utkast" }).click();
    await expect(kari.locator(".toast")).toContainText("er lagret som utkast");

    // Another person continues the text on another machine, and adds it to the change-over of the season.
    await signIn(ola, site, `${staffAddresses.contentPages}/${aboutId}`, person);
    await expect(field(ola, "Ingress")).toHaveValue(newText);
    const join = async (page: Page) => {
      await page.getByRole("button", { name: "Publiser senere …" }).click();
      const dialog = page.getByRole("dialog", { name: "Publiser senere" });
      await expect(dialog.getByRole("radio", { name: "Sammen med «Ny sesong 2027»" })).toBeChecked();
      await dialog.getByRole("button", { name: "Legg i planen" }).click();
      await expect(page.locator(".toast")).toContainText("er lagt i «Ny sesong 2027»");
    };
    await join(ola);
    const lists = await call<PriceList[]>("GET", "/annualrates");
    const { rateGroups } = lists.find(({ isActive }) => isActive)!;
    const [group, ...others] = rateGroups;
    const { id: list } = await call<{ id: number }>("POST", "/annualrates/next", {
      description: "Priser 2027",
      year: 2027,
      rateGroups: [{ ...group, rates: [...group!.rates, { text: newPrice, amount: 190 }] }, ...others],
    });
    await signIn(ola, site, `${staffAddresses.priceLists}/${list}`, person);
    await join(ola);

    // The history has both authors.
    await kari.goto(`${staffAddresses.history}?kind=pageText&resourceId=${aboutId}`);
    await expect(kari.getByRole("main")).toContainText("Kari Strand");
    await expect(kari.getByRole("main")).toContainText("Ola Vik");

    // The owner sees the season without an account.
    const { url } = await call<{ url: string }>("POST", `/changeovers/${season}/link`, { days: 30 });
    await owner.goto(url);
    const shown = (at: string) => owner.goto(new URL(url).pathname + at);
    await shown(about);
    await expect(owner.getByText(newText)).toBeVisible();
    await shown(prices);
    await expect(owner.getByText(newPrice)).toBeVisible();
    expect(await read(site.origin, about)).not.toContain(newText);

    // Meanwhile the phone number is corrected.
    await call("PUT", "/identity/1", { phone: newPhone });
    await shown(about);
    await expect(owner.locator("footer")).toContainText(/33\s99\s88\s77/);
    for (const page of [kari, ola, owner]) await page.context().close();
  }
  const seen = async (origin: string) => {
    const [text, rates] = [await read(origin, about), await read(origin, prices)];
    return [text.includes(newText), rates.includes(newPrice), /33\s?99\s?88\s?77/.test(text)];
  };
  {
    await using site = await startAt("2027-04-23T23:50");
    expect(await seen(site.origin)).toEqual([false, false, true]);
  }
  // The site's clock decides whether a page was read before midnight. On a slow machine, the test's clock would be
  // wrong.
  await using site = await startAt("2027-04-23T23:59:40");
  const midnight = Temporal.Instant.from("2027-04-24T00:00:00+02:00").epochMilliseconds;
  const siteTime = async () => {
    const { headers } = await fetch(`${site.origin}/api/v1/changeovers`, {
      headers: { authorization: authorization! },
    });
    return Temporal.Instant.from(headers.get("site-time")!).epochMilliseconds;
  };
  for (let isOver = false; !isOver;) {
    isOver = (await siteTime()) >= midnight;
    const pages = await seen(site.origin);
    if (isOver) expect(pages).toEqual([true, true, true]);
    else if ((await siteTime()) < midnight) expect(pages).toEqual([false, false, true]);
  }
});
