import { site } from "#src/site.server.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { articleKind } from "#src/features/articles/article.ts";
import { articleCollection } from "#src/features/articles/articles.server.ts";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext, type Context } from "#src/platform/context.ts";
import { createDatabase, databases, type TestDatabase } from "#test/support/databases.ts";
import { programFile } from "#test/support/programs/program-file.ts";
import { startServer } from "#test/support/server.ts";

const environment = ({ dataDir, databaseUrl }: TestDatabase) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});
const open = (place: TestDatabase): Promise<Context> => openContext(readConfig(environment(place)), site);

describe.each(databases)("several servers on one %s", (database) => {
  test("all soon show another process's write", async () => {
    await using place = await createDatabase(database);
    await using first = startServer(environment(place));
    await using second = startServer(environment(place));
    const origins = await Promise.all([first.origin, second.origin]);
    const titles = async () =>
      Promise.all(
        origins.map(async (origin) =>
          (await (await fetch(`${origin}/en/news`)).text()).includes("Skrevet av en annen"),
        ),
      );
    expect(await titles()).toEqual([false, false]);
    const other = await open(place);
    await using _ = other.db;
    await articleCollection.save(
      other,
      articleKind.input.parse({
        title: "Skrevet av en annen",
        subTitle: "x",
        text: "x",
        isActive: true,
        publishedDate: "2026-01-01",
      }),
    );
    await expect.poll(titles, { interval: 50 }).toEqual([true, true]);
  });
});

describe.each(databases)("a process killed during writes, on %s", (database) => {
  test("loses no acknowledged save", async () => {
    await using place = await createDatabase(database);
    const program = await programFile("write-until-killed");
    for (let round = 0; round < 3; round++) {
      const writer = spawn(process.execPath, [program], {
        // With this log level, the output has only ids.
        env: { PATH: process.env["PATH"], ...environment(place), LOG_LEVEL: "error" },
        stdio: ["ignore", "pipe", "inherit"],
      });
      let output = "";
      writer.stdout.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.split("\n").length > 20 + round) writer.kill("SIGKILL");
      });
      await once(writer, "close");
      const context = await open(place);
      await using _ = context.db;
      const kept = new Set((await faqCollection.listAll(context)).map(({ id }) => id));
      const acknowledged = output.split("\n").slice(0, -1).map(Number);
      expect(acknowledged.length).toBeGreaterThan(10);
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    }
  });
});
