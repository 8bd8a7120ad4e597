import type { PlanForm } from "#src/features/plan/plan.ts";
import { differencesOf, setClosed } from "#src/features/plan/staff/own-pitches.ts";
import { planAdminText } from "#messages/plan";
import { focusField } from "#src/cms/staff/fields/field-focus.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { usePresentPlan } from "#src/features/plan/staff/present-plan.ts";
import { fieldOf, nameOfPart, type Chosen } from "./chosen-part.ts";

interface Props {
  form: PlanForm;
  chosen: Chosen;
  /** @param announcement the change in words for screen readers */
  onDone(announcement: string): void;
  onCopy(): void;
  onRemove(): void;
}

export function ChosenBar({ form, chosen, onDone, onCopy, onRemove }: Props) {
  const { language } = useStaff();
  const text = planAdminText[language];
  return (
    <p className="plan-chosen on-mist spread close">
      <strong>{nameOfPart(chosen, usePresentPlan(form.values), language)}</strong>
      <span className="cluster close push">
        {chosen.list === "areas" && chosen.number !== undefined && (
          <ClosePitchButton
            form={form}
            pitch={{ areaIndex: chosen.index, number: chosen.number }}
            onDone={onDone}
          />
        )}
        <StaffButton icon="pencil" onClick={() => focusField(fieldOf(chosen))}>
          {text.edit}
        </StaffButton>
        {(chosen.list === "places" || chosen.row !== undefined) && (
          <StaffButton icon="copy" onClick={onCopy}>
            {text.copy}
          </StaffButton>
        )}
        <StaffButton icon="trash" onClick={onRemove}>
          {text.remove}
        </StaffButton>
      </span>
    </p>
  );
}

interface ClosePitchButtonProps extends Pick<Props, "form" | "onDone"> {
  pitch: { areaIndex: number; number: number };
}

function ClosePitchButton({ form, pitch, onDone }: ClosePitchButtonProps) {
  const text = planAdminText[useStaff().language];
  const area = form.values.areas[pitch.areaIndex]!;
  const id = `${area.name}${pitch.number}`;
  const { isClosed } = differencesOf(area, pitch.number);
  return (
    <StaffButton
      onClick={() => {
        setClosed(form, pitch, !isClosed);
        onDone((isClosed ? text.nowOpen : text.nowClosed)({ id }));
      }}
    >
      {(isClosed ? text.openNamed : text.closeNamed)({ id })}
    </StaffButton>
  );
}
