import { ApiError } from "#src/cms/staff/api.ts";

export interface PendingAdd<Values> {
  /** The idempotency key. Several requests with the same key add one resource. */
  key: string;
  /** The values of a request that has no response yet. The resource may have been added. */
  sent?: Values;
}

export const createPendingAdd = (): PendingAdd<never> => ({ key: crypto.randomUUID() });

/** True when the request has added nothing. A server error or a lost response leaves this uncertain. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status < 500;

/** Returns the resource that an earlier request with the same key and other values has added. */
export function addedBefore(error: unknown): unknown {
  return error instanceof ApiError && error.kind === "key-reused" ? error.current : undefined;
}
