import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Answers HTTP requests with a value that is made at the first request. Test files of all processes share the value, and
 * a run whose files don't need the value doesn't make it.
 */
export async function serveOnDemand(
  make: () => Promise<string>,
): Promise<{ address: string; close(): void }> {
  let value: Promise<string> | undefined;
  const server = createServer((_request, response) => {
    value ??= make();
    value.then(
      (made) => response.end(made),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Returns the value at the address of {@link serveOnDemand}. @throws Error when the value can't be made */
export async function askFor(address: string): Promise<string> {
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
