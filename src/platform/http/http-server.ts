import {
  createServer,
  STATUS_CODES,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import { getRequestListener, RequestError, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { keepAliveSeconds, type CachedResponse } from "./answer.ts";
import { ConfigError } from "#src/platform/config.ts";
import { openDirectResponder, isHost } from "./direct-responder.ts";
import { clientHintsOf, type ClientHints } from "./page-view.ts";
import { Problem, type ProblemKind } from "#src/platform/api/problem.ts";

interface Handler {
  /** @param awaitFile gives the body the time limit of a file upload */
  fetch(request: Request, socketAddress?: string, awaitFile?: () => void): Promise<Response>;
  ready(target: string, cookie: string | undefined): CachedResponse | undefined;
  onReadyAnswer?: ((target: string, asker: ClientHints | undefined) => void) | undefined;
}

/** The limits of connections. Node's default limits are weak against slow clients. */
const limits = {
  headersTimeout: 8_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  keepAliveTimeout: keepAliveSeconds * 1000,
  // Node's own 400 response would lack the site's headers.
  requireHostHeader: false,
};

/** The time limit of a body in milliseconds. A file upload may take the whole `requestTimeout`. */
const bodyTimeout = 30_000;

/** The number of milliseconds after which a client that reads nothing is disconnected. */
const readTimeout = 60_000;

const checkMilliseconds = 50;

/** The time limit for accepting waiting connections, in milliseconds. */
const longestAccepting = 5_000;

export interface HttpServer extends Server {
  fastLane: ReadonlySet<Socket>;
}

/** @param headers the headers of error responses that the handler doesn't make */
export function createHttpServer(handler: Handler, headers: Record<string, string>, log: Logger): HttpServer {
  const bodyTimers = new WeakMap<object, NodeJS.Timeout>();
  const listener = getRequestListener(
    (request, { incoming }) =>
      findReady(handler, incoming)?.respond(request) ??
      handler.fetch(request, incoming.socket.remoteAddress, () => clearTimeout(bodyTimers.get(incoming))),
    {
      // Use the adapter's Response, because the standard Response copies every body.
      overrideGlobalObjects: true,
      hostname: "localhost",
      errorHandler: (error) => {
        const problem = new Problem(error instanceof RequestError ? "bad-request" : "internal");
        if (problem.status >= 500) log.error({ err: error }, "request failed");
        return Response.json(problem, {
          status: problem.status,
          headers: { ...headers, ...problem.jsonHeaders },
        });
      },
    },
  );
  const refuse = (response: ServerResponse, kind: ProblemKind) => {
    const { status, lines, body } = refusal(kind, headers);
    response.writeHead(status, lines.flat()).end(body);
  };
  const latest = new WeakMap<object, ServerResponse>();
  const server = createServer(limits, (request, response) => {
    latest.set(request.socket, response);
    if (!hasHost(request)) return refuse(response, "bad-request");
    if (hasBody(request.headers)) bodyTimers.set(request, limitBodyTime(request, response));
    void listener(request, response);
  });
  server.setTimeout(readTimeout);
  const fastLane = openDirectResponder(server, handler.ready, handler.onReadyAnswer);
  server.on("checkExpectation", (_request, response) => refuse(response, "unknown-expectation"));
  server.on("clientError", (error: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket;
    const answer = latest.get(socket);
    const isSendingAnswer = answer && !answer.writableFinished && (answer.headersSent || !answer.socket);
    if (socket.writable && !isSendingAnswer) socket.write(rawRefusal(problemOf(error), headers));
    socket.destroySoon();
  });
  // A client that closes its sending side after a request still gets the response (RFC 9112, 9.6).
  return Object.assign(server, { fastLane, httpAllowHalfOpen: true });
}

function problemOf({ code }: NodeJS.ErrnoException): ProblemKind {
  if (code === "HPE_HEADER_OVERFLOW") return "headers-too-large";
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? "request-timeout" : "bad-request";
}

/** Returns an error response that closes the connection. */
function refusal(kind: ProblemKind, headers: Record<string, string>) {
  const problem = new Problem(kind);
  const body = JSON.stringify(problem);
  const all = {
    ...headers,
    ...problem.jsonHeaders,
    Connection: "close",
    "Content-Length": String(Buffer.byteLength(body)),
  };
  return { status: problem.status, lines: Object.entries(all), body };
}

function rawRefusal(kind: ProblemKind, headers: Record<string, string>): string {
  const { status, lines, body } = refusal(kind, headers);
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`;
}

/** True when a request has one valid Host header (RFC 9112, 3.2). A request over HTTP/1.0 may have no Host header. */
function hasHost({ rawHeaders, headers: { host = "" }, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return hosts.length === 0 ? httpVersion === "1.0" : hosts.length === 1 && isHost(host);
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Finds a ready response. A request with a token gets no ready response, because the token must be verified. */
function findReady(
  handler: Handler,
  { method, url, headers }: HttpBindings["incoming"] | Http2Bindings["incoming"],
): CachedResponse | undefined {
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return undefined;
  const found = handler.ready(url!, headers.cookie);
  if (found)
    handler.onReadyAnswer?.(
      url!,
      clientHintsOf(method, (name) => headers[name]?.toString()),
    );
  return found;
}

function limitBodyTime(request: IncomingMessage, response: ServerResponse): NodeJS.Timeout {
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, bodyTimeout);
  response.once("close", () => clearTimeout(timer));
  return timer;
}

/** @param isShared true when other processes listen on the port @throws ConfigError if it can't listen */
export function listen(
  server: NetServer,
  port: number,
  host: string,
  { isShared = false } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(listenFault(error, port, host));
    server.once("error", fail);
    server.listen({ port, host, reusePort: isShared && canShare }, () => {
      server.off("error", fail);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/** Where processes can't share a port, Node's cluster distributes connections, and may lose one during a stop. */
const canShare = process.platform === "linux";

function listenFault({ code, message }: NodeJS.ErrnoException, port: number, host: string): ConfigError {
  if (code === "EADDRINUSE") return new ConfigError(`PORT must be free, and ${port} is taken: ${message}`);
  if (code === "EACCES") return new ConfigError(`PORT must be one that this user may listen on: ${message}`);
  return new ConfigError(`HOST must be a name or an address of this machine, and ${host} isn't: ${message}`);
}

/**
 * Stops accepting connections. A client with an open connection may send one more request. The response has
 * `Connection: close`.
 * @param grace the time until idle connections are closed, in milliseconds
 * @param timeLimit the time until running requests are aborted, in milliseconds
 */
export async function shutDown(
  server: HttpServer,
  { grace = 2_000, timeLimit = 10_000 } = {},
): Promise<void> {
  await acceptWaiting(server);
  // Each response now has `Connection: close`. Clients therefore open new connections, which other processes accept.
  server.maxRequestsPerSocket = 1;
  // `http.Server.close` isn't used, because it would close idle connections and lose requests that are on their way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  let checking: NodeJS.Timeout | undefined;
  const leaving = setTimeout(() => {
    for (const socket of server.fastLane) socket.destroySoon();
    checking = setInterval(() => server.closeIdleConnections(), checkMilliseconds);
  }, grace);
  const cutting = setTimeout(() => {
    for (const socket of server.fastLane) socket.destroy();
    server.closeAllConnections();
  }, timeLimit);
  await closed;
  for (const timer of [leaving, checking, cutting]) clearTimeout(timer);
}

/** Accepts the connections that wait in the system's queue. Otherwise the system would reset these connections. */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => void accepted++;
  server.on("connection", count);
  const startedAt = performance.now();
  for (let known = -1; known < accepted && performance.now() - startedAt < longestAccepting;) {
    known = accepted;
    // Wait for a whole turn of the event loop.
    await setImmediate();
    await setImmediate();
  }
  server.off("connection", count);
}
