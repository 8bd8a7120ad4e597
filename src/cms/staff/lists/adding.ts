import { ApiError } from "#src/cms/staff/api.ts";

export interface PendingAdd<Values> {
  /** The idempotency key. Several requests with the same key add only one resource. */
  key: string;
  /** The values of a request without a response so far. The resource may have been added. */
  sent?: Values;
}

export const createPendingAdd = (): PendingAdd<never> => ({ key: crypto.randomUUID() });

/** True when the request has added nothing. Without a response or after a server error, this isn't certain. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** Returns the resource that an earlier request added, when its key was reused with other values. */
export function addedBefore(error: unknown): unknown {
  return error instanceof ApiError && error.kind === "key-reused" ? error.current : undefined;
}
