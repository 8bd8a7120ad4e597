import { site } from "#src/site.server.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { readConfig } from "#src/platform/config.ts";
import { openContext } from "#src/platform/context.ts";
import { createDatabase, databases } from "#test/support/databases.ts";
import { programFile } from "#test/support/programs/program-file.ts";
import { storedFiles } from "#test/support/uploads/upload.ts";

describe.each(databases)("a process killed while it receives pictures, on %s", (database) => {
  test("leaves no photo without files and loses no acknowledged photo", async () => {
    await using place = await createDatabase(database);
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, LOG_LEVEL: "silent" };
    const program = await programFile("upload-until-killed");
    for (let round = 0; round < 3; round++) {
      const receiver = spawn(process.execPath, [program], {
        env: { PATH: process.env["PATH"], ...env },
        stdio: ["ignore", "pipe", "inherit"],
      });
      let stdout = "";
      receiver.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
      const closed = once(receiver, "close");
      while (stdout.split("\n").length <= 2 + round) await once(receiver.stdout, "data");
      // Kill the process during the next upload.
      await wait(5 + 15 * round);
      receiver.kill("SIGKILL");
      await closed;
      const context = await openContext(readConfig(env), site);
      await using _ = context.db;
      const rows = await context.db.selectFrom("photo").select("filename").execute();
      const kept = rows.map(({ filename }) => filename);
      const files = new Set(await storedFiles(context));
      const wanted = kept.flatMap((filename) =>
        [320, 640, 960, 1280].flatMap((width) =>
          ["jpg", "webp"].map((format) => `${width}/${path.parse(filename).name}.${format}`),
        ),
      );
      expect(wanted.filter((file) => !files.has(file))).toEqual([]);
      const acknowledged = stdout.split("\n").slice(0, -1);
      expect(acknowledged.length).toBeGreaterThan(1);
      expect(acknowledged.filter((filename) => !kept.includes(filename))).toEqual([]);
    }
  });
});
