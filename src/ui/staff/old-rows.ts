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
  let last: { of: string; data: Data } | undefined;
  return async (args) => {
    const of = listOf(args.request.url);
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

/** The list that an address asks for, whatever of it: another thing's history is another list. */
function listOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  searchParams.delete("show");
  return `${pathname}?${searchParams.toString()}`;
}
