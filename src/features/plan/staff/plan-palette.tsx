import { useId } from "react";
import { planAdminText, signNamesText } from "#messages/plan";
import { signs, type Sign } from "#src/features/plan/signs.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { lookOf } from "./canvas/new-place.ts";

interface Props {
  chosen: Sign | undefined;
  onChoose(sign: Sign): void;
}

export function PlanPalette({ chosen, onChoose }: Props) {
  const { language, sitePlanUrl } = useStaff();
  const text = planAdminText[language];
  const id = useId();
  return (
    <section className="plan-palette stack close" aria-labelledby={id}>
      <h2 id={id}>{text.palette}</h2>
      <p className="field-hint">{text.paletteHint}</p>
      <ul className="tiles tight">
        {signs.map((sign) => (
          <li key={sign}>
            <StaffButton
              look="flat"
              className="row loose full as-ink text-start regular"
              aria-pressed={chosen === sign}
              onClick={() => onChoose(sign)}
            >
              <svg className={`plan-${lookOf(sign)} rigid`} viewBox="0 0 15 15" aria-hidden="true">
                <use href={`${sitePlanUrl}#sign-${sign}`} x="2.5" y="2.5" width="10" height="10" />
              </svg>
              {signNamesText[language][sign]}
            </StaffButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
