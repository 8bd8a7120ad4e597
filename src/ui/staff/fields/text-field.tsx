import { useId, type ReactNode } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { OutdatedSign } from "#src/ui/staff/form/form-languages.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";

interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  onChange(value: string): void;
  onBlur?: () => void;
  hint?: ReactNode;
  fault?: string | undefined;
  isRequired?: boolean;
  /** The language of what is written, as "en-GB". */
  lang?: string;
  /** Shows how much of it is used; more can be typed, and is a fault. */
  most?: number;
  /** As many rows at once; one line without it. */
  rows?: number;
  /** What has been written in such fields, to choose among; anything else can be written too. */
  choices?: readonly string[];
  type?: "text" | "search" | "url" | "email" | "tel";
  inputMode?: "numeric" | "decimal" | "text";
  autoComplete?: string;
}

/** A label, what can be written, what helps, and what is wrong. */
export function TextField({
  label,
  hint,
  fault,
  isRequired = false,
  most,
  rows,
  choices,
  onChange,
  autoComplete = "off",
  ...input
}: TextFieldProps) {
  const id = useId();
  const words = staffText[useStaff().language];
  const control = {
    id,
    autoComplete,
    required: isRequired,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": `${id}-hint ${id}-fault`,
    ...input,
  };
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        <OutdatedSign name={input.name} />
        {most !== undefined && (
          <span className="field-counter" data-over={input.value.length > most ? "" : undefined}>
            {words.counter(input.value.length, most)}
          </span>
        )}
      </div>
      {rows ? (
        <textarea {...control} rows={rows} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          {...control}
          {...(choices && { list: `${id}-choices` })}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {choices && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      <FieldNotes id={id} hint={hint} fault={fault} />
    </div>
  );
}

/** What helps with a field, and what is wrong with it; read out with the field itself. */
export function FieldNotes({
  id,
  hint,
  fault,
}: {
  id: string;
  hint?: ReactNode;
  fault?: string | undefined;
}) {
  return (
    <>
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <p className="field-fault" id={`${id}-fault`}>
        {fault && (
          <>
            <Icon name="fault" />
            {fault}
          </>
        )}
      </p>
    </>
  );
}
