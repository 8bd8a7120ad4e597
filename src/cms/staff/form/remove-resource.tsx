import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { ApiError, isGone } from "#src/cms/staff/api.ts";
import { LinkingTexts } from "#src/cms/links/staff/linking-texts.tsx";
import { CallFault } from "./call-fault.tsx";
import { failureWords } from "./faults.ts";
import type { ListState } from "#src/cms/staff/lists/row-focus.ts";
import { asNextVersion } from "#src/cms/staff/next-versions/next-version.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";
import type { ResourceForm } from "./resource-form.ts";
import { useUndo } from "#src/cms/staff/undo.tsx";
import { useIsMounted } from "./use-is-mounted.ts";

interface Props<Values, Resource> {
  form: ResourceForm<Values, Resource>;
  /** The label of the button, such as "Slett spørsmålet". */
  label: string;
  nameOf(resource: Resource): string;
  list: string;
  /** A sentence about the effect of the removal for guests. */
  note?: string | undefined;
  /** Content before the button, such as a question about the removal. */
  before?: ReactNode;
  /** Runs after the removal, before the screen closes. */
  onRemoved?: (removed: object) => Promise<void>;
  /** Returns the detailed reason for a failed removal. */
  explain?: (error: unknown) => ReactNode;
}

interface Progress {
  isRunning: boolean;
  failure?: { error: unknown };
}

/** Removes the resource at once. The user can restore it from the toast or the history. */
export function RemoveResource<Values, Resource extends { id: number; version: number }>({
  form,
  label,
  nameOf,
  list,
  note,
  before,
  onRemoved,
  explain,
}: Props<Values, Resource>) {
  const { api, language, showToast } = useStaff();
  const words = staffText[language];
  const navigate = useNavigate();
  const undo = useUndo();
  const isThere = useIsMounted();
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
      // A next version's version number isn't the number of the published resource.
      await api.delete(`${form.kind.path}/${id}`, asNextVersion(resource)?.isPublished ? undefined : version);
    } catch (error) {
      // Somebody else has already removed the resource, so the removal counts as successful.
      if (!isGone(error)) return setProgress({ isRunning: false, failure: { error } });
    }
    try {
      await onRemoved?.(resource);
    } catch (error) {
      return setProgress({ isRunning: false, failure: { error } });
    }
    const [name, row] = [nameOf(resource), form.kind.screen(resource)];
    if (isThere()) {
      // Unsaved input is discarded, so that the screen closes without a question.
      flushSync(() => form.discard());
      await navigate(list, { state: { removed: row } satisfies ListState });
    }
    const undoRemoval = () => void undo({ action: "removed", kind: form.kind.name, id, name, list, row });
    showToast(words.removedResource({ name }), [{ label: words.undo, act: undoRemoval }]);
  }
  return (
    <section className="remove-resource line-above gap-above-8 stack close hug">
      {failure &&
        (explain?.(failure.error) ?? (
          <CallFault
            words={[
              words.notRemoved,
              failureWords(failure.error, language),
              ...(newer ? [words.newestVersion({ name: nameOf(newer) })] : []),
            ].join(" ")}
            onRetry={() => void remove()}
          />
        ))}
      {before}
      <LinkingTexts kind={form.kind.name} id={form.last.id} />
      <StaffButton
        icon="trash"
        className="bad"
        aria-disabled={isRunning}
        onClick={() => isRunning || void remove()}
      >
        {isRunning ? words.removing : label}
      </StaffButton>
      {note && <p className="field-hint gap-above-8">{note}</p>}
    </section>
  );
}
