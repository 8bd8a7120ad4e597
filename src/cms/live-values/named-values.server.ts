import type { Context } from "#src/platform/context.ts";
import { readContentNow } from "#src/platform/store/read-content.ts";
import type { LiveValue, NamedValue } from "#src/cms/kind/live-value.ts";
import { listFormerValues } from "./former-values.server.ts";
import { readLiveValues } from "./live-values.server.ts";

/** Returns the live values for staff, with their current and recent spellings. */
export async function listNamedValues(context: Context): Promise<NamedValue[]> {
  // Former values leave the list after more than a year, so an update once a day is enough.
  const { value } = await readContentNow(context, "named values", async ({ now }) => ({
    value: await nameValues(context),
    changesAt: now().add({ hours: 24 }),
  }));
  return value;
}

async function nameValues(context: Context): Promise<NamedValue[]> {
  const [values, former] = await Promise.all([readLiveValues(context), listFormerValues(context)]);
  const present = new Set([...values.values()].flatMap(({ written }) => written));
  const inPlaceOf = ({ isWrittenInParts, written }: LiveValue) => (isWrittenInParts ? [] : written);
  return [...values.values()].map((value) => {
    const before = former.flatMap(({ value: each }) => (each.key === value.key ? inPlaceOf(each) : []));
    const { key, name, words, where } = value;
    return {
      key,
      name,
      words,
      where,
      written: inPlaceOf(value),
      writtenBefore: [...new Set(before)].filter((form) => !present.has(form)),
    };
  });
}
