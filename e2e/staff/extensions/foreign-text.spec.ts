import type { Page } from "@playwright/test";
import { adminText } from "#messages/admin";
import { staffText } from "#messages/staff";
import { kinds } from "#src/cms/kinds.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { address } from "#src/i18n/addresses.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { expect, test } from "../../support/test.ts";
import { signIn } from "../../support/staff.ts";
import { goToScreen, staffScreens } from "../../support/staff-screens.ts";
import { atEnd, field, messageAddress } from "../../support/staff-writing.ts";
import { translatePage } from "../../support/translator.ts";

const words = staffText.nb;
const labels = labelsOf(messageKind, "nb");
const editorText = "[contenteditable=true].editor-text";
const broken = (page: Page) => page.getByRole("heading", { name: adminText.nb.broken.heading });

/** Expects no findings except React's reports about moved elements. */
function ignoreMovedNodes(findings: string[]): void {
  expect(findings.splice(0).filter((each) => !each.includes("NotFoundError"))).toEqual([]);
}

test("staff pages opt out of browser translation", async ({ page, site }) => {
  await page.goto(address("login", "nb"));
  await expect(page.locator("[translate=no] h1")).toBeVisible();
  await page.goto(staffAddresses.signIn);
  await expect(page.locator("input[name=password]")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
  await signIn(page, site);
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
  await expect(page.locator("meta[name=google]")).toHaveAttribute("content", "notranslate");
});

test("switches save on each press after an extension has moved the page's text", async ({
  page,
  site,
  findings,
}) => {
  await signIn(page, site, "/admin/websitesettings");
  await translatePage(page);
  const names = await page
    .getByRole("switch")
    .evaluateAll((all) => all.map((each) => each.getAttribute("name")!));
  for (const name of names.slice(0, 3))
    for (const _ of [1, 2, 3, 4]) {
      const toggle = page.locator(`[name="${name}"]`);
      const wasOn = await toggle.isChecked();
      const saved = page.waitForResponse((response) => response.request().method() === "PUT");
      await toggle.press("Space");
      expect((await saved).status()).toBe(200);
      await expect(toggle).toBeChecked({ checked: !wasOn });
      await expect(broken(page)).toHaveCount(0);
    }
  ignoreMovedNodes(findings);
});

/** Controls that rerender a screen without saving: a tab, a filter, a new part, a disclosure. */
const presses = [
  "[role=tab][aria-selected=false]",
  "button[aria-pressed=false]",
  ".part-foot button:not([aria-haspopup])",
  ".choice-bar input:not(:checked)",
  "details:not([open]) > summary",
];

test("every screen survives typing and pressing after an extension has moved the screen's text", async ({
  page,
  site,
  findings,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(10_000);
  await fetch(`${site.origin}/api/v1/feedback`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ source: "feedback", name: "Anne", message: "Har dere plass?" }),
  });
  await signIn(page, site);
  await translatePage(page);
  const pressed: string[] = [];
  for (const { path } of staffScreens)
    await test.step(path, async () => {
      await goToScreen(page, path);
      await expect(broken(page)).toHaveCount(0);
      for (const each of presses) {
        const control = page.locator("main").locator(each).locator("visible=true").first();
        if ((await control.count()) === 0) continue;
        await control.press("Space");
        pressed.push(path);
        await expect(broken(page)).toHaveCount(0);
      }
      const written = page
        .locator("main :is(input:is([type=text], [type=search], :not([type])), textarea)")
        .and(page.locator(":not([role], [readonly], [disabled])"))
        .locator("visible=true")
        .first();
      if ((await written.count()) === 0) return;
      await written.pressSequentially("ab");
      pressed.push(path);
      await expect(broken(page)).toHaveCount(0);
    });
  // Most screens have a control or a text field.
  expect(new Set(pressed).size).toBeGreaterThan(staffScreens.length / 2);
  ignoreMovedNodes(findings);
});

test("a list can be reordered after an extension has moved text in it", async ({ page, site, findings }) => {
  await signIn(page, site, kinds.link.list);
  await translatePage(page);
  for (const _ of [1, 2, 3]) {
    const saved = page.waitForResponse((response) => response.request().method() !== "GET");
    await page.locator(".sorted-rows .resource-name a").first().focus();
    await page.keyboard.press("Alt+ArrowDown");
    expect((await saved).ok()).toBe(true);
    await expect(page.locator(".sorted-rows .resource-name a").first()).toBeVisible();
    await expect(broken(page)).toHaveCount(0);
  }
  ignoreMovedNodes(findings);
});

test("a form, its editor and its dialog work after an extension has moved their text", async ({
  page,
  site,
  findings,
}) => {
  await signIn(page, site, messageAddress(newResource));
  await translatePage(page);
  await page.getByRole("switch", { name: labels.isImportant }).press("Space");
  await expect(field(page, labels.pageTitle)).toBeVisible();
  await field(page, labels.title).fill("Vannet er stengt");
  await atEnd(page);
  await page.keyboard.type("Vi bytter en ventil.");
  const tabs = page.getByRole("tab");
  for (const each of [1, 2, 1]) {
    await tabs.nth(each).press("Enter");
    await expect(tabs.nth(each)).toHaveAttribute("aria-selected", "true");
  }
  const dialog = page.getByRole("alertdialog");
  for (const _ of [1, 2]) {
    await page.locator(".form-actions").getByRole("link", { name: words.cancel }).press("Enter");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  await expect(field(page, labels.title)).toHaveValue("Vannet er stengt");
  await expect(page.locator(editorText).first()).toContainText("Vi bytter en ventil.");
  await expect(broken(page)).toHaveCount(0);
  ignoreMovedNodes(findings);
});

test("typed text is restored when a failed screen is rendered again", async ({ page, site, findings }) => {
  await signIn(page, site, messageAddress(newResource));
  await field(page, labels.title).fill("Halvskrevet");
  await atEnd(page);
  await page.keyboard.type("Vi tømmer ledningene.");
  for (const language of ["Engelsk", "Tysk"]) {
    await failToInsert(page, 1);
    await page.getByRole("tab", { name: language }).click();
    await expect(page.locator(".draft-strip")).toBeVisible();
    await expect(field(page, labels.title)).toHaveValue("Halvskrevet");
    await expect(page.locator(editorText).first()).toContainText("Vi tømmer ledningene.");
  }
  ignoreMovedNodes(findings);
});

test("a screen that fails each time is no longer rendered", async ({ page, site, findings }) => {
  await signIn(page, site);
  await failToInsert(page, Infinity);
  await page.getByRole("link", { name: adminText.nb.screens.news }).first().click();
  await expect(broken(page)).toBeVisible();
  ignoreMovedNodes(findings);
});

/**
 * Makes the next insertions of elements into the screen fail, as React's insertions fail after an extension has moved
 * text.
 * @param times the number of failures
 */
async function failToInsert(page: Page, times: number): Promise<void> {
  await page.evaluate((limit) => {
    let left = limit;
    const { appendChild, insertBefore } = Node.prototype;
    const check = (parent: Node, child: Node) => {
      const isOfScreen =
        parent instanceof Element && parent.closest("main, [contenteditable]")?.matches("main");
      if (!isOfScreen || left <= 0 || (child instanceof Element && child.matches(".plain-screen"))) return;
      left -= 1;
      throw new DOMException("The text was moved.", "NotFoundError");
    };
    Node.prototype.appendChild = function <Child extends Node>(child: Child) {
      check(this, child);
      return appendChild.call(this, child) as Child;
    };
    Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null) {
      check(this, child);
      return insertBefore.call(this, child, before) as Child;
    };
  }, times);
}
