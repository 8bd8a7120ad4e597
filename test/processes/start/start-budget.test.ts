import path from "node:path";
import { expect, test } from "vitest";
import { createDatabase } from "#test/support/databases.ts";
import { startServer } from "#test/support/server.ts";

/**
 * The maximum number of modules, bytes and files that a start reads before it answers its first request. Measured: 28
 * modules, 63 modules of Node, 3.88 MB, 2 files.
 */
const budget = { modules: 28, ofNode: 65, bytes: 3_900_000, files: 4 };

test("a start keeps to the budget of modules, files and bytes that it reads", async () => {
  await using database = await createDatabase("SQLite");
  // Like a real site, this site has no made-up weather.
  const environment = { DATA_DIR: database.dataDir, MET_BASE_URL: "http://127.0.0.1:1" };
  // The first start fills the database.
  {
    await using first = startServer(environment);
    await first.origin;
  }
  await using server = startServer({
    ...environment,
    NODE_OPTIONS: `--import ${path.resolve("test/processes/start/count-reads.ts")}`,
  });
  expect((await fetch(await server.origin)).status).toBe(200);
  server.signal("SIGUSR2");
  await server.logged("read so far");
  const { files, program } = server.log.find(({ msg }) => msg === "read so far") as unknown as {
    files: string[];
    program: { modules: number; ofNode: number; bytes: number };
  };
  const read = { ...program, files: files.length };
  const over = Object.entries(read).filter(([what, amount]) => amount > budget[what as keyof typeof budget]);
  expect(over, JSON.stringify({ files, program })).toEqual([]);
  // Checks that the counter works.
  expect(read.files).toBeGreaterThan(0);
  expect(read.bytes).toBeGreaterThan(1_000_000);
});
