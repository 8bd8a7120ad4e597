import { describe, expect, test } from "vitest";
import {
  answerFeedback,
  answerRefused,
  getCorrespondence,
} from "#src/features/feedback/inbox/answers.server.ts";
import { repeatErasures } from "#src/features/feedback/privacy/erased-feedback.server.ts";
import { feedbackInput } from "#src/features/feedback/feedback.ts";
import { sendFeedback } from "#src/features/feedback/feedback.server.ts";
import { openContext } from "#src/platform/context.ts";
import type { Config } from "#src/platform/config.ts";
import { openDatabase } from "#src/platform/database/database.ts";
import { openS3Storage } from "#src/platform/files/s3-storage.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import type { Storage } from "#src/platform/files/storage.ts";
import { sendDueMail } from "#src/platform/mail-outbox.ts";
import { anyTable } from "#src/platform/store/any-table.ts";
import { openTestContext, type TestContext } from "#test/support/context.ts";
import { configOf, contentsOf } from "#test/support/copies/copies.ts";
import { fillEmptyTables } from "#test/support/copies/fill-tables.ts";
import { createDatabase, databases, type DatabaseName } from "#test/support/databases.ts";
import { startMailServer } from "#test/support/services/mail-server.ts";
import { startStore, type TestStore } from "#test/support/s3/s3.ts";
import { makeKeys } from "./archive/encryption.ts";
import { backUp } from "./backup.ts";
import { move } from "./move.ts";
import { isOfSite } from "./snapshot/database-snapshot.ts";
import { openSnapshot } from "./snapshot/open-snapshot.ts";
import { openPlace, type Place } from "./places.ts";
import { restore } from "./restore.ts";

interface Site {
  config: Config;
  storage: Storage;
}

const files = [
  "images/640/brygge-1a2b3c4d.webp",
  "pdf/regler-1a2b3c4d.pdf",
  "plan/kart-1a2b3c4d.svg",
  "webcam/last-good/bilde1.jpg",
  "site/id-x",
];

async function fill({ db, storage }: TestContext): Promise<void> {
  await fillEmptyTables(db);
  // A restore deletes automatic mails to guests. Mails without a language are mails to staff and stay.
  await db.updateTable("outboxMail").set({ language: "" }).execute();
  await storage.put(files.map((name) => ({ name, content: Buffer.from(`${name}\u0000\n\r\n`) })));
}

test.each(databases)(
  "a snapshot of %s can read a table again after a caller stopped reading before the last row",
  async (database) => {
    await using context = await openTestContext({ database });
    await using snapshot = await openSnapshot(context.config);
    for await (const rows of snapshot.rows("site")) {
      expect(rows).toHaveLength(1);
      break;
    }
    expect(await Array.fromAsync(snapshot.rows("site"))).toMatchObject([[{ id: expect.any(String) }]]);
  },
);

async function everythingOf({ config, storage }: Site) {
  await using db = await openDatabase(config);
  const rows: Record<string, string[]> = {};
  for (const { name } of await db.introspection.getTables()) {
    if (!isOfSite(name)) continue;
    const found = await anyTable(db).selectFrom(name).selectAll().execute();
    rows[name] = found.map(textOf).toSorted();
  }
  const { lastIds, files: bytes } = await contentsOf(config, storage);
  return { rows, lastIds, bytes };
}

/** Returns a row as text. The order of the columns doesn't change the text. */
const textOf = (row: object) =>
  JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Backs up a site and restores the backup to an empty site. @param place the archive's folder or bucket */
async function copyByBackup(from: Site, place: Place, to: Site, keys?: { secret: string; shared: string }) {
  const config = { ...from.config, backup: { ...from.config.backup, key: keys?.shared } };
  await using db = await openDatabase(from.config);
  const now = () => Temporal.Instant.from("2026-07-15T10:00:00Z");
  await backUp({ ...from, config, db, now }, place, "site.tar");
  await restore(
    { place, name: "site.tar", key: keys?.secret },
    { ...to, repeatErasures, holdAnnouncements: async () => {}, holdPassedPlans: async () => 0 },
  );
}

const bucketOf = ({ config }: TestStore, bucket: string) => openS3Storage({ ...config, bucket });

const pairs = databases.flatMap((from) => databases.map((to): [DatabaseName, DatabaseName] => [from, to]));

describe.each(pairs)("a site on %s with a row in every table, copied to %s and back", (from, to) => {
  test("has every row and byte after a backup and a restore", async () => {
    await using site = await openTestContext({ database: from });
    await fill(site);
    const before = await everythingOf(site);
    expect(Object.keys(before.rows).filter((table) => before.rows[table]!.length === 0)).toEqual([]);
    expect(Object.keys(before.bytes).toSorted()).toEqual(files.toSorted());

    await using store = await startStore();
    await using second = await createDatabase(to);
    const there = { config: configOf(second), storage: bucketOf(store, "restored") };
    const folder = await openPlace(`${site.config.dataDir}/backups`, site.config);
    await copyByBackup(site, folder, there);
    expect(await everythingOf(there)).toEqual(before);

    await using third = await createDatabase(from);
    const config = configOf(third);
    const back = { config, storage: await openStorage(config) };
    const bucket = await openPlace("s3://backups", { ...config, s3: store.config });
    await copyByBackup(there, bucket, back, await makeKeys());
    expect(await everythingOf(back)).toEqual(before);
  });

  test("has every row and byte after a move", async () => {
    await using site = await openTestContext({ database: from });
    await fill(site);
    const before = await everythingOf(site);

    await using store = await startStore();
    await using second = await createDatabase(to);
    const there = { config: configOf(second), storage: bucketOf(store, "restored") };
    await move(site, there, async () => {});
    expect(await everythingOf(there)).toEqual(before);

    await using third = await createDatabase(from);
    const config = configOf(third);
    const back = { config, storage: await openStorage(config) };
    await move(there, back, async () => {});
    expect(await everythingOf(back)).toEqual(before);
  });
});

describe.each(databases)("an answer to a guest on %s", (database) => {
  test.each(["waiting", "refused"] as const)("is still %s after a backup and a restore", async (state) => {
    await using opened = await openTestContext({ database });
    await using server = await startMailServer();
    const mail = { smtpUrl: server.url, from: "nettsted@camping.example", to: "post@camping.example" };
    const site = { ...opened, config: { ...opened.config, mail } };
    const message = { name: "Thomas", email: "thomas@example.com", mobilePhone: "12345", message: "Frei?" };
    const input = feedbackInput.parse({ ...message, source: "contact", language: "de" });
    await sendFeedback(site, input, { block: "203.0.113.0", countMessage: async () => {} });
    await sendDueMail(site);
    await answerFeedback(site, "Ja.", { id: 1 });
    if (state === "refused") server.refuseWith(550, "RCPT");
    if (state === "refused") await sendDueMail(site, { onRefused: answerRefused });
    expect((await getCorrespondence(site, 1)).answers).toMatchObject([{ state }]);

    await using place = await createDatabase("SQLite");
    const config = configOf(place);
    const folder = await openPlace(`${site.config.dataDir}/backups`, site.config);
    await copyByBackup(site, folder, { config, storage: await openStorage(config) });
    const restored = await openContext(config, site.features);
    await using _ = restored.db;
    expect((await getCorrespondence(restored, 1)).answers).toMatchObject([{ text: "Ja.", state }]);
  });
});
