import { useRevalidator } from "react-router";
import { ApiError, type Api } from "./api.ts";
import { failureWords } from "#src/ui/staff/form/faults.ts";
import { fetchWithForm } from "#src/ui/staff/drafts/keep-while-writing.ts";
import type { ResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { useShowChange } from "#src/ui/staff/lists/row-focus.ts";
import { useStaff } from "./staff.ts";
import { staffText } from "./staff.text.ts";

/** What isn't there has this version: it is brought back only if nobody else has done that meanwhile. */
export const goneVersion = 0;

/** What takes a change back; data alone, so that it can wait in the browser's history of places. */
export type Undo = {
  /** What the resource is called. */
  name: string;
  /** The list that it has its row in. */
  list: string;
  /** The address of its row there, where that isn't the list's own with the resource's id behind it. */
  row?: string;
  /** What is said of it, where that is more than that it is as before, or isn't. */
  words?: { done: string; failed: string };
} &
  /** Without a version it is saved over whatever it has become. */
  (
    | { action: "values"; path: string; version?: number; values: object }
    | { action: "added"; path: string; version: number }
    | { action: "removed"; kind: string; id: number }
    /** `before` is the latest entry of its history before that, `version` what restoring made of it. */
    | { action: "restored"; before: number; version: number }
  );

/**
 * What takes back that a form has saved its resource.
 * @param where what it is called, and the list that it has its row in
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
    ? { ...at, action: "values", values: kind.valuesOf(earlier) as object }
    : { ...at, action: "added" };
}

/**
 * Takes a change back, wherever one has gone meanwhile. Where that fails it is said above the screen that one is at,
 * with the way to try again: the toast it was pressed in is gone.
 * @returns the resource as it is stored then, where there is one
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
      // What somebody else has made of it meanwhile is what there is to see.
      if (error instanceof ApiError && error.status === 412) await fetchWithForm(revalidate);
      const failed = undo.words?.failed ?? words.notUndone(undo.name);
      fail(`${failed} ${failureWords(error, language)}`, () => void takeBack(undo));
      return undefined;
    }
    say(undo.words?.done ?? words.undone(undo.name));
    const row = rowOf(undo);
    await showChange(undo.list, undo.action === "added" ? { removed: row } : { saved: row });
    return stored;
  };
}

/**
 * Brings back what was removed last, under its id.
 * @param kind as history names it
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

/** Says that a resource is saved, with the way to where guests see it and the way back. */
export function useSavedToast(): (saved: {
  name: string;
  at?: string | undefined;
  undo: Undo | undefined;
  /** What is said, where that is more than that it is saved. */
  words?: string;
}) => void {
  const { language, say } = useStaff();
  const text = staffText[language];
  const takeBack = useUndo();
  return ({ name, at, undo, words = text.savedResource(name) }) =>
    say(words, [
      ...(at === undefined ? [] : [{ label: text.seeOnSite, act: at }]),
      ...(undo ? [{ label: text.undo, act: () => void takeBack(undo) }] : []),
    ]);
}
