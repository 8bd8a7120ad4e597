import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import type { ServerProcess } from "./server.ts";

/*
 * Broken requests of every kind, alone and after valid requests. Each request can end at any place. A server must
 * survive these requests, and then still serve guests.
 */

/** The bytes of one connection, in pieces (binary strings), and how the client ends the connection. */
interface BrokenConnection {
  pieces: string[];
  ending: "half-close" | "reset" | "leave";
}

const request = (line: string, headers: string[] = [], body = "") =>
  [`${line} HTTP/1.1`, "Host: localhost", ...headers, "", body].join("\r\n");
const withBody = (line: string, type: string, body: string) =>
  request(line, [`Content-Type: ${type}`, `Content-Length: ${body.length}`], body);
const chunked = (body: string) =>
  request("POST /api/v1/feedback", ["Content-Type: application/json", "Transfer-Encoding: chunked"], body);

const feedback = withBody(
  "POST /api/v1/feedback",
  "application/json",
  '{"message":"Hei","source":"feedback"}',
);
const part = (name: string, end = "\r\n--x--\r\n") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n${"a".repeat(300)}${end}`;
const upload = (body: string, length = body.length) =>
  request(
    "POST /api/v1/file/upload",
    ["Authorization: TOKEN", "Content-Type: multipart/form-data; boundary=x", `Content-Length: ${length}`],
    body,
  );

const goodRequests = [
  request("GET /"),
  request("GET /nothing"),
  request("GET /guests", ["Cookie: cookiepolicy=1", "Accept-Encoding: br"]),
  request("HEAD /info/prices"),
  request("OPTIONS /api/v1/message"),
  request("GET /api/v1/gallery/1?limit=5"),
  request("GET /favicon.ico", ["Range: bytes=0-1"]),
  request("GET /", ["Expect: 100-continue"]),
  feedback,
  withBody("POST /contactus", "application/x-www-form-urlencoded", "name=Ola&message=Hei"),
  chunked('5\r\n{"mes\r\n8\r\nsage":1}\r\n0\r\n\r\n'),
  upload(part("file")),
];

/** Invalid chunks (RFC 9112, 7.1). */
const brokenChunks = [
  "ZZ\r\n",
  "-1\r\n",
  "5;a=b\nhello\r\n",
  "5\r\nhello0\r\n\r\n",
  "5\nhello\n0\n\n",
  "0\r\nX: \u0000\r\n\r\n",
  "ffffffffffffffffff\r\n",
  `5;${"x".repeat(20_000)}\r\nhello\r\n`,
  "5\r\nhello\r\n\r\n\r\n",
];

const brokenRequests = [
  ...brokenChunks.map(chunked),
  // Invalid lengths.
  request("POST /api/v1/feedback", ["Content-Length: 2", "Content-Length: 3"], "abc"),
  request("POST /api/v1/feedback", ["Content-Length: 3", "Transfer-Encoding: chunked"], "0\r\n\r\n"),
  request("POST /contactus", ["Transfer-Encoding: gzip, chunked, identity"], "0\r\n\r\n"),
  ...["-1", "1e3", "99999999999999999999", "5, 5", "+5", "0x5"].map((length) =>
    request("POST /contactus", [`Content-Length: ${length}`], "hello"),
  ),
  request("GET /", ["Content-Length: 5"], "hello"),
  feedback.replace("Content-Length: ", "Content-Length: 9"),
  // Invalid header lines.
  ...[
    "X",
    ": a",
    "X : a",
    "X\u0000: a",
    "X: a\u0000b",
    "X: a\rb",
    " X: a",
    "X: a\n Y: b",
    "\u00e6: \u00ff",
  ].map((line) => request("GET /", [line])),
  request("GET /", [`X: ${"x".repeat(70_000)}`]),
  request("GET /", Array<string>(3000).fill("X: y")),
  request(`GET /${"x".repeat(20_000)}`),
  request("GET /").replaceAll("\r\n", "\n"),
  request("GET /").replaceAll("\r\n", "\r"),
  // Invalid hosts.
  "GET / HTTP/1.1\r\n\r\n",
  ...["a b", "a/b", "[::1", "a:99999", ""].map((host) => `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
  request("GET /", ["Host: b"]),
  // Invalid request lines.
  ...[
    "GET http://[",
    "GET //",
    "GET /%",
    "GET *",
    "GET /\u00ff",
    "GET",
    "get /",
    "NOPE /",
    "PRI *",
    "TRACE /",
  ].map((line) => request(line)),
  ...["HTTP/0.9", "HTTP/1.0", "HTTP/2.0", "HTTP/9.9", "HTTPS/1.1"].map(
    (version) => `GET / ${version}\r\nHost: a\r\n\r\n`,
  ),
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u0000\u0000\u0000\u0004\u0000\u0000\u0000\u0000\u0000",
  // Requests for rare features of HTTP, most of which the server doesn't have.
  request("CONNECT localhost:443"),
  request("CONNECT localhost:443", ["Content-Length: 5"], "hello"),
  request(
    "GET /",
    ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Key: x"],
    "\u0081\u0005hello",
  ),
  request("POST /contactus", ["Connection: Upgrade", "Upgrade: h2c", "Content-Length: 9"], "hello"),
  request("GET /", ["Expect: cake"]),
  feedback.replace("Host", "Expect: 100-continue\r\nHost").slice(0, -20),
  request("GET /favicon.ico", ["Range: bytes=9999999999-1,-,a-b"]),
  request("GET /", ['If-None-Match: "', "If-Modified-Since: never", "Available-Dictionary: :\u00ff:"]),
  // Bodies that don't match their headers.
  upload(part("file", "")),
  upload(part("file", ""), 9000),
  upload(part("other", "")),
  upload(part("other", ""), 9000),
  upload(part("file", "\r\n") + part("file")),
  upload("--x\r\nContent-Disposition: form-data\r\n\r\n\r\n--x--"),
  upload(`--x\r\n${"X: y\r\n".repeat(4000)}`),
  upload("--y\r\n\u0000\u00ff--x--"),
  upload(part("file")).replace("boundary=x", "boundary="),
  withBody("POST /api/v1/feedback", "application/json", '{"message":"\u00ff\u0000'),
  withBody("POST /contactus", "application/x-www-form-urlencoded", "name=%&message=%ff%00&name=%"),
  // Other protocols than HTTP.
  "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003" + "\u00aa".repeat(200),
  "\u0016\u0003\u0001",
  "hello\r\n\r\n",
  "\r\n\r\n\r\n",
  "\u0000".repeat(5000),
  "SSH-2.0-x\r\n",
  "PROXY TCP4 1.2.3.4 1.2.3.4 1 2\r\n",
];

const binary = fc
  .uint8Array({ minLength: 1, maxLength: 400 })
  .map((bytes) => Buffer.from(bytes).toString("latin1"));

/** Generates valid requests in which a byte is changed, or bytes are inserted or deleted. */
const damaged = fc
  .tuple(
    fc.constantFrom(...goodRequests),
    fc.nat(),
    fc.nat(3),
    fc.constantFrom("", "\u0000", "\r", "\n", "\u00ff", ":", " ", "\r\n\r\n"),
  )
  .map(([text, at, removed, added]) => {
    const place = at % text.length;
    return text.slice(0, place) + added + text.slice(place + removed);
  });

const share = fc.noBias(fc.integer({ min: 1, max: 1000 })).map((thousandths) => thousandths / 1000);

const brokenConnection: fc.Arbitrary<BrokenConnection> = fc
  .record({
    before: fc.array(fc.constantFrom(...goodRequests), { maxLength: 3 }),
    broken: fc.oneof(
      { arbitrary: fc.constantFrom(...brokenRequests), weight: 6 },
      { arbitrary: damaged, weight: 2 },
      binary,
    ),
    after: fc.array(fc.constantFrom(...goodRequests, ...brokenRequests), { maxLength: 1 }),
    /** The share of the bytes that are sent. Half of the connections send everything. */
    sent: fc.oneof(fc.constant(1), share),
    cuts: fc.array(share, { maxLength: 3 }),
    ending: fc.constantFrom("half-close" as const, "reset" as const, "leave" as const),
  })
  .map(({ before, broken, after, sent, cuts, ending }) => {
    const all = [...before, broken, ...after].join("");
    const text = all.slice(0, Math.ceil(all.length * sent));
    const places = [
      0,
      ...cuts.map((cut) => Math.floor(cut * text.length)).toSorted((a, b) => a - b),
      text.length,
    ];
    const pieces = places.slice(1).map((end, index) => text.slice(places[index], end));
    return { pieces: pieces.filter(Boolean), ending };
  });

/**
 * Opens many connections with broken requests to a server, a hundred at once. After each batch, checks that the
 * server's processes run and that the server answers a guest.
 * @param token a staff token; the server reads the body of an upload only with a token
 * @throws Error with the seed of the batch after which a check failed
 */
export async function sendBrokenRequests(
  server: ServerProcess,
  { count, seed, token }: { count: number; seed: number; token: string },
): Promise<void> {
  const origin = await server.origin;
  const port = Number(new URL(origin).port);
  const lotSize = 100;
  for (let lot = 0; lot < count / lotSize; lot++) {
    const connections = fc.sample(brokenConnection, { numRuns: lotSize, seed: seed + lot });
    await Promise.all(connections.map((connection) => sendBroken(port, connection, token)));
    const status = await fetch(`${origin}/guests`).then(
      async (answer) => (await answer.text(), answer.status),
      (error: unknown) => String(error),
    );
    const ended = server.log.filter(({ msg }) => String(msg).startsWith("worker ended"));
    if (status === 200 && ended.length === 0) continue;
    server.signal("SIGKILL");
    const { stderr } = await server.ended;
    throw new Error(`After the connections of seed ${seed + lot} a guest gets ${status}. ${stderr}`);
  }
}

/** Sends the pieces and ends the connection. Resolves once the connection is closed. */
async function sendBroken(port: number, { pieces, ending }: BrokenConnection, token: string): Promise<void> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  // The server may close the connection at any time.
  socket.on("error", () => {}).resume();
  const closed = new Promise((resolve) => socket.once("close", resolve));
  for (const piece of pieces) {
    if (socket.writable) socket.write(piece.replaceAll("TOKEN", token), "latin1");
    await setImmediate();
  }
  // The server may wait for the rest of a body.
  if (ending === "half-close") socket.end().setTimeout(500, () => socket.destroy());
  else if (ending === "reset") socket.resetAndDestroy();
  else socket.destroy();
  await closed;
}
