import { generatePath, type LoaderFunctionArgs } from "react-router";
import { ApiError, isGone, NoAnswerError } from "#src/cms/staff/api.ts";

type Failure = ApiError | NoAnswerError;
export type Load<Data> = (args: LoaderFunctionArgs) => Promise<Data>;

const failures = new WeakMap<object, Failure>();

/** Returns the failure of the last reload, or undefined after a success. After a failure the data is old. */
export function failureOf(data: unknown): Failure | undefined {
  return typeof data === "object" && data !== null ? failures.get(data) : undefined;
}

/** True for a temporary error. Removed data and missing access are permanent errors. */
const isTemporary = (error: unknown): error is Failure =>
  error instanceof NoAnswerError || (error instanceof ApiError && error.status !== 403 && !isGone(error));

/**
 * Makes a loader return its earlier data when loading fails temporarily.
 * @param path the route's path, such as "/admin/history/:id"; earlier data is returned only for the same address
 * @param listOf returns a text that identifies the list at a URL of this route
 */
export function withOldData<Data extends object>(
  path: string,
  load: Load<Data>,
  listOf: (url: URL) => string = () => "",
): Load<Data> {
  let last: { list: string; data: Data } | undefined;
  return async (args) => {
    const list = generatePath(path, args.params) + listOf(new URL(args.request.url));
    try {
      const data = await load(args);
      last = { list, data };
      return data;
    } catch (error) {
      if (last?.list !== list || !isTemporary(error)) throw error;
      failures.set(last.data, error);
      return last.data;
    }
  };
}
