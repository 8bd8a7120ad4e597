import type { Context } from "#src/platform/context.ts";
import cluster from "node:cluster";
import { AggregatorRegistry, collectDefaultMetrics, Counter, Histogram, register } from "prom-client";
import { apiBase } from "#src/platform/api/api.ts";
import type { AnsweredRequest } from "#src/platform/http/request-watch.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    openMetrics?: (
      context: Context,
      requests: Pick<RequestMetrics, "read">,
      port: number,
    ) => Promise<{ port: number; close(): void }>;
  }
}

/** The kind of a request by the beginning of its path. Any other path is a page. */
const kinds: readonly (readonly [beginning: string, kind: string])[] = [
  [`${apiBase}/file/upload`, "upload"],
  [`${apiBase}/documents/file`, "upload"],
  [`${apiBase}/plan/ground`, "upload"],
  ["/api/", "api"],
  ["/assets/", "asset"],
  ["/data/", "file"],
  ["/admin", "staff"],
  ["/healthz", "health"],
  ["/readyz", "health"],
];

export interface RequestMetrics {
  observe(request: AnsweredRequest): void;
  observeReady(target: string): void;
  read(): Promise<string>;
}

export function createRequestMetrics(): RequestMetrics {
  const requests = new Counter({
    name: "campsite_requests_total",
    help: "Requests whose response was generated",
    labelNames: ["kind", "status"] as const,
  });
  const durations = new Histogram({
    name: "campsite_request_seconds",
    help: "Time to generate the response",
    labelNames: ["kind"] as const,
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
  });
  const ready = new Counter({
    name: "campsite_ready_answers_total",
    help: "Requests answered from the page cache or with a built file",
    labelNames: ["kind"] as const,
  });
  const problems = new Counter({
    name: "campsite_problems_total",
    help: "Responses with a problem, such as storage-unavailable or database-unavailable",
    labelNames: ["problem"] as const,
  });
  // In the primary, the registry collects the metrics of all workers.
  const aggregator = new AggregatorRegistry();
  const isPrimaryOfWorkers = () => cluster.isPrimary && Object.keys(cluster.workers ?? {}).length > 0;
  collectDefaultMetrics();
  return {
    observe({ path, status, milliseconds, problem }) {
      const kind = kindOf(path);
      requests.inc({ kind, status });
      durations.observe({ kind }, milliseconds / 1000);
      if (problem) problems.inc({ problem });
    },
    observeReady: (target) => ready.inc({ kind: kindOf(target) }),
    read: () => (isPrimaryOfWorkers() ? aggregator.clusterMetrics() : register.metrics()),
  };
}

const kindOf = (target: string): string =>
  kinds.find(([beginning]) => target.startsWith(beginning))?.[1] ?? "page";
