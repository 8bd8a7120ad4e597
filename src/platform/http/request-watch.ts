import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import { findPage } from "#src/i18n/addresses.ts";
import { Problem, type ProblemKind } from "#src/platform/api/problem.ts";

export interface AnsweredRequest {
  path: string;
  status: number;
  milliseconds: number;
  problem: ProblemKind | undefined;
}

const slowMilliseconds = 1000;

/** Logs slow requests with the URL's pattern instead of the URL, because a URL may identify a message. */
export function watchRequests(
  log: Logger,
  observe: ((request: AnsweredRequest) => void) | undefined,
): MiddlewareHandler {
  return async (hono, next) => {
    const startedAt = performance.now();
    await next();
    const milliseconds = Math.round(performance.now() - startedAt);
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
