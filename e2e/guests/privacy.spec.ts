import type { BrowserContext, Page } from "@playwright/test";
import { consentNoticeText, consentText } from "#messages/consent";
import { feedbackText } from "#messages/feedback";
import { homeText, siteText } from "#messages/site";
import { languages } from "#src/i18n/language.ts";
import { expect, test } from "../support/test.ts";
import { findLayoutFaults } from "../support/layout.ts";
import { pathOf, publicPages } from "#test/pages/public-pages.ts";

const text = consentText.nb;
const { social } = homeText.nb;
const prices = pathOf("prices", "nb");

const panel = (page: Page) => page.getByRole("region", { name: text.heading });
const button = (page: Page, name: string) => panel(page).getByRole("button", { name });
const toggle = (page: Page, purpose: "forms" | "social" | "maps") =>
  panel(page).getByRole("switch", { name: text[purpose].name });
const reopen = (page: Page) => page.getByRole("link", { name: siteText.nb.changeConsent }).click();

/** Sets the cookie of a visitor who has already answered. */
const answer = (context: BrowserContext, origin: string, value: string) =>
  context.addCookies([{ name: "cookiepolicy", value, url: origin }]);

/** Returns everything that a browser can store for a site. */
function readStored(page: Page) {
  return page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}
const nothing = { cookies: "", local: [], session: [], databases: [], caches: [], workers: 0 };

/** Loads all lazy images and frames now. */
function fetchAll(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLImageElement | HTMLIFrameElement>("[loading]"))
      each.loading = "eager";
    return Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

// support/test.ts checks that no third party is contacted.
test("no page stores anything before a visitor has answered", async ({ page, context }) => {
  for (const name of publicPages) {
    await page.goto(pathOf(name, "nb"));
    await expect(panel(page)).toBeVisible();
    await fetchAll(page);
    expect.soft(await readStored(page), name).toEqual(nothing);
    expect.soft(await context.cookies(), name).toEqual([]);
  }
});

const thirtyDays = 30 * 24 * 60 * 60;

/** Expects one cookie, and checks all its attributes. */
async function expectChoice(context: BrowserContext, value: string): Promise<void> {
  await expect.poll(async () => (await context.cookies()).map((cookie) => cookie.value)).toEqual([value]);
  const [cookie] = await context.cookies();
  const { expires, ...rest } = cookie!;
  expect(rest).toEqual({
    name: "cookiepolicy",
    value,
    domain: "localhost",
    path: "/",
    sameSite: "Lax",
    httpOnly: false,
    secure: false,
  });
  expect(Math.abs(expires - Date.now() / 1000 - thirtyDays)).toBeLessThan(60);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const [choice, value] of [
      [text.acceptAll, "true|true|true"],
      [text.onlyNecessary, "false|false|false"],
    ] as const) {
      test(`the choice «${choice}» is stored for 30 days and closes the panel`, async ({ page, context }) => {
        await page.goto(prices);
        await button(page, choice).click();
        await expect(panel(page)).toBeHidden();
        await expectChoice(context, value);
        expect(new URL(page.url()).pathname).toBe(prices);
        await page.goto(pathOf("home", "en"));
        await expect(page.locator("#consent")).toBeHidden();
      });
    }

    test("toggles start off, and only checked purposes are allowed", async ({ page, context }) => {
      await page.goto(prices);
      await panel(page).getByText(text.chooseYourself).click();
      for (const purpose of ["forms", "social", "maps"] as const)
        await expect(toggle(page, purpose)).not.toBeChecked();
      await toggle(page, "maps").check();
      await button(page, text.save).click();
      await expect(panel(page)).toBeHidden();
      await expectChoice(context, "false|false|true");
    });

    test("the footer opens the panel with the current choice, and content without consent disappears at once", async ({
      page,
      context,
      site,
    }) => {
      await answer(context, site.origin, "false|true|false");
      await page.goto("/");
      await expect(page.getByRole("heading", { name: social.given })).toBeVisible();
      await expect(panel(page)).toBeHidden();
      await reopen(page);
      await expect(panel(page)).toBeInViewport();
      await expect(toggle(page, "forms")).not.toBeChecked();
      await expect(toggle(page, "social")).toBeChecked();
      await expect(toggle(page, "maps")).not.toBeChecked();
      await toggle(page, "social").uncheck();
      await button(page, text.save).click();
      await expect(page.getByRole("heading", { name: social.heading })).toBeVisible();
      await expect(panel(page)).toBeHidden();
      await expectChoice(context, "false|false|false");
    });

    test("after consent to forms, the form is in view", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const name of ["contactUs", "feedback"] as const) {
        await page.context().clearCookies();
        await page.goto(pathOf(name, "nb"));
        await page.getByRole("button", { name: consentNoticeText.nb.forms.accept }).click();
        const source = name === "contactUs" ? "contact" : "feedback";
        await expect(page.getByRole("heading", { name: feedbackText.nb[source].heading })).toBeInViewport();
      }
    });

    test("a visitor can close the reopened panel without changing the choice", async ({
      page,
      context,
      site,
    }) => {
      await answer(context, site.origin, "true|false|true");
      await page.goto(prices);
      await reopen(page);
      await panel(page).getByRole("link", { name: text.close }).click();
      await expect(panel(page)).toBeHidden();
      expect((await context.cookies()).map(({ value }) => value)).toEqual(["true|false|true"]);
    });
  });
}

test("a visitor who has answered never sees the panel, not even for one frame", async ({
  page,
  context,
  site,
}) => {
  await answer(context, site.origin, "false|false|false");
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const found = document.getElementById("consent");
      if (found) seen.push(found.checkVisibility());
    };
    document.addEventListener("DOMContentLoaded", look);
    const lookOn = () => {
      look();
      requestAnimationFrame(lookOn);
    };
    lookOn();
  });
  for (const name of ["home", "prices", "contactUs"] as const) {
    await page.goto(pathOf(name, "nb"));
    const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(true);
  }
});

test("an invalid cookie counts as no answer", async ({ page, context, site }) => {
  await answer(context, site.origin, "true|maybe");
  await page.goto(prices);
  await expect(panel(page)).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`at ${width} px refusing is as easy as accepting, and the panel leaves the page readable`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(prices);
    const readStyle = (name: string) =>
      button(page, name).evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, borderTopWidth } = getComputedStyle(element);
        const { width: wide, height } = element.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, borderTopWidth, height, isWide: wide > 120 };
      });
    expect(await readStyle(text.onlyNecessary)).toEqual(await readStyle(text.acceptAll));
    expect((await panel(page).boundingBox())!.height).toBeLessThan(800 / 3);

    await panel(page).getByText(text.chooseYourself).click();
    expect((await panel(page).boundingBox())!.height).toBeLessThanOrEqual(800 / 2);

    const lastLink = page.getByRole("link", { name: siteText.nb.changeConsent });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const foot = (await lastLink.boundingBox())!;
    expect(foot.y + foot.height).toBeLessThanOrEqual((await panel(page).boundingBox())!.y);
  });
}

test("the page shows the server's error when the server can't store a choice", async ({ page, findings }) => {
  await page.goto(prices);
  await page.route("**/consent", (route) => route.fulfill({ status: 500, body: "Noe gikk galt hos oss." }));
  await button(page, text.acceptAll).click();
  await expect(page.getByText("Noe gikk galt hos oss.")).toBeVisible();
  // The browser reports the script's failed request, the form's failed request and an aborted view transition.
  for (const finding of findings.splice(0)) expect(finding).toMatch(/status of 500|Transition was aborted/);
});

for (const [width, height] of [
  [320, 256],
  [640, 400],
  [844, 390],
] as const) {
  test(`at ${width} × ${height} px the panel is at the top of the page and scrolls with it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(pathOf("home", "de"));
    const words = consentText.de;
    const opened = page.getByRole("region", { name: words.heading });
    for (const name of [words.acceptAll, words.onlyNecessary])
      await expect(opened.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    await opened.getByText(words.chooseYourself).click();
    await opened.evaluate((element) =>
      scrollTo(0, scrollY + Math.ceil(element.getBoundingClientRect().bottom) + 1),
    );
    await expect(opened).not.toBeInViewport();
  });
}

test("closing the reopened panel returns focus to the link that opened it", async ({
  page,
  context,
  site,
}) => {
  await answer(context, site.origin, "false|false|false");
  for (const [width, height] of [
    [1280, 800],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    for (const opener of [
      page.getByRole("main").getByRole("link", { name: social.openConsent }),
      page.getByRole("contentinfo").getByRole("link", { name: siteText.nb.changeConsent }),
    ]) {
      await opener.press("Enter");
      await expect(panel(page)).toBeFocused();
      await panel(page).getByRole("link", { name: text.close }).press("Enter");
      await expect(panel(page)).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(opener).toBeInViewport();
    }
  }
});

test("Tab reaches the panel after the skip link, and the panel hides no focused element", async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: siteText.nb.skipToContent })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(panel(page).locator(":focus")).toHaveCount(1);
    const hidden: string[] = [];
    for (let isOver = false; !isOver;) {
      await page.keyboard.press("Tab");
      const found = await page.evaluate(() => {
        const focused = document.activeElement!;
        const consent = document.getElementById("consent")!;
        const { top, bottom } = focused.getBoundingClientRect();
        const isInPanel = consent.contains(focused);
        return {
          isOver: focused === document.body,
          isHidden: !isInPanel && (top >= consent.getBoundingClientRect().top || bottom <= 0),
          name: focused.outerHTML.slice(0, 120),
        };
      });
      isOver = found.isOver;
      if (!isOver && found.isHidden) hidden.push(found.name);
    }
    expect.soft(hidden, `${width} px wide`).toEqual([]);
  }
});

const windows = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 720],
] as const;
const choices = (page: Page) => page.locator("#consent").getByRole("switch");

/** Returns the positions and sizes of the three buttons, in pixels. */
const buttonBoxes = (page: Page) =>
  page
    .locator(".consent-buttons button")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );

for (const language of languages) {
  test(`the three buttons have one size and don't move when the choices open (${language})`, async ({
    page,
  }) => {
    const words = consentText[language];
    for (const [width, height] of windows) {
      const size = `${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await page.goto(pathOf("prices", language));
      const closed = await buttonBoxes(page);
      expect(closed, size).toHaveLength(3);
      for (const [, , w, h] of closed) {
        expect.soft(Math.abs(w! - closed[0]![2]!), size).toBeLessThanOrEqual(1);
        expect.soft(h, size).toBe(closed[0]![3]);
      }
      await page.locator("#consent").getByRole("button", { name: words.chooseYourself }).click();
      await expect(page.locator("#consent").getByRole("button", { name: words.hideChoices })).toBeFocused();
      expect.soft(await buttonBoxes(page), size).toEqual(closed);
      const { height: taken } = (await page.locator("#consent").boundingBox())!;
      expect.soft(taken, size).toBeLessThanOrEqual(height / 2);
      for (const each of await choices(page).all()) {
        await each.scrollIntoViewIfNeeded();
        await expect.soft(each, size).toBeInViewport({ ratio: 0.9 });
      }
      expect.soft(await findLayoutFaults(page), size).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(choices(page).filter({ visible: true })).toHaveCount(0);
      await expect(
        page.locator("#consent").getByRole("button", { name: words.chooseYourself }),
      ).toBeFocused();
      expect.soft(await buttonBoxes(page), size).toEqual(closed);
    }
  });
}

test("a double click on the middle button opens the choices and saves nothing", async ({ page, context }) => {
  await page.goto(prices);
  await button(page, text.chooseYourself).dblclick();
  await expect(choices(page).filter({ visible: true })).toHaveCount(3);
  await expect(panel(page)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await button(page, text.hideChoices).click();
  await expect(choices(page).filter({ visible: true })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the middle button opens and closes the choices", async ({ page, context }) => {
    await page.goto(prices);
    await expect(choices(page).filter({ visible: true })).toHaveCount(0);
    await button(page, text.chooseYourself).click();
    await expect(choices(page).filter({ visible: true })).toHaveCount(3);
    expect(new URL(page.url()).pathname).toBe(prices);
    expect(await context.cookies()).toEqual([]);
    await button(page, text.hideChoices).click();
    await expect(choices(page).filter({ visible: true })).toHaveCount(0);
    await expect(panel(page)).toBeVisible();
  });
});
