import { useState } from "react";
import { priceListsAdminText } from "#messages/prices";
import { changeAgainst } from "#src/features/prices/staff/price-changes.ts";
import { focusBelow } from "#src/features/prices/staff/price-list-values.ts";
import { formatAmount } from "#src/i18n/format.ts";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { AmountField } from "./amount-field.tsx";
import { onEnter, type RateRowProps } from "./rate-row.tsx";
import { SheetField } from "./sheet-field.tsx";

/** Shows one price on a phone: its name and amount. The name opens a sheet with the other fields. */
export function RateLine({
  form,
  moves,
  list,
  index,
  rate,
  groupName,
  before,
  isCompared,
  onChange,
  onLeft,
}: RateRowProps) {
  const text = priceListsAdminText[useStaff().language];
  const [isNaming, setNaming] = useState(false);
  const path = `${list}.${index}`;
  const name = useFilled(rate?.text ?? "");
  const detail = useFilled(rate?.detail ?? "");
  const rateName = `${groupName}, ${rate ? name || text.noName : text.addRate}`;
  const change =
    isCompared && rate && typeof rate.amount === "number" ? changeAgainst(before, rate.amount) : undefined;
  return (
    <li className={`rate-line ${rate ? (change?.kind ?? "unknown") : "blank"}`}>
      {rate && rate.text !== "" && !isNaming ? (
        <button
          type="button"
          name={moves.open === path ? undefined : `${path}.text`}
          aria-haspopup="dialog"
          onClick={() => moves.show(path)}
        >
          {name} <small>{detail}</small>
        </button>
      ) : (
        <SheetField
          form={form}
          path={`${path}.text`}
          label={`${text.what}: ${rateName}`}
          writing="nb"
          placeholder={rate ? text.what : text.newRate}
          isRequired={rate !== undefined}
          onChange={(words) => {
            setNaming(true);
            onChange({ text: words });
          }}
          onLeft={() => {
            setNaming(false);
            onLeft();
          }}
          onKeyDown={onEnter((input) => focusBelow(input, "text"))}
        />
      )}
      {rate && (
        <>
          {change?.kind === "changed" && (
            <span className="rate-before quiet">
              {formatAmount(change.before)} <span aria-hidden="true">→</span>
              <span className="visually-hidden">{text.dialog.becomes}</span>
            </span>
          )}
          <AmountField
            field={form.field(`${path}.amount`)}
            amount={rate.amount}
            label={`${text.amount}: ${rateName}`}
            onChange={(amount) => onChange({ amount })}
            onKeyDown={onEnter((input) => focusBelow(input, "amount"))}
          />
        </>
      )}
    </li>
  );
}
