import { Hono } from "hono";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { Problem } from "#src/platform/api/problem.ts";
import { watchRequests, type AnsweredRequest } from "./request-watch.ts";

test("watchRequests() logs a request that takes a second, with its route instead of its address", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { base: null, timestamp: false },
    { write: (line: string) => lines.push(JSON.parse(line)) },
  );
  const observed: AnsweredRequest[] = [];
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  const app = new Hono();
  app.use(watchRequests(log, (request) => observed.push(request)));
  app.get("/api/v1/feedback/:id", () => {
    time += 1500;
    throw new Problem("not-found");
  });
  app.get("*", (hono) => {
    time += Number(hono.req.query("wait"));
    return hono.text("");
  });
  app.onError((error) => (error as Problem).toResponse());
  await app.request("/api/v1/feedback/7?search=anne");
  await app.request("/info/prices?wait=999");
  await app.request("/en/info/prices?wait=1000");
  expect(lines).toEqual([
    {
      level: pino.levels.values["warn"],
      method: "GET",
      route: "/api/v1/feedback/:id",
      status: 404,
      milliseconds: 1500,
      msg: "slow request",
    },
    expect.objectContaining({ route: "prices", status: 200, milliseconds: 1000 }),
  ]);
  expect(observed.map(({ path, status, problem }) => [path, status, problem])).toEqual([
    ["/api/v1/feedback/7", 404, "not-found"],
    ["/info/prices", 200, undefined],
    ["/en/info/prices", 200, undefined],
  ]);
});
