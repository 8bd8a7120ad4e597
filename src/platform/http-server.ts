import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import { getRequestListener, RequestError } from "@hono/node-server";
import { chooseEncoding, isUnchanged, keepAliveSeconds, type FinishedAnswer } from "./answer.ts";
import { openFastLane } from "./fast-lane.ts";
import { ConfigError } from "./config.ts";
import { isHost } from "./host.ts";
import { Problem, type ProblemKind } from "./problem.ts";

interface Handler {
  /** @param socketAddress the other end of the connection */
  fetch(request: Request, socketAddress?: string): Promise<Response>;
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

/**
 * Serves a handler over HTTP. Answers that are ready go out before any framework sees the request.
 * @param headers the headers of answers to what never reaches the handler
 * @param log is told what the handler couldn't answer
 */
export function createHttpServer(handler: Handler, headers: Record<string, string>, log: Logger): Server {
  const listener = getRequestListener(
    (request, { incoming }) => handler.fetch(request, incoming.socket.remoteAddress),
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
  const server = createServer(limits, (request, response) => {
    if (!hasHost(request)) refuse(response, "bad-request");
    else if (!sendReady(handler, request, response)) {
      limitBodyTime(request);
      void listener(request, response);
    }
  });
  openFastLane(server, (target, cookie) => handler.ready(target, cookie));
  server.on("checkExpectation", (_request, response) => refuse(response, "unknown-expectation"));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const { status, lines, body } = refusal(problemOf(error), headers);
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
    // Node keeps no eye on it any more, and a client that never hangs up would be kept for good.
    (socket as Socket).destroySoon();
  });
  return server;
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

function limitBodyTime(request: IncomingMessage): void {
  const {
    "content-type": type = "",
    "content-length": length,
    "transfer-encoding": coding,
  } = request.headers;
  const hasBody = length !== undefined || coding !== undefined; // RFC 9112, 6.3
  if (!hasBody || /^multipart\/form-data/i.test(type)) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, bodyTimeout);
  request.once("close", () => clearTimeout(timer));
}

/** @returns false when the answer has to be made */
function sendReady(
  handler: Handler,
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  // A token that is there must be a good one, and isn't looked at here.
  if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return false;
  const answer = handler.ready(url!, headers.cookie);
  if (!answer) return false;
  if (isUnchanged(headers["if-none-match"], answer.etag)) {
    response.writeHead(304, answer.rawHeaders("unchanged")).end();
    return true;
  }
  const encoding = chooseEncoding(headers["accept-encoding"]);
  const body = answer.ready(encoding);
  if (!body) return false;
  response.writeHead(200, answer.rawHeaders(encoding, body)).end(method === "HEAD" ? undefined : body);
  return true;
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

/** Stops taking connections, lets requests under way finish, and gives up on them after a while. */
export function shutDown(server: Server, patienceMilliseconds = 10_000): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), patienceMilliseconds);
    // A client that keeps its connection for the next request would otherwise be waited for.
    const sweeping = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(impatience);
      clearInterval(sweeping);
      resolve();
    });
  });
}
