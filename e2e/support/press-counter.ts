import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { adminText } from "#messages/admin";
import { expect } from "./test.ts";

/* Counts the presses and fields of a task. bench/press-counts.json has the expected counts. */

/** Returns functions that press or fill controls and count these actions. */
export function countPresses(page: Page) {
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
    /** `position` is in pixels from the upper left corner. */
    pressAt: counted((on, position: { x: number; y: number }) => on.click({ position })),
    write: counted((on, text: string) => on.fill(text)),
    choose: counted((on, option: string) => on.selectOption(option)),
    /** Goes to a screen under «Mer», by the names of the rows that lead to it. */
    more: async (...names: [RegExp, ...RegExp[]]) => {
      count += 1 + names.length;
      await page.getByRole("link", { name: adminText.nb.more, exact: true }).click();
      for (const name of names) await page.locator(".place-links").getByRole("link", { name }).click();
    },
  };
}

/** Expects bench/press-counts.json to contain exactly these counts. @param when the name of the section */
export async function expectRecordedCounts(when: string, counts: Record<string, number>): Promise<void> {
  const recorded = JSON.parse(await readFile("bench/press-counts.json", "utf8")) as Record<string, unknown>;
  expect(recorded[when]).toEqual(counts);
}
