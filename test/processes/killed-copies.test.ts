import { site } from "#src/site.server.ts";
import { mkdir, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { faqKind } from "#src/features/faq/faq.ts";
import { receivePhoto } from "#src/cms/photos/upload/photo-upload.server.ts";
import { storedFilesJob } from "#src/platform/files/stored-files-job.ts";
import { openContext, type Context } from "#src/platform/context.ts";
import { namesIn } from "#src/platform/files/storage.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import { openTestContext } from "#test/support/context.ts";
import { configOf, contentsOf } from "#test/support/copies/copies.ts";
import { createDatabase } from "#test/support/databases.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { startStore } from "#test/support/s3/s3.ts";
import { uploadRequest } from "#test/support/uploads/upload.ts";
import { startCopy } from "./copy-script.ts";
import { pictureOf } from "./uploads.ts";

const sizeOf = async (folder: string): Promise<number> => {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const found = await Promise.all(names.map((name) => stat(path.join(folder, name)).catch(() => undefined)));
  return found.reduce((total, each) => total + (each?.isFile() ? each.size : 0), 0);
};

test("with SQLite and folders, a killed backup leaves no archive, and a killed restore counts as incomplete", async () => {
  await using context = await openTestContext({ isSeeded: true });
  const { dataDir } = context.config;
  const folder = path.join(dataDir, "backups");
  await mkdir(folder);
  const file = path.join(folder, "site.tar");
  // Kill the backup when a part of the archive is on the disk.
  const killed = startCopy("backup", context.config, [file]);
  while ((await sizeOf(folder)) < 500_000 && killed.child.exitCode === null) await setTimeout(1);
  killed.child.kill("SIGKILL");
  expect((await killed.ended).code).toBe(null);
  expect(await readdir(folder)).not.toContain("site.tar");
  expect((await startCopy("backup", context.config, [file]).ended).code).toBe(0);
  expect((await startCopy("backup", context.config, [file]).ended).output).toMatch(/already exists/);

  await using place = await createDatabase("SQLite");
  const config = configOf(place);
  const files = path.join(place.dataDir, "images");
  const restoring = startCopy("restore", place, [file]);
  while ((await sizeOf(files)) < 500_000 && restoring.child.exitCode === null) await setTimeout(1);
  restoring.child.kill("SIGKILL");
  expect((await restoring.ended).code).toBe(null);
  await expect(openContext(config, site, { isStarting: true })).rejects.toThrow(
    /The database is incomplete: a restore/,
  );
  expect((await startCopy("backup", place, [path.join(folder, "half.tar")]).ended).output).toMatch(
    /The database is incomplete/,
  );

  const { code, output } = await startCopy("restore", place, [file]).ended;
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^Restored and verified: the site of \S+, \d+ rows and 264 files/),
  ]);
  expect(await contentsOf(config, await openStorage(config))).toEqual(
    await contentsOf(context.config, context.storage),
  );
});

/** The maximum number of concurrent saves, so that a slow machine gets fewer saves per second. */
const maxAtOnce = 20;

/** Saves at most fifty questions and photos a second until `stop` is called. */
function keepWriting(context: Context) {
  const over = new AbortController();
  const acknowledged: string[] = [];
  const write = async (number: number) => {
    const name = `Skrevet ${number}`;
    if (number % 10 === 0)
      await receivePhoto(context, uploadRequest(new Uint8Array(await pictureOf(name)), { name }));
    else await faqCollection.save(context, faqKind.input.parse({ question: name, answer: "<p>Ja.</p>" }));
    acknowledged.push(name);
  };
  let underWay = 0;
  // On a busy machine some saves time out at the database or the store. Such saves aren't acknowledged.
  const save = async (number: number) => {
    underWay++;
    try {
      await write(number);
    } catch (error) {
      if (!(error instanceof Problem && /^(database|storage)-unavailable$/.test(error.kind))) throw error;
    } finally {
      underWay--;
    }
  };
  const done = (async () => {
    const saves: Promise<void>[] = [];
    for (let number = 0; !over.signal.aborted; await setTimeout(20))
      if (underWay < maxAtOnce) saves.push(save(number++));
    await Promise.all(saves);
  })();
  const stop = () => (over.abort(), done);
  return { acknowledged, stop, [Symbol.asyncDispose]: stop };
}

test("on PostgreSQL and a bucket, backups during writes are consistent, and killed backups leave no archive", async () => {
  await using store = await startStore();
  await using context = await openTestContext({
    database: "PostgreSQL",
    environment: store.environment,
  });
  // This file makes the archive large enough for a multipart upload.
  await context.storage.put([{ name: "pdf/stor-1a2b3c4d.pdf", content: Buffer.alloc(9_000_000, "stor") }]);
  const file = "s3://backups/nightly/site.tar";
  const backUp = () => startCopy("backup", context.config, [file], store.environment);
  const asked = () => store.requests.join("\n");
  const version = async ({ db }: Context) =>
    (await db.selectFrom("contentVersion").select("version").executeTakeFirstOrThrow()).version;
  const versionBefore = await version(context);
  await using writing = keepWriting(context);
  // Wait for the first photo ("Skrevet 0"), because saving a photo takes longer than saving a question.
  await expect.poll(() => writing.acknowledged).toContain("Skrevet 0");

  const killed = backUp();
  await expect.poll(asked).toMatch(/PUT \/backups\/.*partNumber=1/);
  killed.child.kill("SIGKILL");
  expect((await killed.ended).code).toBe(null);
  const backups = await openStorage({ ...context.config, s3: { ...store.config, bucket: "backups" } });
  expect(await namesIn(backups, "")).toEqual(["nightly/site.tar.unverified"]);

  const acknowledged = [...writing.acknowledged];
  expect(await backUp().ended).toMatchObject({ code: 0 });
  await writing.stop();

  await using place = await createDatabase("PostgreSQL");
  const settings = { ...store.environment, S3_BUCKET: "restored" };
  const restoring = startCopy("restore", place, [file], settings);
  await expect.poll(asked).toMatch(/PUT \/restored\/images/);
  restoring.child.kill("SIGKILL");
  expect((await restoring.ended).code).toBe(null);
  const config = configOf(place, settings);
  await expect(openContext(config, site, { isStarting: true })).rejects.toThrow(
    /The database is incomplete: a restore/,
  );
  expect(await startCopy("restore", place, [file], settings).ended).toMatchObject({ code: 0 });

  const restored = await openContext(config, site, { isStarting: true });
  await using db = restored.db;
  const questions = await db.selectFrom("faq").select("question as name").execute();
  const photos = await db.selectFrom("photo").select("title as name").execute();
  const saves = await db.selectFrom("historyEntry").select("name").execute();
  const names = [...questions, ...photos].map(({ name }) => name);
  expect(names.toSorted()).toEqual(saves.map(({ name }) => name).toSorted());
  expect(names).toEqual(expect.arrayContaining(acknowledged));
  expect(names.length).toBeLessThan(writing.acknowledged.length);
  expect(await version(restored)).toBe(versionBefore + names.length);
  await storedFilesJob(restored).run(new AbortController().signal);
});
