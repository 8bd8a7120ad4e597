import { useId, type KeyboardEvent } from "react";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { OutdatedSign } from "#src/ui/staff/form-languages.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { FieldNotes } from "#src/ui/staff/text-field.tsx";
import { annualRatesText } from "./annual-rates-admin.text.ts";
import type { PriceListFormState } from "./price-list-form-state.ts";

interface Props {
  form: PriceListFormState;
  path: string;
  /** The column's name and the row's, for those who don't see where the field stands. */
  label: string;
  /** What is translated. */
  hint?: string | undefined;
  writing: Language;
  placeholder?: string | undefined;
  isRequired?: boolean;
  onChange?: (text: string) => void;
  onLeft?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A cell of a sheet to write words in. */
export function SheetField({
  form,
  path,
  label,
  hint,
  writing,
  placeholder,
  isRequired = false,
  onChange,
  onLeft,
  onKeyDown,
}: Props) {
  const id = useId();
  const text = annualRatesText[useStaff().language];
  const field = form.field(path);
  return (
    <div className="sheet-field">
      <input
        name={field.name}
        value={field.value}
        aria-label={label}
        aria-invalid={field.fault ? true : undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
        aria-required={isRequired || undefined}
        autoComplete="off"
        lang={languageTag[writing]}
        placeholder={placeholder}
        onChange={({ target }) => (onChange ?? field.onChange)(target.value)}
        onBlur={() => {
          field.onBlur();
          onLeft?.();
        }}
        onKeyDown={onKeyDown}
      />
      <OutdatedSign name={path} />
      <FieldNotes id={id} hint={hint ? text.norwegian(hint) : undefined} fault={field.fault} />
    </div>
  );
}
