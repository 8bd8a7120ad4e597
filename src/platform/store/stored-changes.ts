import type { HistoryAction } from "#src/i18n/history-actions.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { OtherLanguage } from "#src/i18n/translation.ts";
import {
  pairsAfterSave,
  pairsAfterRestore,
  neededConfirmations,
  type CurrentTranslations,
} from "./current-translations.ts";
import type { Context } from "#src/platform/context.ts";
import type { Database, Transaction } from "#src/platform/database/database.ts";
import { nameIn, recordChange, type ResourceState } from "./history.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { withoutUndefined, toStored, type Rows } from "./stored-rows.ts";
import type { Row } from "./stored.ts";
import { anyTable } from "./any-table.ts";
import { removeFromIndex, indexText } from "./search.ts";
import { removeGaps, storeGaps } from "./translation-gaps.ts";
import type { Columns, StoredResources, Target, ResourceKeys, Writer } from "./stored.ts";

/** The result of a save: the written row, the previous row, and the languages that staff confirmed as up to date. */
interface Saved<Fields> {
  row: Row<Fields>;
  before?: Row<Fields> | undefined;
  confirmed?: OtherLanguage[];
}

/** Creates the functions that write to a table. A save checks the version, and history records each change. */
export function changesOf<Fields>(
  table: string,
  { translatable, remembered, json = [], named = [], searched }: Columns<Fields>,
  { find, from, resourceOf, currentIn }: Rows<Fields>,
): Pick<StoredResources<Fields>, "expect" | "save" | "unsaved" | "reorder" | "remove"> {
  /** Returns the row with this id after checking its version. A missing row has the version 0. */
  async function expectRow(db: Database | Transaction, { id, ifVersions, isRestored, orAdd }: Target) {
    const row = await find(db, id);
    if (!row && !isRestored && !orAdd) throw new Problem("not-found");
    if (ifVersions && !ifVersions.includes(row?.version ?? 0))
      throw new Problem("stale", row && { current: resourceOf(row) });
    return row;
  }

  async function remember(
    writer: Writer,
    action: HistoryAction,
    { row, before, confirmed = [] }: Saved<Fields>,
  ) {
    const stateOf = (of: Row<Fields>): ResourceState => {
      const { id: _id, version, updatedAt, ...all } = from(of) as Record<string, unknown> & ResourceKeys;
      const fields = remembered
        ? Object.fromEntries(remembered.map((field) => [field, all[field as string]]))
        : all;
      return { version, updatedAt, fields, currentTranslations: of.currentTranslations ?? null };
    };
    const isNamed = (field: keyof Fields) => before && from(before)[field] !== from(row)[field];
    await recordChange(writer.db, {
      kind: table,
      words: translatable?.words ?? [],
      resourceId: row.id,
      action,
      before: before && stateOf(before),
      state: stateOf(row),
      confirmed,
      named: named.filter(isNamed).map(String),
      isWhole: !remembered,
      user: writer.user,
      at: toStoredInstant(writer.now()),
    });
  }

  /** Returns a version that is higher than any earlier version of the resource. No ETag then identifies two states. */
  async function firstVersion(db: Database | Transaction, target: Target | undefined): Promise<number> {
    if (!target) return 1;
    const { last } = await db
      .selectFrom("historyEntry")
      .select(({ fn }) => fn.max<number | null>("version").as("last"))
      .where("kind", "=", table)
      .where("resourceId", "=", target.id)
      .executeTakeFirstOrThrow();
    return (last ?? 0) + 1;
  }

  /** Predicts the id of a new resource. The id is too low when the latest resource has been removed. */
  async function nextId(db: Database | Transaction): Promise<number> {
    const { last } = await anyTable(db)
      .selectFrom(table)
      .select(({ fn }: { fn: any }) => fn.max("id").as("last"))
      .executeTakeFirstOrThrow();
    return (last ?? 0) + 1;
  }

  /** Returns the values that a save writes, the previous row, and the languages that staff confirmed as up to date. */
  async function valuesToSave(
    { db, now }: Pick<Context, "db" | "now">,
    fields: Parameters<StoredResources<Fields>["save"]>[1],
    target: Target | undefined,
    copied?: { id: number },
  ) {
    const before = target && (await expectRow(db, target));
    const values: Record<string, unknown> = {
      ...toStored(fields),
      ...(!before && target && { id: target.id }),
      version: before ? before.version + 1 : await firstVersion(db, target),
      updatedAt: toStoredInstant(now()),
    };
    if (!translatable) return { values, before, confirmed: [] };
    const origin = before ?? (copied && (await find(db, copied.id)));
    const stateBefore = origin && { resource: from(origin), current: currentIn(origin) };
    const resource = before ? { ...stateBefore?.resource, ...withoutUndefined(fields) } : fields;
    const then = target?.currentTranslations;
    const current = then
      ? pairsAfterRestore(
          { resource, current: JSON.parse(then) as CurrentTranslations },
          translatable,
          stateBefore,
        )
      : pairsAfterSave(resource, translatable, stateBefore, target?.confirmed);
    values["currentTranslations"] = JSON.stringify(current);
    const confirmed = neededConfirmations(resource, translatable, stateBefore, target?.confirmed ?? []);
    return { values, before, confirmed };
  }

  const changes: ReturnType<typeof changesOf<Fields>> = {
    expect: async (db, { id, ifVersions }) => resourceOf((await expectRow(db, { id, ifVersions }))!),
    async unsaved(context, fields, target) {
      const { values, before } = await valuesToSave(context, fields, target);
      if (before) return { ...before, ...values };
      // `translations` is the only column whose value may come from the database's default.
      const untranslated = json.includes("translations" as keyof Fields) && { translations: "{}" };
      return { id: await nextId(context.db), ...untranslated, ...values } as Row<Fields>;
    },
    async save(writer, fields, target, copied) {
      const { db } = writer;
      const { values, before, confirmed } = await valuesToSave(writer, fields, target, copied);
      const row: Row<Fields> | undefined = before
        ? await anyTable(db)
            .updateTable(table)
            .set(values)
            .where("id", "=", before.id)
            .where("version", "=", before.version)
            .returningAll()
            .executeTakeFirst()
        : await anyTable(db).insertInto(table).values(values).returningAll().executeTakeFirstOrThrow();
      if (!row) {
        const now = await find(db, before!.id);
        throw now ? new Problem("stale", { current: resourceOf(now) }) : new Problem("not-found");
      }
      await remember(writer, actionOf(target, before !== undefined), { row, before, confirmed });
      const saved = resourceOf(row);
      if (translatable) {
        const name = nameIn(saved as object as Record<string, unknown>, translatable.words);
        await storeGaps(db, { kind: table, resourceId: saved.id, name }, saved.languages!);
      }
      if (searched) await indexText(db, { kind: table, resourceId: saved.id }, searched(saved));
      return saved;
    },
    async reorder(writer, ids) {
      const all: { id: number; sortorder: number }[] = await anyTable(writer.db)
        .selectFrom(table)
        .select(["id", "sortorder"])
        .orderBy("sortorder")
        .orderBy("id")
        .execute();
      const numbers = new Map(all.map(({ id, sortorder }) => [id, sortorder]));
      const moved = [...new Set(ids)].filter((id) => numbers.has(id));
      const [isMoved, next] = [new Set(moved), moved.values()];
      let last = -Infinity;
      for (const { id: before, sortorder } of all) {
        const id = isMoved.has(before) ? next.next().value! : before;
        // The resources swap their positions. When two positions are equal, the later position is increased.
        last = Math.min(Math.max(sortorder, last + 1), 2 ** 31 - 1);
        if (numbers.get(id) !== last) await changes.save(writer, { sortorder: last } as object, { id });
      }
      return moved;
    },
    async remove(writer, target) {
      const row = (await expectRow(writer.db, target))!;
      await anyTable(writer.db).deleteFrom(table).where("id", "=", row.id).execute();
      if (translatable) await removeGaps(writer.db, { kind: table, resourceId: row.id });
      if (searched) await removeFromIndex(writer.db, { kind: table, resourceId: row.id });
      await remember(writer, "removed", { row });
    },
  };
  return changes;
}

function actionOf(target: Target | undefined, isThere: boolean): HistoryAction {
  if (target?.isRestored) return "restored";
  if (target?.isRemoved) return "removed";
  return isThere ? "changed" : "added";
}
