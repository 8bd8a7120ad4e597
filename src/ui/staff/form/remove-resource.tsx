import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { Icon } from "#src/ui/icon.tsx";
import { ApiError } from "#src/ui/staff/api.ts";
import { CallFault } from "./call-fault.tsx";
import { failureWords } from "./faults.ts";
import type { ListState } from "#src/ui/staff/lists/row-focus.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import type { ResourceForm } from "./resource-form.ts";
import { useUndo } from "#src/ui/staff/undo.tsx";
import { useIsThere } from "./use-is-there.ts";

interface Props<Values, Resource> {
  form: ResourceForm<Values, Resource>;
  /** What the button says, as "Slett spørsmålet". */
  label: string;
  /** What one is called. */
  nameOf(resource: Resource): string;
  /** The list that one comes back to. */
  list: string;
  /** What it means for guests, who see it now. */
  note?: string | undefined;
  /** Says more than a sentence can of why it wasn't removed, where there is more to say. */
  explain?: (error: unknown) => ReactNode;
}

interface Progress {
  isRunning: boolean;
  /** Why it wasn't removed. */
  failure?: { error: unknown };
}

/** Removes what a form is over, at once; it can be restored from the toast, and later from the history. */
export function RemoveResource<Values, Resource extends { id: number; version: number }>({
  form,
  label,
  nameOf,
  list,
  note,
  explain,
}: Props<Values, Resource>) {
  const { api, language, say } = useStaff();
  const words = staffText[language];
  const navigate = useNavigate();
  const undo = useUndo();
  const isThere = useIsThere();
  const [{ isRunning, failure }, setProgress] = useState<Progress>({ isRunning: false });
  if (!form.last) return null;
  const newer =
    failure?.error instanceof ApiError && failure.error.status === 412
      ? (failure.error.current as Resource | undefined)
      : undefined;

  async function remove() {
    setProgress({ isRunning: true });
    const saved = await form.settled();
    if (!saved) return setProgress({ isRunning: false });
    const resource = newer && newer.version > saved.version ? newer : saved;
    const { id, version } = resource;
    try {
      await api.delete(`${form.kind.path}/${id}`, version);
    } catch (error) {
      // Somebody else was quicker: it is gone, as was wanted.
      if (!(error instanceof ApiError && error.status === 404))
        return setProgress({ isRunning: false, failure: { error } });
    }
    const [name, row] = [nameOf(resource), form.kind.screen(resource)];
    if (isThere()) {
      // What was written of it goes with it; nobody needs to be asked.
      flushSync(() => form.discard());
      await navigate(list, { state: { removed: row } satisfies ListState });
    }
    const takeBack = () => void undo({ action: "removed", kind: form.kind.name, id, name, list, row });
    say(words.removedResource(name), [{ label: words.undo, act: takeBack }]);
  }
  return (
    <section className="remove-resource">
      {failure &&
        (explain?.(failure.error) ?? (
          <CallFault
            words={[
              words.notRemoved,
              failureWords(failure.error, language),
              ...(newer ? [words.newestVersion(nameOf(newer))] : []),
            ].join(" ")}
            onRetry={() => void remove()}
          />
        ))}
      <button
        type="button"
        className="button plain bad"
        aria-disabled={isRunning}
        onClick={() => isRunning || void remove()}
      >
        <Icon name="trash" />
        {isRunning ? words.removing : label}
      </button>
      {note && <p className="field-hint">{note}</p>}
    </section>
  );
}
