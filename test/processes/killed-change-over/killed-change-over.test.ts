import { site } from "#src/site.server.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { addChangeOver, getChangeOver } from "#src/cms/change-overs/change-overs.server.ts";
import { faqKind } from "#src/features/faq/faq.ts";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { publishDue } from "#src/cms/next-versions/next-publication.server.ts";
import { saveNextVersion } from "#src/cms/next-versions/next-versions.server.ts";
import { readConfig } from "#src/platform/config.ts";
import { openContext } from "#src/platform/context.ts";
import { createDatabase, databases } from "#test/support/databases.ts";
import { programFile } from "#test/support/programs/program-file.ts";

/** The number of drafts. A publication of fewer drafts would end before the kill. */
const drafts = 60;

describe.each(databases)("a process killed while it publishes a change-over, on %s", (database) => {
  test("publishes all changes or none; if none, the next process publishes all", async () => {
    await using place = await createDatabase(database);
    const env = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, LOG_LEVEL: "silent" };
    const program = await programFile("publish-until-killed");
    const context = await openContext(readConfig(env), site);
    await using _ = context.db;
    const publishAt = context.now().subtract({ hours: 1 }).toString({ smallestUnit: "second" });
    const counts: number[] = [];
    for (let round = 0; round < 6; round++) {
      const { id } = await addChangeOver(context, { name: `Sesong ${round}`, publishAt });
      const texts: string[] = [];
      for (let each = 0; each < drafts; each++) {
        const answer = "<p>Ja.</p>";
        const { id: faq } = await faqCollection.save(
          context,
          faqKind.input.parse({ question: "Før?", answer }),
        );
        texts.push(`Etter ${round}, ${each}?`);
        await saveNextVersion(context, { kind: "faq", id: faq }, { question: texts.at(-1), changeOver: id });
      }
      const publisher = spawn(process.execPath, [program, String(id)], {
        env: { PATH: process.env["PATH"], ...env },
        stdio: ["ignore", "pipe", "inherit"],
      });
      let stdout = "";
      publisher.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
      const closed = once(publisher, "close");
      while (!stdout.includes("begun")) await once(publisher.stdout, "data");
      await wait(25 * round);
      publisher.kill("SIGKILL");
      await closed;
      /** Returns the change-over and the number of published questions in one read. */
      const found = () =>
        context.db
          .selectFrom("changeOver")
          .select(["publishedAt", "fault"])
          .select(({ selectFrom }) =>
            selectFrom("faq")
              .select(({ fn }) => fn.countAll().as("all"))
              .where("question", "in", texts)
              .as("count"),
          )
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
      const { publishedAt, fault, count } = await found();
      counts.push(Number(count));
      expect([counts.at(-1), fault]).toEqual([publishedAt === null ? 0 : drafts, null]);
      if (stdout.includes("published")) expect(publishedAt).not.toBe(null);
      expect((await getChangeOver(context, id)).changes).toHaveLength(drafts);
      await publishDue(context);
      const after = await found();
      expect([Number(after.count), after.fault, after.publishedAt === null]).toEqual([drafts, null, false]);
    }
    // At least the first process is killed before the end.
    expect(counts[0]).toBe(0);
  });
});
