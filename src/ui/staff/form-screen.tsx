import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link, useBlocker, useNavigate } from "react-router";
import { Icon } from "#src/ui/icon.tsx";
import { ConflictDialog, type NamedField } from "./conflict-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { FaultSummary } from "./fault-summary.tsx";
import { SaveSign } from "./save-sign.tsx";
import { useStaff } from "./staff.ts";
import { staffText } from "./staff.text.ts";
import type { ThingForm } from "./thing-form.ts";

interface FormScreenProps<Values, Thing> {
  form: ThingForm<Values, Thing>;
  /** What is being written, as "Nytt oppslag". */
  name: string;
  /** Where the screen came from, and where it leads when it is closed. */
  list: { name: string; to: string };
  state?: ReactNode;
  /** Says what the button does, as "Lagre og publiser". */
  saveLabel: string;
  /** One sentence on what follows from saving, and what is replaced. */
  consequence?: ReactNode;
  /** The fields, by path, in the order of the form; for the list of faults and for conflicts. */
  fields: readonly NamedField[];
  /** Goes to a field that isn't on the screen, as one in another language. */
  onReveal?: (path: string) => void;
  /** Saves; also called by Ctrl+S, which stays. */
  onSave(): Promise<Thing | undefined>;
  /** Says what has been done, once the screen has closed. */
  onSaved(saved: Thing): void;
  /** Saves without publishing, when the screen is left. */
  onSaveDraft?: () => Promise<Thing | undefined>;
  side?: ReactNode;
  /** Above the fields, on a phone under the band. */
  strip?: ReactNode;
  /** Beside a list on a wide screen, with what is done below the fields. */
  isPanel?: boolean;
  children: ReactNode;
}

/** One thing being written: its bar, its fields, what stands beside them, and the guard that lets nothing be lost. */
export function FormScreen<Values, Thing>({
  form,
  name,
  list,
  state,
  saveLabel,
  consequence,
  fields,
  onReveal,
  onSave,
  onSaved,
  onSaveDraft,
  side,
  strip,
  isPanel = false,
  children,
}: FormScreenProps<Values, Thing>) {
  const words = staffText[useStaff().language];
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const [attempts, setAttempts] = useState(0);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      form.isDirty && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const stay = () => blocker.state === "blocked" && blocker.reset();
  const go = () => blocker.state === "blocked" && blocker.proceed();

  useEffect(() => {
    if (!form.isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [form.isDirty]);

  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // Pressed twice it is still one save.
      if (form.saveState.kind !== "saving") void attempt(onSave);
    };
    addEventListener("keydown", save);
    return () => removeEventListener("keydown", save);
  });

  async function attempt(way: () => Promise<Thing | undefined>): Promise<Thing | undefined> {
    const saved = await way();
    if (!saved) setAttempts((before) => before + 1);
    return saved;
  }

  async function saveAndClose(way: () => Promise<Thing | undefined> = onSave): Promise<void> {
    const saved = await attempt(way);
    if (!saved) return;
    isLeaving.current = true;
    await navigate(list.to, { state: { saved: (saved as { id?: number }).id } });
    onSaved(saved);
  }

  const actions = (
    <div className="form-actions">
      {consequence && <p className="consequence on-phone">{consequence}</p>}
      <Link className="button plain" to={list.to}>
        {words.cancel}
      </Link>
      <button type="submit" className="button action" disabled={form.saveState.kind === "saving"}>
        {form.saveState.kind === "saving" ? words.saving : saveLabel}
      </button>
    </div>
  );
  return (
    <form
      className={isPanel ? "form-screen panel" : "form-screen"}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saveAndClose();
      }}
    >
      <header className="form-bar">
        <Link className="form-back" to={list.to}>
          <Icon name="left" />
          <span>{list.name}</span>
        </Link>
        <div className="form-name">
          <h1>{name}</h1>
          {state}
        </div>
        <SaveSign state={form.saveState} onRetry={() => void saveAndClose()} />
        {!isPanel && actions}
      </header>
      {strip}
      <div className={side ? "form-columns" : "form-columns single"}>
        <div className="form-main">
          <FaultSummary faults={form.faults} fields={fields} attempts={attempts} onReveal={onReveal} />
          {children}
          {consequence && <p className="consequence on-desk">{consequence}</p>}
        </div>
        {side && <aside className="form-side">{side}</aside>}
      </div>
      {isPanel && actions}
      <Dialog
        heading={words.leave.heading}
        role="alertdialog"
        isOpen={blocker.state === "blocked"}
        onClose={stay}
      >
        <p>{words.leave.explanation(name)}</p>
        <div className="dialog-actions">
          {onSaveDraft && (
            <button
              type="button"
              className="button action"
              onClick={async () => {
                if (await attempt(onSaveDraft)) go();
                else stay();
              }}
            >
              {words.saveDraft}
            </button>
          )}
          <button type="button" className="button plain" onClick={stay}>
            {words.leave.stay}
          </button>
          <button type="button" className="button plain bad" onClick={go}>
            {words.leave.discard}
          </button>
        </div>
      </Dialog>
      <ConflictDialog form={form} fields={fields} onKept={onSaved} />
    </form>
  );
}
