import type { Language } from "#src/i18n/language.ts";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { useChoices } from "./conflict-choices.ts";
import { ConflictRow } from "./conflict-row.tsx";
import { conflictText } from "#messages/staff";
import { useSaveKey } from "#src/cms/staff/shortcuts.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { CopyButton } from "#src/cms/staff/conflict/copy-button.tsx";
import type { Fault } from "#src/cms/staff/form/faults.ts";
import type { Conflict } from "#src/cms/staff/form/form-state.ts";
import { timeOrDay } from "#src/cms/staff/moments.ts";
import { SaveSign } from "#src/cms/staff/form/save-sign.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import type { Choice } from "./three-way-merge.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { ApiError, NoAnswerError } from "#src/cms/staff/api.ts";
import type { NamedField } from "#src/cms/staff/fields/named-field.ts";

interface Props<Values, Resource> {
  form: ResourceForm<Values, Resource>;
  conflict: Conflict<Values, Resource>;
  fields: readonly NamedField[];
  name: string;
  state?: ReactNode;
  onBack(): void;
  /** @param stays true after Ctrl+S, which saves without leaving the form */
  onSolved(saved: Resource, stays: boolean): Promise<void>;
}

/**
 * Shows a conflict with somebody else's save of the same resource. Both versions of each differing field are side by
 * side. A field that only one side changed is already decided. The user's input stays on this screen and in the form.
 */
export function ConflictScreen<Values extends object, Resource>({
  form,
  conflict,
  fields,
  name,
  state,
  onBack,
  onSolved,
}: Props<Values, Resource>) {
  const { language } = useStaff();
  const words = conflictText[language];
  const { versions, theirs } = conflict;
  const { differences, same, choose, chooseAll, values } = useChoices(conflict, fields);
  const { writer, at } = useLastWriter(form.kind.name, theirs);
  const [faults, setFaults] = useState<Fault[]>([]);
  const [announcement, setAnnouncement] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLFormElement>(null);
  const [first] = useState(theirs);
  const missing = differences.filter(({ choice }) => !choice);
  const chosenForYou = differences.filter(({ changer }) => changer !== "both").length;
  const when = timeOrDay(at, words, language);

  // Moves the focus to this screen, and back to the form afterwards. A live region announces newer versions.
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    heading.current?.focus();
    scrollTo({ top: 0 });
    return () => {
      // The form appears after this cleanup, so the focus moves later.
      setTimeout(() => before?.focus());
    };
  }, []);

  function decide(path: string, choice: Choice) {
    choose(path, choice);
    setFaults([]);
    setAnnouncement("");
    // The form needs the value too, because the draft is made from the form.
    form.set(path, choice.side === "joined" ? choice.value : valueAt(versions.mine, path));
  }

  async function save(stays: boolean) {
    const [open] = missing;
    if (open) {
      setAnnouncement(words.chooseFirst({ field: open.field.label }));
      box.current?.querySelector<HTMLElement>(`[data-path="${open.field.path}"]`)?.focus();
      return;
    }
    const found = form.faultsToSolve(values());
    setFaults(found);
    if (found.length > 0) return;
    const saved = await form.solve(values());
    if (saved) await onSolved(saved, stays);
  }

  useSaveKey(() => void save(true));

  const myTexts = differences.flatMap(({ field, changer }) => {
    const text = valueAt(versions.mine, field.path);
    const isMine = changer !== "theirs" && !field.show && typeof text === "string";
    return isMine ? [{ label: field.label, text }] : [];
  });
  const rowPaths = new Set(differences.map(({ field }) => field.path));
  const elsewhere = faults.filter(({ path }) => !rowPaths.has(path));
  const alert = announcement || elsewhere.map(({ message }) => message).join(" ");
  return (
    <form
      className="form-screen conflict-screen"
      ref={box}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(false);
      }}
    >
      <header className="form-bar full-bar line-below row apart">
        <button
          type="button"
          className="form-back bare as-link target"
          aria-label={words.back}
          onClick={onBack}
        >
          <Icon name="left" />
          <span className="on-wide">{words.back}</span>
        </button>
        <div className="form-name grow cluster flat">
          <h1 ref={heading} tabIndex={-1}>
            <span className="on-desk">{name}</span>
            <span className="on-phone">{words.name}</span>
          </h1>
          {state}
        </div>
        {form.saveState.kind === "saving" ? (
          <SaveSign state={form.saveState} onRetry={() => {}} />
        ) : form.solveFailure ? (
          <SaveSign state={{ kind: "failed", reason: form.solveFailure }} onRetry={() => void save(false)} />
        ) : (
          <div className="save-sign inline icons-16 unsaved">{words.notSaved}</div>
        )}
        <div className="form-actions row loose stretched">
          <CopyButton texts={myTexts} />
          <button type="submit" className="button action">
            {words.save}
          </button>
        </div>
      </header>
      <output className="conflict-notice gap-above-24 gap-below-24 noted panel notice icons-20">
        <Icon name="clock" />
        <p>
          <strong>
            {(theirs === first ? words.newer : words.newest)({ who: writer || undefined, at: when })}
          </strong>{" "}
          <span>
            {words.nothingLost} {chosenForYou > 0 && words.chosen(inWords(chosenForYou, language))}{" "}
            <strong>{words.left(inWords(missing.length, language))}</strong>
          </span>
        </p>
      </output>
      <div role="alert" className="unless-empty gap-below-16">
        {alert && (
          <p className="field-fault">
            <Icon name="fault" />
            {alert}
          </p>
        )}
      </div>
      <div className="conflict-columns line-below on-desk" aria-hidden="true">
        <span />
        <p className="quiet fine breaks">
          <strong className="display as-ink size-18 block">
            {words.theirs({ who: writer || undefined })}
          </strong>
          {words.savedAt({ at: when })}
        </p>
        <p className="quiet fine breaks">
          <strong className="display as-ink size-18 block">{words.mine}</strong>
          {words.unsaved}
        </p>
      </div>
      {differences.map((difference) => {
        const { path } = difference.field;
        return (
          <ConflictRow
            key={path}
            {...difference}
            base={valueAt(versions.base, path)}
            mine={valueAt(versions.mine, path)}
            theirs={valueAt(versions.theirs, path)}
            writer={writer}
            fault={faults.find((fault) => fault.path === path)?.message}
            onChoose={(choice) => decide(path, choice)}
          />
        );
      })}
      <footer className="conflict-foot pad-16 cluster">
        <p className="broad quiet fine">
          {same.length > 0 && sameWords(words.same(inWords(same.length, language)), same)}
        </p>
        <StaffButton look="link" className="plain target" onClick={() => chooseAll("theirs")}>
          {words.allTheirs({ who: writer || undefined })}
        </StaffButton>
        <StaffButton look="link" className="plain target" onClick={() => chooseAll("mine")}>
          {words.allMine}
        </StaffButton>
      </footer>
    </form>
  );
}

/** The maximum number of fields without a difference whose names are shown. */
const maxNamedFields = 8;

function sameWords(words: string, fields: readonly NamedField[]): string {
  return fields.length > maxNamedFields
    ? `${words}.`
    : `${words}: ${fields.map(({ label }) => label).join(", ")}.`;
}

interface Entry {
  version: number;
  userName: string | null;
  at: string;
}

interface Stored {
  id: number;
  version: number;
  updatedAt: string;
}

/** Returns who last saved a resource, and when. @param kind the kind's name in the history */
function useLastWriter(
  kind: string,
  resource: unknown,
): { writer: string | undefined; at: Temporal.Instant } {
  const { api } = useStaff();
  const { id, version, updatedAt } = resource as Stored;
  const [entry, setEntry] = useState<Entry>();
  useEffect(() => {
    const giveUp = new AbortController();
    api.list<Entry>(`/history?kind=${kind}&resourceId=${id}&limit=1`, giveUp.signal).then(
      ({ items }) => setEntry(items.find((each) => each.version === version)),
      (error: unknown) => {
        // When this call fails, only the name of the writer is missing.
        if (error instanceof ApiError || error instanceof NoAnswerError || giveUp.signal.aborted) return;
        throw error;
      },
    );
    return () => giveUp.abort();
  }, [api, kind, id, version]);
  return { writer: entry?.userName ?? undefined, at: Temporal.Instant.from(updatedAt) };
}

/** Formats a number of fields for a message. Small numbers are spelled out. */
function inWords(fields: number, language: Language) {
  const numbers: Partial<Record<number, string>> = conflictText[language].numbers;
  return { fields, count: numbers[fields] ?? fields };
}
