import { useId, useState } from "react";
import { today } from "#src/cms/staff/clock.ts";
import { formatDay } from "#src/i18n/format.ts";
import { dayOf, parseMoment } from "#src/i18n/times/time.ts";
import { DateCalendar } from "./date-calendar.tsx";
import { calendarDay, isWithoutYear, partsOf, tidyParts, valueOf, type WrittenParts } from "./date-value.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";
import { codeInput, FieldNotes, OptionalSign } from "#src/cms/staff/fields/plain-field.tsx";
import { ChangedSign } from "#src/cms/staff/next-versions/change-marks.tsx";

export interface DateFieldProps {
  label: string;
  name: string;
  /** "2026-11-20", or "2026-11-20T07:00:00Z" with `withTime`. An empty field is "". Invalid text stays as typed. */
  value: string;
  onChange(value: string): void;
  onBlur?: () => void;
  withTime?: boolean;
  /** True when dates are in the future. A date without a year then means the next day with this date. */
  isAhead?: boolean;
  /** The text below the field. By default the field shows the day in words, or nothing with `withTime`. */
  hint?: string | undefined;
  fault?: string | undefined;
  isRequired?: boolean;
  isOptional?: boolean;
}

/** A field for a day, or with `withTime` for a moment in Oslo time. It accepts every usual spelling of a date. */
export function DateField({
  label,
  name,
  value,
  onChange,
  onBlur,
  withTime = false,
  isAhead = false,
  hint,
  fault,
  isRequired = false,
  isOptional = false,
}: DateFieldProps) {
  const id = useId();
  const { language } = useStaff();
  const words = staffText[language].date;
  const [written, setWritten] = useState(() => partsOf(value, withTime, language));
  const [given, setGiven] = useState(value);
  const [isYearAdded, setYearAdded] = useState(false);
  const from = isAhead ? today() : undefined;
  if (value !== given) {
    setGiven(value);
    setYearAdded(false);
    setWritten(partsOf(value, withTime, language));
  }
  const moment = parseMoment(value);

  function write(parts: WrittenParts) {
    setWritten(parts);
    setYearAdded(from !== undefined && isWithoutYear(parts, from));
    const next = valueOf(parts, withTime, from);
    setGiven(next);
    onChange(next);
  }
  const shared = {
    ...codeInput,
    autoComplete: "off",
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": `${id}-hint ${id}-fault`,
    onBlur: () => {
      setWritten(tidyParts(written, withTime, language, from));
      onBlur?.();
    },
  };

  return (
    <div className="field">
      <div className="field-head spread close flat on-baseline">
        <label htmlFor={id}>{label}</label>
        {isOptional && <OptionalSign />}
        <ChangedSign name={name} />
      </div>
      <div className="date-control row">
        <input
          {...shared}
          id={id}
          className="grow figures"
          name={name}
          required={isRequired}
          value={written.day}
          placeholder={words.form}
          onChange={({ target }) => write({ ...written, day: target.value })}
        />
        <DateCalendar
          label={label}
          day={calendarDay(value)}
          onChoose={(day) => write(tidyParts({ ...written, day: day.toString() }, withTime, language))}
        />
        {withTime && written.day !== "" && (
          <input
            {...shared}
            className="date-time rigid figures"
            inputMode="numeric"
            aria-label={`${label}, ${words.time}`}
            value={written.time}
            onChange={({ target }) => write({ ...written, time: target.value })}
          />
        )}
      </div>
      <FieldNotes
        id={id}
        hint={
          moment && isYearAdded
            ? words.yearAdded({ next: formatDay(dayOf(moment), language, today()) })
            : (hint ?? (!withTime && moment && formatDay(dayOf(moment), language, today())))
        }
        fault={fault}
      />
    </div>
  );
}
