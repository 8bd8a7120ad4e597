import { toStoredInstant } from "#src/i18n/time.ts";
import { currentAfter } from "./current-translations.ts";
import type { Change } from "./database.ts";
import { recordChange, type HistoryAction, type ThingState } from "./history.ts";
import { Problem } from "./problem.ts";
import { anyTable, defined, toStored, type Row, type Rows } from "./stored-rows.ts";
import type { Columns, StoredThings, Target, ThingKeys, Writer } from "./stored.ts";

/**
 * How the things of a table are added, saved over and removed: never over a version that wasn't meant, and never without
 * history.
 */
export function changesOf<Fields>(
  table: string,
  { translatable, remembered }: Columns<Fields>,
  { find, from, kept, currentIn }: Rows<Fields>,
): Pick<StoredThings<Fields>, "save" | "remove"> {
  /** The row of this id, if its version may be saved over. */
  async function expectRow(db: Change, { id, ifVersions, isRestored, orAdd }: Target) {
    const row = await find(db, id);
    if (!row && (isRestored || orAdd)) return undefined;
    if (!row) throw new Problem("not-found");
    if (ifVersions && !ifVersions.includes(row.version)) throw new Problem("stale", { current: kept(row) });
    return row;
  }

  async function remember(writer: Writer, action: HistoryAction, row: Row<Fields>, before?: Row<Fields>) {
    const stateOf = (of: Row<Fields>): ThingState => {
      const { id: _id, version, updatedAt, ...all } = from(of) as Record<string, unknown> & ThingKeys;
      const fields = remembered
        ? Object.fromEntries(remembered.map((field) => [field, all[field as string]]))
        : all;
      return { version, updatedAt, fields, currentTranslations: of.currentTranslations ?? null };
    };
    await recordChange(writer.db, {
      thing: table,
      thingId: row.id,
      action,
      before: before && stateOf(before),
      state: stateOf(row),
      isWhole: !remembered,
      user: writer.user,
      at: toStoredInstant(writer.now()),
    });
  }

  /** One more than any it had, so that no ETag ever stands for two states. */
  async function firstVersion(db: Change, target: Target | undefined): Promise<number> {
    if (!target) return 1;
    const { last } = await db
      .selectFrom("historyEntry")
      .select(({ fn }) => fn.max<number | null>("version").as("last"))
      .where("thing", "=", table)
      .where("thingId", "=", target.id)
      .executeTakeFirstOrThrow();
    return (last ?? 0) + 1;
  }

  return {
    async save(writer, fields, target, copied) {
      const { db } = writer;
      const before = target && (await expectRow(db, target));
      const values: Record<string, unknown> = {
        ...toStored(fields),
        updatedAt: toStoredInstant(writer.now()),
      };
      if (translatable) {
        const origin = before ?? (copied && (await find(db, copied.id)));
        const thingBefore = origin && { thing: from({ ...origin }), current: currentIn(origin) };
        const thing = before ? { ...thingBefore?.thing, ...defined(fields) } : fields;
        values["currentTranslations"] =
          target?.currentTranslations ??
          JSON.stringify(currentAfter(thing, translatable, thingBefore, target?.confirmed));
      }
      const row: Row<Fields> | undefined = before
        ? await anyTable(db)
            .updateTable(table)
            .set({ ...values, version: before.version + 1 })
            .where("id", "=", before.id)
            .where("version", "=", before.version)
            .returningAll()
            .executeTakeFirst()
        : await anyTable(db)
            .insertInto(table)
            .values({ ...values, ...(target && { id: target.id }), version: await firstVersion(db, target) })
            .returningAll()
            .executeTakeFirstOrThrow();
      if (!row) {
        const now = await find(db, before!.id);
        throw now ? new Problem("stale", { current: kept(now) }) : new Problem("not-found");
      }
      await remember(writer, actionOf(target, before !== undefined), row, before);
      return kept(row);
    },
    async remove(writer, target) {
      const row = (await expectRow(writer.db, target))!;
      await anyTable(writer.db).deleteFrom(table).where("id", "=", row.id).execute();
      await remember(writer, "removed", row);
    },
  };
}

function actionOf(target: Target | undefined, isThere: boolean): HistoryAction {
  if (target?.isRestored) return "restored";
  if (target?.isRemoved) return "removed";
  return isThere ? "changed" : "added";
}
