import { useRevalidator } from "react-router";
import { ApiError, type Api } from "./api.ts";
import { withAllNamed } from "#src/ui/staff/form/all-named.ts";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { fetchWithForm } from "#src/ui/staff/drafts/keep-while-writing.ts";
import type { ResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { useShowChange } from "#src/ui/staff/lists/row-focus.ts";
import { useStaff } from "./staff.ts";
import { staffText } from "#messages/staff";

/** The version of a removed resource: it is restored only if nobody else has restored it meanwhile. */
export const goneVersion = 0;

/** How to undo a change. Only data, so that it can be stored in the browser's history. */
export type Undo = {
  /** The name of the resource. */
  name: string;
  /** The list with its row. */
  list: string;
  /** The address of its row there, when that isn't the list's address with the id after it. */
  row?: string;
  /** What to say afterwards, when there is more to say than that it worked or failed. */
  words?: { done: string; failed: string };
} &
  /** Without a version, it is saved over any version. */
  (
    | { action: "values"; path: string; version?: number; values: object }
    | { action: "added"; path: string; version: number }
    | { action: "removed"; kind: string; id: number }
    /** `before` is the latest history entry before the restoring, `version` the version that restoring made. */
    | { action: "restored"; before: number; version: number }
  );

/**
 * How to undo that a form has saved its resource.
 * @param where its name, and the list with its row
 */
export function undoOfSave<Values, Resource extends { id: number; version: number }>(
  { kind, before }: Pick<ResourceForm<Values, Resource>, "kind" | "before">,
  saved: Resource,
  where: Pick<Undo, "name" | "list">,
): Undo {
  const { id, version } = saved;
  const at = { ...where, row: kind.screen(saved), path: `${kind.path}/${id}`, version };
  const earlier = before();
  return earlier
    ? { ...at, action: "values", values: withAllNamed(kind.input, kind.valuesOf(earlier) as object) }
    : { ...at, action: "added" };
}

/**
 * Undoes a change, whatever screen the user is on now. When that fails, the present screen says so with a button to
 * try again, because the toast is gone.
 * @returns the resource as it is stored then, if there is one
 */
export function useUndo(): (undo: Undo) => Promise<unknown> {
  const { api, language, say, fail } = useStaff();
  const words = staffText[language];
  const showChange = useShowChange();
  const { revalidate } = useRevalidator();
  return async function takeBack(undo) {
    let stored: unknown;
    try {
      if (undo.action === "values") stored = await api.put(undo.path, undo.values, undo.version);
      else if (undo.action === "added") await api.delete(undo.path, undo.version);
      else if (undo.action === "restored")
        await api.put(`/history/${undo.before}/restore`, undefined, undo.version);
      else await restoreRemoved(api, undo.kind, undo.id);
    } catch (error) {
      // Shows what somebody else has made of it meanwhile.
      if (error instanceof ApiError && error.status === 412) await fetchWithForm(revalidate);
      const failed = undo.words?.failed ?? words.notUndone({ name: undo.name });
      fail(`${failed} ${failureWords(error, language)}`, () => void takeBack(undo));
      return undefined;
    }
    say(undo.words?.done ?? words.undone({ name: undo.name }));
    const row = rowOf(undo);
    await showChange(undo.list, undo.action === "added" ? { removed: row } : { saved: row });
    return stored;
  };
}

/**
 * Restores the resource of this id that was removed last.
 * @param kind the kind's name in the history
 * @throws ApiError, NoAnswerError
 */
async function restoreRemoved(api: Api, kind: string, id: number): Promise<void> {
  const { items } = await api.list<{ id: number }>(
    `/history?kind=${kind}&resourceId=${id}&action=removed&limit=1`,
  );
  await api.put(`/history/${items[0]!.id}/restore`, undefined, goneVersion);
}

function rowOf(undo: Undo): string {
  if (undo.row !== undefined || undo.action === "restored") return undo.row ?? undo.list;
  return `${undo.list}/${undo.action === "removed" ? undo.id : undo.path.split("/").at(-1)}`;
}

/** Says that a resource is saved, with a link to where guests see it and a button to undo. */
export function useSavedToast(): (saved: {
  name: string;
  at?: string | undefined;
  undo: Undo | undefined;
  /** What to say, when there is more to say than that it is saved. */
  words?: string;
}) => void {
  const { language, say } = useStaff();
  const text = staffText[language];
  const takeBack = useUndo();
  return ({ name, at, undo, words = text.savedResource({ name }) }) =>
    say(words, [
      ...(at === undefined ? [] : [{ label: text.seeOnSite, act: at }]),
      ...(undo ? [{ label: text.undo, act: () => void takeBack(undo) }] : []),
    ]);
}
