import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import { findPage } from "#src/i18n/addresses.ts";
import { Problem, type ProblemKind } from "#src/platform/api/problem.ts";

/** A request that the app has answered, without anything of its sender's. */
export interface AnsweredRequest {
  path: string;
  status: number;
  milliseconds: number;
  /** Undefined unless the answer is one. */
  problem: ProblemKind | undefined;
}

/** From how many milliseconds on a request is logged as slow. */
const slowMilliseconds = 1000;

/**
 * Logs slow requests, by the pattern of their address: an address itself may name a person's message.
 * @param observe is told of each request
 */
export function watchRequests(
  log: Logger,
  observe: ((request: AnsweredRequest) => void) | undefined,
): MiddlewareHandler {
  return async (hono, next) => {
    const begun = performance.now();
    await next();
    const milliseconds = Math.round(performance.now() - begun);
    const { method, path } = hono.req;
    const { status } = hono.res;
    const problem = hono.error instanceof Problem ? hono.error.kind : undefined;
    observe?.({ path, status, milliseconds, problem });
    if (milliseconds >= slowMilliseconds) {
      const route = findPage(path)?.name ?? routePath(hono);
      log.warn({ method, route, status, milliseconds }, "slow request");
    }
  };
}
