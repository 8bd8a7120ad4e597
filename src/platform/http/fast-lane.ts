import type { Server } from "node:http";
import type { Socket } from "node:net";
import { keepAliveSeconds, type FinishedAnswer } from "./answer.ts";
import { isUnchanged } from "./byte-range.ts";
import type { Asker } from "./page-view.ts";

/**
 * How long a connection may be silent, in milliseconds: before its first request, and between requests. The second is
 * a second longer than clients are told, as in Node, so that a request doesn't cross with the end of its connection.
 */
const firstPatience = 8_000;
const patience = (keepAliveSeconds + 1) * 1000;

/** Longer heads are rare and go to Node's parser. */
const longestHead = 4096;

/** One whole request and nothing else: GET, a path, HTTP/1.1, well-formed header lines, no body. RFC 9112, 3 and 5. */
const plainGet =
  /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~\w-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/;

const isSpace = (text: string, at: number) => text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x09;

/**
 * A part of a head without the whitespace around it (RFC 9110, 5.6.3). `trim` would also remove characters that
 * belong to a value.
 */
function sliceValue(head: string, from: number, to: number): string {
  let [start, end] = [from, to];
  while (start < end && isSpace(head, start)) start++;
  while (start < end && isSpace(head, end - 1)) end--;
  return head.slice(start, end);
}

interface PlainGet extends Asker {
  target: string;
  cookie: string | undefined;
  acceptEncoding: string | undefined;
  availableDictionary: string | undefined;
  ifNoneMatch: string | undefined;
}

/** Header fields that choose the answer, that say who asks, and those that make a request more than plain. */
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

/**
 * Reads a request that needs no HTTP parser.
 * @param head the received bytes, as latin1
 * @returns undefined when anything is in doubt; Node's parser then decides
 */
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
    // Fields that may come only once, and fields that make a request more than plain, are left to Node's parser.
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
 * Answers requests directly on the socket, before the HTTP server sees them, when the answer is ready; the bytes are
 * the same. At the first request that isn't plain, or whose answer isn't ready, the connection goes to the server for
 * good, and so does each connection of a server that has stopped listening, because the HTTP server announces the last
 * answer. Node's HTTP layer costs more than twice as much as the rest of such an answer.
 * @param onAnswer is told of each request that is answered here
 * @returns the connections that are answered here, as long as they are
 */
export function openFastLane(
  server: Server,
  ready: (target: string, cookie: string | undefined) => FinishedAnswer | undefined,
  onAnswer?: (target: string, asker: Asker) => void,
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
      // A client that sends requests without reading the answers waits until it has read them. One that stops reading
      // gets as much time as Node's server gives.
      const isTaken = socket.write(bytes);
      if (!isTaken) socket.pause();
      const wait = isTaken ? patience : server.timeout;
      if (socket.timeout !== wait) socket.setTimeout(wait);
    };

    socket.setTimeout(firstPatience);
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

/**
 * A name, an IPv4 address or an IPv6 address in brackets, perhaps with a port. RFC 3986, 3.2.2, without its rarer
 * characters.
 */
const plainHost = /^([\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

let lastHost: string | undefined;

/**
 * Whether a Host header's value is valid (RFC 9112, 3.2) and spelled as browsers spell it. The framework takes
 * another spelling for an attack, but requests for ready answers never reach it. Most requests name the same host, so
 * the last valid one is compared first.
 */
export function isHost(value: string): boolean {
  if (value === lastHost) return true;
  const name = plainHost.exec(value)?.[1];
  const url = name && URL.parse(`http://${value}`);
  if (!url || url.hostname !== name.toLowerCase()) return false;
  lastHost = value;
  return true;
}
