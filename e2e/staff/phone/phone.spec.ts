import { kinds } from "#src/cms/kinds.ts";
import type { Page } from "@playwright/test";
import { adminText } from "#messages/admin";
import { articlesAdminText } from "#messages/articles";
import { documentsAdminText } from "#messages/documents";
import { draftText, staffText } from "#messages/staff";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { messageKind } from "#src/features/messages/message.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { expect, test } from "../../support/test.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signIn, signInForCalls } from "../../support/staff.ts";
import { takeWinterNoticeDown } from "../../support/winter-notice.ts";

/*
 * The layout on narrow phones, covered parts of the screen, and forced colours.
 */

const edges = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
  );

/** Returns the bars' controls that show an icon without a text. The back link, the brand and the search may do so. */
const iconControls = (page: Page) =>
  page
    .locator(":is(.staff-band, .form-bar) :is(a, button):not(.form-back, .staff-brand, .band-search)")
    .evaluateAll((controls) => {
      const isSeen = (node: Node, control: Element) => {
        for (let each = node.parentElement!; each !== control; each = each.parentElement!)
          if (each.clientWidth <= 1 && getComputedStyle(each).display !== "inline") return false;
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect().width > 1;
      };
      return controls
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
          while (words.nextNode())
            if (words.currentNode.textContent?.trim() && isSeen(words.currentNode, control)) return false;
          return true;
        })
        .map(({ textContent }) => textContent);
    });

test("controls in bars show a text at every width, and the menu has the link to the site on phones", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  for (const path of [
    staffAddresses.start,
    `${staffAddresses.messages}/1`,
    `${staffAddresses.priceLists}/1`,
  ]) {
    await page.goto(path);
    await expect(page.locator("main h1")).toBeVisible();
    for (const width of [320, 390, 844, 1104, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await iconControls(page), `${path} at ${width} px`).toEqual([]);
      expect(await findSidewaysScroll(page), `${path} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const preview = page.locator(".preview-button");
    if (path !== staffAddresses.start) await expect(preview).toBeInViewport({ ratio: 1 });
  }
  await page.goto(staffAddresses.start);
  await page.getByRole("link", { name: adminText.nb.more, exact: true }).click();
  await expect(
    page.locator(".place-links").getByRole("link", { name: adminText.nb.seeSite }),
  ).toHaveAttribute("target", "_blank");
});

test("on the narrowest phone the news list shows each date on one line and no overlapping languages", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await signIn(page, site, staffAddresses.news);
  await expect(page.locator(".resource-row").first()).toBeVisible();
  const broken = await page
    .locator(".article-rows :is(.state-note, time)")
    .evaluateAll(
      (notes) => notes.filter((note) => note.getClientRects().length > 1 || note.clientHeight > 30).length,
    );
  expect(broken).toBe(0);
  for (const row of await page.locator(".article-rows .resource-row").all()) {
    const chips = await row
      .locator(".language-chips li")
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    for (const [index, [left]] of chips.slice(1).entries())
      expect(left!, await row.innerText()).toBeGreaterThan(chips[index]![1]!);
    const state = (await row.locator(".state-sign").last().boundingBox())!;
    const languages = (await row.locator(".language-chips").boundingBox())!;
    expect(languages.y, await row.innerText()).toBeGreaterThanOrEqual(state.y + state.height);
  }
  expect(await findSidewaysScroll(page)).toEqual([]);
});

test("the text beside the button explains the effect of saving an article", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site, staffAddresses.article.replace(":id", newResource));
  const { consequence } = articlesAdminText.nb;
  const consequences = page.locator(".consequence:visible");
  await expect(consequences).toHaveText([consequence.draft]);
  await expect(page.locator(".form-actions .consequence")).toBeInViewport();
  await page.getByRole("radio", { name: /^Publisert/ }).check();
  await expect(consequences).toHaveText([consequence.now]);
  for (const name of ["Tittel", "Ingress", "Tekst"])
    await page.getByRole("textbox", { name, exact: true }).fill("Fisk");
  const untranslated = "På engelsk og tysk leser gjestene den norske teksten til den er oversatt.";
  await expect(consequences).toHaveText([`${consequence.now} ${untranslated}`]);
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(consequences).toHaveText([`${consequence.now} ${untranslated}`]);
});

test("German tab labels don't touch at 360 px, and rows of documents aren't cut off", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, site);
  await page.evaluate(() => localStorage.setItem("staffLanguage", "de"));
  await page.goto(kinds.document.list);
  await expect(page.getByRole("heading", { level: 1, name: documentsAdminText.de.title })).toBeVisible();
  const tabs = await edges(page, ".staff-band li.tab :is(a, button) > span:first-of-type");
  expect(tabs).toHaveLength(5);
  for (const [index, { left }] of tabs.slice(1).entries())
    expect(left - tabs[index]!.right, `the gap after tab ${index + 1}`).toBeGreaterThan(8);
  const cut = await page
    .locator(".resource-row .resource-name p")
    .evaluateAll((lines) =>
      lines
        .filter((line) => line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight + 1)
        .map((line) => line.textContent),
    );
  expect(cut).toEqual([]);
});

test("a failed save is explained in full under the form bar; the delete button comes last", async ({
  page,
  site,
  findings,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await signIn(page, site, `${staffAddresses.messages}/1`);
  const [side] = await edges(page, ".form-side");
  const [removal] = await edges(page, ".form-end");
  expect(removal!.top).toBeGreaterThan(side!.bottom);

  await page
    .getByRole("textbox", { name: labelsOf(messageKind, "nb").title, exact: true })
    .fill("Halvskrevet på telefonen");
  await page.route("**/api/v1/messages/*", (route) => route.abort());
  await page.locator(".form-actions .action").click();
  const sign = page.getByRole("alert").filter({ hasText: staffText.nb.failures.noAnswer });
  await expect(sign).toContainText(draftText.nb.safe);
  await expectNoFindings(page);
  const [saveSign] = await edges(page, ".save-sign");
  const [band] = await edges(page, ".form-bar");
  expect(saveSign).toMatchObject({ left: 0, right: 360 });
  expect(band!.bottom - saveSign!.bottom).toBeLessThan(2);
  expect(await sign.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.mouse.wheel(0, 2000);
  await expect(sign).toBeInViewport({ ratio: 1 });
  await page.unrouteAll();
  await sign.getByRole("button", { name: staffText.nb.retry }).click();
  await expect(page.getByRole("link", { name: "Halvskrevet på telefonen", exact: true })).toBeVisible();
  for (const finding of findings.splice(0)) expect(finding).toContain("ERR_FAILED");
});

test("a toast is above a form's actions and hidden while a dialog is open", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await signIn(page, site, `${staffAddresses.messages}/1`);
  await page.getByRole("textbox").first().fill("Halvskrevet");
  await page.reload();
  await page.getByRole("button", { name: draftText.nb.discard }).click();
  await page.locator(".toast").hover();
  const [toast] = await edges(page, ".toast");
  const [actions] = await edges(page, ".form-actions");
  expect(toast!.bottom).toBeLessThanOrEqual(actions!.top);
  expect(actions!.top - toast!.bottom).toBeLessThan(24);
  const [words] = await edges(page, ".toast p");
  // The words fit on one line beside the buttons.
  expect(words!.bottom - words!.top).toBeLessThan(30);

  const line = page.getByRole("textbox").first();
  await line.fill("Noe annet");
  await page.locator(".form-back").click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expect(page.locator(".toast")).toBeHidden();
  await page.getByRole("button", { name: staffText.nb.leave.stay }).click();
  await expect(page.locator(".toast")).toBeVisible();
});

test("with forced colours panels have a border, and only the current tab is marked", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site);
  const borders = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { borderBlockStartColor, borderBlockStartWidth } = getComputedStyle(element);
          return `${borderBlockStartWidth} ${borderBlockStartColor}`;
        }),
    );
  const tabs = await borders(".staff-band li.tab > :is(a, button)");
  expect(new Set(tabs.slice(1)).size).toBe(1);
  expect(tabs[0]).not.toBe(tabs[1]);
  for (const panel of [".site-now", ".user-button"]) expect((await borders(panel))[0]).toMatch(/^1px/);
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto(staffAddresses.inbox);
  const boxes = page.locator(".inbox-head nav a");
  await expect(boxes.first()).toBeVisible();
  const colours = await boxes.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).borderBlockEndColor),
  );
  expect(new Set(colours.slice(1)).size).toBe(1);
  expect(colours[0]).not.toBe(colours[1]);
});

test("a water notice is in three languages, and taking the notice down tells guests that the water is back", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const call = await signInForCalls(page, site, staffAddresses.messages);
  const publishWinterNotice = await takeWinterNoticeDown(call);
  await page.getByRole("link", { name: "Nytt oppslag" }).click();
  // A template doesn't replace typed text, and a message says so.
  const heading = page.getByRole("textbox", { name: "Overskrift", exact: true });
  await heading.fill("Vannet");
  await page.getByText("Vannet stenges", { exact: true }).click();
  await expect(page.getByText("Du har skrevet selv.")).toBeVisible();
  await expect(heading).toHaveValue("Vannet");
  const line = page.getByRole("textbox", { name: "Linjen øverst", exact: true });
  for (const field of [line, heading]) await field.fill("");
  await page.getByText("Om 3 timer", { exact: true }).click();
  await expect(line).toHaveValue(
    // If the end is after midnight, the line also contains a date, and has no room for the sentence about the place.
    /^Vannet er stengt til (.*kl\.\s\d\d\.(00|15|30|45)|midnatt)\.( Gjelder hele plassen\.)?$/,
  );
  await expect(page.getByText("Teksten er fylt ut på nettstedets språk.")).toBeVisible();
  expect(await findSidewaysScroll(page)).toEqual([]);
  await page.getByRole("button", { name: staffText.nb.publish, exact: true }).click();
  await expect(page.locator(".toasts .toast").last()).toContainText("publisert");
  for (const [path, words] of [
    ["/", "Vannet er stengt til"],
    ["/en", "The water is off until"],
    ["/de", "Das Wasser ist bis"],
  ] as const)
    expect(await (await fetch(site.origin + path)).text()).toContain(words);
  await page.getByRole("button", { name: /^Ta ned «Vannet er stengt til/ }).click();
  await expect(page.locator(".toasts .toast").last()).toContainText("tatt ned");
  expect(await (await fetch(site.origin)).text()).toContain("Vannet er tilbake");
  await publishWinterNotice();
});
