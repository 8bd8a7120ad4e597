import { collectionOf, type DescribedCollection } from "#src/features/collection.server.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import { localize } from "#src/i18n/translation.ts";
import type { Context, TransactionContext } from "#src/platform/context.ts";
import { sanitize } from "#src/platform/pages/html.ts";
import type { PageContext } from "#src/platform/pages/page.ts";
import { wordsOf } from "#src/resource/kind.ts";
import type { ShownMessage } from "./message-banner.tsx";
import { type Message, messageKind } from "./message.ts";

/** The collection of messages. */
export const messageCollection: DescribedCollection<typeof messageKind> = collectionOf(messageKind, {
  async complete({ db, now }, input, target) {
    const before = target && (await messageCollection.rows.find(db, target.id));
    const announcementDate = input.announcementDate ?? before?.announcementDate ?? toStoredInstant(now());
    return { ...input, announcementDate };
  },
});

/** The message that guests see now: the newest active one whose time has come, alerts before notices. */
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
  return row && messageCollection.rows.from(row);
}

/** When the next message appears or disappears by itself. */
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

/** Hides all messages but one, in the transaction of a preview, which is rolled back: it shows only that one. */
export async function hideOtherMessages({ db }: TransactionContext, { id }: { id: number }): Promise<void> {
  await db.updateTable("message").set({ isActive: 0 }).where("id", "!=", id).execute();
}

/**
 * The message that guests see now, in the page's language; the page expires when the next one appears or disappears.
 */
export async function loadShownMessage(context: PageContext): Promise<ShownMessage | undefined> {
  const [found, next] = await Promise.all([findActiveMessage(context), findNextMessageChange(context)]);
  context.changesAt(next);
  if (!found) return undefined;
  const { isImportant, translations } = found;
  const { words, language } = localize(wordsOf(messageKind, found), translations, context.language);
  return { language, words: { ...words, message: sanitize(words.message, language) }, isImportant };
}
