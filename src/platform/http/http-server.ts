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
  /**
   * Responds to a request.
   * @param socketAddress the remote address of the connection
   * @param awaitFile allows the request's body the time of a file upload
   */
  fetch(request: Request, socketAddress?: string, awaitFile?: () => void): Promise<Response>;
  ready(target: string, cookie: string | undefined): CachedResponse | undefined;
  /** Called for each request that gets a ready response. @param asker undefined when it can't be a page view */
  onReadyAnswer?: ((target: string, asker: ClientHints | undefined) => void) | undefined;
}

/** Limits that end slow connections early. Node's defaults are weak against slow clients. */
const limits = {
  headersTimeout: 8_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  keepAliveTimeout: keepAliveSeconds * 1000,
  // Node's own 400 response would lack our headers, so we send it ourselves.
  requireHostHeader: false,
};

/** Milliseconds for a body to arrive. Only a file may take the whole `requestTimeout`. */
const bodyTimeout = 30_000;

/** Milliseconds after which a client that reads nothing is disconnected. A slow phone reads a little all the time. */
const readTimeout = 60_000;

/** How often a stopping server closes idle connections, in milliseconds. */
const checkMilliseconds = 50;

/** The longest time for accepting waiting connections during a stop, in milliseconds. */
const longestAccepting = 5_000;

/** A server that `shutDown` can stop without losing a request. */
export interface HttpServer extends Server {
  /** Connections of the fast lane, unknown to the HTTP server. */
  fastLane: ReadonlySet<Socket>;
}

/**
 * Serves a handler over HTTP. Ready responses are sent without the handler, for plain requests through the fast lane.
 * @param headers the headers of responses to requests that never reach the handler
 * @param log records errors that the handler didn't catch
 */
export function createHttpServer(handler: Handler, headers: Record<string, string>, log: Logger): HttpServer {
  const bodyTimers = new WeakMap<object, NodeJS.Timeout>();
  const listener = getRequestListener(
    (request, { incoming }) =>
      findReady(handler, incoming)?.respond(request) ??
      handler.fetch(request, incoming.socket.remoteAddress, () => clearTimeout(bodyTimers.get(incoming))),
    {
      // Makes the adapter's Response send its body directly. The standard Response copies every body first.
      overrideGlobalObjects: true,
      // For HTTP/1.0, which has no Host header.
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
  /** The latest response of each connection. */
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
  // Does the same as Node's default handler, but with our headers.
  server.on("clientError", (error: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket;
    const answer = latest.get(socket);
    const isSendingAnswer = answer && !answer.writableFinished && (answer.headersSent || !answer.socket);
    if (socket.writable && !isSendingAnswer) socket.write(rawRefusal(problemOf(error), headers));
    socket.destroySoon();
  });
  // A client may close its sending side after its request (RFC 9112, 9.6). Without half-open sockets Node would then
  // close the connection, and a response in progress would be lost.
  return Object.assign(server, { fastLane, httpAllowHalfOpen: true });
}

function problemOf({ code }: NodeJS.ErrnoException): ProblemKind {
  if (code === "HPE_HEADER_OVERFLOW") return "headers-too-large";
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? "request-timeout" : "bad-request";
}

/** Creates the response to a request that never reaches the handler. It is the last of its connection. */
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

/** Requires exactly one valid Host header (RFC 9112, 3.2). Only HTTP/1.0 may omit it. */
function hasHost({ rawHeaders, headers: { host = "" }, httpVersion }: IncomingMessage): boolean {
  // `rawHeaders` alternates names and values.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return hosts.length === 0 ? httpVersion === "1.0" : hosts.length === 1 && isHost(host);
}

/** True when a request has a body (RFC 9112, 6.3). */
function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Returns a ready response. A request with a token gets none, because its token must be verified first. */
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

/**
 * Starts listening.
 * @param isShared true when other processes of the site listen on the port too; the system distributes connections
 * @returns the port; the system chooses one for 0
 * @throws ConfigError when the port or host can't be used
 */
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

/** On other systems Node's cluster distributes connections. A stop may then lose a connection that just arrives. */
const canShare = process.platform === "linux";

function listenFault({ code, message }: NodeJS.ErrnoException, port: number, host: string): ConfigError {
  if (code === "EADDRINUSE") return new ConfigError(`PORT must be free, and ${port} is taken: ${message}`);
  if (code === "EACCES") return new ConfigError(`PORT must be one that this user may listen on: ${message}`);
  return new ConfigError(`HOST must be a name or an address of this machine, and ${host} isn't: ${message}`);
}

/**
 * Stops accepting connections and lets running and imminent requests finish. A client with an open connection may send
 * another request at any moment. That request gets a response with `Connection: close`. After `grace`, connections
 * without a request are closed.
 * @param grace how long to wait for idle connections, in milliseconds
 * @param patience when to abort running requests, in milliseconds
 */
export async function shutDown(server: HttpServer, { grace = 2_000, patience = 10_000 } = {}): Promise<void> {
  await acceptWaiting(server);
  // Not earlier: a client that receives `Connection: close` opens a new connection.
  server.maxRequestsPerSocket = 1;
  // The HTTP server's own `close` would close idle connections immediately, and lose requests on their way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  let checking: NodeJS.Timeout | undefined;
  const leaving = setTimeout(() => {
    for (const socket of server.fastLane) socket.destroySoon();
    checking = setInterval(() => server.closeIdleConnections(), checkMilliseconds);
  }, grace);
  const cutting = setTimeout(() => {
    for (const socket of server.fastLane) socket.destroy();
    server.closeAllConnections();
  }, patience);
  await closed;
  for (const timer of [leaving, checking, cutting]) clearTimeout(timer);
}

/** Accepts the connections in the system's queue, one in each turn. They would be reset otherwise. */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => void accepted++;
  server.on("connection", count);
  const startedAt = performance.now();
  for (let known = -1; known < accepted && performance.now() - startedAt < longestAccepting;) {
    known = accepted;
    // A whole turn passes between these two.
    await setImmediate();
    await setImmediate();
  }
  server.off("connection", count);
}
