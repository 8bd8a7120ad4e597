import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { demo } from "#test/content/demo.ts";
import { staffText } from "#messages/staff";
import { camerasAdminText, webcamText } from "#messages/webcam";
import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import { signIn } from "../support/staff.ts";

const webcam = address("webcam", "nb");

/** Writes a picture as a camera does. The file is `minutesAgo` minutes old. */
async function shoot(dataDir: string, background: string, minutesAgo: number): Promise<void> {
  const file = path.join(dataDir, "webcam", "bilde1.jpg");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    await sharp({ create: { width: 640, height: 360, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
  const time = new Date(Date.now() - minutesAgo * 60_000);
  await utimes(file, time, time);
}

// The setting gives this file its own site, so that no other test has filled the site's page cache.
test.use({ settings: { FORM_LIMIT: "20" } });

test("the page updates pictures and times each minute without a reload, and only while it is visible", async ({
  page,
  context,
  site,
  findings,
}) => {
  await context.addCookies([{ name: "cookiepolicy", value: "false|false|false", url: site.origin }]);
  await page.clock.install({ time: 0 });
  await page.goto(webcam);
  await page.clock.pauseAt(30_000);
  await page.evaluate(() => document.body.setAttribute("data-same", ""));

  // The server caches the page of each language for a minute. For a new page, the test therefore answers with the page
  // in another language, which isn't cached yet.
  let asked = 0;
  let from: Language | undefined;
  await page.route(webcam, async (route) => {
    asked++;
    if (from)
      await route.fulfill({ response: await route.fetch({ url: site.origin + address("webcam", from) }) });
    else await route.abort();
  });
  const camera = page.locator(".webcam").first();
  const picture = camera.locator("> img");
  await expect(camera).toContainText(demo.cameras()[0]!.title);

  await shoot(site.dataDir, "#336699", 1);
  from = "en";
  await page.clock.runFor(25_000);
  expect(asked, "before the minute is over").toBe(0);
  await page.clock.runFor(10_000);
  await expect(camera).toContainText(webcamText.en.minutes({ count: 1 }));
  await expect(camera).not.toContainText(webcamText.en.missing);
  const shown = await picture.getAttribute("src");
  // The image loads after its `src` has changed.
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);

  await shoot(site.dataDir, "#993311", 45);
  from = "de";
  await page.clock.runFor(60_000);
  await expect(camera).toContainText(webcamText.de.old);
  await expect(camera).toContainText(webcamText.de.minutes({ count: 45 }));
  expect(await picture.getAttribute("src")).not.toBe(shown);
  expect(asked).toBe(2);

  from = undefined;
  await page.clock.runFor(60_000);
  const stale = page.getByText(webcamText.nb.stale);
  await expect(stale).toBeVisible();
  await expect(camera.getByText(webcamText.de.minutes({ count: 45 }))).toBeHidden();
  await expect(camera.getByText(webcamText.de.old)).toBeVisible();
  expect(findings.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);

  // A hidden page requests nothing, and updates at once when it becomes visible.
  const see = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  from = "de";
  await see(true);
  await page.clock.runFor(300_000);
  expect(asked).toBe(3);
  await see(false);
  await expect(camera.getByText(webcamText.de.minutes({ count: 45 }))).toBeVisible();
  await expect(stale).toBeHidden();
  expect(asked).toBe(4);
  await expect(page.locator("body")).toHaveAttribute("data-same");
});

test("on a phone staff remove a picture and turn off a camera by keyboard, and guests see this at once", async ({
  page,
  site,
}) => {
  const text = camerasAdminText.nb;
  const [jetty, lighthouse] = demo.cameras().map(({ title }) => title) as [string, string];
  await shoot(site.dataDir, "#336699", 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, staffAddresses.place);
  await page.getByRole("link", { name: text.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(text.title);
  const card = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(card(jetty).getByRole("img", { name: text.picture({ name: jetty }) })).toBeVisible();
  await expectNoFindings(page);
  expect(await findSidewaysScroll(page)).toEqual([]);

  await card(jetty).getByRole("button", { name: text.takeDown }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(text.takenDown({ name: jetty }))).toBeVisible();
  await expect(card(jetty)).toContainText(text.noPicture);
  await expect(card(jetty).getByRole("button", { name: text.takeDown })).toBeFocused();
  expect((await fetch(`${site.origin}/data/webcam/bilde1.jpg`)).status).toBe(404);
  const left = await readdir(path.join(site.dataDir, "webcam"), { recursive: true });
  expect(left.filter((name) => name.includes("bilde1"))).toEqual([]);

  await card(lighthouse).getByRole("switch").focus();
  await page.keyboard.press("Space");
  // Turning off deletes the picture, so the screen asks first.
  const question = page.getByRole("alertdialog", { name: text.asked.heading({ name: lighthouse }) });
  await expect(question).toContainText(text.asked.explanation);
  await expectNoFindings(page);
  await question.getByRole("button", { name: staffText.nb.cancel }).press("Enter");
  await expect(card(lighthouse).getByRole("switch")).toBeChecked();
  await expect(card(lighthouse).getByRole("switch")).toBeFocused();
  await page.keyboard.press("Space");
  await question.getByRole("button", { name: text.asked.turnOff }).press("Enter");
  await expect(page.getByText(text.turnedOff({ name: lighthouse }))).toBeVisible();
  await expect(card(lighthouse)).toContainText(text.off);
  expect(await (await fetch(site.origin + address("webcam", "de"))).text()).toContain(webcamText.de.off);
  await expectNoFindings(page);

  // The history says that restoring this version turns the camera off or on.
  await page.keyboard.press("Space");
  await expect(page.getByText(text.turnedOn({ name: lighthouse }))).toBeVisible();
  await card(lighthouse).getByRole("link", { name: staffText.nb.history }).click();
  await expect(page.getByRole("main")).toContainText(lighthouse);
  await page.locator(".history-rows > li").first().getByRole("link").click();
  await expect(page.locator(".consequence.on-phone")).toContainText(text.isOn.hint);
});
