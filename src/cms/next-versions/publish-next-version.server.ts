import { collectionFor, shownCollection } from "#src/cms/collections.server.ts";
import { publishMarkedCorrect } from "#src/cms/live-values/marked-correct.server.ts";
import { otherLanguages, type LanguagesProgress, type OtherLanguage } from "#src/i18n/translation.ts";
import { checked, parsed } from "#src/platform/api/api-request.ts";
import { coerce } from "#src/platform/api/coerce.ts";
import type { Part } from "#src/platform/api/merge-named.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { inTransaction, type Context, type TransactionContext } from "#src/platform/context.ts";
import type { ResourceKeys, Target } from "#src/platform/store/stored.ts";
import type { Changes } from "./changes.server.ts";
import {
  type KindAndId,
  type State,
  readState,
  confirmedIn,
  deleteRow,
  noteInChangeOvers,
  progressOf,
  lock,
  expectVersion,
} from "./next-version-state.server.ts";

/** Returns the fields that a publication saves. Unfinished languages have their published words. */
async function publicationOf(context: Context, which: KindAndId, state: State) {
  const { row, stored, published, changes, merged } = state;
  const hasWords = changes.fields["translations"] !== undefined;
  const unfinished = hasWords ? unfinishedIn(changes, await progressOf(context, which, state)) : [];
  const translations = { ...(merged["translations"] as object), ...translationsIn(published, unfinished) };
  const target: Target = {
    id: which.id,
    confirmed: confirmedIn(row),
    named: Object.keys(changes.fields),
    ...(!stored && { orAdd: true }),
  };
  const values = { ...merged, ...(unfinished.length > 0 && { translations }) } as Part;
  const { adapt } = collectionFor(context, which.kind);
  return { unfinished, values: adapt?.(context, values, changes.fields, published) ?? values, target };
}

/**
 * Returns the fields that a publication would save, for a preview. Unfinished fields have their published values.
 * @throws Problem "not-found" when the resource has no next version
 * @throws Problem "invalid-fields" with each unfinished field that was never published
 */
export async function readPublication(context: Context, which: KindAndId) {
  const { input } = collectionFor(context, which.kind);
  const state = await readState(context, which);
  if (!state.row) throw new Problem("not-found");
  const { values, target } = await publicationOf(context, which, state);
  const { errors = [] } = checked(input, coerce(input, values));
  const instead = errors.flatMap(({ field }) => {
    const [name] = field.split(".") as [string];
    return state.stored ? [[name, state.published[name]]] : [];
  });
  const whole = parsed(input, coerce(input, { ...values, ...Object.fromEntries(instead) })) as object;
  return { target, whole };
}

interface Publishing extends Omit<Target, "id"> {
  /** Publishes only if the next version is still due at this time. */
  dueAt?: string;
  /** True for a publication in a change-over. */
  isTogether?: boolean;
}

async function preparePublication(
  context: Context,
  which: KindAndId,
  { ifVersions, confirmed = [], dueAt, isTogether }: Publishing,
) {
  const { collection, whenPlanned } = shownCollection(context, which.kind);
  const state = await readState(context, which);
  const { row, stored, changes } = state;
  if (dueAt && (!row || row.changeOverId || (row.publishAt ?? dueAt) > dueAt)) return undefined;
  if (!row) throw new Problem("not-found");
  await expectVersion(context, which, state, ifVersions);
  const { unfinished, values, target } = await publicationOf(context, which, state);
  target.confirmed = [...new Set([...target.confirmed!, ...confirmed])];
  if (stored) target.ifVersions = [stored.version];
  const wanted = { ...values, ...((isTogether || dueAt) && whenPlanned) };
  const whole = parsed(collection.input, coerce(collection.input, wanted)) as object;
  return { row, changes, unfinished, target, whole, collection };
}

/**
 * Checks that the storage has the files of a next version, and keeps these files from being deleted. Call this function
 * before the transaction, because a slow storage would make other writers wait.
 * @throws the same Problems as {@link publishNextVersion}, and each Problem of the collection's `expectFiles`
 */
export async function expectFilesOf(context: Context, which: KindAndId, options: Publishing): Promise<void> {
  const { expectFiles } = collectionFor(context, which.kind);
  const prepared = expectFiles && (await preparePublication(context, which, options));
  if (prepared) await expectFiles(context, prepared.whole, prepared.target);
}

/**
 * Publishes a next version. The words of an unfinished language stay in the next version, and guests read the same
 * words as before.
 * @returns the published resource; undefined when the next version is no longer due
 * @throws Problem "not-found" when the resource has no next version
 * @throws Problem "stale" with the next version when If-Match names other versions
 * @throws Problem "invalid-fields" with each unfinished field; the next version stays
 */
export async function publishNextVersion(
  context: Context,
  which: KindAndId,
  options: Publishing = {},
): Promise<ResourceKeys | undefined> {
  await expectFilesOf(context, which, options);
  return inTransaction(context, async (transaction) => {
    await lock(transaction, which);
    return publishIn(transaction, which, options);
  });
}

/** Publishes a next version in the caller's transaction, after {@link expectFilesOf} and {@link lock}. */
export async function publishIn(
  transaction: TransactionContext,
  which: KindAndId,
  options: Publishing,
): Promise<ResourceKeys | undefined> {
  const prepared = await preparePublication(transaction, which, options);
  if (!prepared) return undefined;
  const { row, changes, unfinished, target, whole, collection } = prepared;
  const saved = (await collection.save(transaction, whole, target)) as ResourceKeys;
  const { db } = transaction;
  await publishMarkedCorrect(transaction, which);
  const wordsLeft = (part: Part) => JSON.stringify({ translations: translationsIn(part, unfinished) });
  // In a change-over, `publishChangeOver` stores the new version of the change-over itself.
  const changeOverId = options.isTogether ? null : row.changeOverId;
  if (unfinished.length === 0) await deleteRow(transaction, { id: row.id, changeOverId });
  else {
    await db
      .updateTable("nextVersion")
      .set({ isNew: 0, confirmed: "[]", publishAt: null, changeOverId: null, fault: null })
      .set({ version: row.version + 1 })
      .set({ fields: wordsLeft(changes.fields), base: wordsLeft(changes.base) })
      .where("id", "=", row.id)
      .execute();
    await noteInChangeOvers(transaction, [changeOverId]);
  }
  return saved;
}

/**
 * Adds a resource that was never published, with these fields.
 * @throws Problem "not-found" when there is no such next version
 * @throws Problem "stale" with the next version when If-Match names other versions
 */
export const publishNew = (
  context: Context,
  which: KindAndId,
  input: unknown,
  target: Target,
): Promise<ResourceKeys> =>
  inTransaction(context, async (transaction) => {
    await lock(transaction, which);
    const state = await readState(transaction, which);
    if (!state.row) throw new Problem("not-found");
    await expectVersion(transaction, which, state, target.ifVersions);
    const { save } = collectionFor(transaction, which.kind);
    const saved = (await save(transaction, input, {
      ...target,
      ifVersions: undefined,
      orAdd: true,
    })) as ResourceKeys;
    await publishMarkedCorrect(transaction, which);
    await deleteRow(transaction, state.row);
    return saved;
  });

/** Returns the languages with changed but unfinished words, which guests wouldn't read. */
const unfinishedIn = ({ fields }: Changes, progress: LanguagesProgress | undefined): OtherLanguage[] =>
  otherLanguages.filter((language) => {
    const { missing = [], outdated = [] } = progress?.[language] ?? {};
    return (
      Object.keys(fields["translations"] ?? {}).includes(language) && missing.length + outdated.length > 0
    );
  });

const translationsIn = ({ translations }: Part, languages: readonly OtherLanguage[]) =>
  Object.fromEntries(
    languages.map((language) => [language, (translations as Record<string, object> | undefined)?.[language]]),
  );
