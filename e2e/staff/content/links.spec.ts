import { deadLinksRowText, deadLinksText } from "#messages/dead-links";
import { editorText, staffText } from "#messages/staff";
import { ownPageScreensText } from "#messages/own-pages";
import { faqKind } from "#src/features/faq/faq.ts";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../../support/axe.ts";
import { findSidewaysScroll } from "../../support/sideways-scroll.ts";
import { signInForCalls } from "../../support/staff.ts";
import { expect, test } from "../../support/test.ts";

const words = editorText.nb;
const dead = deadLinksText.nb;

test.use({ hasTouch: true });

test("staff link to a page by its name with the keyboard, and the link follows the page until the page is removed", async ({
  page,
  site,
  findings,
}) => {
  const call = await signInForCalls(page, site, `${at.content}/faq/new`);
  const own = await call<{ id: number }>("POST", "/pages", {
    title: "Kanoutleie",
    text: "<p>Ja.</p>",
    translations: {
      en: { title: "Canoe rental", path: "/info/canoes", text: "<p>Yes.</p>" },
      de: { title: "Kanuverleih", path: "/info/kanus", text: "<p>Ja.</p>" },
    },
  });
  await page
    .getByRole("textbox", { name: faqKind.words.question.label.nb, exact: true })
    .fill("Har dere kano?");
  const answer = page.getByRole("textbox", { name: faqKind.words.answer.label.nb, exact: true });
  await answer.click();
  await page.keyboard.type("Lei her");
  for (const _ of "her") await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: words.link });
  await expect(dialog).toContainText(words.linkOn({ words: "her" }));
  await page.keyboard.type("xyzzy");
  await expect(dialog).toContainText(words.linkNone({ search: "xyzzy" }));
  await dialog.getByRole("combobox").fill("");
  await page.keyboard.type("canoe");
  await expect(dialog.getByRole("option", { name: /Kanoutleie.*Side/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(answer).toBeFocused();
  await expect(answer.locator("a")).toHaveAttribute("href", "/info/kanoutleie");
  await page.keyboard.press("Control+k");
  await expect(dialog).toContainText("Kanoutleie");
  await dialog.getByRole("button", { name: words.changeLink }).click();
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");

  // A typed address becomes a link too.
  await page.keyboard.press("End");
  await page.keyboard.type(" eller på www.example.com. Eller");
  await expect(answer.locator("a").nth(1)).toHaveAttribute("href", "https://www.example.com");
  await expect(answer.locator("a").nth(1)).toHaveText("www.example.com");
  await page.getByRole("button", { name: staffText.nb.publish, exact: true }).click();
  await expect(page.getByRole("link", { name: /Har dere kano/ }).first()).toBeVisible();

  const shown = () =>
    Promise.all(
      languages.map(async (language) => {
        const html = await (await fetch(site.origin + address("questions", language))).text();
        return /Lei (<a href="[^"]*">her<\/a>|her)/.exec(html)?.[1];
      }),
    );
  const linked = (paths: string[]) => paths.map((path) => `<a href="${path}">her</a>`);
  expect(await shown()).toEqual(linked(["/info/kanoutleie", "/en/info/canoes", "/de/info/kanus"]));
  await call("PUT", `/pages/${own.id}`, {
    path: "/info/kano",
    translations: { en: { path: "/info/paddling" }, de: { path: "/info/paddeln" } },
  });
  expect(await shown()).toEqual(linked(["/info/kano", "/en/info/paddling", "/de/info/paddeln"]));

  await page.goto(`${site.origin}${at.ownPages}/${own.id}`);
  await expect(page.getByText(dead.pointing({ count: 1 }))).toBeVisible();
  await expect(page.getByRole("link", { name: "Har dere kano?" })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole("button", { name: ownPageScreensText.nb.remove }).click();
  await expect(page.getByText(staffText.nb.removedResource({ name: "Kanoutleie" }))).toBeVisible();
  expect(await shown()).toEqual(["her", "her", "her"]);
  await page.goto(site.origin + at.start);
  await page.getByRole("link", { name: dead.waiting({ count: 1 }) }).click();
  await expect(page.getByRole("heading", { name: deadLinksRowText.nb.name })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole("link", { name: dead.link({ words: "her" }) }).click();
  await answer.locator("a").first().click();
  await page.keyboard.press("Control+k");
  await dialog.getByRole("button", { name: words.removeLink }).click();
  await page.getByRole("button", { name: staffText.nb.publish, exact: true }).click();
  await page.goto(site.origin + at.deadLinks);
  await expect(page.getByText(dead.nothing)).toBeVisible();
  expect(findings).toEqual([]);
});

test("staff choose a link's target on a phone, or type an address", async ({ page, site, findings }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await signInForCalls(page, site, `${at.content}/faq/new`);
  const answer = page.getByRole("textbox", { name: faqKind.words.answer.label.nb, exact: true });
  await answer.click();
  await page.getByRole("button", { name: words.link, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.link });
  await dialog.getByRole("combobox").fill("resepsjon");
  await dialog
    .getByRole("option", { name: /Resepsjon.*Sted på plassen/ })
    .first()
    .tap();
  await expect(answer.locator("a")).toHaveAttribute("href", "/info/sitemap#reception");
  await answer.locator("a").tap();
  await page.getByRole("button", { name: words.link, exact: true }).click();
  await dialog.getByRole("button", { name: words.changeLink }).tap();
  await dialog.getByRole("combobox").fill("post@camping.example");
  await expectNoFindings(page, "[role=dialog]");
  expect(await findSidewaysScroll(page)).toEqual([]);
  await dialog.getByRole("option", { name: /post@camping.example/ }).tap();
  await expect(answer.locator("a")).toHaveAttribute("href", "mailto:post@camping.example");
  expect(findings).toEqual([]);
});
