import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect, type AddressInfo, type NetConnectOpts, type Socket } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import zlib from "node:zlib";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { CachedResponse } from "./answer.ts";
import { securityHeaders } from "./headers.ts";
import { createHttpServer, listen, shutDown, type HttpServer } from "./http-server.ts";

const headers = securityHeaders("https://camping.example");
const body = "Ro fra 23 til 07. ".repeat(50);
const ready = new CachedResponse(body, { ...headers, "Content-Type": "text/plain; charset=utf-8" });
let made = 0;
const logged: string[] = [];
const log = pino({ level: "error" }, { write: (line: string) => void logged.push(line) });

const handler = {
  async fetch(request: Request, _?: string, awaitFile?: () => void): Promise<Response> {
    made++;
    if (new URL(request.url).pathname === "/file") awaitFile!();
    if (new URL(request.url).pathname === "/unread") return new Response("not read");
    if (new URL(request.url).pathname === "/streamed")
      return new Response(new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from("begun")) }));
    if (new URL(request.url).pathname === "/broken") throw new Error("planted");
    return new URL(request.url).pathname === "/ready"
      ? ready.respond(request)
      : new Response(`${request.method} ${await request.text()}`, { status: 201, headers });
  },
  ready: (target: string, cookie: string | undefined) => (target === "/ready" && !cookie ? ready : undefined),
};
const server = createHttpServer(handler, headers, log);
let port: number;

beforeAll(async () => {
  port = await listen(server, 0, "127.0.0.1");
});
afterAll(() => shutDown(server, { grace: 0 }));

async function send(
  path: string,
  { method = "GET", ...sent }: Record<string, string> = {},
  content?: string,
): Promise<IncomingMessage> {
  const request = httpRequest({ port, host: "127.0.0.1", path, method, headers: sent });
  request.end(content);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return response;
}

/** Sends bytes unchanged and reads until the server closes the connection. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}

function expectSecurityHeaders(answer: string): void {
  for (const [name, value] of Object.entries(headers))
    expect(answer.toLowerCase()).toContain(`${name}: ${value}\r\n`.toLowerCase());
}

function expectProblem(answer: string, kind: string): void {
  const [head = "", content = ""] = answer.split("\r\n\r\n");
  expect(head.toLowerCase()).toContain("\r\ncontent-type: application/problem+json");
  expect(JSON.parse(content)).toMatchObject({ type: `urn:campsite:problem:${kind}` });
}

describe("a ready answer", () => {
  test("is sent without being generated again, in the client's encoding", async () => {
    await send("/ready", { "accept-encoding": "br" }).then((response) => response.resume());
    const before = made;
    for (const [encoding, unpack] of [
      ["br", zlib.brotliDecompressSync],
      ["identity", (bytes: Buffer) => bytes],
    ] as const) {
      const response = await send("/ready", { "accept-encoding": encoding });
      const bytes = await buffer(response);
      expect(response.statusCode).toBe(200);
      expect(response.headers["content-length"]).toBe(String(bytes.length));
      expect(unpack(bytes).toString()).toBe(body);
    }
    expect(made).toBe(before);
  });

  test("has the same headers whether it is cached or generated", async () => {
    const withoutDate = ({ headers: { date: _, ...rest } }: IncomingMessage) => rest;
    for (const encoding of ["identity", "gzip", "br"]) {
      const kept = await send("/ready", { "accept-encoding": encoding });
      const madeNow = await send("/ready", { "accept-encoding": encoding, cookie: "a=b" });
      expect(withoutDate(kept)).toEqual(withoutDate(madeNow));
      kept.resume();
      madeNow.resume();
    }
  });

  test("answers HEAD with the length and no body", async () => {
    const response = await send("/ready", { method: "HEAD" });
    expect(response.headers["content-length"]).toBe(String(body.length));
    expect(await text(response)).toBe("");
  });

  test.each(["cached", "generated"])("is a 304 with headers if the client has the ETag (%s)", async (way) => {
    const cookie: Record<string, string> = way === "generated" ? { cookie: "a=b" } : {};
    const response = await send("/ready", { ...cookie, "if-none-match": ready.etag });
    expect(response.statusCode).toBe(304);
    expect(response.headers).toMatchObject({
      etag: ready.etag,
      "content-security-policy": headers["Content-Security-Policy"],
    });
    expect(response.headers).not.toHaveProperty("content-length");
    expect(await text(response)).toBe("");
  });

  test("isn't sent for other methods", async () => {
    const before = made;
    expect(await text(await send("/ready", { method: "POST" }))).toBe(body);
    expect(made).toBe(before + 1);
    expect(await text(await send("/other", { method: "POST" }, "hello"))).toBe("POST hello");
  });
});

test("a request with a token never gets a ready answer, because the token must be checked", async () => {
  const before = made;
  await send("/ready", { authorization: "Bearer forged" }).then((response) => response.resume());
  expect(made).toBe(before + 1);
});

test("an exception in the handler is answered 500 and logged", async () => {
  const response = await send("/broken");
  expect(response.statusCode).toBe(500);
  expect(await text(response)).toContain("urn:campsite:problem:internal");
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "request failed", err: { message: "planted" } },
  ]);
});

describe("invalid HTTP", () => {
  test.each([
    ["text that isn't HTTP", "hello\r\n\r\n"],
    ["a TLS greeting", "\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n"],
    ["two content lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
    [
      "a content length with chunks",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ["a header without a name", "GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n"],
    ["an invalid address", "GET http://[ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
  ])("is answered 400 with the security headers: %s", async (_, bytes) => {
    const answer = await sendRaw(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expectSecurityHeaders(answer);
    expectProblem(answer, "bad-request");
  });

  // The rules for the Host header are in RFC 9112, section 3.2.
  test.each([
    ["no Host", []],
    ["two values", ["a", "b"]],
    ["two equal values", ["a", "a"]],
    ["an empty value", [""]],
    ["a value with a space", ["a b"]],
    ["a value with a path", ["a/b"]],
    ["a value with a user name", ["me@a"]],
    ["an invalid IPv4 address", ["999.1.1.1"]],
    ["an invalid IPv6 address", ["[::1"]],
    ["an invalid port", ["a:99999"]],
    ["an empty port", ["a:"]],
    ["a short IPv4 address", ["127.1"]],
    ["an IPv4 address in hexadecimal", ["0x7f.0.0.1"]],
    ["a long IPv6 address", ["[0:0:0:0:0:0:0:1]"]],
  ])("a wrong Host header is answered 400, whether the answer is ready or not: %s", async (_, hosts) => {
    for (const path of ["/ready", "/made"]) {
      const lines = [`GET ${path} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), "", ""];
      const answer = await sendRaw(lines.join("\r\n"));
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expectSecurityHeaders(answer);
      expectProblem(answer, "bad-request");
    }
  });

  test.each([
    "camping.example",
    "camping.example:8080",
    "CAMPING.example",
    "127.0.0.1:80",
    "[::1]",
    "[::1]:80",
  ])("the Host %s is accepted, whether the answer is ready or not", async (host) => {
    for (const [path, status] of [
      ["/ready", 200],
      ["/made", 201],
    ] as const)
      expect((await send(path, { host })).resume().statusCode).toBe(status);
  });

  test("HTTP/1.0 needs no Host", async () => {
    expect(await sendRaw("GET /made HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 201 /);
  });

  test("too large headers are answered 431", async () => {
    const answer = await sendRaw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(17 * 1024)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expectProblem(answer, "headers-too-large");
    expectSecurityHeaders(answer);
  });

  test("an unknown Expect header is answered 417", async () => {
    const answer = await sendRaw("GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nConnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 417 /);
    expectProblem(answer, "unknown-expectation");
    expectSecurityHeaders(answer);
  });

  test("invalid HTTP after an answered request is answered 400", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write("POST /made HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi");
    await once(socket, "data");
    socket.write("hello\r\n\r\n");
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expectProblem(answer, "bad-request");
  });

  test.each([
    ["a chunk without a size", "POST /made HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n"],
    ["text that isn't HTTP", "hello\r\n\r\n"],
    ["a CONNECT request", "CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n"],
  ])("%s after an unanswered request closes only that connection", async (_, bytes) => {
    await sendRaw(`GET /made HTTP/1.1\r\nHost: a\r\n\r\n${bytes}`);
    expect((await send("/made")).resume().statusCode).toBe(201);
  });

  test("an invalid chunk doesn't add a second answer to the answer that is being sent", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write("POST /streamed HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
    await once(socket, "data");
    socket.write("ZZ\r\n");
    expect(await text(socket)).not.toContain("HTTP/1.1");
  });

  test("the server keeps running", async () => {
    await sendRaw("hello\r\n\r\n");
    expect((await send("/ready", { method: "HEAD" })).statusCode).toBe(200);
  });
});

test("`listen()` reports that the port is taken", async () => {
  await expect(listen(createHttpServer(handler, headers, log), port, "127.0.0.1")).rejects.toThrow(
    /EADDRINUSE/,
  );
});

describe("an answer that precedes the request's body", () => {
  const begin = "POST /unread HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\n\r\nhalf";

  test("reaches a client that is still sending", async () => {
    const before = made;
    const socket = connect(port, "127.0.0.1").pause();
    socket.write(begin.replace("9000000", "1000000"));
    await vi.waitUntil(() => made > before);
    await new Promise((resolve) => socket.write("x".repeat(999_996), resolve));
    socket.end();
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*not read$/);
  });

  test("keeps the connection open when the body has arrived or is empty", async () => {
    for (const content of ["", "there"]) {
      const length = String(content.length);
      const response = await send("/unread", { method: "POST", "content-length": length }, content);
      response.resume();
      expect(response.headers.connection).toBe("keep-alive");
    }
  });
});

describe("a client that keeps sending requests", () => {
  const large = new CachedResponse("x".repeat(16 * 1024 * 1024), headers);
  const get = "GET /large HTTP/1.1\r\nHost: a\r\n\r\n";
  const impatient = createHttpServer(
    { ready: () => large, fetch: () => new Promise(() => {}) },
    headers,
    log,
  ).setTimeout(1500);
  let impatientPort: number;
  beforeAll(async () => {
    impatientPort = await listen(impatient, 0, "127.0.0.1");
  });
  afterAll(() => shutDown(impatient, { grace: 0 }));

  test.each([
    ["direct responder", get],
    ["Node's parser", get.repeat(400)],
  ])("is disconnected when it never reads (%s)", async (_, bytes) => {
    const accepted = once(impatient, "connection") as Promise<[Socket]>;
    const client = connect(impatientPort, "127.0.0.1").pause();
    client.write(bytes);
    const [socket] = await accepted;
    await expect(once(socket, "close")).resolves.toEqual([false]);
    client.destroy();
  });

  test.each([
    ["direct responder", get],
    ["Node's parser, after a HEAD", get.replace("GET", "HEAD") + get],
  ])("gets the whole answer when it reads slowly (%s)", async (_, bytes) => {
    const client = connect(impatientPort, "127.0.0.1");
    client.write(bytes);
    let read = 0;
    for await (const chunk of client) {
      const before = Math.floor(read / 2 ** 20);
      read += (chunk as Buffer).length;
      if (Math.floor(read / 2 ** 20) > before) await setTimeout(150);
      if (read > large.bytes) break;
    }
    expect(read).toBeGreaterThan(large.bytes);
  });

  test("is disconnected after a minute without reading", () => expect(server.timeout).toBe(60_000));
});

describe("shutDown", () => {
  /** Longer than any test, so that the server never aborts requests. */
  const timeLimit = 2 ** 31 - 1;

  async function open(own: HttpServer, options: Partial<NetConnectOpts> = {}): Promise<Socket> {
    const { port: ownPort } = own.address() as AddressInfo;
    const accepted = once(own, "connection");
    const client = connect({ port: ownPort, host: "127.0.0.1", ...options });
    await accepted;
    return client;
  }

  async function start(own: Parameters<typeof createHttpServer>[0] = handler): Promise<HttpServer> {
    const started = createHttpServer(own, headers, log);
    await listen(started, 0, "127.0.0.1");
    return started;
  }

  test("lets a running request finish and accepts no new connection", async () => {
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = await start({
      ready: () => undefined,
      fetch: async () => (started.resolve(), await goOn.promise, new Response("done")),
    });
    const { port: slowPort } = slow.address() as AddressInfo;
    const answer = fetch(`http://127.0.0.1:${slowPort}/`);
    await started.promise;
    const ended = shutDown(slow, { timeLimit });
    await expect.poll(() => slow.listening).toBe(false);
    await expect(fetch(`http://127.0.0.1:${slowPort}/`)).rejects.toThrow(/fetch failed/);
    goOn.resolve();
    expect(await (await answer).text()).toBe("done");
    await ended;
  });

  test.each([
    ["has sent nothing", ""],
    ["has received a cached answer", "GET /ready HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["has received a generated answer", "GET /made HTTP/1.1\r\nHost: a\r\n\r\n"],
  ])("answers one more request of a client that %s, and then closes the connection", async (_, before) => {
    const own = await start();
    const client = await open(own);
    client.write(before);
    if (before) await once(client, "data");
    const ended = shutDown(own, { grace: timeLimit, timeLimit });
    await expect.poll(() => own.listening).toBe(false);
    client.write("GET /ready HTTP/1.1\r\nHost: a\r\n\r\n");
    const [answer] = (await once(client, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [^]*\r\nConnection: close\r\n/);
    client.end();
    await ended;
  });

  test("answers clients that the system has accepted but the server hasn't accepted yet", async () => {
    const own = await start();
    const { port: ownPort } = own.address() as AddressInfo;
    const clients = Array.from({ length: 50 }, () => connect(ownPort, "127.0.0.1"));
    await once(clients.at(-1)!, "connect");
    const ended = shutDown(own, { timeLimit });
    const answers = clients.map((client) => {
      client.write("GET /ready HTTP/1.1\r\nHost: a\r\n\r\n");
      return text(client);
    });
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    await ended;
  });

  test.concurrent.each([
    ["has sent nothing", ""],
    ["has received a cached answer", "GET /ready HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["has received a generated answer", "GET /made HTTP/1.1\r\nHost: a\r\n\r\n"],
    ["has received its last answer", "GET /made HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
    ["has been refused", "hello\r\n\r\n"],
  ])("doesn't wait for a client that %s and never closes its connection", async (_, bytes) => {
    const own = await start();
    const client = await open(own, { allowHalfOpen: true });
    client.write(bytes);
    if (bytes) await once(client, "data");
    client.resume();
    await expect(shutDown(own, { grace: 0, timeLimit })).resolves.toBeUndefined();
    client.destroy();
  });

  test("disconnects a client that never reads", async () => {
    const large = new CachedResponse("x".repeat(16 * 1024 * 1024), headers);
    const own = await start({ ready: () => large, fetch: async () => new Response() });
    const client = (await open(own)).pause();
    client.write("GET /ready HTTP/1.1\r\nHost: a\r\n\r\n");
    await once(client, "readable");
    await expect(shutDown(own, { timeLimit: 10 })).resolves.toBeUndefined();
    client.destroy();
  });

  test("aborts a request that never ends", async () => {
    const started = Promise.withResolvers<void>();
    const stuck = await start({
      ready: () => undefined,
      fetch: () => (started.resolve(), new Promise(() => {})),
    });
    const { port: stuckPort } = stuck.address() as AddressInfo;
    const answer = fetch(`http://127.0.0.1:${stuckPort}/`);
    const failed = expect(answer).rejects.toThrow(/fetch failed/);
    await started.promise;
    await shutDown(stuck, { timeLimit: 10 });
    await failed;
  });
});

test("the server waits half a minute for a missing body of any type, and longer when a file is expected", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const begin = async (path: string, type: string) => {
    const before = made;
    const socket = connect(port, "127.0.0.1").resume();
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9\r\n\r\nhalf`,
    );
    await vi.waitUntil(() => made > before);
    return socket;
  };
  const forms = [
    await begin("/", "application/x-www-form-urlencoded"),
    await begin("/", "multipart/form-data; boundary=x"),
  ];
  const file = await begin("/file", "multipart/form-data; boundary=x");
  const closed = Promise.all(forms.map((form) => once(form, "close")));
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  await closed;
  expect(file.destroyed).toBe(false);
  file.destroy();
});
