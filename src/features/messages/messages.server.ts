import { listNext } from "#src/cms/coming.ts";
import type { Coming } from "#src/cms/kind-overview.ts";
import { collectionOf } from "#src/cms/collection.server.ts";
import type { DescribedCollection } from "#src/cms/described-collection.ts";
import { readLiveValues } from "#src/cms/live-values/live-values.server.ts";
import { dropUnknownEnd } from "#src/cms/kind/unknown-end.ts";
import type { Language } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { StaffListOf } from "#src/platform/api/collection-calls.ts";
import { inTransaction, type Context, type TransactionContext } from "#src/platform/context.ts";
import { shownHtml } from "#src/cms/photos/pictures/pictures-in-text.server.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import type { Target } from "#src/platform/store/stored.ts";
import { emptyWords, localizeWords, type InputOf } from "#src/cms/kind/kind.ts";
import type { ShownMessage } from "./message-banner.tsx";
import { type Message, type MessageInList, messageKind, messageRow, type MessageWords } from "./message.ts";
import { asksAgain, hasEnded, rankedAt, shownAt } from "./message-view.ts";
import { backText } from "#messages/messages";
import { isReturning, returning, type Returning } from "./purpose.ts";
import { findTakenDown } from "./taken-down.server.ts";

const messages: DescribedCollection<typeof messageKind> = collectionOf(messageKind, {
  adapt: dropUnknownEnd("announcementDate"),
  async complete(context, input, target) {
    const { db, now } = context;
    const before = target && (await messages.rows.find(db, target.id));
    const announcementDate = input.announcementDate ?? before?.announcementDate ?? toStoredInstant(now());
    const sortorder = input.sortorder ?? (before ? undefined : await findFirstPosition(context));
    if (!input.isActive || before?.isActive)
      return { ...input, announcementDate, sortorder, isReplaceable: before?.isReplaceable ?? false };
    const isPositioned =
      target?.named?.includes("sortorder") ?? (target !== undefined || input.sortorder !== null);
    return { ...input, announcementDate, sortorder, isReplaceable: !isPositioned };
  },
});

/** Returns a position before all notices. */
export async function findFirstPosition({ db }: Pick<Context, "db">): Promise<number> {
  const { first } = await db
    .selectFrom("message")
    .select(({ fn }) => fn.min<number | null>("sortorder").as("first"))
    .executeTakeFirstOrThrow();
  return (first ?? 1) - 1;
}

/**
 * Saves a notice. When a client makes a notice active without a position, this notice replaces the earlier notice
 * that was also made active without a position.
 */
const saveMessage = (context: Context, input: InputOf<typeof messageKind>, target?: Target) =>
  inTransaction(context, async (transaction) => {
    const fields = await messages.prepare(transaction, input, target);
    const before = target && (await messages.rows.find(transaction.db, target.id));
    const saved = await messages.rows.save(transaction, fields, target);
    if (saved.isReplaceable && saved.isActive && !before?.isActive) await replaceEarlier(transaction, saved);
    return saved;
  });

async function replaceEarlier(
  transaction: TransactionContext,
  { id, announcementDate: start }: Pick<Message, "id" | "announcementDate">,
) {
  const now = transaction.now();
  const earlier = await transaction.db
    .selectFrom("message")
    .select(["id", "unpublishDate"])
    .where("isReplaceable", "=", 1)
    .where("isActive", "=", 1)
    .where("id", "!=", id)
    .execute();
  for (const each of earlier.filter((one) => !hasEnded(one, now))) {
    const isPlanned = start > toStoredInstant(now);
    if (isPlanned && each.unpublishDate !== null && each.unpublishDate <= start) continue;
    await messages.rows.save(transaction, isPlanned ? { unpublishDate: start } : { isActive: false }, each);
  }
}

const staffList: StaffListOf<MessageInList> = {
  ...messages.staffList!,
  row: messageRow,
  async list(context, page, narrowing) {
    const { items, next } = await messages.staffList!.list(context, page, narrowing);
    const gone = await findTakenDown(
      context,
      items.map(({ id }) => id),
    );
    return { items: items.map((each) => ({ ...each, takenDown: gone.get(each.id) ?? null })), next };
  },
};

export const messageCollection = { ...messages, staffList, save: saveMessage };

/** The time for which guests read that water or power is back. */
const backFor = { hours: 24 };

/** Returns the active notices that guests see or will see, and the notices that ended within {@link backFor}. */
export const listActiveMessages = (context: Context): Promise<readonly Message[]> =>
  readContent(context, "active messages", async ({ db }) => {
    const earliest = toStoredInstant(context.now().subtract(backFor));
    const rows = await db
      .selectFrom("message")
      .selectAll()
      .where("isActive", "=", 1)
      .where(({ eb, or }) => or([eb("unpublishDate", "is", null), eb("unpublishDate", ">", earliest)]))
      .execute();
    const values = await readLiveValues(context);
    return rows.map((row) => messages.rows.from(row, values));
  });

/** Returns the notices that guests see now, in their order. */
export const listShownMessages = async (context: Context): Promise<Message[]> =>
  shownAt(await listActiveMessages(context), context.now());

/** Returns the next moment at which a notice starts or ends, or an "is back" notice ends. */
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

/** Lists the notices that the start screen asks staff to confirm. */
export async function listUnsureMessages(context: Context): Promise<Message[]> {
  const now = context.now();
  return rankedAt(await listActiveMessages(context), now).filter((each) => asksAgain(each, now));
}

/** Lists the next notices that appear or end by themselves. */
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

/** Returns the time until which guests read that water or power is back. Undefined for other notices. */
function restoredUntil({ purpose, unpublishDate }: Message): string | undefined {
  if (!isReturning(purpose) || unpublishDate === null) return undefined;
  return toStoredInstant(Temporal.Instant.from(unpublishDate).add(backFor));
}

interface Restored {
  purpose: Returning;
  until: string;
  messages: Message[];
}

/**
 * Returns the purposes (water, power) whose notices ended in the last 24 hours. `until` is the time until which guests
 * read that water or power is back. Purposes of current notices are left out. When staff deactivate the ended notices,
 * guests no longer read that water or power is back.
 */
export async function listRestored(context: Context): Promise<Restored[]> {
  const now = toStoredInstant(context.now());
  const active = await listActiveMessages(context);
  const off = new Set(rankedAt(active, context.now()).map(({ purpose }) => purpose));
  return returning.flatMap((purpose) => {
    const ended = active.filter(
      (each) =>
        each.purpose === purpose &&
        each.unpublishDate !== null &&
        each.unpublishDate <= now &&
        restoredUntil(each)! > now,
    );
    const until = ended
      .map((each) => restoredUntil(each)!)
      .toSorted()
      .at(-1);
    return until === undefined || off.has(purpose) ? [] : [{ purpose, until, messages: ended }];
  });
}

/** Loads the notices that guests see now. The page expires at the time that {@link findNextMessageChange} returns. */
export async function loadShownMessages(context: ShownContext): Promise<ShownMessage[]> {
  const [shown, next] = await Promise.all([listShownMessages(context), findNextMessageChange(context)]);
  context.changesAt(next);
  return Promise.all(shown.map((each) => shownWords(context, each, context.language)));
}

/** Returns a notice as guests read it, on the site and in a mail. */
export async function shownWords(context: Context, message: Message, read: Language): Promise<ShownMessage> {
  const { words, language } = localizeWords(messageKind, message, read);
  const html = await shownHtml(context, words.message, language);
  return { language, words: { ...words, message: html }, isImportant: message.isImportant };
}

/** Returns the notice that says that water or power is back. */
export function backWords(purpose: Returning, language: Language): MessageWords {
  const { title, message } = backText[language][purpose];
  return { ...emptyWords(messageKind), pageTitle: title, title, message };
}

/** Loads the "is back" notices of the last 24 hours, as calm notices in the page's language. */
export async function loadBackNotices(context: ShownContext): Promise<ShownMessage[]> {
  const { language } = context;
  return (await listRestored(context)).map(({ purpose }) => ({
    language,
    words: backWords(purpose, language),
    isImportant: false,
  }));
}
