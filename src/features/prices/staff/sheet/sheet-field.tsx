import { type KeyboardEvent, useId } from "react";
import type { PriceListFormState } from "#src/features/prices/staff/price-list-values.ts";
import { type Language, languageTag } from "#src/i18n/language.ts";
import { FieldNotes } from "#src/cms/staff/fields/plain-field.tsx";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { useValueTokens } from "#src/cms/staff/live-values/use-value-tokens.ts";
import { MarkedNorwegian } from "#src/cms/staff/conflict/marked-norwegian.tsx";
import { OutdatedSign, useTranslationSource } from "#src/cms/staff/form/translation-sources.tsx";
import { ChangedSign } from "#src/cms/staff/next-versions/change-marks.tsx";

interface Props {
  form: PriceListFormState;
  path: string;
  label: string;
  norwegian?: string | undefined;
  writing: Language;
  placeholder?: string | undefined;
  isRequired?: boolean;
  onChange?: (text: string) => void;
  onLeft?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

export function SheetField(props: Props) {
  const { form, path, label, norwegian, writing, placeholder, isRequired = false, onChange, onLeft } = props;
  const { onKeyDown } = props;
  const id = useId();
  const field = form.field(path);
  const { shown, isReadOnly, saved } = useValueTokens(field.value, languageTag[writing]);
  const read = useFilled(norwegian ?? "");
  const source = useTranslationSource(path);
  return (
    <div className={norwegian === undefined ? "sheet-field shrinks" : "sheet-field shrinks beside"}>
      {norwegian !== undefined && (
        <p className="sheet-norwegian breaks" id={`${id}-norwegian`} lang={languageTag.nb}>
          {source === undefined ? read : <MarkedNorwegian norwegian={norwegian} source={source} />}
        </p>
      )}
      <input
        className="bare full touch figures"
        name={field.name}
        value={shown}
        readOnly={isReadOnly}
        aria-label={label}
        aria-invalid={field.fault ? true : undefined}
        aria-describedby={`${id}-norwegian ${id}-fault`}
        aria-required={isRequired || undefined}
        autoComplete="off"
        lang={languageTag[writing]}
        placeholder={placeholder}
        onChange={({ target }) => (onChange ?? field.onChange)(saved(target.value))}
        onBlur={() => {
          field.onBlur();
          onLeft?.();
        }}
        onKeyDown={onKeyDown}
      />
      <OutdatedSign name={path} />
      <ChangedSign name={path} isHidden />
      <FieldNotes id={id} fault={field.fault} />
    </div>
  );
}
