import { useId, useRef } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { FieldNotes } from "#src/ui/staff/fields/text-field.tsx";
import { raiseText } from "./raise.text.ts";
import { countRaised, roundings, type Rounding } from "./raise.ts";
import { RaisePreview } from "./raise-preview.tsx";
import type { RaiseState } from "./use-raise.ts";

interface Props {
  raise: RaiseState;
  /** The name of the list that is counted from. */
  from: string;
  groupCount: number;
}

/** «Øk prisene»: so many per cent, rounded; every price is seen before it is changed, and one press takes it back. */
export function RaisePanel({ raise, from, groupCount }: Props) {
  const text = raiseText[useStaff().language];
  const id = useId();
  const percent = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { preview, applied, kind } = raise;
  const count = preview ? countRaised(preview) : 0;
  const goTo = (button: string) =>
    setTimeout(() => panel.current?.querySelector<HTMLElement>(`[name="${button}"]`)?.focus());
  return (
    <section className="raise" aria-labelledby={`${id}-heading`} ref={panel}>
      <div className="raise-controls">
        <h2 id={`${id}-heading`}>{text.heading}</h2>
        <div className="raise-percent">
          {/* A keypad of figures alone has no minus on some phones. */}
          <input
            ref={percent}
            value={raise.percent}
            aria-label={text.percent}
            aria-invalid={raise.isFault || undefined}
            aria-describedby={`${id}-fault`}
            autoComplete="off"
            onChange={({ target }) => raise.setPercent(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // It doesn't save; what comes next is to look and to press.
              event.preventDefault();
              goTo("raise.apply");
            }}
          />
          <span aria-hidden="true">%</span>
        </div>
        <label>
          {text.roundTo}
          <select
            value={raise.rounding}
            onChange={({ target }) => raise.setRounding(Number(target.value) as Rounding)}
          >
            {roundings.map((kroner) => (
              <option key={kroner} value={kroner}>
                {text.rounding(kroner)}
              </option>
            ))}
          </select>
        </label>
        <div className="raise-actions">
          {applied && (
            <button
              type="button"
              className="button plain"
              name="raise.undo"
              onClick={() => {
                raise.undo();
                percent.current?.focus();
              }}
            >
              <Icon name="reply" />
              {text.undo[applied.kind]}
            </button>
          )}
          {count > 0 && (
            <button
              type="button"
              className="button plain"
              name="raise.apply"
              onClick={() => {
                raise.apply();
                goTo("raise.undo");
              }}
            >
              {text.apply[kind](count)}
            </button>
          )}
        </div>
      </div>
      <FieldNotes id={id} fault={raise.isFault ? text.notPercent : undefined} />
      <p className="raise-state" aria-live="polite">
        {applied && (
          <>
            <strong>
              {text.applied[applied.kind](applied.count)}
              {text.inGroups(applied.groups, groupCount)}
            </strong>{" "}
          </>
        )}
        {raise.isUndone && <strong>{text.undone} </strong>}
        {preview ? (count > 0 ? text.notYet : text.nothing) : text.from(from)}
      </p>
      {preview && <RaisePreview groups={preview} onToggle={raise.toggleGroup} />}
    </section>
  );
}
