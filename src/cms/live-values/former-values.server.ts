import { descriptionOf } from "#src/cms/collections.server.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { LiveValue, LiveValues } from "#src/cms/kind/live-value.ts";
import type { LiveValueSource } from "./live-value-source.ts";
import { liveValueSources, readLiveValues, withPresentName } from "./live-values.server.ts";

/** Former values are reported for over a year, so that last year's prices are included. */
const reportedFor = Temporal.Duration.from({ hours: 24 * 400 });

const maxChanges = 300;

export interface FormerValue {
  value: LiveValue;
  changedAt: string;
}

interface ResourceKeys {
  id: number;
  version: number;
  updatedAt: string;
}

/** Lists the values that guests no longer see, latest first, from the last `maxChanges` history entries. */
export async function listFormerValues(context: Context): Promise<FormerValue[]> {
  const since = toStoredInstant(context.now().subtract(reportedFor));
  const sources = liveValueSources(context);
  const rows = await context.db
    .selectFrom("historyEntry")
    .select(["id", "kind", "resourceId", "version", "fields", "at"])
    .where(
      "kind",
      "in",
      sources.map(({ kind }) => kind),
    )
    .orderBy("id", "desc")
    .limit(maxChanges)
    .execute();
  const known = new Map<string, LiveValue>();
  const former: FormerValue[] = [];
  for (const { kind, resourceId: id, version, fields, at } of rows.toReversed()) {
    const source = sources.find((each) => each.kind === kind)!;
    const values = valuesIn(context, source, fields, { id, version, updatedAt: at });
    if (!values) continue;
    const isPart = (key: string) => source.keys.some((beginning) => key.startsWith(beginning));
    const keys = new Set(values.map(({ key }) => key));
    const gone = [...known.keys()].filter((key) => isPart(key) && !keys.has(key));
    for (const key of [...keys, ...gone]) {
      const before = known.get(key);
      const value = values.find((each) => each.key === key);
      // A removed value is reported as long as it is missing, because texts may still contain the value's mark.
      if (before && before.words.nb !== value?.words.nb && (at >= since || !value))
        former.push({ value: before, changedAt: at });
      if (value) known.set(key, value);
      else known.delete(key);
    }
  }
  const now = await readLiveValues(context);
  return former
    .toReversed()
    .filter(({ value: { key, words }, changedAt }) =>
      now.has(key) ? changedAt >= since && now.get(key)!.words.nb !== words.nb : true,
    )
    .map(({ value, changedAt }) => ({ value: withPresentName(value, now), changedAt }));
}

/** True for the same key and Norwegian text. A value that changed back and forth is listed twice. */
export const isSameChange = (one: LiveValue, other: LiveValue): boolean =>
  one.key === other.key && one.words.nb === other.words.nb;

export function formsOnlyOf({ written }: LiveValue, now: LiveValues): string[] {
  const present = new Set([...now.values()].flatMap(({ written: forms }) => forms));
  return written.filter((form) => form !== "" && !present.has(form));
}

/** Returns an entry's live values. Undefined for an unknown format, or if guests didn't see the resource. */
function valuesIn(
  context: Context,
  { kind, valuesOf }: LiveValueSource,
  fields: string,
  keys: ResourceKeys,
): LiveValue[] | undefined {
  const { input, stored, shown = {} } = descriptionOf(context, kind);
  // Parsing as `input` adds the defaults of fields that are newer than the entry.
  const { data: parsed } = input.safeParse(JSON.parse(fields));
  const { data } = stored.safeParse({ translations: {}, ...parsed, ...keys });
  const isShown = data && Object.entries(shown).every(([field, value]) => data[field] === value);
  return isShown ? valuesOf(data) : undefined;
}
