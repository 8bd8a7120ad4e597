import type { Generated, Selectable } from "kysely";
import type { z } from "zod";
import { sanitizeFields } from "#src/cms/collection.server.ts";
import { collectionFor, shownCollection } from "#src/cms/collections.server.ts";
import { isUnfinished } from "#src/cms/kind/unfinished.ts";
import { valueAt } from "#src/cms/staff/form/values.ts";
import { columnsHolding, emptyValues, isWorded, valuesOf, type ResourceKind } from "#src/cms/kind/kind.ts";
import { kindNames, type KindName } from "#src/cms/kinds.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { otherLanguages, type LanguagesProgress, type OtherLanguage } from "#src/i18n/translation.ts";
import { checked, parsed } from "#src/platform/api/api-request.ts";
import { coerce } from "#src/platform/api/coerce.ts";
import { faultMessage } from "#src/platform/api/fault-messages.ts";
import { mergeNamed, type Part } from "#src/platform/api/merge-named.ts";
import { Problem, type FieldError } from "#src/platform/api/problem.ts";
import {
  acquireLock,
  inTransaction,
  inUnseenTransaction,
  type Context,
  type TransactionContext,
} from "#src/platform/context.ts";
import type { Database, Tables, Transaction } from "#src/platform/database/database.ts";
import { anyTable } from "#src/platform/store/any-table.ts";
import {
  languagesProgress,
  pairsAfterSave,
  type CurrentTranslations,
} from "#src/platform/store/current-translations.ts";
import { nameIn } from "#src/platform/store/history.ts";
import { reserveId } from "#src/platform/store/reserve-id.ts";
import type { ResourceKeys, StoredResource, Target } from "#src/platform/store/stored.ts";
import { nameOf } from "#src/platform/user.ts";
import { changedPaths, changesTo, mergeChanges, type Changes } from "./changes.server.ts";
import { lastDraftVersion, recordDraft } from "./draft-history.server.ts";
import { firstDraftVersion, joinedChange, publishAt, type NextVersionRow } from "./next-version.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** The changes of resources that guests don't see yet. A resource has at most one next version. */
    nextVersion: {
      id: Generated<number>;
      version: number;
      updatedAt: string;
      kind: string;
      resourceId: number;
      /** 1 for a resource that was never published, and so has no row in the table of its kind. */
      isNew: number;
      /** JSON: the changed fields. */
      fields: string;
      /** JSON: the values of these fields that were published when staff changed them. */
      base: string;
      /** JSON: the languages whose translations staff confirmed as up to date. */
      confirmed: string;
      publishAt: string | null;
      /** The kind of the Problem that prevented the publication, or "restored" if it was due before a restore. */
      fault: string | null;
      userName: string | null;
      /** The change-over that decides the moment; `publishAt` is then null. */
      changeOverId: number | null;
    };
  }
}

export type DraftRow = Selectable<Tables["nextVersion"]>;
type Row = DraftRow & { changeOverAt: string | null };

export interface Which {
  kind: KindName;
  id: number;
}

/** A next version as staff read it: all fields of the resource as they would be after the publication. */
export type NextVersion = Part &
  Omit<NextVersionRow, "kind" | "name"> & { changed: string[]; changedInBoth: string[] };

/** The published version, the next version, and the fields of both merged. */
interface State {
  kind: ResourceKind;
  row: Row | undefined;
  stored: StoredResource<Part> | undefined;
  published: Part;
  changes: Changes;
  merged: Part;
  both: string[];
}

const rows = (db: Database | Transaction) =>
  db
    .selectFrom("nextVersion")
    .leftJoin("changeOver", "changeOver.id", "nextVersion.changeOverId")
    .selectAll("nextVersion")
    .select("changeOver.publishAt as changeOverAt");

const momentOf = ({ publishAt: own, changeOverId, changeOverAt }: Row) => (changeOverId ? changeOverAt : own);

/** Returns the next versions of a change-over, in the order in which staff began them. */
export const readDrafts = (db: Database | Transaction, changeOverId: number): Promise<DraftRow[]> =>
  db.selectFrom("nextVersion").selectAll().where("changeOverId", "=", changeOverId).orderBy("id").execute();

const rowOf = (db: Database | Transaction, { kind, id }: Which): Promise<Row | undefined> =>
  rows(db).where("kind", "=", kind).where("resourceId", "=", id).executeTakeFirst();

/** @throws Problem "not-found" when the resource is neither published nor a next version */
async function readState(context: Context, { kind: name, id }: Which, isAdded = false): Promise<State> {
  const { kind, get } = collectionFor(context, name);
  const row = await rowOf(context.db, { kind: name, id });
  const isNew = isAdded || row?.isNew === 1;
  const reading = get(context, id) as Promise<NonNullable<State["stored"]>>;
  const stored = isNew ? await ifFound(reading) : await reading;
  // A new resource gets its place in the list when it is published.
  const { sortorder: _, ...empty } = emptyValues(kind) as Part;
  const published = stored ? (valuesOf(kind, stored) as Part) : empty;
  const changes = {
    fields: JSON.parse(row?.fields ?? "{}") as Part,
    base: JSON.parse(row?.base ?? "{}") as Part,
  };
  const both: string[] = [];
  const merged = mergeChanges(published, changes, both) as Part;
  return { kind, row, stored, published, changes, merged, both };
}

/** Returns the result, or undefined when the reading finds no resource. */
async function ifFound<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Problem && error.kind === "not-found") return undefined;
    throw error;
  }
}

/** Returns the version for the ETag. It grows with each save of either version, so it never stands for two states. */
const versionOf = ({ row, stored }: Pick<State, "row" | "stored">) =>
  (row?.version ?? 0) + (stored?.version ?? 0);

async function answerOf(context: Context, which: Which, state: State): Promise<NextVersion> {
  const { row, stored, merged, changes, both } = state;
  const languages = await progressOf(context, which, state);
  return {
    ...stored,
    ...merged,
    ...(languages && { languages }),
    id: which.id,
    version: versionOf(state),
    updatedAt: row?.updatedAt ?? stored!.updatedAt,
    isPublished: stored !== undefined,
    publishAt: row ? momentOf(row) : null,
    changeOver: row?.changeOverId ?? null,
    fault: row?.fault ?? null,
    userName: row?.userName ?? null,
    changed: [...changedPaths(changes.fields), ...confirmedIn(row).map((each) => `translations.${each}`)],
    changedInBoth: both,
  };
}

const confirmedIn = (row: Row | undefined) => JSON.parse(row?.confirmed ?? "[]") as OtherLanguage[];

/** Returns the progress of the translations as it would be after the publication. */
async function progressOf(
  { db }: Context,
  { kind: name, id }: Which,
  { kind: { translatable, words }, row, stored, merged }: State,
): Promise<LanguagesProgress | undefined> {
  if (!isWorded({ words }) && !translatable.lists) return undefined;
  const found: { currentTranslations?: string } | undefined = await anyTable(db)
    .selectFrom(name)
    .select("currentTranslations")
    .where("id", "=", id)
    .executeTakeFirst();
  const before = stored && {
    resource: stored,
    current: JSON.parse(found?.currentTranslations ?? "{}") as CurrentTranslations,
  };
  return languagesProgress(
    merged,
    translatable,
    pairsAfterSave(merged, translatable, before, confirmedIn(row)),
  );
}

/**
 * Returns the next version of a resource, or the published version when there is no next one.
 * @throws Problem "not-found" when the resource is neither published nor a next version
 */
export const getNewestVersion = async (context: Context, which: Which): Promise<NextVersion> =>
  answerOf(context, which, await readState(context, which));

/** @throws Problem "not-found" when the resource has no next version */
export async function getNextVersion(context: Context, which: Which): Promise<NextVersion> {
  const state = await readState(context, which);
  if (!state.row) throw new Problem("not-found");
  return answerOf(context, which, state);
}

/** Lists all next versions, without the ones whose resource was removed. The earliest publication is first. */
export async function listNextVersions(
  context: Context,
  only: { kind?: KindName | undefined; isNew?: boolean; changeOver?: number } = {},
): Promise<NextVersionRow[]> {
  let query = rows(context.db).where("kind", "in", kindNames);
  if (only.kind) query = query.where("kind", "=", only.kind);
  if (only.isNew) query = query.where("isNew", "=", 1);
  if (only.changeOver) query = query.where("changeOverId", "=", only.changeOver);
  const found = await query
    .orderBy(({ fn }) => fn.coalesce("changeOver.publishAt", "nextVersion.publishAt"))
    .orderBy("nextVersion.id")
    .execute();
  const listed: NextVersionRow[] = [];
  for (const { kind: named, resourceId: id } of found) {
    const which = { kind: named as KindName, id };
    const state = await ifFound(readState(context, which));
    if (!state?.row) continue;
    const { updatedAt, fault, userName, changeOverId } = state.row;
    listed.push({
      ...which,
      name: nameIn(state.merged, state.kind.translatable.words),
      version: versionOf(state),
      isPublished: state.stored !== undefined,
      updatedAt,
      publishAt: momentOf(state.row),
      changeOver: changeOverId,
      fault,
      userName,
    });
  }
  return listed;
}

/**
 * Saves the fields that a body names in the next version of a resource. No field is required, and pages stay cached.
 * @param which the resource; without an id, a resource is added that has no published version yet
 * @throws Problem "not-found" when the resource doesn't exist
 * @throws Problem "stale" with the next version when If-Match names other versions
 * @throws Problem "invalid-fields" when a value has the wrong type
 */
export async function saveNextVersion(
  context: Context,
  { kind: name, id }: { kind: KindName; id?: number | undefined },
  body: Part,
  { ifVersions, confirmed = [], isRestored }: Omit<Target, "id"> = {},
): Promise<NextVersion> {
  return inUnseenTransaction(context, async (transaction) => {
    const { db } = transaction;
    const which = { kind: name, id: id ?? (await reserveId(transaction, name)) };
    const joined = await joinedChangeOver(transaction, body["changeOver"]);
    await lock(transaction, which);
    const isAdded = id === undefined || isRestored === true;
    const state = await readState(transaction, which, isAdded);
    const { kind, row, stored, published, changes, merged } = state;
    await expectVersion(transaction, which, state, ifVersions);
    const named = draftOf(kind, body, merged);
    const wanted = sanitizeFields({ ...merged, ...named }, columnsHolding(kind, "html"), context.config);
    const { fields, base } = changesTo(published, wanted, { ...changes, merged });
    const moment = body["publishAt"] === undefined ? row?.publishAt : parsed(publishAt, body["publishAt"]);
    const inAll = [...new Set([...confirmedIn(row), ...confirmed])];
    const changeOverId = joined === undefined ? (row?.changeOverId ?? null) : joined;
    const isNew = stored ? 0 : 1;
    const values = {
      version: Math.max(row?.version ?? firstDraftVersion - 1, await lastDraftVersion(db, which)) + 1,
      updatedAt: toStoredInstant(context.now()),
      isNew,
      fields: JSON.stringify(fields),
      base: JSON.stringify(base),
      confirmed: JSON.stringify(inAll),
      publishAt: changeOverId ? null : (moment ?? null),
      changeOverId,
      fault: null,
      userName: context.user ? nameOf(context.user) : null,
    };
    if (!isNew && !moment && !changeOverId && Object.keys(fields).length === 0 && inAll.length === 0) {
      if (row) await db.deleteFrom("nextVersion").where("id", "=", row.id).execute();
      return answerOf(transaction, which, await readState(transaction, which));
    }
    if (row) await db.updateTable("nextVersion").set(values).where("id", "=", row.id).execute();
    else
      await db
        .insertInto("nextVersion")
        .values({ ...values, kind: name, resourceId: which.id })
        .execute();
    // The site tries again to publish the change-over.
    if (changeOverId)
      await db.updateTable("changeOver").set({ fault: null }).where("id", "=", changeOverId).execute();
    const saved = await readState(transaction, which);
    await recordDraft(transaction, which, {
      version: values.version,
      name: nameIn(saved.merged, kind.translatable.words),
      changed: changedPaths(fields),
      fields: saved.merged,
    });
    return answerOf(transaction, which, saved);
  });
}

/**
 * Returns the change-over that a body names; null for none, undefined when the body doesn't name the field.
 * @throws Problem "invalid-fields" when there is none, or when it is published
 */
async function joinedChangeOver(
  transaction: TransactionContext,
  named: unknown,
): Promise<number | null | undefined> {
  const id = parsed(joinedChange, named === undefined ? undefined : coerce(joinedChange, named));
  if (!id) return id;
  await acquireLock(transaction, `change-over ${id}`);
  const waiting = transaction.db.selectFrom("changeOver").select("id").where("publishedAt", "is", null);
  if (await waiting.where("id", "=", id).executeTakeFirst()) return id;
  const message = "must be the id of a change-over that isn't published";
  throw new Problem("invalid-fields", { errors: [{ field: "changeOver", message }] });
}

const lock = (transaction: TransactionContext, { kind, id }: Which) =>
  acquireLock(transaction, `next version of ${kind} ${id}`);

async function expectVersion(
  context: Context,
  which: Which,
  state: State,
  ifVersions: Target["ifVersions"],
): Promise<void> {
  if (ifVersions && !ifVersions.includes(versionOf(state)))
    throw new Problem("stale", { current: await answerOf(context, which, state) });
}

/**
 * Merges the body into the fields. Finished values are parsed. Unfinished values stay as staff wrote them.
 * @throws Problem "invalid-fields" when a value has the wrong type, so that a form couldn't show it
 */
function draftOf({ input }: ResourceKind, body: Part, merged: Part): Part {
  const errors: FieldError[] = [];
  const draft: Record<string, unknown> = {};
  const { shape } = input;
  for (const [name, sent] of Object.entries(body)) {
    const schema = shape[name] as z.ZodType | undefined;
    if (!schema) continue;
    const value = coerce(schema, mergeNamed(merged[name], sent));
    const { data, error } = schema.safeParse(value, { error: faultMessage });
    draft[name] = error || data === undefined ? value : data;
    for (const issue of error?.issues ?? []) {
      const at = issue.path.length === 0 ? value : valueAt(value, issue.path.join("."));
      if (!isUnfinished(issue, at) && !isLeftOut(at, issue.path))
        errors.push({ field: [name, ...issue.path].join("."), message: issue.message });
    }
  }
  if (errors.length > 0) throw new Problem("invalid-fields", { errors });
  return draft;
}

/** True for a missing field of an item. An item itself can't be missing. */
const isLeftOut = (value: unknown, path: readonly PropertyKey[]) =>
  (value === undefined || value === null) && typeof path.at(-1) !== "number";

/**
 * Removes the next version. Its last state stays in the history.
 * @throws Problem "not-found" when the resource has no next version
 * @throws Problem "stale" with the next version when If-Match names other versions
 */
export async function removeNextVersion(
  context: Context,
  which: Which,
  target: Omit<Target, "id">,
): Promise<void> {
  await inUnseenTransaction(context, async (transaction) => {
    await lock(transaction, which);
    const state = await readState(transaction, which);
    if (!state.row) throw new Problem("not-found");
    await expectVersion(transaction, which, state, target.ifVersions);
    await transaction.db.deleteFrom("nextVersion").where("id", "=", state.row.id).execute();
  });
}

/** Returns the fields that a publication saves. Unfinished languages have their published words. */
async function publicationOf(context: Context, which: Which, state: State) {
  const { row, stored, published, changes, merged } = state;
  const unfinished = unfinishedIn(changes, await progressOf(context, which, state));
  const translations = { ...(merged["translations"] as object), ...translationsIn(published, unfinished) };
  const target: Target = {
    id: which.id,
    confirmed: confirmedIn(row),
    named: Object.keys(changes.fields),
    ...(!stored && { orAdd: true }),
  };
  return {
    unfinished,
    values: { ...merged, ...(unfinished.length > 0 && { translations }) } as Part,
    target,
  };
}

/**
 * Returns the fields that a publication would save, for a preview. Unfinished fields have their published values.
 * @throws Problem "not-found" when the resource has no next version
 * @throws Problem "invalid-fields" with each unfinished field that was never published
 */
export async function readPublication(context: Context, which: Which) {
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
  return { rowId: state.row.id, target, whole };
}

interface Publishing extends Omit<Target, "id"> {
  /** Publishes only if the next version is still due at this time. */
  dueAt?: string;
  /** True in a change-over, which can give fields other values (`whenChangedOver`). */
  isTogether?: boolean;
}

async function preparePublication(
  context: Context,
  which: Which,
  { ifVersions, confirmed = [], dueAt, isTogether }: Publishing,
) {
  const { collection, whenChangedOver } = shownCollection(context, which.kind);
  const state = await readState(context, which);
  const { row, stored, changes } = state;
  if (dueAt && (!row || row.changeOverId || (row.publishAt ?? dueAt) > dueAt)) return undefined;
  if (!row) throw new Problem("not-found");
  await expectVersion(context, which, state, ifVersions);
  const { unfinished, values, target } = await publicationOf(context, which, state);
  target.confirmed = [...new Set([...target.confirmed!, ...confirmed])];
  if (stored) target.ifVersions = [stored.version];
  const wanted = { ...values, ...(isTogether && whenChangedOver) };
  const whole = parsed(collection.input, coerce(collection.input, wanted)) as object;
  return { row, changes, unfinished, target, whole, collection };
}

/**
 * Checks that a next version can be published, and keeps its files from being deleted.
 * @returns false when it isn't due any more
 * @throws the same Problems as {@link publishNextVersion}
 */
export async function expectPublishable(
  context: Context,
  which: Which,
  options: Publishing,
): Promise<boolean> {
  const prepared = await preparePublication(context, which, options);
  await prepared?.collection.expectFiles?.(context, prepared.whole, prepared.target);
  return prepared !== undefined;
}

/**
 * Publishes a next version. The words of an unfinished language stay in the next version, and guests read the same
 * words as before.
 * @returns the published resource; undefined when it isn't due any more
 * @throws Problem "not-found" when the resource has no next version
 * @throws Problem "stale" with the next version when If-Match names other versions
 * @throws Problem "invalid-fields" with each unfinished field; the next version stays
 */
export async function publishNextVersion(
  context: Context,
  which: Which,
  options: Publishing = {},
): Promise<ResourceKeys | undefined> {
  if (!(await expectPublishable(context, which, options))) return undefined;
  return inTransaction(context, (transaction) => publishIn(transaction, which, options));
}

/** Publishes a next version in the caller's transaction, after {@link expectPublishable}. */
export async function publishIn(
  transaction: TransactionContext,
  which: Which,
  options: Publishing,
): Promise<ResourceKeys | undefined> {
  await lock(transaction, which);
  const prepared = await preparePublication(transaction, which, options);
  if (!prepared) return undefined;
  const { row, changes, unfinished, target, whole, collection } = prepared;
  const saved = (await collection.save(transaction, whole, target)) as ResourceKeys;
  const { db } = transaction;
  const wordsLeft = (part: Part) => JSON.stringify({ translations: translationsIn(part, unfinished) });
  if (unfinished.length === 0) await db.deleteFrom("nextVersion").where("id", "=", row.id).execute();
  else
    await db
      .updateTable("nextVersion")
      .set({ isNew: 0, confirmed: "[]", publishAt: null, changeOverId: null, version: row.version + 1 })
      .set({ fields: wordsLeft(changes.fields), base: wordsLeft(changes.base) })
      .where("id", "=", row.id)
      .execute();
  return saved;
}

/**
 * Adds a resource that was never published, with these fields.
 * @throws Problem "not-found" when there is no such next version
 * @throws Problem "stale" with the next version when If-Match names other versions
 */
export const publishNew = (
  context: Context,
  which: Which,
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
    await transaction.db.deleteFrom("nextVersion").where("id", "=", state.row.id).execute();
    return saved;
  });

/** Returns the languages whose changed words aren't finished, so that guests would not read them. */
const unfinishedIn = ({ fields }: Changes, progress: LanguagesProgress | undefined): OtherLanguage[] =>
  otherLanguages.filter((language) => {
    const { missing = [], outdated = [] } = progress?.[language] ?? {};
    return (
      Object.keys(fields["translations"] ?? {}).includes(language) && missing.length + outdated.length > 0
    );
  });

/** Returns the translations into these languages. */
const translationsIn = ({ translations }: Part, languages: readonly OtherLanguage[]) =>
  Object.fromEntries(
    languages.map((language) => [language, (translations as Record<string, object> | undefined)?.[language]]),
  );
