import { createServer, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { Hono, type Context } from "hono";
import { calculateSun } from "#src/features/weather/sun.ts";
import { madeUpStep, stepTimes } from "./made-up-weather.ts";

interface Received {
  /** Path and query. */
  target: string;
  headers: Headers;
}

export interface MetStandIn {
  fetch(request: Request): Promise<Response>;
  /** What was asked for, the oldest first; not the faults' own address. */
  received: Received[];
  /** What goes wrong from now on. */
  fault: Fault | undefined;
}

interface Options {
  now?: () => Temporal.Instant;
  seed?: number;
}

/**
 * A stand-in of MET Norway's Locationforecast 2.0 and Sunrise 3.0 with made-up weather, which follows MET's rules:
 * a new forecast each hour, valid for 30 minutes, 304 for those who have it, 403 for those who don't say who they are
 * or ask with five decimals.
 * `?fault=429` makes one request go wrong, a request to /fault/429 all that follow, one to /fault/none none.
 */
export function createMetStandIn({ now = () => Temporal.Now.instant(), seed = 1 }: Options = {}): MetStandIn {
  const app = new Hono();
  const standIn: MetStandIn = {
    fetch: async (request) => app.fetch(request),
    received: [],
    fault: undefined,
  };

  app.get("/fault/:name", (hono) => {
    const name = hono.req.param("name");
    standIn.fault = faults.find((fault) => fault === name);
    return hono.text(`fault: ${standIn.fault ?? "none"}. There are ${faults.join(", ")}, none.\n`);
  });

  app.use("/weatherapi/*", async (hono, next) => {
    const { pathname, search } = new URL(hono.req.url);
    standIn.received.push({ target: pathname + search, headers: hono.req.raw.headers });
    if (/^(node|undici|)$/.test(hono.req.header("user-agent") ?? "") || /\.\d{5}/.test(search))
      return hono.text("Forbidden", 403);
    const fault = faults.find((each) => each === hono.req.query("fault")) ?? standIn.fault;
    return fault && fault !== "203" ? goWrong(fault) : next().then(() => undefined);
  });

  app.get("/weatherapi/locationforecast/2.0/compact", (hono) => {
    const hour = now().round({ smallestUnit: "hour", roundingMode: "floor" });
    const status = (hono.req.query("fault") ?? standIn.fault) === "203" ? 203 : 200;
    return answer(hono, forecast(place(hono), hour, seed), { now: now(), changed: hour, status });
  });

  app.get("/weatherapi/sunrise/3.0/sun", (hono) => {
    const { date = "", offset = "+00:00" } = hono.req.query();
    const changed = Temporal.Instant.from(`${date}T00:00:00Z`);
    return answer(hono, sun(place(hono), Temporal.PlainDate.from(date), offset), {
      now: now(),
      changed,
      status: 200,
    });
  });
  return standIn;
}

/** Serves a stand-in on this machine; port 0 takes a free one. */
export function serveMetStandIn(standIn: MetStandIn, port = 0): Promise<Server> {
  const server = createServer(getRequestListener(standIn.fetch, { overrideGlobalObjects: false }));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

function place(hono: Context) {
  return { latitude: Number(hono.req.query("lat")), longitude: Number(hono.req.query("lon")) };
}

function forecast(
  { latitude, longitude }: ReturnType<typeof place>,
  hour: Temporal.Instant,
  seed: number,
): object {
  const times = stepTimes(hour);
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: [longitude, latitude, 10] },
    properties: {
      meta: {
        updated_at: hour.toString(),
        units: {
          air_temperature: "celsius",
          precipitation_amount: "mm",
          wind_from_direction: "degrees",
          wind_speed: "m/s",
        },
      },
      timeseries: times.map((time, index) =>
        madeUpStep(
          time,
          seed,
          { latitude, longitude },
          { isHourly: index < 60, isLast: index === times.length - 1 },
        ),
      ),
    },
  };
}

function sun(at: ReturnType<typeof place>, date: Temporal.PlainDate, offset: string): object {
  const { sunrise, sunset, isUpAtNoon } = calculateSun(date, at);
  const time = (instant: Temporal.Instant | undefined) =>
    instant?.toZonedDateTimeISO(offset).toString({ smallestUnit: "minute", timeZoneName: "never" }) ?? null;
  return {
    type: "Feature",
    properties: {
      body: "Sun",
      sunrise: { time: time(sunrise) },
      sunset: { time: time(sunset) },
      solarnoon: { visible: isUpAtNoon },
    },
  };
}

function answer(
  hono: Context,
  body: object,
  { now, changed, status }: { now: Temporal.Instant; changed: Temporal.Instant; status: number },
): Response {
  const httpDate = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds).toUTCString();
  const headers = {
    Date: httpDate(now),
    Expires: httpDate(now.add({ minutes: 30 })),
    "Last-Modified": httpDate(changed),
    "Content-Type": "application/json",
  };
  if (hono.req.header("if-modified-since") === headers["Last-Modified"])
    return new Response(null, { status: 304, headers });
  const text = JSON.stringify(body);
  const takesGzip = /\bgzip\b/.test(hono.req.header("accept-encoding") ?? "");
  return takesGzip
    ? new Response(gzipSync(text), { status, headers: { ...headers, "Content-Encoding": "gzip" } })
    : new Response(text, { status, headers });
}

/** What can go wrong with a service, on purpose: a status code, or one of these. */
export const faults = [
  "429",
  "403",
  "422",
  "500",
  "203",
  "slow",
  "hang",
  "nonsense",
  "holes",
  "huge",
  "redirect",
] as const;
type Fault = (typeof faults)[number];

/** The answer of a service with a fault. */
function goWrong(fault: Exclude<Fault, "203">): Response | Promise<Response> {
  switch (fault) {
    case "slow":
      return new Promise((resolve) => setTimeout(resolve, 20_000, new Response("{}")).unref());
    case "hang":
      return new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('{"type":')),
        }),
      );
    case "nonsense":
      return new Response("<!doctype html><title>Down for maintenance</title>", {
        headers: { "Content-Type": "text/html" },
      });
    case "holes":
      return Response.json({
        properties: { timeseries: [null, 7, { time: "soon" }, { time: 12, data: { instant: null } }, {}] },
      });
    case "huge":
      // 100 MB in as many members, which gzip allows: quickly made, and small on the way.
      return new Response(Buffer.concat(Array<Buffer>(100).fill(gzipSync(Buffer.alloc(1024 * 1024, " ")))), {
        headers: { "Content-Encoding": "gzip" },
      });
    case "redirect":
      return new Response(null, { status: 302, headers: { Location: "/weatherapi/elsewhere" } });
    default:
      return new Response("No", {
        status: Number(fault),
        ...(fault === "429" && { headers: { "Retry-After": "60" } }),
      });
  }
}
