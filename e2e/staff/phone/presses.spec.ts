import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { adminText } from "#src/admin/admin.text.ts";
import type { Identity } from "#src/features/identity/identity.ts";
import { receptionTodayText } from "#src/features/opening-hours/staff/reception-today.text.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expect, test } from "../../support/journey.ts";
import { signInForCalls } from "../../support/staff.ts";

/*
 * How many presses and fields a task takes on a phone, from the first screen until guests see it: README tells the
 * figures, and they are counted here.
 */

/** What somebody does on the screen, each counted as one. */
function counting(page: Page) {
  let count = 0;
  const counted =
    (act: (on: Locator, value?: string) => Promise<unknown>) => (on: Locator, value?: string) => {
      count++;
      return act(on, value);
    };
  return {
    count: () => count,
    press: counted((on) => on.click()),
    write: counted((on, text) => on.fill(text!)),
    more: async (name: string) => {
      count += 2;
      await page.getByRole("button", { name: adminText.nb.more }).click();
      await page.getByRole("menuitem", { name, exact: true }).click();
    },
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** TABLE  each task as README calls it, and how it is done. */
const tasks: Record<string, (page: Page, on: ReturnType<typeof counting>) => Promise<void>> = {
  async "the water is off"(page, { press }) {
    await press(page.getByRole("link", { name: "Nytt oppslag" }));
    await press(page.getByText("Vannet stenges", { exact: true }));
    await press(page.getByText("Ut dagen", { exact: true }));
    await press(button(page, "Lagre og publiser"));
    await expect(page).toHaveURL(/\/admin\/message$/);
  },
  async "nothing free for tents"(page, { press }) {
    await press(page.getByRole("group", { name: "Telt" }).getByRole("button", { name: "Fullt" }));
    await expect(page.locator(".toast")).toBeVisible();
  },
  async "the reception is closed today"(page, { press }) {
    await press(button(page, receptionTodayText.nb.closeToday));
    await expect(page.locator(".reception-today")).toContainText(receptionTodayText.nb.closed);
    await expect(page.locator(".toast").filter({ hasText: receptionTodayText.nb.set.other })).toBeVisible();
  },
  async "the sea’s temperature"(page, { write, press }) {
    await write(page.locator("[name=temperature]"), "18,5");
    await press(page.getByRole("region", { name: "Badetemperatur" }).getByRole("button", { name: "Lagre" }));
    await expect(page.locator(".toast").last()).toBeVisible();
  },
  async "a message archived"(page, { press }) {
    await press(page.getByRole("link", { name: /^Innboks/ }));
    await press(page.getByRole("link", { name: /^Anne/ }));
    await press(button(page, "Arkiver"));
    await expect(page.locator(".toast")).toBeVisible();
  },
  async "a photo described and shown"(page, { more, press, write }) {
    await more("Bilder");
    await press(button(page, "Last opp").first());
    await press(button(page, "Last opp bildet"));
    await write(page.getByRole("textbox", { name: "Bildebeskrivelse" }), "En måke på brygga.");
    await press(page.locator(".photo-words").getByText("Vis i galleriet", { exact: true }));
    await expect(page.locator(".uploads .save-sign.saved")).toBeVisible();
  },
  async "an article"(page, { press, write }) {
    await press(page.getByRole("link", { name: "Ny artikkel" }));
    await write(page.getByRole("textbox", { name: "Tittel", exact: true }), "Brygga er malt");
    await write(page.getByRole("textbox", { name: "Ingress", exact: true }), "Den er rød.");
    await write(page.getByRole("textbox", { name: "Tekst", exact: true }), "Pass på våt maling.");
    await press(page.getByRole("radio", { name: "Publisert" }));
    await press(button(page, "Lagre og publiser"));
    await expect(page).toHaveURL(/\/admin\/nyheter$/);
  },
};

test("what staff often do on a phone takes as few presses and fields as README says", async ({
  page,
  site,
}) => {
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#3b7a8c" } })
    .jpeg()
    .toBuffer();
  page.on("filechooser", (chooser) =>
    chooser.setFiles({ name: "måke.jpg", mimeType: "image/jpeg", buffer: picture }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const call = await signInForCalls(page, site);
  const identity = await call<Identity>("GET", "/identity/1");
  await call("PUT", "/identity/1", {
    ...identity,
    season: { opens: "01-01", closes: "12-31" },
    reception: [{ from: "01-01", to: "12-31", opens: "06:00", closes: "23:00" }],
  });
  await fetch(`${site.origin}/api/v1/feedback`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ source: "feedback", name: "Anne", message: "Har dere plass?" }),
  });
  const counts: Record<string, number> = {};
  for (const [name, walk] of Object.entries(tasks)) {
    await page.goto(staffAddresses.start);
    const on = counting(page);
    await walk(page, on);
    counts[name] = on.count();
  }
  await call("PUT", "/identity/1", { ...identity, exceptions: [] });
  const readme = await readFile("README.md", "utf8");
  const told = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  expect(readme.replaceAll(/\s+/g, " ")).toContain(told.join(" · "));
});
