import type { TestProject } from "vitest/node";
import { serveOnDemand } from "../run/on-demand.ts";
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
  const { address, close } = await serveOnDemand(async () => (await (postgres = startPostgres())).url);
  project.provide("postgresOnDemand", address);
  return async () => {
    close();
    await (await postgres)?.stop();
  };
}
