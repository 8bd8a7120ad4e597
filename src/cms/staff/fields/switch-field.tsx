import type { ReactNode } from "react";
import { SwitchButton, SwitchField as AriaSwitchField, Text } from "react-aria-components/Switch";

interface SwitchFieldProps {
  /** The name by which a link can focus the switch. */
  name?: string;
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  onChange(isOn: boolean): void;
  isDisabled?: boolean;
}

export function SwitchField({ name, label, hint, isOn, onChange, isDisabled = false }: SwitchFieldProps) {
  return (
    <AriaSwitchField
      {...(name !== undefined && { name })}
      className="switch-field"
      isSelected={isOn}
      onChange={onChange}
      isDisabled={isDisabled}
    >
      <SwitchButton className="switch-button row loose">
        <span className="switch-track" aria-hidden="true" />
        {label}
      </SwitchButton>
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
    </AriaSwitchField>
  );
}
