import { ApiError } from "#src/ui/staff/api.ts";

/** The adding of a new resource, which may take several requests. */
export interface Adding<Values> {
  /** The key of the request: several requests with the same key add one resource. */
  key: string;
  /** What was sent without an answer so far: it may have been added. */
  sent?: Values;
}

export const newAdding = (): Adding<never> => ({ key: crypto.randomUUID() });

/**
 * Whether an error means that nothing was added. Without an answer, or after a fault of the server, it may have been.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** The resource that was added with this key, when the key was sent again with other values. */
export function addedBefore(error: unknown): unknown {
  return error instanceof ApiError && error.kind === "key-reused" ? error.current : undefined;
}
