import { today } from "#src/cms/staff/clock.ts";
import type { PriceList } from "#src/features/prices/price-list.ts";
import { formatAmount, formatDate, formatPrice } from "#src/i18n/format.ts";
import { type Language, languageTag } from "#src/i18n/language.ts";
import { parseMoment } from "#src/i18n/times/time.ts";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StateSign } from "#src/cms/staff/state-sign.tsx";
import { listState, type PriceChange } from "./price-changes.ts";
import { priceListsAdminText } from "#messages/prices";

interface Props {
  list: Pick<PriceList, "isActive" | "fromDate" | "year" | "startsItself">;
  active: PriceList | undefined;
}

export function PriceListState({ list, active }: Props) {
  const text = priceListsAdminText[useStaff().language];
  const state = listState(list, active, today());
  // Undefined while the typed date is incomplete.
  const from = parseMoment(list.fromDate);
  if (state === "draft" && list.startsItself && from)
    return <StateSign state="planned">{text.stateNote.starts({ date: formatDate(from) })}</StateSign>;
  return (
    <StateSign state={state === "current" ? "published" : "draft"} label={text.state[state]}>
      {from && text.stateNote[state]({ date: formatDate(from) })}
    </StateSign>
  );
}

/** @param percent 4 for 4 per cent */
export const formatPercent = (percent: number, language: Language): string =>
  (percent / 100).toLocaleString(languageTag[language], { style: "percent", maximumFractionDigits: 2 });

interface AmountChangesProps {
  changes: readonly { text: string; before: number; amount: number }[];
}

export function AmountChanges({ changes }: AmountChangesProps) {
  const text = priceListsAdminText[useStaff().language];
  const fill = useFill();
  return (
    <ul className="amount-changes ruled open close figures">
      {changes.map(({ text: name, before, amount }, index) => (
        <li className="stack" key={index}>
          <span>{fill(name) || text.noName}</span>
          <span className="quiet">
            {formatAmount(before)} <span aria-hidden="true">→</span>
            <span className="visually-hidden">{text.dialog.becomes}</span>
          </span>
          <strong className="text-end">{formatPrice(amount)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** Shows a change, for example "+4,8 %", "Som før" or "Ny". Shows nothing when the typed value isn't an amount. */
export function ChangeSign({ change }: { change: PriceChange | undefined }) {
  const { language } = useStaff();
  const text = priceListsAdminText[language];
  if (!change) return null;
  if (change.kind === "same") return <span className="same quiet">{text.isSame}</span>;
  if (change.kind === "new") return <span className="as-link heavy">{text.isNew}</span>;
  if (change.share === undefined) return <mark>{text.fromFree}</mark>;
  const format = new Intl.NumberFormat(languageTag[language], {
    style: "percent",
    signDisplay: "exceptZero",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return <mark>{format.format(change.share)}</mark>;
}
