import { useId, useState } from "react";
import { readPitchId } from "#src/features/plan/drawing/pitch-id.ts";
import type { PlanForm } from "#src/features/plan/plan.ts";
import { planAdminText, planText } from "#messages/plan";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { findPartByFragment } from "./canvas/chosen-part.ts";
import { closedPitches, setClosed } from "./own-pitches.ts";
import { PlanGroup } from "./plan-group.tsx";

/** Lets staff close and open pitches. The fields are for staff who stand beside a pitch with a phone. */
export function ClosePitch({ form }: { form: PlanForm }) {
  const { language } = useStaff();
  const text = planAdminText[language];
  const id = useId();
  const [typed, setTyped] = useState("");
  const [announcement, announce] = useState("");
  const { values } = form;
  const closed = closedPitches(values);

  function set(pitch: { areaIndex: number; number: number }, isClosed: boolean): void {
    setClosed(form, pitch, isClosed);
    announce(
      (isClosed ? text.nowClosed : text.nowOpen)({
        id: `${values.areas[pitch.areaIndex]!.name}${pitch.number}`,
      }),
    );
  }

  function close(): void {
    const found = findPartByFragment(readPitchId(typed) ?? "", values);
    if (found?.list !== "areas") return announce(text.noPitch({ typed: typed.trim() }));
    set({ areaIndex: found.index, number: found.number! }, true);
    setTyped("");
  }

  if (values.areas.length === 0) return null;
  return (
    <PlanGroup heading={text.closing} summary={closed.map((pitch) => pitch.id).join(", ") || text.noneClosed}>
      <div className="plan-closing stack close">
        <div className="field">
          <label htmlFor={id}>{planText[language].pitchColumn}</label>
          <p className="field-hint">{text.closingHint}</p>
          <div className="cluster close">
            <input
              id={id}
              value={typed}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={20}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                // Without this call, Enter would save the form.
                event.preventDefault();
                close();
              }}
            />
            <StaffButton onClick={close}>{text.close}</StaffButton>
          </div>
          <p aria-live="polite">{announcement}</p>
        </div>
        {closed.length > 0 && (
          <ul>
            {closed.map((pitch) => (
              <li key={pitch.id} className="cluster close line-above">
                <strong>{planText[language].pitch({ id: pitch.id })}</strong> {planText[language].closed}
                <StaffButton className="push" onClick={() => set(pitch, false)}>
                  {text.open}
                  <span className="visually-hidden"> {pitch.id}</span>
                </StaffButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </PlanGroup>
  );
}
