import { change, type Context } from "#src/platform/context.ts";
import { sanitize } from "#src/platform/html.ts";
import { fromStored, saveRow, type ThingTable } from "#src/platform/stored.ts";
import { mapTranslations } from "#src/i18n/translation.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { Message, MessageInput } from "./message.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    message: ThingTable<MessageInput>;
  }
}

const toMessage = fromStored<MessageInput>({ booleans: ["isActive", "isImportant"], json: ["translations"] });

/** The message that guests see now: the newest active one whose day has come, alerts before notices. */
export async function findActiveMessage(context: Context): Promise<Message | undefined> {
  const row = await context.db
    .selectFrom("message")
    .selectAll()
    .where("isActive", "=", 1)
    .where("announcementDate", "<=", toStoredInstant(context.now()))
    .orderBy("isImportant", "desc")
    .orderBy("announcementDate", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && toMessage(row);
}

/** When the next planned message appears by itself. */
export async function findNextAnnouncement(context: Context): Promise<Temporal.Instant | undefined> {
  const row = await context.db
    .selectFrom("message")
    .select("announcementDate")
    .where("isActive", "=", 1)
    .where("announcementDate", ">", toStoredInstant(context.now()))
    .orderBy("announcementDate")
    .limit(1)
    .executeTakeFirst();
  return row && Temporal.Instant.from(row.announcementDate);
}

/** Adds a message, or replaces the one with this id. */
export async function saveMessage(context: Context, input: MessageInput, id?: number): Promise<Message> {
  const fields: MessageInput = {
    ...input,
    message: sanitize(input.message),
    translations: mapTranslations(input.translations, "message", (html) => sanitize(html)),
  };
  const updatedAt = toStoredInstant(context.now());
  return change(context, async (db) =>
    toMessage(await saveRow<MessageInput>(db, "message", fields, { id, updatedAt })),
  );
}
