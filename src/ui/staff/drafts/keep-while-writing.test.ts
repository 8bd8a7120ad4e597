import { expect, test } from "vitest";
import { revalidateWithForm, keepWhileWriting, markUnsaved } from "./keep-while-writing.ts";

/** Whether the form that is open would be fetched when this address is gone to. */
const isFetched = (path: string) =>
  keepWhileWriting({
    currentUrl: new URL("https://camping.example/admin/faq/3"),
    nextUrl: new URL(path, "https://camping.example"),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  });

test("an open form isn't fetched again, until another is opened or it was changed from elsewhere with nothing unsaved", async () => {
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
