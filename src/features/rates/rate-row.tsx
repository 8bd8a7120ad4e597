import type { KeyboardEvent } from "react";
import { formatAmount, formatPrice } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { AmountField } from "./amount-field.tsx";
import { annualRatesText } from "./annual-rates-admin.text.ts";
import type { RateGroup } from "./annual-rates.ts";
import { ChangeSign } from "./change-sign.tsx";
import type { PriceListFormState } from "./price-list-form-state.ts";
import { SheetField } from "./sheet-field.tsx";

type Rate = RateGroup["rates"][number];

interface Props {
  form: PriceListFormState;
  path: string;
  /** Undefined in the row where the next price is written. */
  rate: Rate | undefined;
  place: "first" | "later" | "blank";
  groupName: string;
  /** What guests see now. */
  before: number | undefined;
  /** Whether there is a list to hold this one against. */
  isCompared: boolean;
  onChange(part: Partial<Rate>): void;
  onLeft: () => void;
  onAdd: () => void;
  onRemove: () => void;
  onDown(column: "text" | "amount"): void;
}

/** One price: what, how much now, how much in this list, and what that makes. Enter goes down, Tab to the right. */
export function RateRow({
  form,
  path,
  rate,
  place,
  groupName,
  before,
  isCompared,
  onChange,
  onLeft,
  onAdd,
  onRemove,
  onDown,
}: Props) {
  const text = annualRatesText[useStaff().language];
  const rateName = `${groupName}, ${rate ? rate.text || text.noName : text.addRate}`;
  return (
    <li className="rate-row">
      <SheetField
        form={form}
        path={`${path}.text`}
        label={`${text.what}: ${rateName}`}
        writing="nb"
        placeholder={rate ? undefined : text.newRate}
        isRequired={rate !== undefined}
        onChange={(words) => onChange({ text: words })}
        onLeft={onLeft}
        onKeyDown={onEnter(() => onDown("text"))}
      />
      <span className="rate-before">
        {isCompared && rate && (
          <>
            <span className="rate-before-head">{text.nowShort} </span>
            {before === undefined ? "–" : formatAmount(before)}
          </>
        )}
      </span>
      <AmountField
        field={form.field(`${path}.amount`)}
        amount={rate?.amount ?? 0}
        label={`${text.amount}: ${rateName}`}
        onChange={(amount) => onChange({ amount })}
        onKeyDown={onEnter(() => onDown("amount"))}
      />
      <span className="rate-change">
        {isCompared && rate && <ChangeSign before={before} amount={rate.amount} />}
      </span>
      {place === "blank" ? (
        <span />
      ) : (
        <button
          type="button"
          className="icon-button"
          aria-label={place === "first" ? `${text.addRate}: ${groupName}` : `${text.removeRate}: ${rateName}`}
          onClick={place === "first" ? onAdd : onRemove}
        >
          <Icon name={place === "first" ? "plus" : "close"} />
        </button>
      )}
    </li>
  );
}

interface TranslatedProps {
  form: PriceListFormState;
  path: string;
  rate: Rate;
  writing: Language;
  groupName: string;
  onDown: () => void;
}

/** One price in another language: only its words are written. */
export function TranslatedRateRow({ form, path, rate, writing, groupName, onDown }: TranslatedProps) {
  const text = annualRatesText[useStaff().language];
  return (
    <li className="rate-row translated">
      <SheetField
        form={form}
        path={`${path}.translations.${writing}.text`}
        label={`${text.what}: ${groupName}, ${rate.text || text.noName}`}
        hint={rate.text}
        writing={writing}
        onKeyDown={onEnter(onDown)}
      />
      <span className="rate-change">{typeof rate.amount === "number" && formatPrice(rate.amount)}</span>
    </li>
  );
}

/** Enter goes on in the sheet; it doesn't save. */
function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
}
