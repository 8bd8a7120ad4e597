import { collectionFor, descriptionOf } from "#src/cms/collections.server.ts";
import { fieldAt } from "#src/cms/kind/kind.ts";
import { kindNames, type KindName } from "#src/cms/kinds.ts";
import { ifFound } from "#src/cms/next-versions/next-version-state.server.ts";
import { removeNextVersion } from "#src/cms/next-versions/next-versions.server.ts";
import { publishNextVersion } from "#src/cms/next-versions/publish-next-version.server.ts";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import { tableOf } from "#src/platform/server-feature.ts";
import { isChangedHere, lastEntry, type MovedIn } from "./moved-in.server.ts";
import { maxLines, removalEnd, type MovedInReport } from "./moved-in.ts";
import { noteWords, type Note } from "./note.ts";

/** A row whose resource is stored on this site. */
type Here = MovedIn & { thing: KindName; resourceId: number };

const isResource = (row: MovedIn): row is Here =>
  row.resourceId !== null && (kindNames as string[]).includes(row.thing);

const isOurs = ({ state }: MovedIn) => state === "published" || state === "draft";

const readRows = ({ db }: Pick<Context, "db">) =>
  db.selectFrom("movedIn").selectAll().orderBy("thing").orderBy("name").orderBy("sourceId").execute();

async function waitingIn({ db }: Pick<Context, "db">, rows: readonly MovedIn[]): Promise<Here[]> {
  const next = await db.selectFrom("nextVersion").select(["kind", "resourceId"]).execute();
  const waiting = new Set(next.map(({ kind, resourceId }) => `${kind} ${resourceId}`));
  return rows
    .filter(isResource)
    .filter(({ state, thing, resourceId }) => state === "draft" && waiting.has(`${thing} ${resourceId}`));
}

/** Counts the resources that the imports brought, and lists the resources that staff should check. */
export async function readReport(context: Context): Promise<MovedInReport> {
  const rows = await readRows(context);
  const waiting = await waitingIn(context, rows);
  const last = rows.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
  const here = Map.groupBy(
    rows.filter((row) => row.resourceId !== null && isOurs(row)),
    ({ thing }) => thing,
  );
  const noted = rows.filter(
    (row) =>
      row.notes !== "[]" &&
      row.state !== "removed" &&
      (row.state !== "draft" || (waiting as MovedIn[]).includes(row)),
  );
  const handled = await Promise.all(noted.map((row) => isHandled(context, row)));
  const lines = noted
    .filter((_, index) => !handled[index])
    .map(({ thing, name, resourceId, notes }) => ({
      thing,
      name,
      id: resourceId,
      notes: (JSON.parse(notes) as Note[]).map((note) => wordsOf(context, thing, note)),
    }));
  const until = last && removalEnd(last.at);
  const isEarly = until && context.now().epochMilliseconds < until.epochMilliseconds;
  const isAny = [...here.values()]
    .flat()
    .some((row) => row.thing === "feedback" || isRemovable(context, row as Here));
  return {
    source: last?.source ?? null,
    at: last?.at ?? null,
    counts: [...here].map(([thing, { length }]) => ({ thing, count: length })),
    lines: lines.slice(0, maxLines),
    lineCount: lines.length,
    ready: waiting.length,
    removableUntil: isEarly && isAny ? toStoredInstant(until) : null,
  };
}

/** True for a published resource that staff have changed since the import. */
const isHandled = async (context: Context, row: MovedIn) =>
  row.state === "published" &&
  isResource(row) &&
  isChangedHere(context, { kind: row.thing, id: row.resourceId }, row.historyId);

/** True when staff can remove the resource or its draft. Resources such as the home page can't be removed. */
const isRemovable = (context: Context, { thing, state }: Here) =>
  state === "draft" || collectionFor(context, thing).remove !== undefined;

/** Returns a note's words, with labels in place of the names of fields. */
function wordsOf(context: Context, thing: string, note: Note) {
  if (note.code !== "incomplete" || !(kindNames as string[]).includes(thing)) return noteWords(note);
  const kind = descriptionOf(context, thing as KindName);
  const paths = note.detail.split(", ");
  const labels = inEveryLanguage((language) =>
    [...new Set(paths.map((path) => fieldAt(kind, path)?.label[language] ?? path))].join(", "),
  );
  return noteWords(note, labels);
}

/** Publishes the imports' complete next versions, each in its own transaction, so that one fault stops no other. */
export async function publishReady(context: Context): Promise<{ published: number; unfinished: number }> {
  // A redirect to a document can be published only after the document.
  const waiting = inOrder(
    await waitingIn(context, await readRows(context)),
    ({ thing }) => thing === "redirect",
  );
  let published = 0;
  for (const row of waiting) {
    const which = { kind: row.thing, id: row.resourceId };
    const isOwn = await isChangedHere(context, which, row.historyId);
    try {
      await publishNextVersion(context, which);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      continue;
    }
    published++;
    // A later import may still update a resource that staff have published without changes.
    const historyId = isOwn ? row.historyId : await lastEntry(context, which);
    await update(context, row, { state: "published", historyId, notes: "[]" });
  }
  return { published, unfinished: waiting.length - published };
}

/**
 * Removes the imported resources, except resources that staff have changed and resources that other resources use.
 * @throws Problem "conflict" if the last import was more than 30 days ago, or if nothing can be removed
 */
export async function removeMovedIn(context: Context): Promise<{ removed: number; left: number }> {
  const report = await readReport(context);
  if (!report.removableUntil) throw new Problem("conflict");
  const rows = (await readRows(context)).filter(isOurs);
  const resources = inOrder(
    rows.filter(isResource),
    ({ thing }) => thing === "photo" || thing === "document",
  );
  let removed = 0;
  for (const row of resources) if (await removeOne(context, row)) removed++;
  const messages = rows.filter(({ thing }) => thing === "feedback");
  const { feedback } = tableOf(context.features, "movesIn");
  const gone = await inTransaction(context, async (transaction) => {
    const ids =
      (await feedback?.remove(
        transaction,
        messages.map(({ resourceId }) => resourceId!),
      )) ?? [];
    for (const row of messages)
      if (ids.includes(row.resourceId!)) await update(transaction, row, { state: "removed" });
    return ids.length;
  });
  await context.db.deleteFrom("movedIn").where("state", "=", "failed").execute();
  return { removed: removed + gone, left: resources.length + messages.length - removed - gone };
}

async function removeOne(context: Context, row: Here): Promise<boolean> {
  const which = { kind: row.thing, id: row.resourceId };
  const { remove, get } = collectionFor(context, row.thing);
  if (!isRemovable(context, row) || (await isChangedHere(context, which, row.historyId))) return false;
  try {
    return await inTransaction(context, async (transaction) => {
      await ifFound(removeNextVersion(transaction, which, {}));
      if (remove && (await ifFound(get(transaction, which.id)))) await remove(transaction, { id: which.id });
      await update(transaction, row, { state: "removed" });
      return true;
    });
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return false;
    throw error;
  }
}

const inOrder = <Row>(rows: readonly Row[], isLate: (row: Row) => boolean): Row[] =>
  rows.toSorted((one, other) => Number(isLate(one)) - Number(isLate(other)));

const update = async (
  { db }: Pick<Context, "db">,
  { source, thing, sourceId }: MovedIn,
  values: Partial<MovedIn>,
): Promise<void> => {
  await db
    .updateTable("movedIn")
    .set(values)
    .where("source", "=", source)
    .where("thing", "=", thing)
    .where("sourceId", "=", sourceId)
    .execute();
};
