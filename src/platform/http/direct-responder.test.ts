import { once } from "node:events";
import net from "node:net";
import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CachedResponse } from "./answer.ts";
import { readPlainGet } from "./direct-responder.ts";
import { createLog } from "#src/platform/context.ts";
import { createHttpServer, listen, shutDown } from "./http-server.ts";

const page = new CachedResponse("<p>Hei fra svaberget</p>".repeat(100), {
  "Content-Type": "text/html; charset=utf-8",
  Vary: "Cookie",
});
const server = createHttpServer(
  {
    async fetch(request) {
      await setTimeout(1);
      return new Response(`made for ${new URL(request.url).pathname}`);
    },
    ready: (target, cookie) => (target === "/ready" && cookie !== "none=1" ? page : undefined),
  },
  { "X-Content-Type-Options": "nosniff" },
  createLog("silent"),
);
let port: number;
beforeAll(async () => {
  port = await listen(server, 0, "127.0.0.1");
});
afterAll(() => shutDown(server, { grace: 0 }));

/** Sends the pieces over one connection and returns all received text. */
async function converse(...pieces: (string | Buffer)[]): Promise<string> {
  const socket = net.connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  for (const piece of pieces) {
    socket.write(piece);
    await Promise.race([closed, setTimeout(40)]);
  }
  socket.end();
  await closed;
  return Buffer.concat(chunks).toString("latin1");
}

const get = (target: string, ...headers: string[]) =>
  ["GET " + target + " HTTP/1.1", "Host: a", ...headers, "", ""].join("\r\n");
const statuses = (answers: string) =>
  [...answers.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
/** Returns the lines of a response's head, without the date. */
const comparable = (answer: string) =>
  answer
    .split("\r\n\r\n")[0]!
    .split("\r\n")
    .filter((line) => !line.startsWith("Date:"))
    .toSorted();

describe("a ready answer", () => {
  test("is the same whether the direct responder or Node's HTTP server sends it", async () => {
    // A request with two headers of the same name is read by Node's parser.
    const long = await converse(get("/ready", "Accept-Encoding: identity", "Accept-Encoding: identity"));
    const short = await converse(get("/ready", "Accept-Encoding: identity"));
    expect(comparable(short)).toEqual(comparable(long));
    expect(short.split("\r\n\r\n")[1]).toBe(long.split("\r\n\r\n")[1]);
    expect(short).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/);
  });

  test("is a 304 without a body when the client has the answer", async () => {
    const answer = await converse(get("/ready", `If-None-Match: ${page.etag}`));
    expect(answer).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/);
    expect(answer.endsWith("\r\n\r\n")).toBe(true);
  });

  test("is sent repeatedly on one connection", async () => {
    expect(statuses(await converse(get("/ready"), get("/ready"), get("/ready")))).toEqual([200, 200, 200]);
  });
});

test("a connection stays open a second longer than announced, so that a late request isn't lost", async () => {
  const accepted = once(server, "connection") as Promise<[net.Socket]>;
  const client = net.connect(port, "127.0.0.1");
  const [socket] = await accepted;
  client.write(get("/ready"));
  const [answer] = (await once(client, "data")) as [Buffer];
  const [, keepAlive] = /\r\nKeep-Alive: timeout=(\d+)\r\n/.exec(answer.toString("latin1"))!;
  expect(socket.timeout).toBe((Number(keepAlive) + 1) * 1000);
  client.destroy();
});

describe("a connection goes to Node's parser without losing data when", () => {
  test.each([
    ["the answer isn't ready", [get("/made")], [200]],
    ["the cookie asks for another answer", [get("/ready", "Cookie: none=1")], [200]],
    ["the request isn't a GET", ["POST /ready HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi"], [200]],
    ["a GET has a body", ["GET /ready HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi"], [200]],
    ["a request comes in pieces", [get("/ready").slice(0, 9), get("/ready").slice(9)], [200]],
    ["two requests come at once", [get("/ready") + get("/made")], [200, 200]],
    ["the client says that the request is the last", [get("/ready", "Connection: close")], [200]],
    ["it has sent a ready answer before", [get("/ready"), get("/made"), get("/ready")], [200, 200, 200]],
    ["the bytes aren't HTTP", ["\u0016\u0003\u0001 hello"], [400]],
    ["there is no Host", ["GET /ready HTTP/1.1\r\nAccept: a\r\n\r\n"], [400]],
    ["a header's name is followed by a space", ["GET /ready HTTP/1.1\r\nHost : a\r\n\r\n"], [400]],
    ["a line is folded", ["GET /ready HTTP/1.1\r\nHost: a\r\n b\r\n\r\n"], [400]],
  ] as const)("%s", async (_, pieces, expected) => {
    expect(statuses(await converse(...pieces))).toEqual(expected);
  });

  test("a request's head is longer than usual", async () => {
    expect(statuses(await converse(get("/ready", `X-Long: ${"a".repeat(5000)}`)))).toEqual([200]);
  });
});

test("a client that closes its sending side after a request still gets a generated answer", async () => {
  const socket = net.connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.end(get("/made"));
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString("latin1")).toContain("made for /made");
  await once(socket, "close");
});

describe("a request with any head", () => {
  /** Sends a head and closes the sending side. With `isNodes`, Node's HTTP server has already taken the connection. */
  async function answerTo(head: string, isNodes: boolean): Promise<string> {
    const socket = net.connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const chunks: Buffer[] = [];
    const closed = once(socket, "close");
    if (isNodes) {
      socket.write(get("/made"));
      await once(socket, "data");
    }
    socket.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", () => {});
    socket.end(head, "latin1");
    await closed;
    return Buffer.concat(chunks).toString("latin1");
  }

  const name = fc.constantFrom("Host", "Cookie", "Connection", "Proxy-Connection", "Accept-Encoding");
  const anyName = fc.oneof(
    name,
    fc.constantFrom(
      "If-None-Match",
      "Authorization",
      "Content-Length",
      "Expect",
      "Range",
      "Upgrade",
      "X",
      "",
    ),
  );
  const value = fc.constantFrom(
    "",
    "a",
    "a:",
    "a:80",
    "a:99999",
    "1",
    "0x7f.1",
    "127.1",
    "[::1]",
    "[0:0:0:0:0:0:0:1]",
    "A.b",
    "a_b",
    "keep-alive",
    "Keep-Alive",
    "close",
    "keep-alive, x",
    "none=1",
    "none=1; b",
    "br",
    "gzip;q=0, br",
    "*",
    page.etag,
    `"x", ${page.etag}`,
    "0",
    "100-continue",
    "h2c",
    "\x00",
    "\x7f",
    "\xe5",
  );
  const space = fc.constantFrom("", " ", "\t", "\xa0", "  \t", "\v", "\x85");
  const line = fc.tuple(anyName, space, value, space).map(([field, ...text]) => `${field}:${text.join("")}`);
  const start = fc.constantFrom(
    "GET /ready HTTP/1.1",
    "GET /ready?x HTTP/1.1",
    "HEAD /ready HTTP/1.1",
    "GET /ready HTTP/1.0",
    "GET  /ready HTTP/1.1",
    "GET http://a/ready HTTP/1.1",
    "GET * HTTP/1.1",
    "get /ready HTTP/1.1",
  );
  const often = <Value>(usual: Value, other: fc.Arbitrary<Value>) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
  const head = fc
    .tuple(often("GET /ready HTTP/1.1", start), often("Host: a", line), fc.array(line, { maxLength: 2 }))
    .map(([first, host, lines]) => [first, host, ...lines, "", ""].join("\r\n"));

  test("gets the same answer from the direct responder as from Node's HTTP server", async () => {
    await fc.assert(
      fc.asyncProperty(head, async (text) => {
        const [short, long] = await Promise.all([answerTo(text, false), answerTo(text, true)]);
        expect(comparable(short)).toEqual(comparable(long));
        expect(short.split("\r\n\r\n").slice(1)).toEqual(long.split("\r\n\r\n").slice(1));
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    ["an unusual space around a value", get("/ready", "If-None-Match: \u00a0*")],
    ["a port without a number", get("/ready").replace("Host: a", "Host: a:")],
    ["an address in another spelling", get("/ready").replace("Host: a", "Host: 127.1")],
    ["a Proxy-Connection that closes", get("/ready", "Proxy-Connection: close")],
  ])("gets the same answer from the direct responder as from Node's HTTP server: %s", async (_, text) => {
    const [short, long] = await Promise.all([answerTo(text, false), answerTo(text, true)]);
    expect(comparable(short)).toEqual(comparable(long));
  });
});

describe("readPlainGet", () => {
  test.each([
    "Content-Length: 0",
    "Transfer-Encoding: chunked",
    "transfer-encoding:chunked",
    "Connection: close",
    "Connection: keep-alive, upgrade",
    "Upgrade: h2c",
    "Expect: 100-continue",
    "Range: bytes=0-1",
    "Host: b",
  ])("leaves a request with %s to Node", (header) => {
    expect(readPlainGet(get("/", header))).toBeUndefined();
  });

  test("reads the headers that influence the answer, in any spelling", () => {
    const head =
      'GET /a?b HTTP/1.1\r\nhOST: x\r\nCOOKIE:  a=b; c=d \r\naccept-encoding:br\r\nIf-None-Match: W/"e"\r\nX: y\r\n\r\n';
    expect(readPlainGet(head)).toEqual({
      target: "/a?b",
      cookie: "a=b; c=d",
      acceptEncoding: "br",
      ifNoneMatch: 'W/"e"',
    });
  });

  test("refuses misplaced line breaks and control characters", () => {
    const odd = fc.constantFrom(
      "\n",
      "\r",
      "\0",
      "\u0001",
      "\u007f",
      "\r\n\r\n",
      "\r\nContent-Length: 5\r\n",
      "\r\nTransfer-Encoding: chunked",
    );
    const plain = get("/ready", "Cookie: a=b", "Accept-Encoding: br");
    fc.assert(
      fc.property(fc.nat(plain.length - 5), odd, (at, text) => {
        const read = readPlainGet(plain.slice(0, at) + text + plain.slice(at));
        expect(read).toBeUndefined();
      }),
    );
  });

  test("never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (head) => void readPlainGet(head)));
  });
});
