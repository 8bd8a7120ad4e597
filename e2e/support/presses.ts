import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { adminText } from "#messages/admin";
import { expect } from "./journey.ts";

/*
 * How many presses and fields a task takes: README tells the figures.
 */

/** What somebody does on the screen, each counted as one. */
export function counting(page: Page) {
  let count = 0;
  const counted =
    <Parameters extends unknown[]>(act: (on: Locator, ...parameters: Parameters) => Promise<unknown>) =>
    (on: Locator, ...parameters: Parameters) => {
      count++;
      return act(on, ...parameters);
    };
  return {
    count: () => count,
    press: counted((on) => on.click()),
    /** In pixels from its upper left corner. */
    pressAt: counted((on, position: { x: number; y: number }) => on.click({ position })),
    write: counted((on, text: string) => on.fill(text)),
    choose: counted((on, option: string) => on.selectOption(option)),
    more: async (name: string) => {
      count += 2;
      await page.getByRole("button", { name: adminText.nb.more }).click();
      await page.getByRole("menuitem", { name, exact: true }).click();
    },
  };
}

/** Expects README to tell the tasks with their counts, in this order. */
export async function expectInReadme(counts: Record<string, number>): Promise<void> {
  const readme = await readFile("README.md", "utf8");
  const told = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  expect(readme.replaceAll(/\s+/g, " ")).toContain(told.join(" · "));
}
