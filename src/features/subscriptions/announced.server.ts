import type { Generated } from "kysely";
import type { Announcement } from "#src/campsite/announcements.ts";
import { movingInText } from "#messages/moving-in";
import { defaultLanguage } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** The announcements that are being sent, that were sent, or that are never sent. */
    announced: {
      kind: string;
      resourceId: number;
      at: string;
      isCorrection: Generated<number>;
      /** The last subscription with a queued mail; null when the mails of all subscriptions are queued. */
      afterId: number | null;
      mails: Generated<number>;
    };
  }
}

/** The pause after a publication, in which staff can still take a notice down. */
const pause = { seconds: 15 };

/** The pause between two mails with news. */
const newsPause = { hours: 7 * 24 };

/** The mark of the last mail with news. The articles of the mail have marks with the same time. */
export const newsMark = { kind: "news", id: 0 };

/** A mark is kept for this time after the end of its announcement, so that an undo doesn't send it again. */
const markLife = { hours: 24 };

/** The author of imported changes in the history. */
const importerName = movingInText[defaultLanguage].author;

type Mark = Pick<Announcement, "kind" | "id">;

export async function listAnnouncements(context: Context): Promise<Announcement[]> {
  const sources = context.features.flatMap(({ announcements = [] }) => announcements);
  return (await Promise.all(sources.map((list) => list(context)))).flat();
}

interface Due {
  /** The announcements that are sent now. */
  send: Announcement[];
  /** The announcements that are never sent, because no member of staff published them. */
  never: Announcement[];
}

/**
 * Returns the announcements that became due. What import, seed, undo or a restore brought isn't sent.
 * @param since announcements from before this time aren't sent
 */
export async function findDue(context: Context, since: string): Promise<Due> {
  const due: Due = { send: [], never: [] };
  const marks = await listMarks(context);
  const latest = toStoredInstant(context.now().subtract(pause));
  const news = marks.get(keyOf(newsMark));
  const isNewsDue = !news || news.at <= toStoredInstant(context.now().subtract(newsPause));
  for (const each of await listAnnouncements(context)) {
    if (marks.has(keyOf(each))) continue;
    const published = each.follows
      ? (marks.get(keyOf(each.follows))?.mails ?? 0) > 0 && each.since
      : await publishedAt(context, each);
    if (!published || published < since) due.never.push(each);
    else if (published <= latest && (each.topic !== "news" || isNewsDue)) due.send.push(each);
  }
  return due;
}

const keyOf = ({ kind, id }: Mark): string => `${kind} ${id}`;

export async function listMarks({ db }: Pick<Context, "db">) {
  const rows = await db.selectFrom("announced").selectAll().execute();
  return new Map(rows.map((row) => [keyOf({ kind: row.kind, id: row.resourceId }), row]));
}

/** TABLE  the fields whose change publishes a resource. */
const publishing = ["isActive", "announcementDate", "publishedDate"];

/**
 * Returns when staff published a resource: the time of the change or the start that it has, whichever is later. Returns
 * undefined for a resource that staff didn't publish. A planned change has no author.
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

/** Deletes the marks of announcements that ended. */
export async function forgetMarks(context: Context): Promise<void> {
  const current = new Set((await listAnnouncements(context)).map(keyOf));
  const old = toStoredInstant(context.now().subtract(markLife));
  for (const { kind, resourceId: id, at } of (await listMarks(context)).values())
    if (at < old && kind !== newsMark.kind && !current.has(keyOf({ kind, id })))
      await context.db
        .deleteFrom("announced")
        .where("kind", "=", kind)
        .where("resourceId", "=", id)
        .where("at", "=", at)
        .execute();
}
