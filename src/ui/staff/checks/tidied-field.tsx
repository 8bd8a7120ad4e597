import { useState } from "react";
import { parseTimeOfDay } from "#src/i18n/time-of-day.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { tidiedFieldText } from "#messages/staff";
import { PlainField, type TextFieldProps } from "#src/ui/staff/fields/plain-field.tsx";

interface TidiedFieldProps extends TextFieldProps {
  /**
   * Reads what was typed. @returns the value; undefined when it isn't understood, so that the text stays as it was
   * typed
   */
  read(typed: string): string | undefined;
  /** A value as people read it. */
  show(value: string): string;
}

/** A field whose value can be written in several ways. When focus leaves it, it shows the usual one. */
export function TidiedField({ read, show, value, onChange, onBlur, ...field }: TidiedFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <PlainField
      {...field}
      value={typed ?? show(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(read(text) ?? text);
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
    />
  );
}

/** A time of day, stored as 09:00; 9, 0900 and 9.00 are understood, so that a phone’s digits are enough. */
export function TimeField(props: TextFieldProps) {
  const { language } = useStaff();
  return (
    <div className="time-field">
      <TidiedField
        inputMode="numeric"
        {...props}
        read={parseTimeOfDay}
        show={(time) => time.replace(":", tidiedFieldText[language].timeMark)}
      />
    </div>
  );
}
