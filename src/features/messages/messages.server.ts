import { expectPictures } from "#src/features/photos/photo-uses.server.ts";
import { withLanguages } from "#src/features/thing.ts";
import { change, type ChangeContext, type Context } from "#src/platform/context.ts";
import { sanitize } from "#src/platform/html.ts";
import {
  storedThings,
  type StoredThing,
  type Target,
  type ThingKeys,
  type ThingTable,
} from "#src/platform/stored.ts";
import { defineThing } from "#src/platform/thing-calls.ts";
import { mapTranslations } from "#src/i18n/translation.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import { message, messageInput, messageTranslatable, type Message, type MessageInput } from "./message.ts";

type MessageFields = Omit<Message, keyof ThingKeys>;

declare module "#src/platform/database.ts" {
  interface Tables {
    message: ThingTable<MessageFields>;
  }
}

const messages = storedThings<MessageFields>("message", {
  booleans: ["isActive", "isImportant"],
  json: ["translations"],
  html: ["message"],
  translatable: messageTranslatable,
});

/** The message that guests see now: the newest active one whose time it is, alerts before notices. */
export async function findActiveMessage(context: Context): Promise<Message | undefined> {
  const now = toStoredInstant(context.now());
  const row = await context.db
    .selectFrom("message")
    .selectAll()
    .where("isActive", "=", 1)
    .where("announcementDate", "<=", now)
    .where(({ eb, or }) => or([eb("unpublishDate", "is", null), eb("unpublishDate", ">", now)]))
    .orderBy("isImportant", "desc")
    .orderBy("announcementDate", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && messages.from(row);
}

/** When the next message appears or goes by itself. */
export async function findNextMessageChange(context: Context): Promise<Temporal.Instant | undefined> {
  const now = toStoredInstant(context.now());
  const row = await context.db
    .selectFrom("message")
    .select(({ fn }) => [
      fn.min<string | null>("announcementDate").filterWhere("announcementDate", ">", now).as("start"),
      fn.min<string | null>("unpublishDate").filterWhere("unpublishDate", ">", now).as("end"),
    ])
    .where("isActive", "=", 1)
    .executeTakeFirstOrThrow();
  const [next] = [row.start, row.end].filter((moment) => moment !== null).toSorted();
  return next ? Temporal.Instant.from(next) : undefined;
}

/**
 * Adds a message, or replaces the one that is named.
 * @throws Problem not-found, stale; invalid-fields naming those with a picture that isn't in the library
 */
export async function saveMessage(
  context: Context,
  input: MessageInput,
  target?: Target,
): Promise<StoredThing<Message>> {
  const fields = {
    ...input,
    message: sanitize(input.message),
    translations: mapTranslations(input.translations, "message", (html) => sanitize(html)),
  };
  return change(context, async (inChange) => {
    await expectPictures(inChange, "message", fields);
    const before = target && (await messages.find(inChange.db, target.id));
    const announcementDate =
      input.announcementDate ?? before?.announcementDate ?? toStoredInstant(context.now());
    return messages.save(inChange, { ...fields, announcementDate }, target);
  });
}

/** Takes all messages but one out of view, in a change that is never kept: a preview shows that one alone. */
export async function hideOtherMessages({ db }: ChangeContext, { id }: { id: number }): Promise<void> {
  await db.updateTable("message").set({ isActive: 0 }).where("id", "!=", id).execute();
}

/** Messages as staff keep them. */
export const messageThing = defineThing({
  one: "a message",
  all: "All messages, the latest first",
  thing: withLanguages(message, "StaffMessage"),
  input: messageInput,
  list: ({ db }, page) => messages.list(db, { by: "announcementDate", of: "text", direction: "desc" }, page),
  get: ({ db }, id) => messages.get(db, id),
  save: saveMessage,
  remove: (context, target) => change(context, (inChange) => messages.remove(inChange, target)),
});
