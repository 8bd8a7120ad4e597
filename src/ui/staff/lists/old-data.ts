import { generatePath, type LoaderFunctionArgs } from "react-router";
import { ApiError, isGone, NoAnswerError } from "#src/ui/staff/api.ts";

type Failure = ApiError | NoAnswerError;
export type Load<Data> = (args: LoaderFunctionArgs) => Promise<Data>;

const failures = new WeakMap<object, Failure>();

/** Why what a loader gave may be old: it couldn't be had again. */
export function failureOf(data: unknown): Failure | undefined {
  return typeof data === "object" && data !== null ? failures.get(data) : undefined;
}

/** What is no longer there, or no longer for this person, isn't kept. */
const isPassing = (error: unknown): error is Failure =>
  error instanceof NoAnswerError || (error instanceof ApiError && error.status !== 403 && !isGone(error));

/**
 * A loader that gives what it gave before when that can't be had again: only the first time there is nothing to show
 * instead.
 * @param path the route's, as "/admin/history/:id"; what one of its addresses shows can't stand for another's
 * @param listOf the same of what stands behind the path
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
