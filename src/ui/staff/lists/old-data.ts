import { generatePath, type LoaderFunctionArgs } from "react-router";
import { ApiError, isGone, NoAnswerError } from "#src/ui/staff/api.ts";

type Failure = ApiError | NoAnswerError;
export type Load<Data> = (args: LoaderFunctionArgs) => Promise<Data>;

const failures = new WeakMap<object, Failure>();

/** Why a loader's data may be old: it couldn't be loaded again. */
export function failureOf(data: unknown): Failure | undefined {
  return typeof data === "object" && data !== null ? failures.get(data) : undefined;
}

/** Whether an error may pass. It doesn't when the data is gone, or when this person may no longer see it. */
const isPassing = (error: unknown): error is Failure =>
  error instanceof NoAnswerError || (error instanceof ApiError && error.status !== 403 && !isGone(error));

/**
 * Makes a loader return its earlier data when loading fails for a reason that may pass.
 * @param path the route's path, as "/admin/history/:id"; data of one of its addresses never stands in for another's
 * @param listOf the part of the address after the path that also decides what is loaded
 */
export function keepingOld<Data extends object>(
  path: string,
  load: Load<Data>,
  listOf: (url: URL) => string = () => "",
): Load<Data> {
  let last: { of: string; data: Data } | undefined;
  return async (args) => {
    const of = generatePath(path, args.params) + listOf(new URL(args.request.url));
    try {
      const data = await load(args);
      last = { of, data };
      return data;
    } catch (error) {
      if (last?.of !== of || !isPassing(error)) throw error;
      failures.set(last.data, error);
      return last.data;
    }
  };
}
