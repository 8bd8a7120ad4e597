import { type KeyboardEvent, useId, useState } from "react";
import { priceListsAdminText } from "#messages/prices";
import { formatAmount } from "#src/i18n/format.ts";
import { FieldNotes } from "#src/cms/staff/fields/plain-field.tsx";
import type { FieldProps } from "#src/cms/staff/form/resource-form.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { ChangedSign } from "#src/cms/staff/next-versions/change-marks.tsx";

interface Props {
  field: FieldProps;
  amount: number;
  label: string;
  onChange(amount: number): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** Asks for an amount. Invalid text stays as typed, and the field shows a fault. */
export function AmountField({ field: { name, onBlur, fault }, amount, label, onChange, onKeyDown }: Props) {
  const id = useId();
  const text = priceListsAdminText[useStaff().language];
  /** The typed text isn't reformatted while the field has the focus. */
  const [typed, setTyped] = useState<string>();
  const isAmount = typeof amount === "number";
  return (
    <div className="amount-field shrinks">
      <div className="amount-box">
        <input
          className="bare full touch figures text-end"
          name={name}
          value={typed ?? (isAmount ? formatAmount(amount) : String(amount))}
          aria-label={label}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-fault`}
          autoComplete="off"
          inputMode="decimal"
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTyped(target.value);
            // The schema reports text that isn't a number.
            onChange(parseAmount(target.value) ?? (target.value as unknown as number));
          }}
          onBlur={() => {
            setTyped(undefined);
            onBlur();
          }}
          onKeyDown={onKeyDown}
        />
        <span className="quiet fine" aria-hidden="true">
          kr
        </span>
      </div>
      <ChangedSign name={name} isHidden />
      <FieldNotes id={id} fault={fault && (isAmount ? fault : text.notAmount)} />
    </div>
  );
}

/** Parses "24500", "24 500", "24500,50" or "24 500 kr". Undefined for invalid or ambiguous text. */
export function parseAmount(text: string): number | undefined {
  const written = text
    .replaceAll(/[\s\u00a0\u202f]+/g, " ")
    .trim()
    .replace(/ ?(?:kr\.?|,-)$/i, "");
  // A point may precede one or two digits for øre. "24.500" is refused, because it means 24,500 in other countries.
  if (!/^(?:\d+|\d{1,3}(?: \d{3})+)(?:[.,]\d{1,2})?$/.test(written)) return undefined;
  return Number(written.replaceAll(" ", "").replace(",", "."));
}
