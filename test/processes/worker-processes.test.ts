import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { createDatabase } from "#test/support/databases.ts";
import { childrenOf } from "#test/support/processes.ts";
import { startServer } from "#test/support/server.ts";
import { oneConnection, openStaffSession } from "./guests-and-staff.ts";
import { formOf, pictureOf } from "./uploads.ts";

/** Returns the ids of a process and all its descendants. */
async function treeOf(pid: number): Promise<number[]> {
  const below = (await childrenOf(pid)).map(treeOf);
  return [pid, ...(await Promise.all(below)).flat()];
}

test("pictures are decoded in a separate process, and a killed process is replaced", async () => {
  await using place = await createDatabase("SQLite");
  await using staff = await openStaffSession();
  await using server = startServer({
    ...staff.environment,
    DATA_DIR: place.dataDir,
    DATABASE_URL: "",
    WORKERS: "2",
  });
  const origin = await server.origin;
  const agent = oneConnection();
  const upload = async (word: string) =>
    staff.call(origin, "/file/upload", {
      agent,
      ...(await formOf(await pictureOf(word), "bilde.png", { Name: word })),
    });
  expect((await upload("Brygga")).status).toBe(201);
  const decoding: number[] = [];
  for (const pid of await treeOf(server.pid)) {
    const maps = await readFile(`/proc/${pid}/maps`, "utf8");
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8");
    // A process that has just started hasn't loaded the library yet.
    if (!maps.includes("libvips")) continue;
    expect(command).toContain("picture-tasks");
    decoding.push(pid);
  }
  expect(decoding).not.toEqual([]);
  for (const pid of decoding) process.kill(pid, "SIGKILL");
  // The first upload fails if it arrives before the site notices that the process has ended.
  expect([201, 503]).toContain((await upload("Stranda")).status);
  expect((await upload("Grillen")).status).toBe(201);
  agent.destroy();
  server.signal("SIGTERM");
  expect(await server.ended).toMatchObject({ code: 0, stderr: "" });
});
