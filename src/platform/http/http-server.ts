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
import { keepAliveSeconds, type FinishedAnswer } from "./answer.ts";
import { ConfigError } from "#src/platform/config.ts";
import { openFastLane, isHost } from "./fast-lane.ts";
import { askerOf, type Asker } from "./page-view.ts";
import { Problem, type ProblemKind } from "#src/platform/api/problem.ts";

interface Handler {
  /**
   * Answers a request.
   * @param socketAddress the other end of the connection
   * @param awaitFile gives the request's body as much time as a file may take
   */
  fetch(request: Request, socketAddress?: string, awaitFile?: () => void): Promise<Response>;
  ready(target: string, cookie: string | undefined): FinishedAnswer | undefined;
  /** Is told of each request that is answered with what was ready. @param asker undefined when it can't be a view */
  onReadyAnswer?: ((target: string, asker: Asker | undefined) => void) | undefined;
}

/** Node's defaults are weak against clients that send slowly; these limits end such a connection early. */
const limits = {
  headersTimeout: 8_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  keepAliveTimeout: keepAliveSeconds * 1000,
  // Node's own refusal would lack our headers, so ours is sent instead.
  requireHostHeader: false,
};

/** Milliseconds for a body to arrive. Only a file may take as long as `requestTimeout` allows. */
const bodyTimeout = 30_000;

/**
 * Milliseconds after which a client that reads nothing of its answer has gone. A slow phone reads a little all the
 * time.
 */
const readTimeout = 60_000;

/** How often a stopping server looks for connections that have become idle, in milliseconds. */
const lookEvery = 50;

/** How long a stopping server goes on accepting connections that wait, in case they never end; in milliseconds. */
const longestAccepting = 5_000;

/** A server that `shutDown` can stop without losing a request. */
export interface HttpServer extends Server {
  /** The connections that the HTTP server doesn't know, because the fast lane answers them. */
  fastLane: ReadonlySet<Socket>;
}

/**
 * Serves a handler over HTTP. Answers that are ready are sent without the handler; plain requests for them take the
 * fast lane.
 * @param headers the headers of answers to requests that never reach the handler
 * @param log gets the errors that the handler didn't answer
 */
export function createHttpServer(handler: Handler, headers: Record<string, string>, log: Logger): HttpServer {
  /** Timers that end requests whose body doesn't arrive. */
  const bodyTimers = new WeakMap<object, NodeJS.Timeout>();
  const listener = getRequestListener(
    (request, { incoming }) =>
      findReady(handler, incoming)?.respond(request) ??
      handler.fetch(request, incoming.socket.remoteAddress, () => clearTimeout(bodyTimers.get(incoming))),
    {
      // The adapter's own Response sends what it was given; the platform's Response copies every body first.
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
  /** The answer that began last on each connection. */
  const latest = new WeakMap<object, ServerResponse>();
  const server = createServer(limits, (request, response) => {
    latest.set(request.socket, response);
    if (!hasHost(request)) return refuse(response, "bad-request");
    if (hasBody(request.headers)) bodyTimers.set(request, limitBodyTime(request, response));
    void listener(request, response);
  });
  server.setTimeout(readTimeout);
  const fastLane = openFastLane(server, handler.ready, handler.onReadyAnswer);
  server.on("checkExpectation", (_request, response) => refuse(response, "unknown-expectation"));
  // As Node does by itself, but with our headers.
  server.on("clientError", (error: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket;
    const answer = latest.get(socket);
    const isSendingAnswer = answer && !answer.writableFinished && (answer.headersSent || !answer.socket);
    if (socket.writable && !isSendingAnswer) socket.write(rawRefusal(problemOf(error), headers));
    socket.destroySoon();
  });
  // A client may end its side of the connection after its request (RFC 9112, 9.6). Without this, Node ends the other
  // side at once, and an answer that is still being made is lost.
  return Object.assign(server, { fastLane, httpAllowHalfOpen: true });
}

function problemOf({ code }: NodeJS.ErrnoException): ProblemKind {
  if (code === "HPE_HEADER_OVERFLOW") return "headers-too-large";
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? "request-timeout" : "bad-request";
}

/** The answer to a request that never reaches the handler. It is the connection's last. */
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

/** RFC 9112, 3.2: exactly one valid Host header; only HTTP/1.0 may leave it out. */
function hasHost({ rawHeaders, headers: { host = "" }, httpVersion }: IncomingMessage): boolean {
  // `rawHeaders` has names and values in turn.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return hosts.length === 0 ? httpVersion === "1.0" : hosts.length === 1 && isHost(host);
}

/** Whether a request has a body (RFC 9112, 6.3). */
function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Finds an answer that is ready. A request with a token finds none, because the token must be checked first. */
function findReady(
  handler: Handler,
  { method, url, headers }: HttpBindings["incoming"] | Http2Bindings["incoming"],
): FinishedAnswer | undefined {
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return undefined;
  const found = handler.ready(url!, headers.cookie);
  if (found)
    handler.onReadyAnswer?.(
      url!,
      askerOf(method, (name) => headers[name]?.toString()),
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
 * @param isShared whether other processes of the site listen there too; the system gives each its share of connections
 * @returns the port, which the system chooses when 0 is asked for
 * @throws ConfigError when it can't listen there
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

/** Elsewhere Node's cluster hands connections out, and a stop may lose one that comes at that very moment. */
const canShare = process.platform === "linux";

function listenFault({ code, message }: NodeJS.ErrnoException, port: number, host: string): ConfigError {
  if (code === "EADDRINUSE") return new ConfigError(`PORT must be free, and ${port} is taken: ${message}`);
  if (code === "EACCES") return new ConfigError(`PORT must be one that this user may listen on: ${message}`);
  return new ConfigError(
    `HOST must be a name or an address of this machine, and ${host} is none: ${message}`,
  );
}

/**
 * Takes no more connections, and lets requests finish that are under way or about to come. A client that keeps its
 * connection open may send another request at any moment, and nothing can tell it not to. So its next request is
 * answered and announced as the last, and only a connection without a request is closed.
 * @param grace how long to wait for a client that keeps its connection open, in milliseconds
 * @param patience when to give up on requests under way, in milliseconds
 */
export async function shutDown(server: HttpServer, { grace = 2_000, patience = 10_000 } = {}): Promise<void> {
  await acceptWaiting(server);
  // Not earlier, because a client whose answer is announced as the last opens a new connection.
  server.maxRequestsPerSocket = 1;
  // The HTTP server's own `close` would cut idle connections at once, together with requests that are on their way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  let looking: NodeJS.Timeout | undefined;
  const leaving = setTimeout(() => {
    for (const socket of server.fastLane) socket.destroySoon();
    looking = setInterval(() => server.closeIdleConnections(), lookEvery);
  }, grace);
  const cutting = setTimeout(() => {
    for (const socket of server.fastLane) socket.destroy();
    server.closeAllConnections();
  }, patience);
  await closed;
  for (const timer of [leaving, looking, cutting]) clearTimeout(timer);
}

/**
 * Accepts the connections that the system holds for the server; otherwise they would be reset. The system hands
 * over one in each turn of the event loop, so a turn without one means that none are left.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let accepted = 0;
  const count = () => void accepted++;
  server.on("connection", count);
  const begun = performance.now();
  for (let known = -1; known < accepted && performance.now() - begun < longestAccepting;) {
    known = accepted;
    // A whole turn passes between the first and the second of these.
    await setImmediate();
    await setImmediate();
  }
  server.off("connection", count);
}
