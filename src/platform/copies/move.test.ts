import { expect, test } from "vitest";
import { faqCollection } from "#src/features/faq/faqs.server.ts";
import { faqKind } from "#src/features/faq/faq.ts";
import { openContext, type Context } from "#src/platform/context.ts";
import { openDatabase } from "#src/platform/database/database.ts";
import { openS3Storage } from "#src/platform/files/s3-storage.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import { siteOn } from "#test/support/site.ts";
import { openTestContext } from "#test/support/context.ts";
import { configOf, contentsOf } from "#test/support/copies/copies.ts";
import { startStore } from "#test/support/s3/s3.ts";
import { createDatabase } from "#test/support/databases.ts";
import { move, type MoveResult, type SitePlace } from "./move.ts";

const placeOf = ({ config, storage }: Pick<Context, "config" | "storage">): SitePlace => ({
  config,
  storage,
});
const faq = faqKind.input.parse({ question: "Hvor?", answer: "<p>Her.</p>" });

test("a move copies every row and byte to PostgreSQL and a bucket, and back, while reads work and writes fail", async () => {
  await using old = await openTestContext({ isSeeded: true });
  await using postgres = await createDatabase("PostgreSQL");
  await using sqlite = await createDatabase("SQLite");
  const [second, third] = [configOf(postgres), configOf(sqlite)];
  const contents = await contentsOf(old.config, old.storage);

  // The first move fails. A site refuses to start on the incomplete copy.
  await using store = await startStore();
  const to = { config: second, storage: openS3Storage(store.config) };
  const failing = move(
    placeOf(old),
    { ...to, storage: { ...to.storage, get: async () => undefined } },
    async () => {},
  );
  await expect(failing).rejects.toThrow(/differs in the copy/);
  await expect(openContext(second, [])).rejects.toThrow(/The database is incomplete/);

  let moved: MoveResult | undefined;
  await move(placeOf(old), to, async (counts) => {
    moved = counts;
    expect(await answerOf(old)).toBe(200);
    await expectNoWrites(old);
  });
  await faqCollection.save(old, faq);
  expect(moved!.files).toBe(Object.keys(contents.files).length);
  expect(await contentsOf(second, to.storage)).toEqual(contents);

  const copy = await openContext({ ...second, s3: store.config }, old.features);
  await using _ = copy.db;
  await move(placeOf(copy), { config: third, storage: await openStorage(third) }, async () => {
    expect(await answerOf(copy)).toBe(200);
    await expectNoWrites(copy);
  });
  expect(await contentsOf(third, await openStorage(third))).toEqual(contents);
  await expect(move(placeOf(old), to, async () => {})).rejects.toThrow(/The target already has a site/);
});

/** Requests a page that isn't cached, and returns the status. */
const answerOf = async (context: Context) => (await siteOn(context).get("/en/news")).status;

/** Expects a save to fail. The time limits are shorter than the site's, so that the save fails quickly. */
async function expectNoWrites(context: Context): Promise<void> {
  const postgres = { connection: 3000, statement: 200, answer: 3000 };
  await using db = await openDatabase(context.config, { waitLimits: { sqlite: 200, postgres } });
  const saving = faqCollection.save({ ...context, db }, faq);
  await expect(saving).rejects.toMatchObject({ kind: "database-unavailable" });
}

test("a move removes files of an earlier attempt that are no longer in the site", async () => {
  await using old = await openTestContext();
  await old.storage.put([{ name: "pdf/regler-1a2b3c4d.pdf", content: Buffer.from("A PDF") }]);
  await using place = await createDatabase("SQLite");
  const config = configOf(place);
  const to = { config, storage: await openStorage(config) };
  const brokenOff = new Error("broken off");
  await expect(
    move(
      placeOf(old),
      { ...to, storage: { ...to.storage, remove: () => Promise.reject(brokenOff) } },
      async () => {},
    ),
  ).rejects.toThrow(brokenOff);
  await old.storage.remove(["pdf/regler-1a2b3c4d.pdf"]);
  await move(placeOf(old), to, async () => {});
  expect(await to.storage.size("pdf/regler-1a2b3c4d.pdf")).toBeUndefined();
});
