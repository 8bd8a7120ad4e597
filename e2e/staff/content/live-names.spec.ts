import { kindNames, kinds, type KindName } from "#src/cms/kinds.ts";
import { markOf } from "#src/i18n/marks.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { mapWords } from "#src/cms/kind/kind.ts";
import { expect, test } from "../../support/test.ts";
import { signInForCalls } from "../../support/staff.ts";
import { goToScreen, staffScreens } from "../../support/staff-screens.ts";

type Resource = Record<string, unknown> & { id: number; version: number };

const key = "identity.phone";
const later = "+4798765432";

/** The screen of a version in the history, which shows the old text. */
const past = `${at.history}/1`;

// The setting gives this file its own site, so that the changes here affect no other test.
test.use({ settings: { FORM_LIMIT: "20" } });

test("after a change of the phone number, no staff screen shows the old number or a raw mark, except old versions", async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  const call = await signInForCalls(page, site, at.news);
  await call("POST", "/feedback", { source: "feedback", name: "Anne", message: "Har dere plass?" });
  const before = await presentWords();
  const named: KindName[] = [];
  for (const kind of kindNames) {
    const resource = await firstOf(kind);
    if (resource && (await nameValueIn(kind, resource))) named.push(kind);
  }
  expect(named).toEqual(
    expect.arrayContaining(["faq", "article", "message", "priceList", "photo", "homePage"]),
  );
  // The page loads the old number before the number changes.
  await goToScreen(page, kinds.faq.list);
  await expect(page.getByText(before).first()).toBeVisible();
  await goToScreen(page, at.identity);
  await page.locator("[name=phone]").fill(later);
  await page.locator(".form-actions [type=submit]").click();
  await expect(page.locator("form.form-screen")).toHaveCount(0);
  const after = await presentWords();
  expect(after).not.toBe(before);

  const screens = [
    ...new Set([
      ...staffScreens.map(({ path }) => path),
      ...(await historyOfKinds()),
      `${at.search}?q=${encodeURIComponent(before)}`,
      `${at.search}?q=${encodeURIComponent(after)}`,
    ]),
  ].filter((path) => path !== past);
  for (const path of screens)
    await test.step(path, async () => {
      await goToScreen(page, path);
      await expect.soft
        .poll(() => page.evaluate(wordsOnScreen, [before, "<data"]), { message: path, timeout: 2000 })
        .toEqual([]);
    });

  async function presentWords(): Promise<string> {
    const all = await call<{ key: string; words: { nb: string } }[]>("GET", "/livevalues");
    return all.find((value) => value.key === key)!.words.nb;
  }

  async function firstOf(kind: KindName): Promise<Resource | undefined> {
    const all = await call<Resource | Resource[]>("GET", kinds[kind].path);
    if (!Array.isArray(all)) return all;
    return all.find(({ id }) => id === 1) ?? all[0];
  }

  /** Adds the live value to a resource's plain texts. @returns false if the resource has no such text */
  async function nameValueIn(kind: KindName, resource: Resource): Promise<boolean> {
    let count = 0;
    const body = mapWords(await kinds[kind].description(), resource, (text, language, isHtml) => {
      if (isHtml || language !== "nb" || text === "") return text;
      count += 1;
      return `${markOf(key)} ${text}`;
    });
    if (count > 0) await call("PUT", `${kinds[kind].path}/${resource.id}`, body);
    return count > 0;
  }

  /** Returns the addresses of the history screens of one resource of each kind. */
  async function historyOfKinds(): Promise<string[]> {
    const entries = await call<{ id: number; kind: string; resourceId: number }[]>(
      "GET",
      "/history?limit=100",
    );
    return [...Map.groupBy(entries, ({ kind }) => kind).values()].flatMap(([entry]) => [
      `${at.history}?kind=${entry!.kind}&resourceId=${entry!.resourceId}`,
    ]);
  }
});

/** Returns visible or announced texts with these words, except deleted text in comparisons. Runs in the page. */
function wordsOnScreen(words: string[]): string[] {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement!.closest("del, textarea, script"))
      texts.push(walker.currentNode.nodeValue!);
  for (const element of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "alt", "placeholder", "label"])
      texts.push(element.getAttribute(name) ?? "");
  for (const { value } of document.querySelectorAll("option")) texts.push(value);
  return texts.filter((text) => words.some((word) => text.includes(word)));
}
