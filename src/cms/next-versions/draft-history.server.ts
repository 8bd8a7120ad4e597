import type { KindName } from "#src/cms/kinds.ts";
import { draftsOf } from "#src/cms/history/history.server.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context, TransactionContext } from "#src/platform/context.ts";
import { nameOf } from "#src/platform/user.ts";

interface Draft {
  version: number;
  name: string;
  changed: string[];
  /** All fields as they would be after the publication. */
  fields: object;
}

const entriesOf = ({ db }: Pick<Context, "db">, { kind, id }: { kind: KindName; id: number }) =>
  db.selectFrom("historyEntry").where("kind", "=", draftsOf(kind)).where("resourceId", "=", id);

/** Returns the highest version number of all earlier next versions of the resource, or 0 without an earlier one. */
export async function lastDraftVersion(
  db: Context["db"],
  which: { kind: KindName; id: number },
): Promise<number> {
  const { last } = await entriesOf({ db }, which)
    .select(({ fn }) => fn.max<number | null>("version").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Records a save of a next version. One person's saves within an hour of the clock share one entry. */
export async function recordDraft(
  { db, user, now }: TransactionContext,
  which: { kind: KindName; id: number },
  { version, name, changed, fields }: Draft,
): Promise<void> {
  const userName = user ? nameOf(user) : null;
  const values = {
    version,
    name,
    changed: JSON.stringify(changed),
    fields: JSON.stringify(fields),
    at: toStoredInstant(now()),
  };
  const last = await entriesOf({ db }, which)
    .select(["id", "userName", "at"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const thisHour = now().round({ smallestUnit: "hour", roundingMode: "floor" });
  if (last?.userName === userName && last.at >= toStoredInstant(thisHour))
    await db.updateTable("historyEntry").set(values).where("id", "=", last.id).execute();
  else
    await db
      .insertInto("historyEntry")
      .values({
        ...values,
        kind: draftsOf(which.kind),
        resourceId: which.id,
        action: "drafted",
        userName,
        currentTranslations: null,
      })
      .execute();
}
