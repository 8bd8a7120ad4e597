import { useId } from "react";
import { FieldNotes } from "#src/cms/staff/fields/plain-field.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { formatWeekday, weekdays, type Weekday } from "#src/i18n/weekdays.ts";

interface Props {
  label: string;
  name: string;
  /** The chosen days. Undefined means every day of the week. */
  value: readonly Weekday[] | undefined;
  onChange(value: readonly Weekday[]): void;
  onBlur(): void;
  fault: string | undefined;
}

export function WeekdaysField({ label, name, value = weekdays, onChange, onBlur, fault }: Props) {
  const id = useId();
  const { language } = useStaff();
  const change = (changed: Weekday) =>
    onChange(weekdays.filter((day) => value.includes(day) !== (day === changed)));
  return (
    <fieldset className="field across weekdays-field" aria-describedby={`${id}-fault`}>
      <legend>{label}</legend>
      <div className="stack tight">
        {weekdays.map((day) => (
          <label key={day} className="choice-button positioned touch">
            <input
              className="over-label"
              type="checkbox"
              name={name}
              aria-label={formatWeekday(day, language)}
              aria-invalid={fault ? true : undefined}
              checked={value.includes(day)}
              onChange={() => change(day)}
              onBlur={onBlur}
            />
            {formatWeekday(day, language, "short")}
          </label>
        ))}
      </div>
      <FieldNotes id={id} fault={fault} />
    </fieldset>
  );
}
