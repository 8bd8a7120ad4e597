import { identityKind } from "#src/features/identity/identity.ts";
import { planKind } from "#src/features/plan/plan.ts";
import { priceListKind } from "#src/features/prices/price-list.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { LiveValue, LiveValues } from "#src/resource/live-value.ts";
import { identityValues } from "./identity-values.ts";
import { readLiveValues, withPresentName } from "./live-values.server.ts";
import { planValues } from "./plan-values.ts";
import { priceValues } from "./price-values.ts";

/** How long a change is told: over a year, so that last year's prices are among them until this year's are old. */
const toldFor = Temporal.Duration.from({ hours: 24 * 400 });

/** The latest changes that are looked at. */
const mostChanges = 300;

/** A value as it was before it changed, or was removed. */
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
 * What the live values were before, as the history remembers it: of each all that it has been lately and isn't now, the
 * last change first. A price counts from the day when guests saw it.
 */
export async function listFormerValues(context: Context): Promise<FormerValue[]> {
  const since = toStoredInstant(context.now().subtract(toldFor));
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
      // One that is gone is told for as long as it is: texts may still name it.
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

/** Whether two values are the same one with the same words, as one that changed there and back has twice. */
export const isSameChange = (one: LiveValue, other: LiveValue): boolean =>
  one.key === other.key && one.words.nb === other.words.nb;

/** How a former value is found where it is written out: not by what reads like a value of today. */
export function formsOnlyOf({ written }: LiveValue, now: LiveValues): string[] {
  const present = new Set([...now.values()].flatMap(({ written: forms }) => forms));
  return written.filter((form) => form !== "" && !present.has(form));
}

/** The kind whose values have such keys: "price.tent" and "prices.year" are a price list's. */
const kindOf = (key: string) =>
  key.startsWith("identity.") ? "identity" : key.startsWith("plan.") ? "plan" : "priceList";

/** The values of a resource in the history; undefined when an earlier program wrote it in another form. */
function valuesIn(kind: string, fields: string, keys: ResourceKeys): LiveValue[] | undefined {
  if (kind === "priceList") return pricesIn(fields, keys);
  if (kind === "plan") {
    const { data } = planKind.input.safeParse(JSON.parse(fields));
    return data && planValues(data);
  }
  const { data } = identityKind.input.safeParse(JSON.parse(fields));
  return data && identityValues(data);
}

/** The values of a price list in the history, when guests saw it. */
function pricesIn(fields: string, keys: ResourceKeys) {
  // What has been added to price lists since gets its default first.
  const { data: input } = priceListKind.input.safeParse(JSON.parse(fields));
  const { data } = priceListKind.stored.safeParse({ translations: {}, ...input, ...keys });
  return data?.isActive ? priceValues(data) : undefined;
}
