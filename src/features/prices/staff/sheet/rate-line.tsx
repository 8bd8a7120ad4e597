import { useState } from "react";
import { priceListsAdminText } from "#messages/prices";
import { formatAmount } from "#src/i18n/format.ts";
import { useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { AmountField } from "./amount-field.tsx";
import { useRate, type RateRowProps } from "./rate-row.tsx";
import { SheetField } from "./sheet-field.tsx";

/** Shows one price on a phone: its name and amount. The name opens a sheet with the other fields. */
export function RateLine(props: RateRowProps) {
  const { moves, rate, onChange, onLeft } = props;
  const text = priceListsAdminText[useStaff().language];
  const [isNaming, setNaming] = useState(false);
  const { path, ownName, change, textField, amountField } = useRate(props);
  const detail = useFilled(rate?.detail ?? "");
  return (
    <li
      className={`rate-line pad-4 line-below cluster loose flat figures ${rate ? (change?.kind ?? "unknown") : "blank as-link strong"}`}
    >
      {rate && rate.text !== "" && !isNaming ? (
        <button
          className="strong bare breaks high text-start"
          type="button"
          name={moves.open === path ? undefined : `${path}.text`}
          aria-haspopup="dialog"
          onClick={() => moves.show(path)}
        >
          {ownName} <small className="heading-note block quiet fine lines-14">{detail}</small>
        </button>
      ) : (
        <SheetField
          {...textField}
          onChange={(words) => {
            setNaming(true);
            onChange({ text: words });
          }}
          onLeft={() => {
            setNaming(false);
            onLeft();
          }}
        />
      )}
      {rate && (
        <>
          {change?.kind === "changed" && (
            <span className="rate-before quiet one-line">
              {formatAmount(change.before)} <span aria-hidden="true">→</span>
              <span className="visually-hidden">{text.dialog.becomes}</span>
            </span>
          )}
          <AmountField {...amountField} />
        </>
      )}
    </li>
  );
}
