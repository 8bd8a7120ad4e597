import type { Page } from "@playwright/test";
import { address } from "#src/i18n/addresses.ts";
import { languages } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Site } from "../../support/site.ts";

/* Parts of the staff area's list of notices and of the form of a notice. */

export const noticeList = staffAddresses.messages;

export const row = (page: Page, title: string | RegExp) =>
  page.getByRole("listitem").filter({ hasText: title }).first();
export const toast = (page: Page) => page.locator(".toasts .toast").last();
export const shownNotices = (page: Page) => page.getByRole("region", { name: "Vises nå" });
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Returns the HTML of the home page in each language. */
export const readHomePages = ({ origin }: Site): Promise<string[]> =>
  Promise.all(languages.map(async (each) => (await fetch(origin + address("home", each))).text()));
