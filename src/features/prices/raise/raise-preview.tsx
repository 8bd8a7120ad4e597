import { formatAmount, formatPrice } from "#src/i18n/format.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { priceListsAdminText } from "#src/features/prices/staff/price-lists-admin.text.ts";
import { ChangeSign } from "#src/features/prices/staff/change-sign.tsx";
import { changeAgainst } from "#src/features/prices/staff/price-changes.ts";
import { raiseText } from "./raise.text.ts";
import type { RaisedGroup, RaisedRate } from "./raise.ts";

interface Props {
  groups: readonly RaisedGroup[];
  onToggle(name: string): void;
}

/** Every price as it is and as it would become, group by group; a group can be left as it is. */
export function RaisePreview({ groups, onToggle }: Props) {
  const { language } = useStaff();
  const text = priceListsAdminText[language];
  return (
    <div className="raise-preview">
      {groups.map(({ name, isLeftOut, rates }, g) => (
        <div key={g}>
          <label>
            <input type="checkbox" checked={!isLeftOut} onChange={() => onToggle(name)} />
            <strong>{name || text.noName}</strong>
            {isLeftOut && <span className="field-hint">{raiseText[language].leftOut}</span>}
          </label>
          {!isLeftOut && (
            <ul aria-label={name || text.noName}>
              {rates.map((rate, r) => (
                <RaisedRow key={r} rate={rate} />
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

function RaisedRow({ rate: { text: what, detail, before, now, after } }: { rate: RaisedRate }) {
  const { language } = useStaff();
  const text = priceListsAdminText[language];
  // What isn't an amount is shown as it was written.
  const shown = (amount: number) => (typeof amount === "number" ? formatAmount(amount) : String(amount));
  return (
    <li>
      <span>
        {what || text.noName} {detail && <small>{detail}</small>}
      </span>
      {before === undefined ? (
        <span className="raise-unchanged">{raiseText[language].isNew}</span>
      ) : (
        <>
          <span className="raise-amounts">
            {shown(before)} <span aria-hidden="true">→</span>
            <span className="visually-hidden">{text.dialog.becomes}</span>{" "}
            <strong>{formatPrice(after)}</strong>
            {now !== before && now !== after && <small> {raiseText[language].replaces(shown(now))}</small>}
          </span>
          <span className="raise-change">
            <ChangeSign change={changeAgainst(before, after)} />
          </span>
        </>
      )}
    </li>
  );
}
