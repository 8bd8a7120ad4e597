import { kinds } from "#src/cms/kinds.ts";
import type { Page } from "@playwright/test";
import type { InboxCounts } from "#src/features/feedback/inbox/inbox.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { expectNoFindings } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";
import { findWordsOverOthers } from "../support/layout.ts";
import { findSidewaysScroll } from "../support/sideways-scroll.ts";
import { signIn } from "../support/staff.ts";

const at = staffAddresses;

/** Most screens of the staff area. Forms show the first resource; some forms are also opened for a new resource. */
const screens = [
  at.start,
  at.setup,
  at.messages,
  `${at.messages}/${newResource}`,
  `${at.messages}/1`,
  at.inbox,
  at.person,
  at.news,
  at.article.replace(":id", newResource),
  at.article.replace(":id", "1"),
  at.photos,
  `${at.photos}/1`,
  at.priceLists,
  `${at.priceLists}/${newResource}`,
  `${at.priceLists}/1`,
  at.content,
  `${at.contentPages}/1`,
  kinds.faq.list,
  `${kinds.faq.list}/${newResource}`,
  `${kinds.faq.list}/1`,
  kinds.link.list,
  `${kinds.link.list}/1`,
  kinds.event.list,
  `${kinds.event.list}/1`,
  kinds.document.list,
  `${kinds.document.list}/${newResource}`,
  `${kinds.document.list}/1`,
  at.carousel,
  at.homePage,
  at.look,
  at.departures,
  at.changedValues,
  at.identity,
  at.openingHours,
  kinds.sanitaryBuilding.list,
  `${kinds.sanitaryBuilding.list}/1`,
  kinds.cardStep.list,
  `${kinds.cardStep.list}/1`,
  at.history,
  `${at.history}/1`,
  at.translations,
  at.pageViews,
  at.status,
  at.settings,
];

/** Opens a screen as a link does, without reloading the app. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await expect(page.locator("main h1").first()).toBeVisible();
  await expect(page.locator("[data-loading], [aria-busy=true]")).toHaveCount(0);
}

const desktop = { width: 1280, height: 900 };
const phone = 390;

/** Widths of phones, tablets and desktops, and around each breakpoint. */
const widths = [320, 360, 390, 700, 720, 768, 800, 843, 844, 1024, 1119, 1120, 1280, 1440];

const softly = expect.configure({ soft: true });

const light = ["light"] as const;
const lightAndDark = ["light", "dark"] as const;

/** Two tests check half of the screens each, so that two of Playwright's workers share them. */
for (const half of [0, 1]) {
  test(`most staff screens pass axe and don't scroll sideways with German texts (${half + 1} of 2)`, async ({
    page,
    site,
  }) => {
    test.setTimeout(300_000);
    await page.addInitScript(() => localStorage.setItem("staffLanguage", "de"));
    const counts: InboxCounts = { unanswered: 1234, new: 1234, starred: 1234, archived: 1234 };
    await page.route("**/api/v1/feedback/counts", (route) => route.fulfill({ json: counts }));
    await page.route("**/api/v1/feedback?*", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), counts: JSON.stringify(counts) };
      await route.fulfill({ response, headers });
    });
    await page.setViewportSize(desktop);
    await signIn(page, site);
    for (const [index, screen] of screens.filter((_, place) => place % 2 === half).entries()) {
      // Both sizes use the same colours, so each screen is checked in dark colours at one size only.
      const [onDesk, onPhone] = index % 2 === 0 ? [lightAndDark, light] : [light, lightAndDark];
      await test.step(screen, async () => {
        await open(page, screen);
        await expectNoFindings(page, "html", onDesk);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await findSidewaysScroll(page), `${screen} at ${width} px`).toEqual([]);
          if (width !== phone) continue;
          // Parts that only wide windows show disappear a moment after the window becomes narrow.
          await softly.poll(() => findWordsOverOthers(page), { message: screen }).toEqual([]);
          await expectNoFindings(page, "html", onPhone);
        }
        await page.setViewportSize(desktop);
      });
    }
  });
}
