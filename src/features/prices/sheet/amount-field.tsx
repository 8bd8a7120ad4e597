import { useId, useState, type KeyboardEvent } from "react";
import { formatAmount } from "#src/i18n/format.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { FieldNotes } from "#src/ui/staff/fields/text-field.tsx";
import type { FieldProps } from "#src/ui/staff/form/resource-form.ts";
import { parseAmount } from "#src/features/prices/amount.ts";
import { priceListsAdminText } from "#src/features/prices/staff/price-lists-admin.text.ts";

interface Props {
  field: FieldProps;
  amount: number;
  label: string;
  onChange(amount: number): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** An amount in kroner, as people write it; what can't be read stays as it was written, and is a fault. */
export function AmountField({ field: { name, onBlur, fault }, amount, label, onChange, onKeyDown }: Props) {
  const id = useId();
  const text = priceListsAdminText[useStaff().language];
  /** What is being written, so that it isn't put in order under the cursor. */
  const [typed, setTyped] = useState<string>();
  const isAmount = typeof amount === "number";
  return (
    <div className="amount-field">
      <div className="amount-box">
        <input
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
            // The schema says that it is no number.
            onChange(parseAmount(target.value) ?? (target.value as unknown as number));
          }}
          onBlur={() => {
            setTyped(undefined);
            onBlur();
          }}
          onKeyDown={onKeyDown}
        />
        <span aria-hidden="true">kr</span>
      </div>
      <FieldNotes id={id} fault={fault && (isAmount ? fault : text.notAmount)} />
    </div>
  );
}
