import type { Page } from "@playwright/test";
import type { RouteObject } from "react-router";
import { routes } from "#src/admin/routes.tsx";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Session } from "#src/admin/session.ts";
import type { Api } from "#src/cms/staff/api.ts";
import { staffText } from "#messages/staff";
import { expect } from "./test.ts";

interface StaffScreen {
  /** The path with id 1 for parameters, such as "/admin/message/1". */
  path: string;
  isForm: boolean;
}

/** Every screen inside the app's shell except a change-over, because the demo has no change-over. */
export const staffScreens: readonly StaffScreen[] = routes({} as Session, {} as Api)
  .filter(({ id }) => id === "shell")
  .flatMap((shell) => below(shell, ""))
  .filter(({ path }) => path.startsWith("/") && path !== staffAddresses.changeOver.replace(":id", "1"));

function below({ path = "", children = [], shouldRevalidate }: RouteObject, above: string): StaffScreen[] {
  const whole = path === "" || path.startsWith("/") || above === "" ? path || above : `${above}/${path}`;
  const own = { path: whole.replaceAll(/:\w+/g, "1"), isForm: shouldRevalidate !== undefined };
  return [...(path ? [own] : []), ...children.flatMap((child) => below(child, whole))];
}

/**
 * Opens a screen without reloading the app, and waits until the screen is shown. Discards unsaved text. First opens an
 * address without a screen, so that later checks can't find the previous screen.
 */
export async function goToScreen(page: Page, path: string): Promise<void> {
  const isNowhere = page.locator("main .plain-screen");
  const question = page.getByRole("alertdialog");
  // A search that was typed on the previous screen can still change the address once.
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

const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
