import cluster from "node:cluster";
import { AggregatorRegistry, collectDefaultMetrics, Counter, Histogram, register } from "prom-client";
import { apiBase } from "#src/platform/api/api.ts";
import type { AnsweredRequest } from "#src/platform/http/request-watch.ts";

/*
 * What a process that serves measures, for Prometheus: requests, and the process itself. Loaded only with METRICS_PORT.
 */

/** The kinds of request, by how their address begins; any other is a page. No label has more values than these. */
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
  /** Counts a request that the app has answered. */
  observe(request: AnsweredRequest): void;
  /** Counts a request that was answered with what was ready. @param target its path, perhaps with a query */
  observeReady(target: string): void;
  /** What was measured: by all workers together, or by this one process. */
  read(): Promise<string>;
}

export function createRequestMetrics(): RequestMetrics {
  const requests = new Counter({
    name: "campsite_requests_total",
    help: "Requests that an answer was made for",
    labelNames: ["kind", "status"] as const,
  });
  const durations = new Histogram({
    name: "campsite_request_seconds",
    help: "How long making the answer took",
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
    help: "Answers that are problems, as storage-unavailable or database-unavailable",
    labelNames: ["problem"] as const,
  });
  // In a worker it answers the primary's questions, in the primary it asks them.
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
