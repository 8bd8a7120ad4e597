import type { IncomingHttpHeaders, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";

/** How long a connection is still read from after its end, in milliseconds; most clients hang up at once. */
const lingering = 1_000;

/** How often a stopping server looks for connections without traffic, in milliseconds. */
const lookEvery = 50;

/** How long a stopping server goes on accepting connections that wait, in case they never end; in milliseconds. */
const longestTaking = 5_000;

interface Connection {
  /** The answer that began last. */
  latest: ServerResponse | undefined;
  /** How many bytes had come at the last look of a stopping server, and since when none have come. */
  heard: number;
  quietSince: number;
}

/**
 * A server's connections. Each is ended without losing what was sent over it (RFC 9112, 9.6): closing a socket at
 * once would throw away what has come and isn't read yet, and then the other end would throw away the answer unread.
 */
export class Connections {
  readonly #server: Server;
  readonly #open = new Map<Socket, Connection>();
  #accepted = 0;
  /** Whether every answer is now the last of its connection. */
  isStopping = false;

  constructor(server: Server) {
    this.#server = server;
  }

  /** Adds a connection as soon as it is accepted. */
  add(socket: Socket): void {
    this.#accepted++;
    this.#open.set(socket, { latest: undefined, heard: 0, quietSince: 0 });
    socket.once("close", () => this.#open.delete(socket));
    // Node calls this after an answer that was announced as the last.
    socket.destroySoon = () => hangUp(socket);
  }

  /** Notes that an answer has begun. */
  answers(socket: Socket, answer: ServerResponse): void {
    const connection = this.#open.get(socket);
    if (connection) connection.latest = answer;
  }

  /**
   * Whether an answer that begins now must be the last of its connection. It must when the server stops and no other
   * request has come, and when the request's body hasn't arrived in full: nobody will read the rest of it, so no
   * other request can follow.
   */
  isLast(answer: ServerResponse): boolean {
    const { socket, headers, complete } = answer.req;
    const isStopping = this.isStopping && this.#open.get(socket)?.latest === answer;
    return isStopping || (hasBody(headers) && !complete);
  }

  /** Answers bytes that aren't HTTP, after the answers to earlier requests; then ends the connection. */
  refuse(socket: Socket, bytes: string): void {
    const latest = this.#open.get(socket)?.latest;
    const refuse = () => {
      if (socket.writable) socket.write(bytes);
      hangUp(socket);
    };
    if (!latest || latest.writableFinished) return refuse();
    if (latest.req.complete) {
      ignoreInput(socket);
      latest.once("close", refuse);
      return;
    }
    // The faulty bytes belong to the body of the request that is being answered.
    if (latest.headersSent) return hangUp(socket);
    latest.detachSocket(socket);
    refuse();
  }

  /**
   * Takes no new connections and ends the existing ones. A client that keeps its connection open may send another
   * request at any moment, and nothing can tell it not to. So its next request is answered and announced as the last,
   * and only a connection without any traffic for a while is closed.
   * @param grace how long that while is, in milliseconds
   * @param patience after this all connections are cut, in milliseconds
   */
  async end(grace: number, patience: number): Promise<void> {
    await this.#takeWaiting();
    const begun = performance.now();
    for (const connection of this.#open.values()) connection.quietSince = begun;
    // Not earlier, because a client whose answer is announced as the last opens a new connection.
    this.isStopping = true;
    // Node would cut connections without a request under way.
    this.#server.closeIdleConnections = () => {};
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    const looking = new AbortController();
    void closed.then(() => looking.abort());
    while (!looking.signal.aborted) {
      // Runs right after arrived bytes were read, so that requests are known that came while others were answered.
      await setImmediate();
      const now = performance.now();
      for (const [socket, connection] of this.#open) {
        if (now - begun >= patience) socket.destroy();
        else if (isQuiet(socket, connection, now) && now - connection.quietSince >= grace) hangUp(socket);
      }
      await setTimeout(lookEvery, undefined, { signal: looking.signal }).catch(() => "closed");
    }
  }

  /**
   * Accepts the connections that the system holds for the server; otherwise they would be reset. The system hands
   * over one in each turn of the event loop, so a turn without one means that none are left.
   */
  async #takeWaiting(): Promise<void> {
    const begun = performance.now();
    for (let known = -1; known < this.#accepted && performance.now() - begun < longestTaking;) {
      known = this.#accepted;
      // A whole turn passes between the first and the second of these.
      await setImmediate();
      await setImmediate();
    }
  }
}

/** Whether no answer is under way and no bytes have come since the last look. If not, the waiting time starts again. */
function isQuiet(socket: Socket, connection: Connection, now: number): boolean {
  const { latest, heard } = connection;
  connection.heard = socket.bytesRead;
  const isBusy =
    socket.bytesRead !== heard || socket.writableLength > 0 || (latest && !latest.writableFinished);
  if (isBusy) connection.quietSince = now;
  return !isBusy && !socket.writableEnded;
}

/** Sends nothing more, and reads until the other end hangs up or `lingering` has passed. */
function hangUp(socket: Socket): void {
  ignoreInput(socket);
  socket.end();
  const timer = globalThis.setTimeout(() => socket.destroy(), lingering);
  socket.once("close", () => clearTimeout(timer));
}

/** Throws away what arrives from now on; Node's parser doesn't get it either. */
function ignoreInput(socket: Socket): void {
  socket
    .removeAllListeners("data")
    .on("data", () => {})
    .on("error", () => socket.destroy())
    .resume();
}

/** Whether a request has a body (RFC 9112, 6.3). */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
