import { ApiError } from "#src/ui/staff/api.ts";

/** The adding of a new resource, which may have to be asked for more than once. */
export interface Adding<Values> {
  /** Stands for the thing: asked for again with the same key it is added once. */
  key: string;
  /** What has been sent without an answer yet: it may have been added. */
  sent?: Values;
}

export const newAdding = (): Adding<never> => ({ key: crypto.randomUUID() });

/** Whether an error says that nothing has been added; without an answer, or with a fault of the server's, it may have. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

/** The resource that was added with the key when something else was sent with it. */
export function addedBefore(error: unknown): unknown {
  return error instanceof ApiError && error.kind === "key-reused" ? error.current : undefined;
}
