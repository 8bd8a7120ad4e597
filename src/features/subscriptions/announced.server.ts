import type { Generated } from "kysely";
import type { Announcement } from "#src/campsite/announcements.ts";
import { movingInText } from "#messages/moving-in";
import { defaultLanguage } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Database } from "#src/platform/database/database.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** The marks: a row for each announcement that is being sent, was sent or is never sent. */
    announced: {
      kind: string;
      resourceId: number;
      at: string;
      isCorrection: Generated<number>;
      /** The id of the last subscription whose mail is queued; null when no more mails are queued. */
      afterId: number | null;
      mails: Generated<number>;
      /** JSON: the languages of a correction. Empty for every language. */
      languages: Generated<string>;
    };
  }
}

/** The wait after a publication, during which staff can still take a notice down. */
const pause = { seconds: 15 };

/** The minimum time between two mails with news. */
const newsPause = { hours: 7 * 24 };

/** The mark of the last mail with news. The articles of the mail have marks with the same time. */
export const newsMark = { kind: "news", id: 0 };

/**
 * The mark of an announcement that guests no longer see is deleted when the mark is older than this time, and the
 * announcement hasn't changed for this time. If guests see the announcement again, it is then sent again.
 */
const markLife = { hours: 24 };

/** The author of imported changes in the history. */
const importerName = movingInText[defaultLanguage].author;

type Mark = Pick<Announcement, "kind" | "id">;

export async function listAnnouncements(context: Context): Promise<Announcement[]> {
  const sources = context.features.flatMap(({ announcements = [] }) => announcements);
  return (await Promise.all(sources.map((list) => list(context)))).flat();
}

interface Due {
  send: Announcement[];
  never: Announcement[];
}

/**
 * Returns the due announcements without a mark. Resources that an import or the seed added, or that staff restored
 * from the history, are never sent.
 * @param since announcements from before this time are never sent
 */
export async function findDue(context: Context, since: string): Promise<Due> {
  const due: Due = { send: [], never: [] };
  const marks = await listMarks(context);
  const latest = toStoredInstant(context.now().subtract(pause));
  const news = marks.get(keyOf(newsMark));
  const [earliest, now] = [context.now().subtract(newsPause), context.now()].map(toStoredInstant);
  // A clock that was ahead can have stored a time in the future.
  const isNewsDue = !news || news.at <= earliest! || news.at > now!;
  for (const each of await listAnnouncements(context)) {
    if (marks.has(keyOf(each))) continue;
    const published = each.follows
      ? wasSent(marks.get(keyOf(each.follows))) && each.since
      : await publishedAt(context, each);
    if (!published || published < since) due.never.push(each);
    else if (published <= latest && (each.topic !== "news" || isNewsDue)) due.send.push(each);
  }
  return due;
}

/** True when the announcement was sent. Only a sent announcement can have a correction, which resets `mails`. */
export const wasSent = <Row extends { mails: number; isCorrection: number }>(
  mark: Row | undefined,
): mark is Row => mark !== undefined && (mark.mails > 0 || mark.isCorrection === 1);

const keyOf = ({ kind, id }: Mark): string => `${kind} ${id}`;

export async function listMarks({ db }: Pick<Context, "db">) {
  const rows = await db.selectFrom("announced").selectAll().execute();
  return new Map(rows.map((row) => [keyOf({ kind: row.kind, id: row.resourceId }), row]));
}

/** TABLE  the fields whose change can publish a resource. */
const publishing = ["isActive", "announcementDate", "publishedDate"];

/**
 * Returns the time of a resource's publication: the later of its start and its last publishing change. Returns
 * undefined if this change is an import, a seed or a restoration. Other changes without an author count, because
 * planned publications have no author.
 */
async function publishedAt({ db }: Context, { kind, id, since }: Announcement): Promise<string | undefined> {
  const change = await db
    .selectFrom("historyEntry")
    .select(["action", "userName", "at"])
    .where("kind", "=", kind)
    .where("resourceId", "=", id)
    .where(({ eb, or }) =>
      or([
        eb("action", "in", ["added", "restored"]),
        ...publishing.map((field) => eb("changed", "like", `%"${field}"%`)),
      ]),
    )
    .where("action", "<>", "drafted")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!change || change.action === "restored" || change.userName === importerName) return undefined;
  if (change.action === "added" && change.userName === null) return undefined;
  return change.at > since ? change.at : since;
}

/** Deletes the marks of ended announcements. Keeps the mark of the last mail with news. */
export async function forgetMarks(context: Context): Promise<void> {
  const { db } = context;
  const current = new Set((await listAnnouncements(context)).map(keyOf));
  const old = toStoredInstant(context.now().subtract(markLife));
  for (const { kind, resourceId: id, at } of (await listMarks(context)).values()) {
    if (at >= old || kind === newsMark.kind || current.has(keyOf({ kind, id }))) continue;
    if (!(await hasChanged(db, { kind, id }, old))) await deleteMark(db, { kind, id });
  }
}

/** True when a resource was saved after a time, not counting its drafts. */
export async function hasChanged(db: Database, { kind, id }: Mark, after: string): Promise<boolean> {
  const change = await db
    .selectFrom("historyEntry")
    .select("id")
    .where("kind", "=", kind)
    .where("resourceId", "=", id)
    .where("action", "<>", "drafted")
    .where("at", ">", after)
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

export async function deleteMark(db: Database, { kind, id }: Mark): Promise<void> {
  await db.deleteFrom("announced").where("kind", "=", kind).where("resourceId", "=", id).execute();
}
