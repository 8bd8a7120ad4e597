import { describe, expect, test } from "vitest";
import { createDatabase } from "#test/support/databases.ts";
import { startServer } from "#test/support/server.ts";

describe.each([1, 2])("the metrics of a site with %i serving processes", (workers) => {
  test("count all requests by kind and include mail, jobs and the database", async () => {
    await using place = await createDatabase("SQLite");
    await using server = startServer({
      DATA_DIR: place.dataDir,
      SEED_DEMO: "false",
      METRICS_PORT: "0",
      WORKERS: String(workers),
    });
    const origin = await server.origin;
    const { port } = server.log.find(({ msg }) => msg === "metrics are at /metrics")!;
    const metrics = async () => (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
    // Each request has its own connection, so that every worker gets some requests.
    const get = async (path: string) => {
      const response = await fetch(origin + path, { headers: { connection: "close" }, redirect: "manual" });
      await response.arrayBuffer();
    };
    const secret = "anne@example.org";
    for (let round = 0; round < 10; round++) await get("/info/prices");
    await Promise.all(
      ["/api/v1/feedback/7", "/api/v1/sun", "/api/v1/no", `/nowhere/${secret}/page?q=${secret}`].map(get),
    );
    await expect.poll(metrics).toMatch(/campsite_good\{check="job retention"\} 1/);
    const text = await metrics();
    const total = (name: string, kind: string) =>
      [...text.matchAll(new RegExp(`^campsite_${name}\\{kind="${kind}".*\\} (\\d+)$`, "gm"))].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      );
    // The server sends cached answers without the app.
    expect(total("requests_total", "page") + total("ready_answers_total", "page")).toBe(11);
    expect(total("ready_answers_total", "page")).toBeGreaterThan(0);
    expect(text).toMatch(/campsite_requests_total\{kind="api",status="401"\} 1/);
    expect(text).toMatch(/campsite_problems_total\{problem="not-found"\} 1/);
    expect(text).toMatch(/campsite_request_seconds_count\{kind="api"\} 3/);
    for (const name of [
      "campsite_mail_waiting 0",
      'campsite_info{version="',
      'campsite_age_seconds{check="job retention"}',
      "campsite_processes 1",
      "campsite_database_answer_seconds",
      "campsite_database_bytes",
      "campsite_disk_free_bytes",
      "process_resident_memory_bytes",
      "nodejs_eventloop_lag_p99_seconds",
    ])
      expect(text).toContain(name);
    expect(text).not.toContain("anne");
    const names = text.match(/^# TYPE \S+/gm)!;
    expect(new Set(names).size).toBe(names.length);
    expect(await (await fetch(`${origin}/metrics`)).text()).not.toContain("campsite_requests");
    server.signal("SIGTERM");
    expect(await server.ended).toMatchObject({ code: 0 });
  });
});
