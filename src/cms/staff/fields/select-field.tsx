import { useId } from "react";

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
      <label htmlFor={id}>{label}</label>
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
