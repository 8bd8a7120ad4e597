import { useState, type ComponentProps } from "react";
import type { Language } from "#src/i18n/language.ts";
import { parseTimeOfDay } from "#src/i18n/time-of-day.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { TextField } from "#src/ui/staff/fields/text-field.tsx";

interface TidiedFieldProps extends ComponentProps<typeof TextField> {
  /** What is meant by what is typed; undefined when it isn't understood, and then it stays as it is typed. */
  read(typed: string): string | undefined;
  /** A value as people read it. */
  show(value: string): string;
}

/** A field in which people may write a resource in several ways; when it is left, it shows the usual one. */
export function TidiedField({ read, show, value, onChange, onBlur, ...field }: TidiedFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
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

/** What staff write between the hour and the minutes. */
const timeMark: Record<Language, string> = { nb: ".", en: ":", de: "." };

/** A time of day, kept as 09:00: 9, 0900 and 9.00 are understood. */
export function TimeField(props: ComponentProps<typeof TextField>) {
  const { language } = useStaff();
  return (
    <div className="time-field">
      <TidiedField {...props} read={parseTimeOfDay} show={(time) => time.replace(":", timeMark[language])} />
    </div>
  );
}
