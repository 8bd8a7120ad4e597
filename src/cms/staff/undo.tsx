import { useRevalidator } from "react-router";
import { ApiError, type Api } from "./api.ts";
import { siteNow } from "./clock.ts";
import { withExplicitNulls } from "#src/cms/staff/form/explicit-nulls.ts";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { revalidateWithForm } from "#src/cms/staff/drafts/revalidation.ts";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { useShowChange } from "#src/cms/staff/lists/row-focus.ts";
import { useStaff } from "./staff.ts";
import type { RestorableNext } from "#src/cms/staff/next-versions/next-version.ts";
import { staffText } from "#messages/staff";

/** The version of a removed resource. Restoring fails if somebody else has already restored the resource. */
export const removedVersion = 0;

/** Describes how to undo a change. The description is plain data, so that the browser's history can store it. */
export type Undo = {
  name: string;
  list: string;
  /** The address of the resource's row. The default is the list's address with the id. */
  row?: string;
  /** Messages for success and failure that replace the default messages. */
  words?: { done: string; failed: string };
} &
  /** If the version is omitted, any version is overwritten. */
  (
    | { action: "values"; path: string; version?: number; values: object; next?: RestorableNext | undefined }
    | { action: "added"; path: string; version: number; next?: RestorableNext | undefined }
    | { action: "removed"; kind: string; id: number }
    | { action: "discarded"; row: string; next: RestorableNext }
    /** A restored version, and the last history entry before the restoration. */
    | { action: "restored"; before: number; version: number }
  );

/**
 * Describes how to undo a form's save. The undo of a publication restores the next version, so that no draft is lost.
 * @param where the resource's name, and the list with the resource's row
 * @param hidden the values that hide a new resource; without these values, undo removes the resource
 */
export function describeUndoOfSave<Values, Resource extends { id: number; version: number }>(
  { kind, before, published }: Pick<ResourceForm<Values, Resource>, "kind" | "before" | "published">,
  saved: Resource,
  where: Pick<Undo, "name" | "list">,
  hidden?: Partial<Values>,
): Undo {
  const { id, version } = saved;
  const at = { ...where, row: kind.screen(saved), path: `${kind.path}/${id}`, version };
  const earlier = before();
  const next = published();
  if (earlier) {
    const values = withExplicitNulls(kind.input, kind.valuesOf(earlier) as object);
    return { ...at, action: "values", values, next };
  }
  return hidden ? { ...at, action: "values", values: hidden } : { ...at, action: "added", next };
}

/**
 * Returns a function that undoes a change from any screen. If the undo fails, the current screen shows the error with a
 * retry button, because the toast is gone. For the action "values", the function returns the stored resource.
 */
export function useUndo(): (undo: Undo) => Promise<unknown> {
  const { api, language, showToast, showError } = useStaff();
  const words = staffText[language];
  const showChange = useShowChange();
  const { revalidate } = useRevalidator();
  return async function undoSave(undo) {
    let stored: unknown;
    let left = undo;
    try {
      if (undo.action === "values") stored = await api.put(undo.path, undo.values, undo.version);
      else if (undo.action === "added") await api.delete(undo.path, undo.version);
      else if (undo.action === "restored")
        await api.put(`/history/${undo.before}/restore`, undefined, undo.version);
      else if (undo.action === "removed") await restoreLast(api, undo.kind, undo.id, "removed");
      if ("next" in undo && undo.next) {
        left = { ...undo, action: "discarded", row: rowOf(undo), next: undo.next };
        await restoreNext(api, undo.next);
      }
    } catch (error) {
      // This loads the version that somebody else has saved.
      if (error instanceof ApiError && error.status === 412) await revalidateWithForm(revalidate);
      const failed = undo.words?.failed ?? words.notUndone({ name: undo.name });
      showError(`${failed} ${failureWords(error, language)}`, () => void undoSave(left));
      return undefined;
    }
    showToast(undo.words?.done ?? words.undone({ name: undo.name }));
    const row = rowOf(undo);
    await showChange(undo.list, undo.action === "added" && !undo.next ? { removed: row } : { saved: row });
    return stored;
  };
}

/**
 * Restores a resource from its last history entry that has this action.
 * @param kind the kind's name in the history
 * @throws `ApiError` if the response is an error
 * @throws `NoAnswerError` if there is no response
 */
async function restoreLast(api: Api, kind: string, id: number, action: "removed" | "drafted"): Promise<void> {
  const { items } = await api.list<{ id: number }>(
    `/history?kind=${kind}&resourceId=${id}&action=${action}&limit=1`,
  );
  // The history of the resource may have been erased meanwhile.
  if (!items[0]) throw new ApiError(404);
  await api.put(`/history/${items[0].id}/restore`, undefined, removedVersion);
}

/**
 * Restores a next version from the history. The next version is planned again, unless its moment has passed: then the
 * site would publish it at once.
 * @throws the same errors as {@link restoreLast}
 */
async function restoreNext(
  api: Api,
  { kind, id, path, publishAt, changeOver }: RestorableNext,
): Promise<void> {
  await restoreLast(api, kind, id, "drafted");
  const hasPassed = publishAt !== null && Temporal.Instant.compare(publishAt, siteNow()) <= 0;
  if (hasPassed || (publishAt === null && changeOver === null)) return;
  await api.put(`${path}/next`, changeOver === null ? { publishAt } : { changeOver });
}

function rowOf(undo: Undo): string {
  if (undo.row !== undefined || undo.action === "restored" || undo.action === "discarded")
    return undo.row ?? undo.list;
  return `${undo.list}/${"id" in undo ? undo.id : undo.path.split("/").at(-1)}`;
}

/** Shows a toast about a save, with a link to the public page and an undo button. */
export function useSavedToast(): (saved: {
  name: string;
  at?: string | undefined;
  undo: Undo | undefined;
  /** The message of the toast, if it isn't the default message. */
  words?: string;
}) => void {
  const { language, showToast } = useStaff();
  const text = staffText[language];
  const undoSave = useUndo();
  return ({ name, at, undo, words = text.savedResource({ name }) }) =>
    showToast(words, [
      ...(at === undefined ? [] : [{ label: text.seeOnSite, act: at }]),
      ...(undo ? [{ label: text.undo, act: () => void undoSave(undo) }] : []),
    ]);
}
