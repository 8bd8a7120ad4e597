import { listNext } from "#src/cms/coming.ts";
import type { Coming } from "#src/cms/kind-overview.ts";
import { collectionOf } from "#src/cms/collection.server.ts";
import type { DescribedCollection } from "#src/cms/described-collection.ts";
import { readLiveValues } from "#src/cms/live-values/live-values.server.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { shownHtml } from "#src/cms/photos/pictures/pictures-in-text.server.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import { emptyWords, localizeWords } from "#src/cms/kind/kind.ts";
import type { ShownMessage } from "./message-banner.tsx";
import { type Message, messageKind } from "./message.ts";
import { backText } from "#messages/messages";
import { isReturning, type Returning } from "./purpose.ts";

export const messageCollection: DescribedCollection<typeof messageKind> = collectionOf(messageKind, {
  async complete({ db, now }, input, target) {
    const before = target && (await messageCollection.rows.find(db, target.id));
    const announcementDate = input.announcementDate ?? before?.announcementDate ?? toStoredInstant(now());
    return { ...input, announcementDate };
  },
});

/** Returns the active messages in the order in which guests see them, including past and future ones. */
const listActiveMessages = (context: Context): Promise<readonly Message[]> =>
  readContent(context, "active messages", async ({ db }) => {
    const rows = await db
      .selectFrom("message")
      .selectAll()
      .where("isActive", "=", 1)
      .orderBy("isImportant", "desc")
      .orderBy("announcementDate", "desc")
      .orderBy("id", "desc")
      .execute();
    const values = await readLiveValues(context);
    return rows.map((row) => messageCollection.rows.from(row, values));
  });

export async function findActiveMessage(context: Context): Promise<Message | undefined> {
  const now = toStoredInstant(context.now());
  const active = await listActiveMessages(context);
  return active.find(
    ({ announcementDate, unpublishDate }) =>
      announcementDate <= now && (unpublishDate === null || unpublishDate > now),
  );
}

/** Returns the next moment at which a message starts or ends, or an "is back" notice ends. */
export async function findNextMessageChange(context: Context): Promise<Temporal.Instant | undefined> {
  const now = toStoredInstant(context.now());
  const active = await listActiveMessages(context);
  const moments: (string | null)[] = active.flatMap((each) => [
    each.announcementDate,
    each.unpublishDate,
    restoredUntil(each) ?? null,
  ]);
  const [next] = moments.filter((moment): moment is string => moment !== null && moment > now).toSorted();
  return next ? Temporal.Instant.from(next) : undefined;
}

/** Lists the next messages that appear, or that are taken down, by themselves. */
export async function listComingMessages(context: Context): Promise<Coming[]> {
  const now = toStoredInstant(context.now());
  const active = await listActiveMessages(context);
  const coming = active.flatMap(({ id, title, announcementDate, unpublishDate }) => {
    const message = { kind: "message" as const, id, name: title };
    return [
      { ...message, what: "appears" as const, at: announcementDate },
      ...(unpublishDate === null ? [] : [{ ...message, what: "goes" as const, at: unpublishDate }]),
    ];
  });
  return listNext(coming.filter(({ at }) => at > now));
}

/** Returns the time until which guests read that water or power is back: 24 hours after the notice's end. */
function restoredUntil({ purpose, unpublishDate }: Message): string | undefined {
  if (!isReturning(purpose) || unpublishDate === null) return undefined;
  return toStoredInstant(Temporal.Instant.from(unpublishDate).add({ hours: 24 }));
}

/**
 * Returns which of water and power came back in the last 24 hours, and until when guests read it. It leaves out the
 * purpose of the notice that guests see now.
 */
export async function listRestored(context: Context): Promise<{ purpose: Returning; until: string }[]> {
  const now = toStoredInstant(context.now());
  const active = await listActiveMessages(context);
  const seen = await findActiveMessage(context);
  const restored = active.flatMap((each) => {
    const { purpose, unpublishDate } = each;
    const until = restoredUntil(each);
    const isBack = until !== undefined && unpublishDate! <= now && until > now && seen?.purpose !== purpose;
    return isBack && isReturning(purpose) ? [{ purpose, until }] : [];
  });
  const latest = new Map(
    restored.toSorted((a, b) => (a.until < b.until ? -1 : 1)).map((each) => [each.purpose, each] as const),
  );
  return [...latest.values()].toSorted((a, b) => (a.purpose > b.purpose ? -1 : 1));
}

/** Loads the message that guests see now. The page expires when a message next starts or ends. */
export async function loadShownMessage(context: ShownContext): Promise<ShownMessage | undefined> {
  const [found, next] = await Promise.all([findActiveMessage(context), findNextMessageChange(context)]);
  context.changesAt(next);
  if (!found) return undefined;
  const { words, language } = localizeWords(messageKind, found, context.language);
  const message = await shownHtml(context, words.message, language);
  return { language, words: { ...words, message }, isImportant: found.isImportant };
}

/** Loads the "is back" notices of the last 24 hours, as calm notices in the page's language. */
export async function loadBackNotices(context: ShownContext): Promise<ShownMessage[]> {
  const { language } = context;
  return (await listRestored(context)).map(({ purpose }) => {
    const { title, message } = backText[language][purpose];
    const words = { ...emptyWords(messageKind), pageTitle: title, title, message };
    return { language, words, isImportant: false };
  });
}
