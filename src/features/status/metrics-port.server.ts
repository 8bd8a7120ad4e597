import { createServer } from "node:http";
import { Gauge, Registry } from "prom-client";
import { version } from "#package.json";
import { ConfigError } from "#src/platform/config.ts";
import type { Context } from "#src/platform/context.ts";
import { measureDatabase } from "#src/platform/database/measure.ts";
import type { RequestMetrics } from "#src/platform/http/request-metrics.ts";
import { findBackup, readChecks } from "./status.server.ts";

/** Serves all workers' Prometheus metrics to the operator. @param port 0 for a free port @throws `ConfigError` */
export async function openMetricsPort(
  context: Context,
  requests: Pick<RequestMetrics, "read">,
  port: number,
): Promise<{ port: number; close(): void }> {
  const site = createSiteMetrics(context);
  const answer = async () => `${await requests.read()}\n${await site.metrics()}`;
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end();
    answer().then(
      (text) => response.writeHead(200, { "Content-Type": site.contentType }).end(text),
      (error: unknown) => {
        context.log.error({ err: error }, "metrics could not be read");
        response.writeHead(503).end();
      },
    );
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", (error) =>
    reject(
      new ConfigError(`METRICS_PORT must be a free port on which the process may listen: ${error.message}`),
    ),
  );
  server.listen(port, context.config.host, resolve);
  await promise;
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function createSiteMetrics(context: Context): Registry {
  const registry = new Registry();
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `campsite_${name}`, help, labelNames, registers: [registry] });
  gauge("info", "The program's version", ["version"]).set({ version }, 1);
  const good = gauge("good", "1 when nobody has to act", ["check"]);
  const ages = gauge("age_seconds", "Seconds since a source answered, a camera sent or a job succeeded", [
    "check",
  ]);
  const backup = gauge(
    "backup_verified_timestamp_seconds",
    "Time of the last verified backup, in seconds since 1970",
  );
  const mail = gauge("mail_waiting", "Mail in the queue");
  const free = gauge("disk_free_bytes", "Free space on the disk of DATA_DIR");
  const database = gauge("database_bytes", "The size of the database");
  const processes = gauge("processes", "Processes of the site that run jobs, on all machines");
  const wait = gauge("database_answer_seconds", "Response time of the database to the last query");

  const read = async () => {
    const startedAt = performance.now();
    const { count } = await context.db
      .selectFrom("process")
      .select(({ fn }) => fn.countAll<number | string>().as("count"))
      .executeTakeFirstOrThrow();
    wait.set((performance.now() - startedAt) / 1000);
    processes.set(Number(count));
    database.set(await measureDatabase(context));
    // Removes the values of cameras and jobs that no longer exist.
    for (const each of [good, ages]) each.reset();
    const checks = await readChecks(context);
    const verifiedAt = findBackup(checks)?.succeededAt;
    if (verifiedAt) backup.set(Temporal.Instant.from(verifiedAt).epochMilliseconds / 1000);
    for (const check of checks) {
      const name = "name" in check ? `${check.of} ${check.name}` : check.of;
      good.set({ check: name }, check.isGood ? 1 : 0);
      if (check.of === "mail") mail.set(check.waiting);
      if (check.of === "disk") free.set(check.free);
      const last =
        check.of === "source"
          ? check.answeredAt
          : check.of === "job"
            ? check.succeededAt
            : "sentAt" in check
              ? check.sentAt
              : null;
      if (last) ages.set({ check: name }, context.now().since(Temporal.Instant.from(last)).total("seconds"));
    }
  };
  const metrics = registry.metrics.bind(registry);
  return Object.assign(registry, { metrics: () => read().then(metrics) });
}
