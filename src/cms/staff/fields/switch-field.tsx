import { useId, type ReactNode } from "react";
import { ChangedSign } from "#src/cms/staff/next-versions/change-marks.tsx";

interface SwitchFieldProps {
  /** The name by which a link can focus the switch. */
  name?: string;
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  onChange(isOn: boolean): void;
  isDisabled?: boolean;
}

export function SwitchField({ name, label, hint, isOn, onChange, isDisabled }: SwitchFieldProps) {
  const hintId = useId();
  return (
    <div className="switch-field stack flat pad-4">
      <label className="switch-button touch pad-8 above strong row loose">
        <input
          type="checkbox"
          role="switch"
          name={name}
          checked={isOn}
          disabled={isDisabled}
          aria-describedby={hint ? hintId : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <ChangedSign name={name} />
      {hint && (
        <span className="field-hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}
