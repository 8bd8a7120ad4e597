import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createDatabase, databases, type TestDatabase } from "#test/support/databases.ts";
import { childrenOf } from "#test/support/processes.ts";
import { startServer, type ServerProcess } from "#test/support/server.ts";
import { ask, oneConnection, openStaffSession } from "./guests-and-staff.ts";

const environment = ({ dataDir, databaseUrl }: TestDatabase) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  WORKERS: "2",
});

const linesOf = ({ log }: ServerProcess, message: string) => log.filter(({ msg }) => msg === message);

describe.each(databases)("two workers on %s", (database) => {
  test("both show a save at the next request", async () => {
    await using place = await createDatabase(database);
    await using staff = await openStaffSession();
    await using server = startServer({ ...environment(place), ...staff.environment, SEED_DEMO: "false" });
    const origin = await server.origin;
    // The operating system assigns each connection to a worker.
    const connections = Array.from({ length: 12 }, oneConnection);
    const question = { question: "Hund?", answer: "svar-0", sortorder: 1, translations: {} };
    const added = await staff.call(origin, "/faq", { body: question });
    const { id } = JSON.parse(added.body) as { id: number };
    let answers = 0;
    const connection = fc.integer({ min: 0, max: connections.length - 1 });
    const readers = fc.array(connection, { minLength: 1, maxLength: 6 });
    const property = fc.asyncProperty(
      fc.array(fc.tuple(connection, readers, readers), { minLength: 1, maxLength: 8 }),
      async (turns) => {
        for (const [saver, meanwhile, after] of turns) {
          const read = async (each: number) => {
            const { body } = await ask(`${origin}/info/questions`, { agent: connections[each]! });
            return Number(/svar-(\d+)/.exec(body)?.[1] ?? -1);
          };
          const answer = ++answers;
          const saving = staff.call(origin, `/faq/${id}`, {
            method: "PUT",
            agent: connections[saver]!,
            body: { ...question, answer: `svar-${answer}` },
          });
          // These requests may get the old page or the new page, but the old page must not stay cached.
          const [{ status }] = await Promise.all([saving, ...meanwhile.map(read)]);
          expect(status).toBe(200);
          expect(await Promise.all(after.map(read))).toEqual(after.map(() => answer));
        }
      },
    );
    await fc.assert(property, { numRuns: 12, endOnFailure: true });
    for (const each of connections) each.destroy();
  });
});

describe("a site with workers", () => {
  test("replaces a killed worker and stops all workers", async () => {
    await using place = await createDatabase("SQLite");
    await using server = startServer({ ...environment(place), OIDC_ISSUER: "" });
    const origin = await server.origin;
    expect(linesOf(server, "listening")).toEqual([expect.objectContaining({ workers: 2 })]);
    // The embedded provider runs once, in the primary process.
    const admins = await Promise.all(Array.from({ length: 8 }, () => ask(`${origin}/admin`)));
    const issuers = admins.map(({ body }) => /"issuer":"(http:[^"]+)"/.exec(body)?.[1]);
    expect([...new Set(issuers)]).toEqual([expect.stringContaining("http://localhost:")]);
    const workers = await childrenOf(server.pid);
    expect(workers).toHaveLength(2);
    process.kill(workers[0]!, "SIGKILL");
    await server.logged("worker ended; starting another");
    await expect.poll(() => childrenOf(server.pid)).toHaveLength(2);
    expect((await ask(origin)).status).toBe(200);
    server.signal("SIGTERM");
    expect(await server.ended).toMatchObject({ code: 0 });
  });

  test("exits with an error if a worker can't start", async () => {
    await using place = await createDatabase("SQLite");
    await using server = startServer({ ...environment(place), SEED_DEMO: "false" });
    await expect.poll(() => childrenOf(server.pid), { interval: 5 }).toHaveLength(2);
    process.kill((await childrenOf(server.pid))[0]!, "SIGKILL");
    expect(await server.ended).toEqual({
      code: 1,
      signal: null,
      stderr: "A worker ended with SIGKILL before it was ready, so the site stops.\n",
    });
  });
});
