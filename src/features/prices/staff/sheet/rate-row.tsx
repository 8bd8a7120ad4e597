import type { KeyboardEvent } from "react";
import { rateKinds } from "#src/features/prices/price-list.ts";
import { priceListsAdminText, rateKindNamesText } from "#messages/prices";
import { changeAgainst, type Rate } from "#src/features/prices/staff/price-changes.ts";
import { focusBelow, type PriceListFormState } from "#src/features/prices/staff/price-list-values.ts";
import { ChangeSign } from "#src/features/prices/staff/price-signs.tsx";
import { formatAmount, formatPrice } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import type { FieldProps } from "#src/cms/staff/form/resource-form.ts";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { AmountField } from "./amount-field.tsx";
import { Grip, MoveStrip } from "./move-strip.tsx";
import type { RateMoves } from "./rate-moves.ts";
import { SheetField } from "./sheet-field.tsx";

export interface RateRowProps {
  form: PriceListFormState;
  moves: RateMoves;
  list: string;
  index: number;
  count: number;
  /** Undefined in the empty row. */
  rate: Rate | undefined;
  groupName: string;
  before: number | undefined;
  /** True when there is an active list to compare with. */
  isCompared: boolean;
  onChange(part: Partial<Rate>): void;
  onLeft: () => void;
  onAdd: () => void;
  onRemove: () => void;
}

/** Returns a price's path, name and change, and the props of its text and its amount. */
export function useRate(props: RateRowProps) {
  const { form, list, index, rate, groupName, before, isCompared, onChange } = props;
  const text = priceListsAdminText[useStaff().language];
  const path = `${list}.${index}`;
  const ownName = useFilled(rate?.text ?? "");
  const rateName = `${groupName}, ${rate ? ownName || text.noName : text.addRate}`;
  return {
    path,
    ownName,
    rateName,
    change:
      isCompared && rate && typeof rate.amount === "number" ? changeAgainst(before, rate.amount) : undefined,
    textField: {
      form,
      path: `${path}.text`,
      label: `${text.what}: ${rateName}`,
      writing: "nb",
      placeholder: rate ? text.what : text.newRate,
      isRequired: rate !== undefined,
      onKeyDown: onEnter((input) => focusBelow(input, "text")),
    } as const,
    amountField: {
      field: form.field(`${path}.amount`),
      amount: rate?.amount ?? 0,
      label: `${text.amount}: ${rateName}`,
      onChange: (amount: number) => onChange({ amount }),
      onKeyDown: onEnter((input) => focusBelow(input, "amount")),
    },
  };
}

/** One price: name, kind, amounts and difference. Enter moves the focus down, and Tab to the right. */
export function RateRow(props: RateRowProps) {
  const { form, moves, list, index, count, rate, groupName, before, isCompared } = props;
  const { onChange, onLeft, onAdd, onRemove } = props;
  const text = priceListsAdminText[useStaff().language];
  const { path, rateName, change, textField, amountField } = useRate(props);
  const shown = rate ? (change?.kind ?? "unknown") : "blank";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles key presses in its fields
    <li
      className={`rate-row ${shown} ${moves.dragged === path ? "dragged" : ""}`}
      data-list={rate && list}
      data-index={index}
      onKeyDown={rate && moves.onKeyDown(list, index)}
    >
      {rate ? <Grip moves={moves} list={list} index={index} name={rateName} /> : <span />}
      <SheetField {...textField} onChange={(words) => onChange({ text: words })} onLeft={onLeft} />
      {rate ? (
        <SheetField
          form={form}
          path={`${path}.detail`}
          label={`${text.detail}: ${rateName}`}
          writing="nb"
          placeholder={text.detailHint}
          onKeyDown={onEnter((input) => focusBelow(input, "detail"))}
        />
      ) : (
        <span />
      )}
      {rate ? (
        <KindField field={form.field(`${path}.kind`)} label={`${text.kind}: ${rateName}`} />
      ) : (
        <span className="kind-field" />
      )}
      <span className="rate-before quiet">
        {isCompared && rate && (before === undefined ? "–" : formatAmount(before))}
      </span>
      <AmountField {...amountField} />
      <span className="rate-change">
        <ChangeSign change={change} />
      </span>
      {rate ? (
        <StaffButton
          look="icon"
          className={index === 0 ? "full as-link" : "full quiet"}
          icon={index === 0 ? "plus" : "close"}
          aria-label={index === 0 ? `${text.addRate}: ${groupName}` : `${text.removeRate}: ${rateName}`}
          onClick={index === 0 ? onAdd : onRemove}
        />
      ) : (
        <span />
      )}
      {rate && <MoveStrip moves={moves} list={list} index={index} name={rateName} count={count} />}
    </li>
  );
}

/** Returns a key handler that calls `act` on Enter instead of saving the form. */
function onEnter(act: (input: HTMLElement) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act(event.currentTarget);
  };
}

interface KindFieldProps {
  field: FieldProps;
  /** The names of column and row, for screen readers. */
  label: string;
}

/** Asks for the kind of an amount. Structured data for search engines has prices and extras, but no deposits. */
function KindField({ field: { name, value, onChange, onBlur }, label }: KindFieldProps) {
  const { language } = useStaff();
  return (
    <select
      className={value === "price" ? "kind-field full touch small quiet" : "kind-field full touch small"}
      name={name}
      value={value}
      aria-label={label}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value)}
    >
      {rateKinds.map((each) => (
        <option key={each} value={each}>
          {rateKindNamesText[language][each]}
        </option>
      ))}
    </select>
  );
}

interface TranslatedRateRowProps {
  form: PriceListFormState;
  path: string;
  rate: Rate;
  writing: Language;
  groupName: string;
}

/** Shows one price in another language. Only the words are editable. */
export function TranslatedRateRow({ form, path, rate, writing, groupName }: TranslatedRateRowProps) {
  const text = priceListsAdminText[useStaff().language];
  const rateName = `${groupName}, ${useFilled(rate.text) || text.noName}`;
  const words = `${path}.translations.${writing}`;
  return (
    <li className="rate-row translated">
      <SheetField
        form={form}
        path={`${words}.text`}
        label={`${text.what}: ${rateName}`}
        norwegian={rate.text || text.noName}
        writing={writing}
        onKeyDown={onEnter((input) => focusBelow(input, "text"))}
      />
      {rate.detail && (
        <SheetField
          form={form}
          path={`${words}.detail`}
          label={`${text.detail}: ${rateName}`}
          norwegian={rate.detail}
          writing={writing}
          onKeyDown={onEnter((input) => focusBelow(input, "detail"))}
        />
      )}
      <span className="rate-change">{typeof rate.amount === "number" && formatPrice(rate.amount)}</span>
    </li>
  );
}
