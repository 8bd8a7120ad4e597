import { useLocation, useNavigate } from "react-router";
import { CallFault } from "./call-fault.tsx";
import { failureWords } from "./faults.ts";
import { restoreRemoved } from "./restore-removed.ts";
import { useShowChange, type ListState } from "./row-focus.ts";
import { useStaff } from "./staff.ts";
import { staffText } from "./staff.text.ts";

/** What takes a change back; data alone, so that it can wait in the browser's history of places. */
export type Undo = {
  /** What the thing is called. */
  name: string;
  /** The list that says so when it doesn't come about. */
  list: string;
  /** The address of its row there, where that isn't the list's own with the thing's id behind it. */
  row?: string;
} & (
  | { kind: "values"; path: string; version: number; values: object }
  | { kind: "added"; path: string; version: number }
  | { kind: "removed"; thing: string; id: number }
  /** `before` is the latest entry of its history before that. */
  | { kind: "restored"; before: number }
);

/**
 * What takes back that a thing of a list was saved.
 * @param before its values until then; undefined where it was added
 */
export function undoOfSave(
  where: Pick<Undo, "name" | "list">,
  path: string,
  { version }: { version: number },
  before: object | undefined,
): Undo {
  return before
    ? { ...where, kind: "values", path, version, values: before }
    : { ...where, kind: "added", path, version };
}

/** How a list is opened: what was changed a moment ago, or what couldn't be taken back. */
export interface UndoState extends ListState {
  failed?: { undo: Undo; why: string };
}

/**
 * Takes a change back, wherever one has gone meanwhile. Where that fails the list says so, with the way to try again:
 * the toast it was pressed in is gone.
 */
export function useUndo(): (undo: Undo) => Promise<void> {
  const { api, language, say } = useStaff();
  const navigate = useNavigate();
  const showChange = useShowChange();
  return async (undo) => {
    try {
      if (undo.kind === "values") await api.put(undo.path, undo.values, undo.version);
      else if (undo.kind === "added") await api.delete(undo.path, undo.version);
      else if (undo.kind === "restored") await api.put(`/history/${undo.before}/restore`);
      else await restoreRemoved(api, undo.thing, undo.id);
    } catch (error) {
      const state: UndoState = { failed: { undo, why: failureWords(error, language) } };
      await navigate(undo.list, { state });
      return;
    }
    say(staffText[language].undone(undo.name));
    const row = rowOf(undo);
    await showChange(undo.list, undo.kind === "added" ? { removed: row } : { saved: row });
  };
}

function rowOf(undo: Undo): string {
  if (undo.row !== undefined || undo.kind === "restored") return undo.row ?? undo.list;
  return `${undo.list}/${undo.kind === "removed" ? undo.id : undo.path.split("/").at(-1)}`;
}

/** An undo that didn't come about, on the list it was meant for, and the way to try again. */
export function FailedUndo() {
  const { language } = useStaff();
  const { failed } = (useLocation().state ?? {}) as UndoState;
  const navigate = useNavigate();
  const undo = useUndo();
  if (!failed) return null;
  return (
    <CallFault
      words={`${staffText[language].notUndone(failed.undo.name)} ${failed.why}`}
      onRetry={async () => {
        await navigate(".", { replace: true, state: {} });
        await undo(failed.undo);
      }}
    />
  );
}

/** Says that a thing is saved, with the way to where guests see it and the way back. */
export function useSavedToast(): (saved: { name: string; at?: string; undo: Undo | undefined }) => void {
  const { language, say } = useStaff();
  const words = staffText[language];
  const takeBack = useUndo();
  return ({ name, at, undo }) =>
    say(words.savedThing(name), [
      ...(at === undefined ? [] : [{ label: words.seeOnSite, act: at }]),
      ...(undo ? [{ label: words.undo, act: () => void takeBack(undo) }] : []),
    ]);
}
