import { createECDH } from "node:crypto";
import { PostgresAdapter, type Kysely } from "kysely";

/*
 * What staff are told of on their phones: who wants to know what, on which devices, what is on its way to them, and the
 * key by which push services know the site (RFC 8292), which is made with the table.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const withId = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn("id", "integer", (column) =>
        isPostgres ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement(),
      );
  await withId("notifiedPerson")
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("onMessage", "integer", (column) => column.notNull())
    .addColumn("onFailure", "integer", (column) => column.notNull())
    .addColumn("byMail", "integer", (column) => column.notNull())
    .addColumn("seenAt", "text", (column) => column.notNull())
    .addUniqueConstraint("notified_person_once", ["issuer", "subject"])
    .execute();
  await withId("pushDevice")
    .addColumn("personId", "integer", (column) =>
      column.notNull().references("notifiedPerson.id").onDelete("cascade"),
    )
    .addColumn("endpoint", "text", (column) => column.notNull().unique())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("addedAt", "text", (column) => column.notNull())
    .addColumn("deliveredAt", "text")
    .execute();
  await db.schema.createIndex("push_device_by_person").on("pushDevice").columns(["personId", "id"]).execute();
  await withId("outboxPush")
    .addColumn("deviceId", "integer", (column) =>
      column.notNull().references("pushDevice.id").onDelete("cascade"),
    )
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("changes", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("nextTryAt", "text", (column) => column.notNull())
    .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint("outbox_push_once", ["deviceId", "topic", "about"])
    .execute();
  await db.schema
    .createTable("pushKey")
    .addColumn("publicKey", "text", (column) => column.notNull())
    .addColumn("privateKey", "text", (column) => column.notNull())
    .execute();
  await db.insertInto("pushKey").values(newKey()).execute();
}

/** A pair on the curve P-256, as push services and browsers write it: 65 and 32 bytes in base64url. */
function newKey(): { publicKey: string; privateKey: string } {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const privateKey = Buffer.alloc(32);
  const digits = pair.getPrivateKey();
  digits.copy(privateKey, 32 - digits.length);
  return { publicKey: pair.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}
