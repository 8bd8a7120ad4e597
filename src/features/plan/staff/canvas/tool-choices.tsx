import type { PlanValues } from "#src/features/plan/plan.ts";
import { planAdminText, signNamesText } from "#messages/plan";
import { signs, type Sign } from "#src/features/plan/signs.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { newArea } from "./row-shapes.ts";
import type { PlanTool } from "./use-plan-tool.ts";

export function RowsArea({ values, hand }: { values: PlanValues; hand: PlanTool }) {
  const text = planAdminText[useStaff().language];
  const { areas } = values;
  return (
    <div className="field plan-row-field on-mist">
      <select
        className="plan-row-in"
        aria-label={text.rowIn}
        value={hand.rowIn}
        onChange={({ target }) => hand.setRowIn(Number(target.value))}
      >
        {[...areas, newArea(values, [0, 0])].map(({ name }, index) => (
          <option key={index} value={index}>
            {text.area({ letter: name || undefined })}
          </option>
        ))}
      </select>
      <StaffButton
        icon="plus"
        aria-pressed={hand.rowIn === areas.length}
        onClick={() => hand.setRowIn(areas.length)}
      >
        {text.addArea}
      </StaffButton>
    </div>
  );
}

/** Lets staff choose a sign without dragging the sign from the palette. */
export function SignChoice({ hand }: { hand: PlanTool }) {
  const { language } = useStaff();
  return (
    <div className="field plan-row-field on-mist">
      <select
        className="plan-row-in"
        aria-label={planAdminText[language].signInHand}
        value={hand.sign}
        onChange={({ target }) => hand.chooseTool("sign", target.value as Sign)}
      >
        {signs.map((sign) => (
          <option key={sign} value={sign}>
            {signNamesText[language][sign]}
          </option>
        ))}
      </select>
    </div>
  );
}
