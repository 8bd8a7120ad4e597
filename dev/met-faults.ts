import { gzipSync } from "node:zlib";

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
export type Fault = (typeof faults)[number];

/** The answer of a service with a fault. */
export function goWrong(fault: Exclude<Fault, "203">): Response | Promise<Response> {
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
