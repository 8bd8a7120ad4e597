import { hash } from "node:crypto";
import { sql } from "kysely";
import { collectionFor, descriptionOf } from "#src/cms/collections.server.ts";
import { kindNames, type KindName } from "#src/cms/kinds.ts";
import type { Language } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { inOtherLanguages, otherLanguages, type OtherLanguage } from "#src/i18n/translation.ts";
import { progressOf } from "#src/cms/next-versions/next-version-state.server.ts";
import { readNextVersions } from "#src/cms/next-versions/next-versions.server.ts";
import { readOfferedLanguages } from "#src/cms/offered-languages.server.ts";
import type { Context } from "#src/platform/context.ts";
import { isComplete, type Derived } from "#src/platform/store/derived.ts";
import { nameIn } from "#src/platform/store/history.ts";
import { readContentNow } from "#src/platform/store/read-content.ts";
import {
  expectCursor,
  type Cursor,
  type Listed,
  type Paging,
  type StoredResource,
} from "#src/platform/store/stored.ts";
import { idsWith } from "#src/platform/store/list-filters.ts";
import { storeGaps } from "#src/platform/store/translation-gaps.ts";
import type { GapCounts, GapQuery, TranslationGap } from "./translation-gap.ts";

/** Lists a page of the resources with missing or outdated translations, sorted by kind. Next versions come last. */
export async function listTranslationGaps(
  context: Context,
  { limit, after }: Paging,
  { language }: GapQuery = {},
): Promise<Listed<TranslationGap>> {
  expectCursor(after, "string");
  const offered = await readOfferedLanguages(context);
  let query = gapsIn(context, offered).selectAll();
  if (language) query = query.where("language", "=", language);
  if (after)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("kind", "id"), ">", tuple(after[0] as string, after[1] as number)),
    );
  const rows = await query
    .orderBy("kind")
    .orderBy("id")
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const items = shown.map(({ id: _, kind, resourceId, missing, outdated, ...gap }) => ({
    ...gap,
    kind: kind as KindName,
    id: resourceId,
    isNext: false,
    missing: JSON.parse(missing) as string[],
    outdated: JSON.parse(outdated) as string[],
  }));
  if (last) return { items, next: [last.kind, last.id] };
  const added = await listNextGaps(context, offered);
  const wanted = added.filter((each) => !language || each.language === language);
  return { items: [...items, ...wanted], next: undefined };
}

/** Lists the gaps that exist only in a next version, not in its published version. */
async function listNextGaps(context: Context, offered: readonly Language[]): Promise<TranslationGap[]> {
  const gaps: TranslationGap[] = [];
  for await (const { kind, id, name, state } of readNextVersions(context)) {
    const progress = await progressOf(context, { kind, id }, state);
    for (const language of otherLanguages.filter((each) => progress && offered.includes(each))) {
      const before = state.stored?.languages?.[language];
      const known = new Set([...(before?.missing ?? []), ...(before?.outdated ?? [])]);
      const missing = progress![language].missing.filter((path) => !known.has(path));
      const outdated = progress![language].outdated.filter((path) => !known.has(path));
      if (missing.length + outdated.length > 0)
        gaps.push({ kind, id, name, language, isNext: true, missing, outdated });
    }
  }
  return gaps;
}

type Reader = Pick<Context, "db" | "features" | "now">;

/** The gaps in offered languages. Norwegian has no gaps. */
const gapsIn = (reader: Reader, offered: readonly Language[]) =>
  neededGaps(reader).where("language", "in", offered as OtherLanguage[]);

/** The gaps of all resources except the resources that guests no longer see, such as past events. */
function neededGaps(reader: Reader) {
  const now = toStoredInstant(reader.now());
  return kindNames.reduce((gaps, kind) => {
    const { past } = descriptionOf(reader, kind);
    if (!past) return gaps;
    const ids = idsWith(kind, past(now));
    return gaps.where(sql<boolean>`not ("kind" = ${kind} and "resourceId" in (${ids}))`);
  }, reader.db.selectFrom("translationGap"));
}

/** Counts the resources with a gap, in total and for each language. A next version with its own gaps counts as well. */
export async function countTranslationGaps(context: Context): Promise<GapCounts> {
  const [next, resources, languages] = await Promise.all([
    readOfferedLanguages(context).then((offered) => listNextGaps(context, offered)),
    countUntranslated(context),
    readUntilChange(context, "translation gaps by language", (reader, offered) =>
      gapsIn(reader, offered)
        .select(({ fn }) => ["language", fn.countAll<number | string>().as("count")])
        .groupBy("language")
        .execute(),
    ),
  ]);
  const countOf = (languageCode: OtherLanguage) =>
    Number(languages.find(({ language }) => language === languageCode)?.count ?? 0) +
    next.filter(({ language }) => language === languageCode).length;
  const resourcesOfNext = new Set(next.map(({ kind, id }) => `${kind} ${id}`)).size;
  return { resources: resources + resourcesOfNext, ...inOtherLanguages(countOf) };
}

export const countUntranslated = (context: Context): Promise<number> =>
  readUntilChange(context, "resources with translation gaps", async (reader, offered) => {
    const withheld = otherLanguages.filter((language) => !offered.includes(language));
    const resources = neededGaps(reader).select(["kind", "resourceId"]).distinct();
    const { count } = await reader.db
      // With `in` and the offered languages, SQLite would read the index by language and sort all rows.
      .selectFrom(
        (withheld.length > 0 ? resources.where("language", "not in", withheld) : resources).as("each"),
      )
      .select(({ fn }) => fn.countAll<number | string>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  });

/** Caches a count until the next write or the next full minute. A resource with an end can end at a full minute. */
async function readUntilChange<Value>(
  context: Context,
  name: string,
  read: (reader: Reader, offered: readonly Language[]) => Promise<Value>,
): Promise<Value> {
  // The offered languages are part of the cache key, because the counts depend on them.
  const offered = await readOfferedLanguages(context);
  // Rebuilding gaps doesn't invalidate the cache, so nothing is cached during a rebuild.
  if (!(await isComplete(context, derivedGaps))) return read(context, offered);
  const key = `${name} in ${offered.join()}`;
  const { value } = await readContentNow(context, key, async ({ db, now }) => ({
    value: await read({ ...context, db, now }, offered),
    changesAt: now().round({ smallestUnit: "minute", roundingMode: "floor" }).add({ minutes: 1 }),
  }));
  return value;
}

const resourcesAtOnce = 10;

/** The progress of a rebuild: the position of a kind in `kindNames`, and a cursor in the kind's list. */
interface Place {
  kind: number;
  after: Cursor | undefined;
}

/** Gaps depend on the translatable fields. When a kind's translatable fields change, all gaps are rebuilt. */
export const derivedGaps: Derived<Place> = {
  name: "translationGap",
  rules: (context) =>
    hash(
      "sha256",
      JSON.stringify(kindNames.map((kind) => [kind, descriptionOf(context, kind).translatable])),
    ),
  async makePart(context, { kind: index, after } = { kind: 0, after: undefined }) {
    const kind = kindNames[index];
    if (!kind) return undefined;
    const { kind: described, list } = collectionFor(context, kind);
    const { words } = described.translatable;
    const part = await list(context, { limit: resourcesAtOnce, after });
    for (const { id, languages, ...fields } of part.items as StoredResource<object>[])
      if (languages)
        await storeGaps(context.db, { kind, resourceId: id, name: nameIn({ ...fields }, words) }, languages);
    return part.next ? { kind: index, after: part.next } : { kind: index + 1, after: undefined };
  },
};
