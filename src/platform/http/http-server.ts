import { createServer, ServerResponse, STATUS_CODES, type IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import { getRequestListener, RequestError, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { keepAliveSeconds, type FinishedAnswer } from "./answer.ts";
import { ConfigError } from "#src/platform/config.ts";
import { Connections, hasBody } from "./connections.ts";
import { openFastLane, isHost } from "./fast-lane.ts";
import { Problem, type ProblemKind } from "#src/platform/api/problem.ts";

interface Handler {
  /**
   * @param socketAddress the other end of the connection
   * @param awaitFile gives the body as long as a file may take
   */
  fetch(request: Request, socketAddress?: string, awaitFile?: () => void): Promise<Response>;
  ready(target: string, cookie: string | undefined): FinishedAnswer | undefined;
}

/** Node's own limits are weak against clients that send slowly; these end such a connection soon. */
const limits = {
  headersTimeout: 8_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  keepAliveTimeout: keepAliveSeconds * 1000,
  // Node's own refusal lacks our headers.
  requireHostHeader: false,
};

/** Only files may take as long as `requestTimeout` says; any other body must be there within this time. */
const bodyTimeout = 30_000;

/** A client that reads nothing of its answer for this long has gone; a slow phone takes some of it all the while. */
const readTimeout = 60_000;

/** A server that can be shut down without losing anybody's request. */
export interface HttpServer extends Server {
  openConnections: Connections;
}

/**
 * Serves a handler over HTTP. Answers that are ready are sent without it, plain requests' on the fast lane.
 * @param headers the headers of answers to what never reaches the handler
 * @param log is told what the handler couldn't answer
 */
export function createHttpServer(handler: Handler, headers: Record<string, string>, log: Logger): HttpServer {
  /** What ends requests whose body doesn't come. */
  const bodyTimers = new WeakMap<object, NodeJS.Timeout>();
  const listener = getRequestListener(
    (request, { incoming }) =>
      findReady(handler, incoming)?.respond(request) ??
      handler.fetch(request, incoming.socket.remoteAddress, () => clearTimeout(bodyTimers.get(incoming))),
    {
      // Its own Response sends what it was given; the one of the platform copies every body first.
      overrideGlobalObjects: true,
      // For HTTP/1.0, which needs no Host.
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
  class Answer extends ServerResponse {
    constructor(...parameters: ConstructorParameters<typeof ServerResponse>) {
      super(...parameters);
      connections.answers(this.req.socket, this);
      // Or else Node cuts connections on which nothing was sent for a while, also where the answer takes us long.
      this.on("timeout", (socket: Socket) => socket.writableLength > 0 && socket.destroy());
    }

    override writeHead(...parameters: any[]): this {
      if (connections.isLast(this)) this.shouldKeepAlive = false;
      return super.writeHead(...(parameters as Parameters<ServerResponse["writeHead"]>));
    }
  }
  const server = createServer({ ...limits, ServerResponse: Answer }, (request, response) => {
    if (!hasHost(request)) return refuse(response, "bad-request");
    if (hasBody(request.headers)) bodyTimers.set(request, limitBodyTime(request, response));
    void listener(request, response);
  });
  const connections = new Connections(server);
  server.setTimeout(readTimeout);
  openFastLane(server, (target, cookie) =>
    connections.isStopping ? undefined : handler.ready(target, cookie),
  );
  server.prependListener("connection", (socket) => connections.add(socket));
  server.on("checkExpectation", (_request, response) => refuse(response, "unknown-expectation"));
  const refuseRaw = (socket: Socket, kind: ProblemKind) => {
    const { status, lines, body } = refusal(kind, headers);
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    connections.refuse(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
  };
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else refuseRaw(socket as Socket, problemOf(error));
  });
  // Without this Node cuts the connection, and answers that are still under way.
  server.on("connect", ({ socket }) => {
    socket.setTimeout(readTimeout, () => socket.destroy());
    refuseRaw(socket, "bad-request");
  });
  return Object.assign(server, { openConnections: connections });
}

function problemOf({ code }: NodeJS.ErrnoException): ProblemKind {
  if (code === "HPE_HEADER_OVERFLOW") return "headers-too-large";
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? "request-timeout" : "bad-request";
}

/** The answer to what never reaches the handler; it is the connection's last. */
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

/** RFC 9112, 3.2: exactly one Host, which can be one; only HTTP/1.0 may do without. */
function hasHost({ rawHeaders, headers: { host = "" }, httpVersion }: IncomingMessage): boolean {
  // Names and values in turn.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return hosts.length === 0 ? httpVersion === "1.0" : hosts.length === 1 && isHost(host);
}

/** An answer that needn't be made; a token that is there must be a good one, which isn't looked at here. */
function findReady(
  handler: Handler,
  { method, url, headers }: HttpBindings["incoming"] | Http2Bindings["incoming"],
): FinishedAnswer | undefined {
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return undefined;
  return handler.ready(url!, headers.cookie);
}

function limitBodyTime(request: IncomingMessage, response: ServerResponse): NodeJS.Timeout {
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, bodyTimeout);
  response.once("close", () => clearTimeout(timer));
  return timer;
}

/**
 * @returns the port that was taken, which matters when 0 was asked for
 * @throws ConfigError when it can't listen there
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(listenFault(error, port, host));
    server.once("error", fail);
    server.listen(port, host, () => {
      server.off("error", fail);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function listenFault({ code, message }: NodeJS.ErrnoException, port: number, host: string): ConfigError {
  if (code === "EADDRINUSE") return new ConfigError(`PORT must be free, and ${port} is taken: ${message}`);
  if (code === "EACCES") return new ConfigError(`PORT must be one that this user may listen on: ${message}`);
  return new ConfigError(
    `HOST must be a name or an address of this machine, and ${host} is none: ${message}`,
  );
}

/**
 * Stops taking connections, lets requests under way finish, and those that are about to come.
 * @param grace how long a client that keeps its connection is waited for, in milliseconds
 * @param patience when to give up on requests under way, in milliseconds
 */
export function shutDown(
  { openConnections }: HttpServer,
  { grace = 2_000, patience = 10_000 } = {},
): Promise<void> {
  return openConnections.end(grace, patience);
}
