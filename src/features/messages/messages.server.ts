import { change, type Context } from "#src/platform/context.ts";
import { sanitize } from "#src/platform/html.ts";
import {
  storedThings,
  type Listed,
  type Page,
  type Target,
  type ThingKeys,
  type ThingTable,
} from "#src/platform/stored.ts";
import { mapTranslations } from "#src/i18n/translation.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { Message, MessageInput } from "./message.ts";

type MessageFields = Omit<Message, keyof ThingKeys>;

declare module "#src/platform/database.ts" {
  interface Tables {
    message: ThingTable<MessageFields>;
  }
}

const messages = storedThings<MessageFields>("message", {
  booleans: ["isActive", "isImportant"],
  json: ["translations"],
});

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
  return row && messages.from(row);
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

/** All messages, the latest first. */
export async function listMessages(context: Context, page: Page): Promise<Listed<Message>> {
  return messages.list(context.db, { by: "announcementDate", direction: "desc" }, page);
}

/** @throws Problem not-found */
export async function getMessage(context: Context, id: number): Promise<Message> {
  return messages.get(context.db, id);
}

/**
 * Adds a message, or replaces the one that is named.
 * @throws Problem not-found, stale
 */
export async function saveMessage(context: Context, input: MessageInput, target?: Target): Promise<Message> {
  const fields = {
    ...input,
    message: sanitize(input.message),
    translations: mapTranslations(input.translations, "message", (html) => sanitize(html)),
  };
  const updatedAt = toStoredInstant(context.now());
  return change(context, (db) => messages.save(db, fields, { target, updatedAt }));
}
