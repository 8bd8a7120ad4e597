import type { Server } from "node:http";
import type { Socket } from "node:net";
import { keepAliveSeconds, type CachedResponse } from "./answer.ts";
import { isUnchanged } from "./byte-range.ts";
import type { ClientHints } from "./page-view.ts";

/**
 * The time limits of idle connections in milliseconds: before the first request, and after a response. A connection
 * stays open a second longer than announced in the response, so that a late request isn't lost.
 */
const firstTimeLimit = 8_000;
const timeLimit = (keepAliveSeconds + 1) * 1000;

/** The maximum length of a head in bytes. Node's parser reads longer heads. */
const longestHead = 4096;

/** Matches one GET request over HTTP/1.1 with well-formed headers and no body (RFC 9112, 3 and 5). */
const plainGet =
  /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~\w-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/;

const isSpace = (text: string, at: number) => text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x09;

/** Returns a part of the head without surrounding spaces and tabs (RFC 9110, 5.6.3). */
function sliceValue(head: string, from: number, to: number): string {
  let [start, end] = [from, to];
  while (start < end && isSpace(head, start)) start++;
  while (start < end && isSpace(head, end - 1)) end--;
  return head.slice(start, end);
}

interface PlainGet extends ClientHints {
  target: string;
  cookie: string | undefined;
  acceptEncoding: string | undefined;
  availableDictionary: string | undefined;
  ifNoneMatch: string | undefined;
}

/**
 * The headers that influence the response. A request with a "special" header is left to Node's parser, except
 * `Connection: keep-alive` and `Proxy-Connection: keep-alive`.
 */
const tellingFields = new Map<string, "host" | "special" | Exclude<keyof PlainGet, "target">>([
  ["host", "host"],
  ["cookie", "cookie"],
  ["accept-encoding", "acceptEncoding"],
  ["available-dictionary", "availableDictionary"],
  ["if-none-match", "ifNoneMatch"],
  ["user-agent", "userAgent"],
  ["sec-purpose", "purpose"],
  ["sec-fetch-mode", "fetchMode"],
  ["authorization", "special"],
  ["connection", "special"],
  ["proxy-connection", "special"],
  ["content-length", "special"],
  ["transfer-encoding", "special"],
  ["upgrade", "special"],
  ["expect", "special"],
  ["range", "special"],
]);

/** Reads a simple GET request. @returns undefined when Node's parser must read it @param head in latin1 */
export function readPlainGet(head: string): PlainGet | undefined {
  const target = plainGet.exec(head)?.[1];
  if (target === undefined) return undefined;
  const read: PlainGet = {
    target,
    cookie: undefined,
    acceptEncoding: undefined,
    availableDictionary: undefined,
    ifNoneMatch: undefined,
    userAgent: undefined,
    purpose: undefined,
    fetchMode: undefined,
  };
  let hasHost = false;
  for (let start = head.indexOf("\r\n") + 2; start < head.length - 2;) {
    const colon = head.indexOf(":", start);
    const end = head.indexOf("\r\n", colon);
    const name = head.slice(start, colon).toLowerCase();
    start = end + 2;
    const field = tellingFields.get(name);
    if (field === undefined) continue;
    const value = sliceValue(head, colon + 1, end);
    if (field === "host") {
      if (hasHost || !isHost(value)) return undefined;
      hasHost = true;
    } else if (field === "special") {
      if (name !== "connection" && name !== "proxy-connection") return undefined;
      if (value.toLowerCase() !== "keep-alive") return undefined;
    } else {
      if (read[field] !== undefined) return undefined;
      read[field] = value;
    }
  }
  return hasHost ? read : undefined;
}

/**
 * Writes ready responses directly to the socket, because Node's HTTP layer is slow. At the first request without a
 * ready response, the HTTP server takes over the connection permanently. After the server has stopped listening, the
 * HTTP server takes over each connection at its next request, because only the HTTP server sends `Connection: close`.
 * @returns the connections that the HTTP server hasn't taken over
 */
export function openDirectResponder(
  server: Server,
  ready: (target: string, cookie: string | undefined) => CachedResponse | undefined,
  onAnswer?: (target: string, asker: ClientHints) => void,
): ReadonlySet<Socket> {
  const [adopt] = server.listeners("connection") as ((socket: Socket) => void)[];
  const connections = new Set<Socket>();

  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    const leave = () => {
      socket
        .off("data", answer)
        .off("drain", resume)
        .off("end", end)
        .off("timeout", destroy)
        .off("error", destroy)
        .off("close", forget);
      socket.setTimeout(0);
      forget();
    };
    const forget = () => connections.delete(socket);
    const resume = () => socket.resume();
    const end = () => socket.end();
    const destroy = () => socket.destroy();

    const answer = (chunk: Buffer) => {
      const bytes = chunk.length <= longestHead ? readyBytes(chunk.toString("latin1")) : undefined;
      if (!bytes) {
        leave();
        socket.pause();
        adopt!.call(server, socket);
        socket.unshift(chunk);
        socket.resume();
        return;
      }
      // Stop reading the requests of a client that doesn't read. The time limit of Node's server then applies.
      const isTaken = socket.write(bytes);
      if (!isTaken) socket.pause();
      const wait = isTaken ? timeLimit : server.timeout;
      if (socket.timeout !== wait) socket.setTimeout(wait);
    };

    socket.setTimeout(firstTimeLimit);
    socket
      .on("data", answer)
      .on("drain", resume)
      .on("end", end)
      .on("timeout", destroy)
      .on("error", destroy)
      .on("close", forget);
    connections.add(socket);
  });

  const readyBytes = (head: string): Buffer | undefined => {
    const request = readPlainGet(head);
    const found = request && server.listening && ready(request.target, request.cookie);
    if (!found) return undefined;
    const bytes = found.wire(
      isUnchanged(request.ifNoneMatch, found.etag)
        ? "unchanged"
        : found.formFor(request.acceptEncoding, request.availableDictionary),
    );
    if (bytes) onAnswer?.(request.target, request);
    return bytes;
  };
  return connections;
}

/** Matches a host and a port (RFC 3986, 3.2.2), without rare characters. */
const plainHost = /^([\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

let lastHost: string | undefined;

/** True for a Host header (RFC 9112, 3.2) as browsers send it. Ready responses bypass Hono's check of this header. */
export function isHost(value: string): boolean {
  if (value === lastHost) return true;
  const name = plainHost.exec(value)?.[1];
  const url = name && URL.parse(`http://${value}`);
  if (!url || url.hostname !== name.toLowerCase()) return false;
  lastHost = value;
  return true;
}
