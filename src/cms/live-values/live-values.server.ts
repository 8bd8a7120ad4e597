import { descriptionOf } from "#src/cms/collections.server.ts";
import type { Context } from "#src/platform/context.ts";
import { readContent } from "#src/platform/store/read-content.ts";
import { rowsOf } from "#src/platform/store/stored-rows.ts";
import { anyTable } from "#src/platform/store/any-table.ts";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { columnsHolding, isWorded } from "#src/cms/kind/kind.ts";
import { fillText, type LiveValue, type LiveValues } from "#src/cms/kind/live-value.ts";
import type { LiveValueSource } from "./live-value-source.ts";

/** Reads the live values by key from the database, because collections themselves call this function. */
export function readLiveValues(context: Context): Promise<LiveValues> {
  return readContent(context, "live values", async ({ db }) => {
    const found = await Promise.all(
      liveValueSources(context).map((source) => valuesFrom({ ...context, db }, source)),
    );
    const all = found.flat();
    const values = new Map(all.map((value) => [value.key, value]));
    return new Map(all.map((value) => [value.key, withPresentName(value, values)]));
  });
}

export const liveValueSources = ({ features }: Pick<Context, "features">): LiveValueSource[] =>
  features.flatMap(({ liveValues = [] }) => liveValues);

async function valuesFrom(
  context: Pick<Context, "db" | "features">,
  { kind, valuesOf }: LiveValueSource,
): Promise<LiveValue[]> {
  const { shown = {}, ...description } = descriptionOf(context, kind);
  let query = anyTable(context.db).selectFrom(kind).selectAll().limit(1);
  for (const [field, value] of Object.entries(shown)) query = query.where(field, "=", Number(value));
  const row = await query.executeTakeFirst();
  const json = [...columnsHolding(description, "json"), ...(isWorded(description) ? ["translations"] : [])];
  return row ? valuesOf(rowsOf<Record<string, unknown>>(kind, { json }).from(row)) : [];
}

/** Inserts live values into a value's name. The name of a price comes from a text that may contain marks. */
export const withPresentName = (value: LiveValue, values: LiveValues): LiveValue => ({
  ...value,
  name: inEveryLanguage((language) => fillText(value.name[language], values, language)),
});
