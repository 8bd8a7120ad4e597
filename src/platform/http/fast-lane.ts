import type { Server } from "node:http";
import type { Socket } from "node:net";
import { chooseEncoding, isUnchanged, keepAliveSeconds, type FinishedAnswer } from "./answer.ts";

/**
 * What a connection may be silent for: at first, and between requests; in milliseconds. The second is a second longer
 * than what clients are told, as Node's is, so that no request crosses with the end of its connection.
 */
const firstPatience = 8_000;
const patience = (keepAliveSeconds + 1) * 1000;

/** A longer head isn't one of those that come a thousand times a second. */
const longestHead = 4096;

/** One whole request and nothing else: GET, a path, HTTP/1.1, well-formed header lines, no body. RFC 9112, 3 and 5. */
const plainGet =
  /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~\w-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+\r\n$/;

const isSpace = (text: string, at: number) => text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x09;

/** A part of a head without the space around it (RFC 9110, 5.6.3); `trim` takes signs that belong to a value. */
function sliceValue(head: string, from: number, to: number): string {
  let [start, end] = [from, to];
  while (start < end && isSpace(head, start)) start++;
  while (start < end && isSpace(head, end - 1)) end--;
  return head.slice(start, end);
}

interface PlainGet {
  target: string;
  cookie: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** Headers that say what the answer is, and those that say that a request isn't plain. */
const tellingFields = new Map<string, "host" | "special" | Exclude<keyof PlainGet, "target">>([
  ["host", "host"],
  ["cookie", "cookie"],
  ["accept-encoding", "acceptEncoding"],
  ["if-none-match", "ifNoneMatch"],
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
 * @param head the bytes that came, as latin1
 * @returns undefined for everything that isn't beyond doubt: Node's parser decides about that
 */
export function readPlainGet(head: string): PlainGet | undefined {
  const target = plainGet.exec(head)?.[1];
  if (target === undefined) return undefined;
  const read: PlainGet = { target, cookie: undefined, acceptEncoding: undefined, ifNoneMatch: undefined };
  let hasHost = false;
  for (let start = head.indexOf("\r\n") + 2; start < head.length - 2;) {
    const colon = head.indexOf(":", start);
    const end = head.indexOf("\r\n", colon);
    const name = head.slice(start, colon).toLowerCase();
    start = end + 2;
    const field = tellingFields.get(name);
    if (field === undefined) continue;
    const value = sliceValue(head, colon + 1, end);
    // What may only come once, and what makes a request more than plain, is for Node's parser to judge.
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
 * Lets requests for answers that are ready pass an HTTP server by: they are answered on the socket, with the same bytes.
 * At the first request that isn't plain, or whose answer isn't ready, the connection goes to the server for good.
 * Node's HTTP layer costs more than twice what the rest of such an answer does.
 */
export function openFastLane(
  server: Server,
  ready: (target: string, cookie: string | undefined) => FinishedAnswer | undefined,
): void {
  const [adopt] = server.listeners("connection") as ((socket: Socket) => void)[];

  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    const leave = () => {
      socket
        .off("data", answer)
        .off("drain", resume)
        .off("end", end)
        .off("timeout", destroy)
        .off("error", destroy);
      socket.setTimeout(0);
    };
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
      // Whoever asks without reading waits until they have read; who doesn't read on is waited for as Node's server does.
      const isTaken = socket.write(bytes);
      if (!isTaken) socket.pause();
      const wait = isTaken ? patience : server.timeout;
      if (socket.timeout !== wait) socket.setTimeout(wait);
    };

    socket.setTimeout(firstPatience);
    socket.on("data", answer).on("drain", resume).on("end", end).on("timeout", destroy).on("error", destroy);
  });

  const readyBytes = (head: string): Buffer | undefined => {
    const request = readPlainGet(head);
    const found = request && ready(request.target, request.cookie);
    if (!found) return undefined;
    return found.wire(
      isUnchanged(request.ifNoneMatch, found.etag) ? "unchanged" : chooseEncoding(request.acceptEncoding),
    );
  };
}

/** A name, an IPv4 address or an IPv6 address in brackets, and perhaps a port. RFC 3986, 3.2.2, without its rarer signs. */
const plainHost = /^([\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

let lastHost: string | undefined;

/**
 * Whether the value of a Host header can be one: RFC 9112, 3.2, and written as browsers write it. The framework takes an
 * address in another spelling for an attack; what is ready never comes to it. Most requests name the same, which is
 * looked at once.
 */
export function isHost(value: string): boolean {
  if (value === lastHost) return true;
  const name = plainHost.exec(value)?.[1];
  const url = name && URL.parse(`http://${value}`);
  if (!url || url.hostname !== name.toLowerCase()) return false;
  lastHost = value;
  return true;
}
