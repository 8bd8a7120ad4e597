import { isDeepStrictEqual } from "node:util";
import { collectionFor } from "#src/cms/collections.server.ts";
import { otherLanguages, type LanguagesProgress } from "#src/i18n/translation.ts";
import { readState, versionOf, type KindAndId } from "#src/cms/next-versions/next-version-state.server.ts";
import { saveNextVersion } from "#src/cms/next-versions/next-versions.server.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { mapWords, valuesOf } from "#src/cms/kind/kind.ts";
import { formsOnlyOf, listFormerValues } from "./former-values.server.ts";
import { readLiveValues } from "./live-values.server.ts";
import { markInserter } from "./mark-inserter.ts";
import { listNamedValues } from "./named-values.server.ts";
import type { Followed, FollowInput } from "./value-check.ts";
import { changedFieldsOf, newTextsOf } from "./written-out.server.ts";

/**
 * Replaces a former value in these resources with the mark of its live value. A resource that can't be saved stays
 * unchanged.
 * @returns the saved resources
 * @throws Problem "not-found" if the live value has no change from `before`
 */
export async function followInTexts(
  context: Context,
  { key, before, places }: FollowInput,
): Promise<Followed[]> {
  const [former, now, named] = await Promise.all([
    listFormerValues(context),
    readLiveValues(context),
    listNamedValues(context),
  ]);
  const change = former.find(({ value }) => value.key === key && value.words.nb === before);
  if (!change) throw new Problem("not-found");
  const forms = formsOnlyOf(change.value, now);
  const insert = markInserter(named);
  const saved: Followed[] = [];
  for (const place of places) {
    const version = await saveFollowing(context, place, (text) => insert(text, key, forms));
    if (version !== undefined) saved.push({ ...place, version });
  }
  return saved;
}

async function saveFollowing(
  context: Context,
  { kind, id, isNext }: FollowInput["places"][number],
  change: (text: string) => string,
): Promise<number | undefined> {
  const { kind: described, input, get, save } = collectionFor(context, kind);
  try {
    if (isNext) return await saveFollowingNext(context, { kind, id }, change);
    return await inTransaction(context, async (transaction) => {
      const stored = await get(transaction, id);
      const values = valuesOf(described, stored);
      const { data } = input.safeParse(mapWords(described, values, change));
      if (!data) return undefined;
      // The meaning is unchanged in each language, so translations that were up to date are confirmed again.
      const { languages } = stored as { languages?: LanguagesProgress };
      const confirmed = otherLanguages.filter((language) => languages?.[language].outdated.length === 0);
      const { version } = await save(transaction, data, { id, ifVersions: [stored.version], confirmed });
      return version === stored.version ? undefined : version;
    });
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/** Applies `change` to a next version's own texts. @returns its new version number if it has changed */
async function saveFollowingNext(
  context: Context,
  which: KindAndId,
  change: (text: string) => string,
): Promise<number | undefined> {
  const state = await readState(context, which);
  if (!state.row) return undefined;
  const isNew = newTextsOf(state);
  const changed = mapWords(state.kind, state.merged, (text) => (isNew(text) ? change(text) : text));
  if (isDeepStrictEqual(changed, state.merged)) return undefined;
  const body = changedFieldsOf(state, changed);
  const { version } = await saveNextVersion(context, which, body, { ifVersions: [versionOf(state)] });
  return version;
}
