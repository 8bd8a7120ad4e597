import { identityKind } from "#src/campsite/identity/identity.ts";
import { planKind } from "#src/features/plan/plan.ts";
import { priceListKind } from "#src/features/prices/price-list.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { LiveValue, LiveValues } from "#src/cms/kind/live-value.ts";
import { identityValues } from "#src/campsite/identity/identity-values.ts";
import { readLiveValues, withPresentName } from "./live-values.server.ts";
import { planValues } from "#src/features/plan/live-values/plan-values.ts";
import { priceValues } from "#src/features/prices/price-values.ts";

/** The reporting period of a change: over a year, so that last year's prices are included. */
const reportedFor = Temporal.Duration.from({ hours: 24 * 400 });

const mostChanges = 300;

export interface FormerValue {
  value: LiveValue;
  changedAt: string;
}

interface ResourceKeys {
  id: number;
  version: number;
  updatedAt: string;
}

/**
 * Returns the earlier values from the history, latest change first: for each live value every different value that it
 * had lately. A price counts from the day when guests first saw it.
 */
export async function listFormerValues(context: Context): Promise<FormerValue[]> {
  const since = toStoredInstant(context.now().subtract(reportedFor));
  const rows = await context.db
    .selectFrom("historyEntry")
    .select(["id", "kind", "resourceId", "version", "fields", "at"])
    .where("kind", "in", ["identity", "plan", "priceList"])
    .orderBy("id", "desc")
    .limit(mostChanges)
    .execute();
  const known = new Map<string, LiveValue>();
  const former: FormerValue[] = [];
  for (const { kind, resourceId: id, version, fields, at } of rows.toReversed()) {
    const values = valuesIn(kind, fields, { id, version, updatedAt: at });
    if (!values) continue;
    const isPart = (key: string) => kindOf(key) === kind;
    const keys = new Set(values.map(({ key }) => key));
    const gone = [...known.keys()].filter((key) => isPart(key) && !keys.has(key));
    for (const key of [...keys, ...gone]) {
      const before = known.get(key);
      const value = values.find((each) => each.key === key);
      // A removed value is reported for as long as it is missing, because texts may still name it.
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

/** True when two values have the same key and Norwegian text. A value that changed back and forth occurs twice. */
export const isSameChange = (one: LiveValue, other: LiveValue): boolean =>
  one.key === other.key && one.words.nb === other.words.nb;

/** Returns the written forms of a former value, without those that are also a current value. */
export function formsOnlyOf({ written }: LiveValue, now: LiveValues): string[] {
  const present = new Set([...now.values()].flatMap(({ written: forms }) => forms));
  return written.filter((form) => form !== "" && !present.has(form));
}

/** Returns the kind that a key belongs to: "price.tent" and "prices.year" belong to a price list. */
const kindOf = (key: string) =>
  key.startsWith("identity.") ? "identity" : key.startsWith("plan.") ? "plan" : "priceList";

/** Returns a history entry's values. Undefined when an earlier program wrote it in another format. */
function valuesIn(kind: string, fields: string, keys: ResourceKeys): LiveValue[] | undefined {
  if (kind === "priceList") return pricesIn(fields, keys);
  if (kind === "plan") {
    const { data } = planKind.input.safeParse(JSON.parse(fields));
    return data && planValues(data);
  }
  const { data } = identityKind.input.safeParse(JSON.parse(fields));
  return data && identityValues(data);
}

/** Returns the values of a price list in the history, if guests saw it. */
function pricesIn(fields: string, keys: ResourceKeys) {
  // Parsing first adds defaults for fields that are newer than the entry.
  const { data: input } = priceListKind.input.safeParse(JSON.parse(fields));
  const { data } = priceListKind.stored.safeParse({ translations: {}, ...input, ...keys });
  return data?.isActive ? priceValues(data) : undefined;
}
