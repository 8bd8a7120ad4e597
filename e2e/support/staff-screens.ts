import type { Page } from "@playwright/test";
import type { RouteObject } from "react-router";
import { routes } from "#src/admin/routes.tsx";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Session } from "#src/admin/session.ts";
import type { Api } from "#src/ui/staff/api.ts";
import { staffText } from "#messages/staff";
import { expect } from "./journey.ts";

interface StaffScreen {
  /** With the first resource in place of what varies, as "/admin/message/1". */
  path: string;
  /** Whether something is written there, that a button saves. */
  isForm: boolean;
}

/** Every screen of the staff area, as the app itself has them. */
export const staffScreens: readonly StaffScreen[] = routes({} as Session, {} as Api)
  .filter(({ id }) => id === "shell")
  .flatMap((shell) => below(shell, ""))
  .filter(({ path }) => path.startsWith("/"));

function below({ path = "", children = [], shouldRevalidate }: RouteObject, above: string): StaffScreen[] {
  const whole = path === "" || path.startsWith("/") || above === "" ? path || above : `${above}/${path}`;
  const own = { path: whole.replaceAll(/:\w+/g, "1"), isForm: shouldRevalidate !== undefined };
  return [...(path ? [own] : []), ...children.flatMap((child) => below(child, whole))];
}

/**
 * Goes to a screen without loading the app anew, and waits until it shows. The way leads over an address without a
 * screen, so that what is found afterwards isn't of the screen before. What was written there is dropped.
 */
export async function goToScreen(page: Page, path: string): Promise<void> {
  const isNowhere = page.locator("main .plain-screen");
  const question = page.getByRole("alertdialog");
  // A search that was typed there may still change the address once.
  await expect(async () => {
    await follow(page, `${staffAddresses.start}/nowhere`);
    await expect(question.or(isNowhere).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  if (await question.isVisible()) {
    await question.getByRole("button", { name: staffText.nb.leave.discard }).press("Enter");
    await expect(isNowhere).toBeVisible();
  }
  await follow(page, path);
  await expect(isNowhere).toHaveCount(0);
  await expect(page.locator("main:not(:has([data-loading], [aria-busy=true])) h1").first()).toBeVisible();
}

/** Goes where a link would. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
