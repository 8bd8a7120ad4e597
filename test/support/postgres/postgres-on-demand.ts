import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { startPostgres, type Postgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** An http:// address that answers with the postgres:// address of the run's server. */
    postgresOnDemand: string;
  }
}

/**
 * Provides one PostgreSQL for the whole run. The server starts when a test file first needs it, because many runs need
 * no PostgreSQL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<Postgres> | undefined;
  const server = createServer((_request, response) => {
    postgres ??= startPostgres();
    postgres.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  project.provide("postgresOnDemand", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  return async () => {
    server.close();
    server.closeAllConnections();
    await (await postgres)?.stop();
  };
}
