import { planAdminText, signNamesText } from "#messages/plan";
import { signs, type Sign } from "#src/features/plan/signs.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { PlanTool } from "./use-plan-tool.ts";

/** Lets staff choose a sign without dragging the sign from the palette. */
export function SignChoice({ hand }: { hand: PlanTool }) {
  const { language } = useStaff();
  return (
    <div className="field plan-row-field">
      <select
        className="plan-row-in"
        aria-label={planAdminText[language].signInHand}
        value={hand.sign}
        onChange={({ target }) => hand.take("sign", target.value as Sign)}
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
