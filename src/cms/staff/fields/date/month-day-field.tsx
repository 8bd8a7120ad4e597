import { useId } from "react";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { staffText } from "#messages/staff";
import { useStaff } from "#src/cms/staff/staff.ts";
import { FieldNotes } from "#src/cms/staff/fields/plain-field.tsx";

interface Props {
  label: string;
  name: string;
  /** The month and the day, such as "04-24". */
  value: string;
  onChange(value: string): void;
  onBlur?: () => void;
  fault?: string | undefined;
}

const days = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, "0"));
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));

export function MonthDayField({ label, name, value, onChange, onBlur, fault }: Props) {
  const id = useId();
  const { language } = useStaff();
  const words = staffText[language];
  const [month = "", day = ""] = value.split("-");
  const shared = {
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": `${id}-fault`,
    onBlur,
  };
  return (
    <fieldset className="field month-day-field">
      <legend>{label}</legend>
      <div className="row stretched">
        <select
          {...shared}
          name={name}
          aria-label={words.day}
          value={day}
          onChange={({ target }) => onChange(`${month}-${target.value}`)}
        >
          {days.map((each) => (
            <option key={each} value={each}>
              {Number(each)}
            </option>
          ))}
        </select>
        <select
          {...shared}
          aria-label={words.month}
          value={month}
          onChange={({ target }) => onChange(`${target.value}-${day}`)}
        >
          {months.map((each) => (
            <option key={each} value={each}>
              {monthName(each, language)}
            </option>
          ))}
        </select>
      </div>
      <FieldNotes id={id} fault={fault} />
    </fieldset>
  );
}

function monthName(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(languageTag[language], { month: "long", timeZone: "UTC" });
  return format.format(Date.UTC(2000, Number(month) - 1));
}
