import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import zlib from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FinishedAnswer } from "./answer.ts";
import { securityHeaders } from "./headers.ts";
import { createHttpServer, listen, shutDown } from "./http-server.ts";

const headers = securityHeaders("https://camping.example");
const body = "Ro fra 23 til 07. ".repeat(50);
const ready = new FinishedAnswer(body, { ...headers, "Content-Type": "text/plain; charset=utf-8" });
let made = 0;

const handler = {
  async fetch(request: Request): Promise<Response> {
    made++;
    return new URL(request.url).pathname === "/ready"
      ? ready.respond(request)
      : new Response(`${request.method} ${await request.text()}`, { status: 201, headers });
  },
  ready: (target: string, cookie: string | undefined) => (target === "/ready" && !cookie ? ready : undefined),
};
const server = createHttpServer(handler, headers);
let port: number;

beforeAll(async () => {
  port = await listen(server, 0, "127.0.0.1");
});
afterAll(() => shutDown(server));

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

/** Sends bytes as they are, and reads until the server hangs up. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}

function expectSecurityHeaders(answer: string): void {
  for (const [name, value] of Object.entries(headers))
    expect(answer.toLowerCase()).toContain(`${name}: ${value}\r\n`.toLowerCase());
}

describe("an answer that is ready", () => {
  test("goes out without being made again, in the encoding that the client takes", async () => {
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

  test("has the same headers made now or sent from what is kept", async () => {
    const withoutDate = ({ headers: { date: _, ...rest } }: IncomingMessage) => rest;
    for (const encoding of ["identity", "gzip", "br"]) {
      const kept = await send("/ready", { "accept-encoding": encoding });
      const madeNow = await send("/ready", { "accept-encoding": encoding, cookie: "a=b" });
      expect(withoutDate(kept)).toEqual(withoutDate(madeNow));
      kept.resume();
      madeNow.resume();
    }
  });

  test("to HEAD is the length without the body", async () => {
    const response = await send("/ready", { method: "HEAD" });
    expect(response.headers["content-length"]).toBe(String(body.length));
    expect(await text(response)).toBe("");
  });

  test.each(["kept", "made"])("is a 304 with its headers for who has it (%s)", async (way) => {
    const cookie: Record<string, string> = way === "made" ? { cookie: "a=b" } : {};
    const response = await send("/ready", { ...cookie, "if-none-match": ready.etag });
    expect(response.statusCode).toBe(304);
    expect(response.headers).toMatchObject({
      etag: ready.etag,
      "content-security-policy": headers["Content-Security-Policy"],
    });
    expect(response.headers).not.toHaveProperty("content-length");
    expect(await text(response)).toBe("");
  });

  test("isn't the answer to another method", async () => {
    expect(await text(await send("/ready", { method: "POST" }))).toBe(body);
    expect(await text(await send("/other", { method: "POST" }, "hello"))).toBe("POST hello");
  });
});

describe("what isn't right as HTTP", () => {
  test.each([
    ["no HTTP at all", "hello\r\n\r\n"],
    ["a TLS greeting", "\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n"],
    ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
    [
      "a length and chunks",
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ["a header without a name", "GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n"],
    ["no host", "GET /ready HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["a host that can't be one", "GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n"],
    ["an address that can't be one", "GET http://[ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
  ])("%s is answered 400, with the headers of every answer", async (_, bytes) => {
    const answer = await sendRaw(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expectSecurityHeaders(answer);
  });

  test("more headers than are read are answered 431", async () => {
    const answer = await sendRaw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(17 * 1024)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expectSecurityHeaders(answer);
  });

  test("a wish that the server doesn't know is answered 417", async () => {
    const answer = await sendRaw("GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\nConnection: close\r\n\r\n");
    expect(answer).toMatch(/^HTTP\/1\.1 417 /);
    expectSecurityHeaders(answer);
  });

  test("the server lives on", async () => {
    await sendRaw("hello\r\n\r\n");
    expect((await send("/ready", { method: "HEAD" })).statusCode).toBe(200);
  });
});

test("listen says when the port is taken", async () => {
  await expect(listen(createHttpServer(handler, headers), port, "127.0.0.1")).rejects.toThrow(/EADDRINUSE/);
});

describe("shutDown", () => {
  test("lets a request under way finish, and takes no new one", async () => {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const slow = createHttpServer(
      {
        ready: () => undefined,
        fetch: async () => (begun.resolve(), await goOn.promise, new Response("done")),
      },
      headers,
    );
    const slowPort = await listen(slow, 0, "127.0.0.1");
    const answer = fetch(`http://127.0.0.1:${slowPort}/`);
    await begun.promise;
    // As patient as can be: it must not be the end of patience that ends it.
    const ended = shutDown(slow, 2 ** 31 - 1);
    await expect(fetch(`http://127.0.0.1:${slowPort}/`)).rejects.toThrow(/fetch failed/);
    goOn.resolve();
    expect(await (await answer).text()).toBe("done");
    await ended;
  });

  test("hangs up on a request that never ends", async () => {
    const begun = Promise.withResolvers<void>();
    const stuck = createHttpServer(
      { ready: () => undefined, fetch: () => (begun.resolve(), new Promise(() => {})) },
      headers,
    );
    const stuckPort = await listen(stuck, 0, "127.0.0.1");
    const answer = fetch(`http://127.0.0.1:${stuckPort}/`);
    const failed = expect(answer).rejects.toThrow(/fetch failed/);
    await begun.promise;
    await shutDown(stuck, 10);
    await failed;
  });
});
