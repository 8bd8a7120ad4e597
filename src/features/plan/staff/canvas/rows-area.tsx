import type { PlanValues } from "#src/features/plan/plan.ts";
import { planAdminText } from "#messages/plan";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { newArea } from "./row-shapes.ts";
import type { PlanTool } from "./use-plan-tool.ts";

export function RowsArea({ values, hand }: { values: PlanValues; hand: PlanTool }) {
  const text = planAdminText[useStaff().language];
  const { areas } = values;
  return (
    <div className="field plan-row-field">
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
      <button
        type="button"
        className="button plain"
        aria-pressed={hand.rowIn === areas.length}
        onClick={() => hand.setRowIn(areas.length)}
      >
        <Icon name="plus" />
        {text.addArea}
      </button>
    </div>
  );
}
