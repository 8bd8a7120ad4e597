import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { chooseEncoding, isUnchanged, type FinishedAnswer } from "./answer.ts";
import { openFastLane } from "./fast-lane.ts";

interface Handler {
  /** @param socketAddress the other end of the connection */
  fetch(request: Request, socketAddress?: string): Promise<Response>;
  ready(target: string, cookie: string | undefined): FinishedAnswer | undefined;
}

/** Node's own limits are weak against clients that send slowly; these end such a connection soon. */
const limits = {
  headersTimeout: 8_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  keepAliveTimeout: 65_000,
  // Node's own refusal lacks our headers.
  requireHostHeader: false,
};

/**
 * Serves a handler over HTTP. Answers that are ready go out before any framework sees the request.
 * @param headers the headers of answers to what never reaches the handler
 */
export function createHttpServer(handler: Handler, headers: Record<string, string>): Server {
  const listener = getRequestListener(
    (request, { incoming }) => handler.fetch(request, incoming.socket.remoteAddress),
    {
      // Its own Response sends what it was given; the one of the platform copies every body first.
      overrideGlobalObjects: true,
      errorHandler: (error) =>
        new Response(null, { status: error instanceof RequestError ? 400 : 500, headers }),
    },
  );
  const refuse = (response: ServerResponse, status: number) =>
    response.writeHead(status, { ...headers, Connection: "close", "Content-Length": 0 }).end();
  const server = createServer(limits, (request, response) => {
    if (request.headers.host === undefined) refuse(response, 400);
    else if (!sendReady(handler, request, response)) void listener(request, response);
  });
  openFastLane(server, (target, cookie) => handler.ready(target, cookie));
  server.on("checkExpectation", (_request, response) => refuse(response, 417));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const status =
      error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
    const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, "Connection: close", "Content-Length: 0"];
    socket.end(
      [...lines, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), "", ""].join("\r\n"),
    );
  });
  return server;
}

/** @returns false when the answer has to be made */
function sendReady(
  handler: Handler,
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const answer = handler.ready(url!, headers.cookie);
  if (!answer) return false;
  if (isUnchanged(headers["if-none-match"], answer.etag)) {
    response.writeHead(304, answer.rawHeaders("unchanged")).end();
    return true;
  }
  const encoding = chooseEncoding(headers["accept-encoding"]);
  const body = answer.ready(encoding);
  if (!body) return false;
  response.writeHead(200, answer.rawHeaders(encoding)).end(method === "HEAD" ? undefined : body);
  return true;
}

/** @returns the port that was taken, which matters when 0 was asked for */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
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
