import { useId } from "react";
import { ChangedSign } from "#src/cms/staff/next-versions/change-marks.tsx";

interface Props {
  label: string;
  name?: string;
  value: string;
  options: Readonly<Record<string, string>>;
  onChange(value: string): void;
  onBlur?: () => void;
}

export function SelectField({ label, options, onChange, ...select }: Props) {
  const id = useId();
  return (
    <div className="field">
      <div className="field-head spread close flat on-baseline">
        <label htmlFor={id}>{label}</label>
        <ChangedSign name={select.name} />
      </div>
      <select id={id} {...select} onChange={({ target }) => onChange(target.value)}>
        {Object.entries(options).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </div>
  );
}
