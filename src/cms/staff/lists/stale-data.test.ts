import type { LoaderFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { ApiError, NoAnswerError } from "#src/cms/staff/api.ts";
import { failureOf, withOldData } from "./stale-data.ts";

const at = (url: string, params: Record<string, string> = {}) =>
  ({ params, request: new Request(new URL(url, "https://camp.example")) }) as unknown as LoaderFunctionArgs;

/** Creates a loader whose next result the test sets. */
function createLoader() {
  let next: object | Error = {};
  const load = withOldData(
    "/admin/news",
    async () => {
      if (next instanceof Error) throw next;
      return next;
    },
    (url) => url.searchParams.get("state") ?? "",
  );
  return { load, answer: (with_: object | Error) => (next = with_) };
}

test.each([
  new NoAnswerError("none"),
  ...[401, 409, 413, 429, 500, 503].map((status) => new ApiError(status)),
])("a list keeps its data, marked as old, when a reload fails: %s", async (failure) => {
  const { load, answer } = createLoader();
  const rows = { rows: [1, 2] };
  answer(rows);
  expect(failureOf(await load(at("/admin/news")))).toBeUndefined();
  answer(failure);
  const kept = await load(at("/admin/news"));
  expect(kept).toBe(rows);
  expect(failureOf(kept)).toBe(failure);
  answer({ rows: [3] });
  expect(await load(at("/admin/news"))).toEqual({ rows: [3] });
});

test("earlier data isn't shown when the data is removed or forbidden, or for another list", async () => {
  const { load, answer } = createLoader();
  answer({ rows: [1] });
  await load(at("/admin/news"));
  for (const status of [403, 404]) {
    answer(new ApiError(status));
    await expect(load(at("/admin/news"))).rejects.toMatchObject({ status });
  }
  answer(new ApiError(500));
  await expect(load(at("/admin/news?state=draft"))).rejects.toMatchObject({ status: 500 });
});
