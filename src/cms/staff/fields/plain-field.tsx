import { useId, type KeyboardEvent, type ReactNode, type Ref } from "react";
import { Icon } from "#src/ui/icon.tsx";
import { OutdatedSign } from "#src/cms/staff/form/translation-sources.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";
import { ChangedSign } from "#src/cms/staff/next-versions/change-marks.tsx";

export interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  onChange(value: string): void;
  onBlur?: () => void;
  hint?: ReactNode;
  fault?: string | undefined;
  isRequired?: boolean;
  isOptional?: boolean;
  /** The language of the text, such as "en-GB". */
  lang?: string;
  /** The maximum number of characters. A longer text can be typed, but counts as a fault. */
  max?: number;
  rows?: number;
  /** Suggestions from earlier texts. The user can also type another text. */
  choices?: readonly string[];
  type?: "text" | "search" | "url" | "email" | "tel";
  inputMode?: "numeric" | "decimal" | "text";
  autoComplete?: string;
  placeholder?: string;
  /** True for text that isn't prose. Phones then don't capitalize or correct the text. */
  isCode?: boolean;
}

interface PlainFieldProps extends TextFieldProps {
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  /** The number of characters, by default the length of the value. */
  length?: number;
  tool?: ReactNode;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readOnly?: boolean;
  keys?: string;
}

export const codeInput = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

export function PlainField({
  ref,
  label,
  hint,
  fault,
  isRequired = false,
  isOptional = false,
  max,
  rows,
  choices,
  length,
  tool,
  keys,
  onChange,
  autoComplete = "off",
  isCode = false,
  ...input
}: PlainFieldProps) {
  const id = useId();
  const words = staffText[useStaff().language];
  const count = length ?? input.value.length;
  const control = {
    id,
    ref,
    autoComplete,
    required: isRequired,
    "aria-keyshortcuts": keys,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": `${id}-hint ${id}-fault`,
    ...(isCode && codeInput),
    ...input,
  };
  return (
    <div className="field">
      <div className="field-head spread close flat on-baseline">
        <label htmlFor={id}>{label}</label>
        {isOptional && <OptionalSign />}
        <OutdatedSign name={input.name} />
        <ChangedSign name={input.name} />
        {tool}
        {max !== undefined && (
          <span className={`field-counter fine figures ${count > max ? "as-alert heavy" : "quiet"}`}>
            {words.counter({ used: count, most: max })}
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

export function OptionalSign() {
  return (
    <span className="heading-note stretch quiet fine lines-14">
      {staffText[useStaff().language].optional}
    </span>
  );
}

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
