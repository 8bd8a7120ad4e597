import type { IncomingHttpHeaders, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";

/** How long an ended connection is still read from, in milliseconds; most clients hang up at once. */
const lingering = 1_000;

/** How often a server that stops looks which connections have gone quiet, in milliseconds. */
const lookEvery = 50;

/** How long a server that stops goes on taking connections that wait to be taken, should they never end. */
const longestTaking = 5_000;

interface Connection {
  /** The answer that was begun last. */
  latest: ServerResponse | undefined;
  /** How many bytes had come when a server that stops looked last, and since when it has been quiet. */
  heard: number;
  quietSince: number;
}

/**
 * A server's connections, each ended without losing what was sent over it: RFC 9112, 9.6. Closing a socket throws away
 * what has come and isn't read yet, and the other end then throws away the answer that it hasn't read yet.
 */
export class Connections {
  readonly #server: Server;
  readonly #open = new Map<Socket, Connection>();
  #accepted = 0;
  /** Whether every answer is its connection's last. */
  isStopping = false;

  constructor(server: Server) {
    this.#server = server;
  }

  /** Takes a connection as soon as it is there. */
  add(socket: Socket): void {
    this.#accepted++;
    this.#open.set(socket, { latest: undefined, heard: 0, quietSince: 0 });
    socket.once("close", () => this.#open.delete(socket));
    // What Node does after an answer that says that it is the last.
    socket.destroySoon = () => hangUp(socket);
  }

  /** Notes an answer that has begun. */
  answers(socket: Socket, answer: ServerResponse): void {
    const connection = this.#open.get(socket);
    if (connection) connection.latest = answer;
  }

  /**
   * Whether an answer that begins now has to be its connection's last: when the server stops and nothing else has been
   * asked, and when the request's body hasn't come to its end. Nobody will read the rest of that, so that no other
   * request can follow it.
   */
  isLast(answer: ServerResponse): boolean {
    const { socket, headers, complete } = answer.req;
    const isStopping = this.isStopping && this.#open.get(socket)?.latest === answer;
    return isStopping || (hasBody(headers) && !complete);
  }

  /** Sends a last answer to what isn't HTTP, once what was asked before has been answered. */
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
    // What is wrong is the body of that answer's own request.
    if (latest.headersSent) return hangUp(socket);
    latest.detachSocket(socket);
    refuse();
  }

  /**
   * Takes no new connections, and ends those that there are. A client that keeps one may send its next request at any
   * moment and can't be told otherwise: it is answered, and told then. Only after a while without any is it hung up on.
   * @param grace how long that while is, in milliseconds
   * @param patience after this all connections are cut, in milliseconds
   */
  async end(grace: number, patience: number): Promise<void> {
    await this.#takeWaiting();
    const begun = performance.now();
    for (const connection of this.#open.values()) connection.quietSince = begun;
    // Not earlier: who is told that an answer was the last connects anew.
    this.isStopping = true;
    // Node's own way with connections on which nothing is under way is to cut them.
    this.#server.closeIdleConnections = () => {};
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    const looking = new AbortController();
    void closed.then(() => looking.abort());
    while (!looking.signal.aborted) {
      // Right after what has come was read, so that a request is known that came while others were answered.
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
   * Takes the connections that the system has accepted for the server: they would be reset. It hands over one in each
   * turn of the event loop, so that a turn without shows that there are no more.
   */
  async #takeWaiting(): Promise<void> {
    const begun = performance.now();
    for (let known = -1; known < this.#accepted && performance.now() - begun < longestTaking;) {
      known = this.#accepted;
      // From the first to the second a whole turn has gone by.
      await setImmediate();
      await setImmediate();
    }
  }
}

/** Whether nothing is under way and nothing has come since the last look; else the while begins anew. */
function isQuiet(socket: Socket, connection: Connection, now: number): boolean {
  const { latest, heard } = connection;
  connection.heard = socket.bytesRead;
  const isBusy =
    socket.bytesRead !== heard || socket.writableLength > 0 || (latest && !latest.writableFinished);
  if (isBusy) connection.quietSince = now;
  return !isBusy && !socket.writableEnded;
}

/** Says that nothing more is sent, and hears the other end out until it hangs up too, or has had its while. */
function hangUp(socket: Socket): void {
  ignoreInput(socket);
  socket.end();
  const timer = globalThis.setTimeout(() => socket.destroy(), lingering);
  socket.once("close", () => clearTimeout(timer));
}

/** What comes from now on goes to nobody, Node's parser neither. */
function ignoreInput(socket: Socket): void {
  socket
    .removeAllListeners("data")
    .on("data", () => {})
    .on("error", () => socket.destroy())
    .resume();
}

/** RFC 9112, 6.3 */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
