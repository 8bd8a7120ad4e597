import { createHash } from "node:crypto";
import { apiLanguage, inEveryLanguage } from "#src/i18n/language.ts";
import { collectionFor } from "#src/cms/collections.server.ts";
import { valuesOf } from "#src/cms/kind/kind.ts";
import { ifFound } from "#src/cms/next-versions/next-version-state.server.ts";
import {
  getNewestVersion,
  getNextVersion,
  removeNextVersion,
  saveNextVersion,
} from "#src/cms/next-versions/next-versions.server.ts";
import { publishNew } from "#src/cms/next-versions/publish-next-version.server.ts";
import { checked } from "#src/platform/api/api-request.ts";
import { coerce } from "#src/platform/api/coerce.ts";
import type { Part } from "#src/platform/api/merge-named.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { inTransaction, type Context, type TransactionContext } from "#src/platform/context.ts";
import { tableOf } from "#src/platform/server-feature.ts";
import { nameIn } from "#src/platform/store/history.ts";
import type { ResourceKeys } from "#src/platform/store/stored.ts";
import type { Found } from "./found.ts";
import { isChangedHere, lastEntry, saveMovedIn, type MovedIn, type MovedState } from "./moved-in.server.ts";
import type { Note } from "./note.ts";

export interface Run {
  context: Context;
  source: string;
  /** The time of the start, ISO 8601 in UTC. */
  at: string;
  isDraft: boolean;
  /** True when nothing is stored. */
  isDry: boolean;
  /** The rows of earlier runs, by the result of `keyOf`. */
  known: ReadonlyMap<string, MovedIn>;
  lines: Line[];
}

export type Line = Pick<MovedIn, "thing" | "sourceId" | "name" | "resourceId" | "state"> & { notes: Note[] };

export const keyOf = ({ thing, sourceId }: Pick<MovedIn, "thing" | "sourceId">) => `${thing} ${sourceId}`;

/** Adds a line to the report, and stores the line unless `isDry` is true. */
export async function report(
  run: Run,
  { hash = "", historyId = 0, ...line }: Line & { hash?: string; historyId?: number },
  context: Pick<Context, "db"> = run.context,
): Promise<void> {
  run.lines.push(line);
  const { source, at, isDry } = run;
  if (!isDry) await saveMovedIn(context, { ...line, source, at, hash, historyId });
}

/**
 * Saves a resource as staff would. A resource that staff have changed since the last run stays as it is. A resource
 * that staff have removed stays removed, unless they have removed the whole import. With a missing or invalid field, or with `isDraft`, the resource becomes a next
 * version. A redirect with an invalid field isn't saved.
 */
export async function bring(run: Run, found: Found): Promise<void> {
  const { context } = run;
  const isDraft = run.isDraft || found.isDraft === true;
  const { kind: thing, sourceId, notes } = found;
  const collection = collectionFor(context, thing);
  const name = nameIn(found.fields, Object.keys(collection.kind.words)).slice(0, 200);
  const line = { thing, sourceId, name, notes };
  if (run.lines.some((each) => keyOf(each) === keyOf(line) && each.state !== "failed"))
    return report(run, {
      ...line,
      sourceId: `${sourceId} (2)`,
      resourceId: null,
      state: "failed",
      notes: [{ code: "duplicate", detail: "" }],
    });
  const known = run.known.get(keyOf(line));
  const id = found.id ?? known?.resourceId ?? undefined;
  const hash = createHash("sha256")
    .update(JSON.stringify([found.fields, isDraft]))
    .digest("hex");
  if (known && known.hash === hash && ["published", "draft"].includes(known.state))
    return report(run, { ...known, name, notes: JSON.parse(known.notes) as Note[] });
  const isBack =
    known?.state === "removed" &&
    (id === undefined || !(await ifFound(getNewestVersion(context, { kind: thing, id }))));
  if (
    id !== undefined &&
    !isBack &&
    (await isChangedHere(context, { kind: thing, id }, known?.historyId ?? 0))
  )
    return report(run, {
      ...line,
      resourceId: id,
      hash,
      historyId: known?.historyId ?? 0,
      state: "kept",
      notes: [{ code: "changedHere", detail: "" }],
    });
  const stored = id === undefined ? undefined : await ifFound(collection.get(context, id) as Promise<Part>);
  const fields = await withOtherPrices(run, found, stored);
  const whole = { ...(stored && valuesOf(collection.kind, stored)), ...fields };
  const { data, errors } = checked(collection.input, coerce(collection.input, whole));
  // The site can't redirect this old address, and staff can't change that. So no next version is saved.
  if (errors && thing === "redirect")
    return report(run, {
      ...line,
      resourceId: null,
      state: "failed",
      notes: [{ code: "oldAddress", detail: "" }],
    });
  if (errors)
    notes.push({ code: "incomplete", detail: [...new Set(errors.map(({ field }) => field))].join(", ") });
  const state: MovedState = errors || isDraft ? "draft" : "published";
  if (run.isDry) return report(run, { ...line, resourceId: id ?? null, state });
  try {
    if (data) await collection.expectFiles?.(context, data);
    await inTransaction(context, async (transaction) => {
      const target = { kind: thing, id, isStored: stored !== undefined };
      const saved =
        state === "draft"
          ? await draft(transaction, target, fields)
          : await publish(transaction, target, data);
      const historyId = await lastEntry(transaction, { kind: thing, id: saved.id });
      if (found.oldUrl)
        await tableOf(context.features, "movesIn").article?.keepUrl(transaction, saved.id, found.oldUrl);
      const { url } = saved as ResourceKeys & { url?: unknown };
      if (found.fields["url"] !== undefined && url !== found.fields["url"])
        notes.push({ code: "renamed", detail: String(url) });
      await report(run, { ...line, resourceId: saved.id, state, hash, historyId }, transaction);
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    run.lines = run.lines.filter((each) => each.sourceId !== sourceId || each.thing !== thing);
    await report(run, {
      ...line,
      resourceId: id ?? null,
      historyId: known?.historyId ?? 0,
      state: "failed",
      notes: [...notes, refusalOf(error)],
    });
  }
}

/** Returns the note about a failed save: the faults of the fields, or the problem's code. */
function refusalOf({ kind, errors = [] }: Problem): Note {
  if (!errors.some(({ words }) => words)) return { code: "refused", detail: kind };
  const details = inEveryLanguage((language) => errors.map(({ words }) => words?.[language] ?? "").join(" "));
  return { code: "faulty", detail: details[apiLanguage], details };
}

interface SaveTarget {
  kind: Found["kind"];
  id: number | undefined;
  isStored: boolean;
}

const draft = (transaction: TransactionContext, { kind, id, isStored }: SaveTarget, fields: Part) =>
  saveNextVersion(transaction, { kind, id }, fields, { isRestored: id !== undefined && !isStored });

async function publish(
  transaction: TransactionContext,
  { kind, id, isStored }: SaveTarget,
  input: unknown,
): Promise<ResourceKeys> {
  const { save } = collectionFor(transaction, kind);
  if (id === undefined) return (await save(transaction, input)) as ResourceKeys;
  const next = await ifFound(getNextVersion(transaction, { kind, id }));
  if (next && !isStored) return publishNew(transaction, { kind, id }, input, { id });
  if (next) await removeNextVersion(transaction, { kind, id }, {});
  // With `orAdd`, a restored resource gets a position at the end, because the import names no position.
  const target = { id, ...(!isStored && { isRestored: true, orAdd: true }) };
  return (await save(transaction, input, target)) as ResourceKeys;
}

/** Returns the fields to save. An imported price list doesn't replace an active list changed here. */
async function withOtherPrices(
  { context }: Run,
  { kind, fields, notes }: Found,
  stored: Part | undefined,
): Promise<Part> {
  if (kind !== "priceList" || !fields["isActive"] || stored?.["isActive"]) return fields;
  const active = await context.db
    .selectFrom("priceList")
    .select("id")
    .where("isActive", "=", 1)
    .executeTakeFirst();
  if (!active || !(await isChangedHere(context, { kind, id: active.id }, 0))) return fields;
  notes.push({ code: "otherActive", detail: "" });
  return { ...fields, isActive: false };
}
