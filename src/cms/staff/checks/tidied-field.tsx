import { useState } from "react";
import { parseEndTime, parseTimeOfDay } from "#src/i18n/times/time-of-day.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { tidiedFieldText } from "#messages/staff";
import { PlainField, type TextFieldProps } from "#src/cms/staff/fields/plain-field.tsx";

interface TidiedFieldProps extends TextFieldProps {
  /** Parses the typed text. Returns undefined for invalid text, which then stays as typed. */
  read(typed: string): string | undefined;
  show(value: string): string;
  /** Returns a question about a valid but unusual value. The field hides the question while the user types. */
  ask?(value: string): string | undefined;
}

/** A field that accepts several spellings. When the field loses the focus, it shows the usual spelling. */
export function TidiedField({ read, show, ask, hint, value, onChange, onBlur, ...field }: TidiedFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <PlainField
      {...field}
      hint={
        ask ? (
          <>
            {hint} <output className="strong">{typed === undefined && ask(value)}</output>
          </>
        ) : (
          hint
        )
      }
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

/** A field for a time of day, stored as 09:00. It accepts 9, 0900 and 9.00. With `isEnd`, midnight is 24:00. */
export function TimeField({ isEnd = false, ...props }: TextFieldProps & { isEnd?: boolean }) {
  const { language } = useStaff();
  return (
    <div className="time-field">
      <TidiedField
        inputMode="numeric"
        {...props}
        read={isEnd ? parseEndTime : parseTimeOfDay}
        show={(time) => time.replace(":", tidiedFieldText[language].timeMark)}
      />
    </div>
  );
}
