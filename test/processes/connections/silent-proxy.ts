import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface SilentConnections extends AsyncDisposable {
  /** The server's address through this proxy. */
  url: string;
  /** Stops all traffic in both directions. New connections are accepted but not forwarded. */
  fallSilent(): void;
  /** Cuts all connections and refuses new ones. */
  close(): Promise<void>;
}

/** Starts a proxy between a site and its PostgreSQL that can simulate a hanging or missing database. */
export async function openSilentProxy(databaseUrl: string): Promise<SilentConnections> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((socket) => {
    const ends = [socket];
    if (!isSilent) {
      const onwards = connect(Number(target.port), target.hostname);
      socket.pipe(onwards).pipe(socket);
      ends.push(onwards);
    }
    for (const end of ends) {
      sockets.add(end);
      end.on("error", () => {}).once("close", () => ends.forEach((each) => each.destroy()));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  const close = async () => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, "close");
  };
  return {
    url: url.href,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
