import { expect, test } from "vitest";
import { revalidateWithForm, shouldRevalidateForm, markUnsaved } from "./revalidation.ts";

/** True when a navigation to this path would reload the open form. */
const isFetched = (path: string) =>
  shouldRevalidateForm({
    currentUrl: new URL("https://camping.example/admin/faq/3"),
    nextUrl: new URL(path, "https://camping.example"),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  });

test("a navigation within a form doesn't reload the form, but `revalidateWithForm()` reloads it if nothing is unsaved", async () => {
  expect(isFetched("/admin/faq/3")).toBe(false);
  expect(isFetched("/admin/faq/3#question")).toBe(false);
  expect(isFetched("/admin/faq/4")).toBe(true);
  expect(isFetched("/admin/faq/3?copy=4")).toBe(true);
  await revalidateWithForm(async () => expect(isFetched("/admin/faq/3")).toBe(true));
  const unmark = markUnsaved();
  await revalidateWithForm(async () => expect(isFetched("/admin/faq/3")).toBe(false));
  unmark();
  await revalidateWithForm(async () => expect(isFetched("/admin/faq/3")).toBe(true));
  await expect(revalidateWithForm(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(isFetched("/admin/faq/3")).toBe(false);
});
