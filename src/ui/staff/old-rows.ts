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
 */
export function keepingOldRows<Data>(
  load: (args: LoaderFunctionArgs) => Promise<Data>,
): (args: LoaderFunctionArgs) => Promise<Rows<Data>> {
  let last: { data: Data } | undefined;
  return async (args) => {
    try {
      last = { data: await load(args) };
      return last;
    } catch (error) {
      if (last && (error instanceof ApiError || error instanceof NoAnswerError))
        return { ...last, failure: error };
      throw error;
    }
  };
}
