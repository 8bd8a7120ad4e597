import { useId, useState } from "react";
import type { PlanValues } from "#src/features/plan/plan.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import type { Chosen } from "./canvas/chosen-part.ts";
import { usePresentPlan } from "./present-plan.ts";
import { findParts } from "./find-parts.ts";
import { planAdminText } from "#messages/plan";

interface Props {
  values: PlanValues;
  onChoose(chosen: Chosen): void;
}

export function PlanContents({ values, onChoose }: Props) {
  const { language } = useStaff();
  const text = planAdminText[language];
  const id = useId();
  const [typed, setTyped] = useState("");
  const found = findParts(typed, usePresentPlan(values), language);
  const rows = values.areas.flatMap((area) => area.rows);
  // While staff type a number, the count may be missing.
  const pitches = rows.reduce((sum, { count }) => (Number.isInteger(count) ? sum + count : sum), 0);

  function choose(part: Chosen): void {
    onChoose(part);
    setTyped("");
  }

  return (
    <div className="plan-contents field">
      <p className="quiet small">{text.contents({ rows: rows.length, pitches })}</p>
      <label htmlFor={id}>{text.find}</label>
      <div className="search-field icons-20">
        <Icon name="search" />
        <input
          id={id}
          type="search"
          value={typed}
          placeholder={text.findHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && found[0]) choose(found[0].part);
          }}
        />
      </div>
      <div aria-live="polite">
        {typed.trim() !== "" && found.length === 0 && <p>{text.nothingFound({ typed: typed.trim() })}</p>}
      </div>
      {found.length > 0 && (
        <ul>
          {found.map(({ part, name }) => (
            <li key={JSON.stringify(part)}>
              <StaffButton look="link" className="full touch text-start" onClick={() => choose(part)}>
                {name}
              </StaffButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
