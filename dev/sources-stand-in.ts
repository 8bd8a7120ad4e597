import { createServer, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { Hono, type Context } from "hono";
import { calculateSun } from "#src/campsite/view/sun.ts";
import { days, type Day } from "./days.ts";
import { madeUpDepartures, madeUpStops } from "./made-up-departures.ts";
import { madeUpSea, madeUpWaterLevel } from "./made-up-sea.ts";
import { madeUpWarnings } from "./made-up-warnings.ts";
import { madeUpNowcast, madeUpStep, stepTimes, type WeatherSeed } from "./made-up-weather.ts";

interface Received {
  target: string;
  body: string;
  headers: Headers;
}

export interface SourcesStandIn {
  fetch(request: Request): Promise<Response>;
  /** The latest requests for data, oldest first. */
  received: Received[];
  fault: Fault | undefined;
  /** The kind of day. Setting it publishes new data at once. */
  day: Day;
}

interface Options {
  now?: () => Temporal.Instant;
  seed?: number;
  day?: Day;
}

/** The maximum number of stored requests. A demo can run for weeks. */
const maxReceivedRequests = 1000;

/** The sea is south of this latitude. */
const shore = 58.98;

/**
 * Creates a stand-in of MET Norway's and Entur's services, with made-up weather, warnings, sea and departures. The
 * stand-in follows the rules of the services:
 * - A forecast is new each hour and valid for 30 minutes. An unchanged forecast gives 304.
 * - A request without identification gives 403. A request with five decimals in a coordinate also gives 403.
 *
 * `?fault=429` makes one request fail. After a request to /fault/429, all requests fail until a request to /fault/none.
 * A request to /day/storm changes the kind of day.
 */
export function createSourcesStandIn({
  now = () => Temporal.Now.instant(),
  seed = 1,
  day = "usual",
}: Options = {}): SourcesStandIn {
  const app = new Hono();
  let dayBegan: Temporal.Instant | undefined;
  const standIn: SourcesStandIn = {
    fetch: async (request) => app.fetch(request),
    received: [],
    fault: undefined,
    get day() {
      return day;
    },
    set day(next) {
      day = next;
      dayBegan = now();
    },
  };
  /** Returns the time of the last change of the data. @param minutes the interval between changes */
  const lastChange = (minutes = 60) => {
    // With the fault "wrong-place", the data always counts as changed, so that the response is never 304.
    if (standIn.fault === "wrong-place") return now();
    const regular = now().round({
      smallestUnit: "minute",
      roundingIncrement: minutes,
      roundingMode: "floor",
    });
    return dayBegan && Temporal.Instant.compare(dayBegan, regular) > 0 ? dayBegan : regular;
  };

  app.get("/fault/:name", (hono) => {
    const name = hono.req.param("name");
    standIn.fault = faults.find((fault) => fault === name);
    return hono.text(`fault: ${standIn.fault ?? "none"}. There are ${faults.join(", ")}, none.\n`);
  });

  app.get("/day/:name", (hono) => {
    standIn.day = days.find((each) => each === hono.req.param("name")) ?? "usual";
    return hono.text(`day: ${day}. There are ${days.join(", ")}.\n`);
  });

  app.on(["GET", "POST"], ["/weatherapi/*", "/journey-planner/*", "/geocoder/*"], async (hono, next) => {
    const { pathname, search } = new URL(hono.req.url);
    standIn.received.push({
      target: pathname + search,
      body: await hono.req.text(),
      headers: hono.req.raw.headers,
    });
    if (standIn.received.length > maxReceivedRequests) standIn.received.shift();
    const isMet = pathname.startsWith("/weatherapi/");
    const isNamed = isMet
      ? !/^(node|undici|)$/.test(hono.req.header("user-agent") ?? "")
      : /^\w+-\w/.test(hono.req.header("et-client-name") ?? "");
    if (!isNamed || /\.\d{5}/.test(search)) return hono.text("Forbidden", 403);
    const fault = faults.find((each) => each === hono.req.query("fault")) ?? standIn.fault;
    if (fault && !faultsAfterResponse.has(fault)) return faultyResponse(fault);
    await next();
    if (fault === "203") hono.res = new Response(hono.res.body, { status: 203, headers: hono.res.headers });
    if (fault === "truncated") {
      const headers = new Headers(hono.res.headers);
      headers.delete("content-encoding");
      hono.res = new Response('{"type":"Feature","properties":{"timeseries":[{"ti', { headers });
    }
  });

  const placeOf = (hono: Context) => {
    const elsewhere = (hono.req.query("fault") ?? standIn.fault) === "wrong-place" ? 5 : 0;
    return { latitude: Number(hono.req.query("lat")) + elsewhere, longitude: Number(hono.req.query("lon")) };
  };
  const isAtSea = (hono: Context) => Number(hono.req.query("lat")) < shore;

  app.get("/weatherapi/locationforecast/2.0/compact", (hono) => {
    const changed = lastChange();
    const hour = changed.round({ smallestUnit: "hour", roundingMode: "floor" });
    return answer(hono, forecast(placeOf(hono), hour, { seed, day }), { now: now(), changed });
  });

  app.get("/weatherapi/nowcast/2.0/complete", (hono) => {
    const { latitude, longitude } = placeOf(hono);
    const body = madeUpNowcast(now(), { seed, day }, [longitude, latitude]);
    return answer(hono, body, { now: now(), changed: lastChange(5), minutes: 5 });
  });

  app.get("/weatherapi/metalerts/2.0/current.json", (hono) => {
    const lang = hono.req.query("lang") ?? "no";
    const asked = { now: now(), day, isAtSea: isAtSea(hono), lang, ...placeOf(hono) };
    return answer(hono, madeUpWarnings(asked), { now: now(), changed: lastChange(), minutes: 5 });
  });

  app.get("/weatherapi/oceanforecast/2.0/complete", (hono) => {
    if (!isAtSea(hono)) return hono.text("The point isn't in the sea", 422);
    const { latitude, longitude } = placeOf(hono);
    return answer(hono, madeUpSea(now(), day, [longitude, latitude]), { now: now(), changed: lastChange() });
  });

  app.get("/weatherapi/tidalwater/1.1/", (hono) => {
    const isElsewhere = (hono.req.query("fault") ?? standIn.fault) === "wrong-place";
    const harbour = isElsewhere ? "bergen" : (hono.req.query("harbor") ?? "");
    const changed = lastChange();
    return answer(hono, madeUpWaterLevel(changed, day, harbour), { now: now(), changed });
  });

  app.get("/weatherapi/sunrise/3.0/sun", (hono) => {
    const { date = "", offset = "+00:00" } = hono.req.query();
    const changed = Temporal.Instant.from(`${date}T00:00:00Z`);
    const body = sun(placeOf(hono), Temporal.PlainDate.from(date), offset);
    return answer(hono, body, { now: now(), changed });
  });

  const faultOf = (hono: Context) => hono.req.query("fault") ?? standIn.fault;
  app.post("/journey-planner/v3/graphql", async (hono) => {
    // GraphQL reports failures with the status 200.
    if (faultOf(hono) === "errors")
      return hono.json({ errors: [{ message: "Exception while fetching data" }] });
    const { variables } = JSON.parse(standIn.received.at(-1)!.body) as { variables: { ids: string[] } };
    const body = madeUpDepartures(variables.ids, now(), faultOf(hono) === "empty" ? "empty" : day);
    const [elsewhere] = faultOf(hono) === "wrong-place" ? ["NSR:StopPlace:900999"] : [];
    return hono.body(JSON.stringify(body).replace(variables.ids[0]!, elsewhere ?? variables.ids[0]!), 200, {
      "Content-Type": "application/json",
    });
  });

  app.get("/geocoder/v3/:how", (hono) => hono.json(madeUpStops(hono.req.query("q") ?? "")));
  return standIn;
}

/** Serves a stand-in on this machine. Port 0 chooses a free port. */
export function serveSourcesStandIn(standIn: SourcesStandIn, port = 0): Promise<Server> {
  const server = createServer(getRequestListener(standIn.fetch, { overrideGlobalObjects: false }));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

interface Place {
  latitude: number;
  longitude: number;
}

function forecast({ latitude, longitude }: Place, hour: Temporal.Instant, made: WeatherSeed): object {
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
          made,
          { latitude, longitude },
          { isHourly: index < 60, isLast: index === times.length - 1 },
        ),
      ),
    },
  };
}

function sun(at: Place, date: Temporal.PlainDate, offset: string): object {
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

/** Returns a JSON or text response that is valid for a number of minutes, or 304 for unchanged data. */
function answer(
  hono: Context,
  body: object | string,
  { now, changed, minutes = 30 }: { now: Temporal.Instant; changed: Temporal.Instant; minutes?: number },
): Response {
  const httpDate = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds).toUTCString();
  const isText = typeof body === "string";
  const headers = {
    Date: httpDate(now),
    Expires: httpDate(now.add({ minutes })),
    "Last-Modified": httpDate(changed),
    "Content-Type": isText ? "text/plain" : "application/json",
  };
  if (hono.req.header("if-modified-since") === headers["Last-Modified"])
    return new Response(null, { status: 304, headers });
  const text = isText ? body : JSON.stringify(body);
  const takesGzip = /\bgzip\b/.test(hono.req.header("accept-encoding") ?? "");
  return takesGzip
    ? new Response(gzipSync(text), { headers: { ...headers, "Content-Encoding": "gzip" } })
    : new Response(text, { headers });
}

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
  "truncated",
  "wrong-place",
  "errors",
  "empty",
] as const;
type Fault = (typeof faults)[number];

const faultsAfterResponse = new Set<Fault>(["203", "truncated", "wrong-place", "errors", "empty"]);

function faultyResponse(fault: Fault): Response | Promise<Response> {
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
      // The body is 100 gzip members of 1 MB each, which are fast to create and small to send.
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
