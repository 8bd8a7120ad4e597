import type { ReactNode } from "react";
import { SwitchButton, SwitchField as AriaSwitchField, Text } from "react-aria-components/Switch";
import { NewSign } from "#src/cms/staff/next-versions/news.tsx";

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
      <NewSign name={name} />
      {hint && (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      )}
    </AriaSwitchField>
  );
}
