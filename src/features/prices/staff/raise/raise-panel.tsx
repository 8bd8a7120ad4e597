import { useId, useRef } from "react";
import { changeAgainst } from "#src/features/prices/staff/price-changes.ts";
import { priceListsAdminText, raiseText } from "#messages/prices";
import { ChangeSign } from "#src/features/prices/staff/price-signs.tsx";
import { formatAmount, formatPrice } from "#src/i18n/format.ts";
import { Icon } from "#src/ui/icon.tsx";
import { FieldNotes } from "#src/cms/staff/fields/plain-field.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { countRaised, rateId, type RaisedGroup, type RaisedRate, roundings } from "./raise.ts";
import type { RaiseState } from "./use-raise.ts";

interface Props {
  raise: RaiseState;
  from: string;
  groupCount: number;
}

/** «Øk prisene»: raises all prices by a percentage, rounded. It previews every price, and one click undoes it. */
export function RaisePanel({ raise, from, groupCount }: Props) {
  const text = raiseText[useStaff().language];
  const id = useId();
  const percent = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { preview, applied, kind } = raise;
  const count = preview ? countRaised(preview) : 0;
  const goTo = (button: string) =>
    setTimeout(() => panel.current?.querySelector<HTMLElement>(`[name="${button}"]`)?.focus());
  return (
    <section className="raise" aria-labelledby={`${id}-heading`} ref={panel}>
      <div className="raise-controls">
        <h2 id={`${id}-heading`}>{text.heading}</h2>
        <div className="raise-percent">
          {/* Some phones' numeric keypads have no minus. */}
          <input
            ref={percent}
            value={raise.percent}
            aria-label={text.percent}
            aria-invalid={raise.isFault || undefined}
            aria-describedby={`${id}-fault`}
            autoComplete="off"
            onChange={({ target }) => raise.setPercent(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter must not save the form. It moves on to the button that applies the preview.
              event.preventDefault();
              goTo("raise.apply");
            }}
          />
          <span aria-hidden="true">%</span>
        </div>
        <label>
          {text.roundTo}
          <select
            value={raise.rounding}
            onChange={({ target }) =>
              raise.setRounding(roundings.find((each) => String(each) === target.value)!)
            }
          >
            {roundings.map((kroner) => (
              <option key={kroner} value={kroner}>
                {text.rounding({ kroner: String(kroner) })}
              </option>
            ))}
          </select>
        </label>
        <div className="raise-actions">
          {applied && (
            <button
              type="button"
              className="button plain"
              name="raise.undo"
              onClick={() => {
                raise.undo();
                percent.current?.focus();
              }}
            >
              <Icon name="reply" />
              {text.undo[applied.kind]}
            </button>
          )}
          {count > 0 && (
            <button
              type="button"
              className="button plain"
              name="raise.apply"
              onClick={() => {
                raise.apply();
                goTo("raise.undo");
              }}
            >
              {text.apply[kind]({ count })}
            </button>
          )}
        </div>
      </div>
      <FieldNotes id={id} fault={raise.isFault ? text.notPercent : undefined} />
      <p className="raise-state" aria-live="polite">
        {applied && (
          <>
            <strong>
              {text.applied[applied.kind]({ count: applied.count })}
              {text.inGroups({ some: applied.groups, all: groupCount })}
            </strong>{" "}
          </>
        )}
        {raise.isUndone && <strong>{text.undone} </strong>}
        {preview ? (count > 0 ? text.notYet : text.nothing) : text.from({ name: from })}
      </p>
      {preview && <RaisePreview groups={preview} onToggle={raise.toggle} />}
    </section>
  );
}

interface RaisePreviewProps {
  groups: readonly RaisedGroup[];
  onToggle(out: string): void;
}

/** A preview of every price by group. Groups and single prices can be left out. */
function RaisePreview({ groups, onToggle }: RaisePreviewProps) {
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
                <RaisedRow key={r} rate={rate} onToggle={() => onToggle(rateId(name, rate))} />
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

function RaisedRow({ rate, onToggle }: { rate: RaisedRate; onToggle(): void }) {
  const { text: rateText, detail, before, now, after, isLeftOut, isFarOff } = rate;
  const { language } = useStaff();
  const text = priceListsAdminText[language];
  // A value that isn't an amount is shown as typed.
  const shown = (amount: number) => (typeof amount === "number" ? formatAmount(amount) : String(amount));
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={!isLeftOut && before !== undefined}
          disabled={before === undefined}
          onChange={onToggle}
        />
        <span>
          {rateText || text.noName} {detail && <small>{detail}</small>}
        </span>
      </label>
      {before === undefined || isLeftOut ? (
        <span className="raise-unchanged">
          {before === undefined ? raiseText[language].isNew : raiseText[language].isLeftOut}
        </span>
      ) : (
        <>
          <span className="raise-amounts">
            {shown(before)} <span aria-hidden="true">→</span>
            <span className="visually-hidden">{text.dialog.becomes}</span>{" "}
            <strong>{formatPrice(after)}</strong>
            {now !== before && now !== after && (
              <small> {raiseText[language].replaces({ amount: shown(now) })}</small>
            )}
          </span>
          <span className="raise-change">
            <ChangeSign change={changeAgainst(before, after)} />
            {isFarOff && (
              <small className="raise-astray">
                <Icon name="fault" />
                {raiseText[language].isFarOff}
              </small>
            )}
          </span>
        </>
      )}
    </li>
  );
}
