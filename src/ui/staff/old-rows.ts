import type { LoaderFunctionArgs } from "react-router";
import { ApiError, NoAnswerError } from "./api.ts";

/** What a list shows, and why that may be old. */
export interface Rows<Data> {
  data: Data;
  failure?: ApiError | NoAnswerError;
}

/**
 * A list's loader that keeps the rows there were when they can't be fetched again: only the first time there is nothing
 * to show instead.
 * @param listOf what an address asks for, where rows of one thing can't stand for another's
 */
export function keepingOldRows<Data>(
  load: (args: LoaderFunctionArgs) => Promise<Data>,
  listOf: (url: URL) => string | false = () => false,
): (args: LoaderFunctionArgs) => Promise<Rows<Data>> {
  let last: { of: string | false; data: Data } | undefined;
  return async (args) => {
    const of = listOf(new URL(args.request.url));
    try {
      last = { of, data: await load(args) };
      return last;
    } catch (error) {
      if (last?.of === of && (error instanceof ApiError || error instanceof NoAnswerError))
        return { ...last, failure: error };
      throw error;
    }
  };
}
