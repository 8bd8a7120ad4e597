import { useId, useState } from "react";
import { changeAgainst } from "#src/features/prices/staff/price-changes.ts";
import { priceListsAdminText, raiseText } from "#messages/prices";
import { staffText } from "#messages/staff";
import { AmountChanges, ChangeSign, formatPercent } from "#src/features/prices/staff/price-signs.tsx";
import { formatAmount, formatPrice } from "#src/i18n/format.ts";
import { languageTag } from "#src/i18n/language.ts";
import { listInWords } from "#src/i18n/phrases.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import { ChoiceBar } from "#src/cms/staff/fields/choice-bar.tsx";
import { focusField } from "#src/cms/staff/fields/field-focus.ts";
import { FieldNotes } from "#src/cms/staff/fields/plain-field.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import {
  keptDeposits,
  raisedAmounts,
  rateId,
  type RaisedGroup,
  type RaisedRate,
  roundings,
} from "./raise.ts";
import { percentField, type RaiseState } from "./use-raise.ts";

/** The number of prices shown at first. */
const shownAtFirst = 8;
const applyButton = "raise.apply";

interface Props {
  raise: RaiseState;
  /** The name of the active list. */
  from: string;
}

/** The dialog «Øk prisene» changes prices by a percentage, rounds them, and shows them before they apply. */
export function RaiseSheet({ raise, from }: Props) {
  const { language } = useStaff();
  const text = raiseText[language];
  const id = useId();
  const fill = useFill();
  const [isWhole, setWhole] = useState(false);
  const { choice, percent, preview, count, kind } = raise;
  const amounts = preview && raisedAmounts(preview);
  const deposits = preview ? keptDeposits(preview) : [];
  const same = amounts?.filter(({ before, amount }) => before === amount).length ?? 0;
  // A plus or minus without digits is no fault, because it is the beginning of a percentage.
  const isFault = percent === undefined && !/^[+−-]?$/.test(choice.percent.trim());
  const step = (by: number) => {
    const next = Math.round(((percent ?? 0) + by) * 100) / 100;
    raise.change({ percent: next.toLocaleString(languageTag[language], { useGrouping: false }) });
  };
  return (
    <Dialog heading={text.heading} isOpen={raise.isOpen} onClose={raise.close} hasCloseButton>
      <p className="quiet">{text.from({ name: from })}</p>
      <div>
        <div className="raise-percent row">
          <StaffButton aria-label={text.less} onClick={() => step(-1)}>
            <Icon name="dash" />
          </StaffButton>
          <div className="raise-box box stretch quiet row">
            {/* The input has no `inputMode`, because some phones' numeric keypads have no minus. */}
            <input
              className="as-ink strong figures bare stretch text-end"
              name={percentField}
              value={choice.percent}
              aria-label={text.percent}
              aria-invalid={isFault || undefined}
              aria-describedby={`${id}-fault`}
              autoComplete="off"
              onChange={({ target }) => raise.change({ percent: target.value })}
              onKeyDown={({ key }) => key === "Enter" && focusField(applyButton)}
            />
            <span className="grow" aria-hidden="true">
              %
            </span>
          </div>
          <StaffButton aria-label={text.more} onClick={() => step(1)}>
            <Icon name="plus" />
          </StaffButton>
        </div>
        <FieldNotes id={id} fault={isFault ? text.notPercent : undefined} />
      </div>
      <div className="raise-rounding stack close">
        <p className="strong" aria-hidden="true">
          {text.roundTo}
        </p>
        <ChoiceBar
          label={text.roundTo}
          choices={roundings.map((kroner) => ({ value: kroner, label: text.rounding({ kroner }) }))}
          chosen={choice.rounding}
          onChoose={(rounding) => raise.change({ rounding })}
        />
      </div>
      {preview && amounts && (
        <section>
          <div className="on-baseline spread flat">
            <h3 className="size-16">{text.result}</h3>
            <span className="quiet">{text.same({ count: same })}</span>
          </div>
          {deposits.length > 0 && (
            <p className="quiet">
              {text.deposits({
                names: listInWords(
                  deposits.map((name) => fill(name)),
                  language,
                ),
              })}
            </p>
          )}
          {isWhole ? (
            <RaisePreview groups={preview} onToggle={raise.toggle} />
          ) : (
            <>
              <AmountChanges changes={amounts.slice(0, shownAtFirst)} />
              <StaffButton look="link" className="target" onClick={() => setWhole(true)}>
                {text.all({ count: preview.flatMap(({ rates }) => rates).length })}
              </StaffButton>
            </>
          )}
        </section>
      )}
      <div className="raise-end">
        <StaffButton
          look="action"
          className="full"
          name={applyButton}
          aria-disabled={count === 0}
          onClick={() => count > 0 && raise.apply()}
        >
          {count > 0 ? text.apply[kind]({ count }) : preview ? text.nothing : text.heading}
        </StaffButton>
      </div>
    </Dialog>
  );
}

/** Says that a chosen raise isn't applied, or says how many prices the last applied raise changed. */
export function RaiseStrip({ raise }: { raise: RaiseState }) {
  const { language } = useStaff();
  const text = raiseText[language];
  const { percent, applied } = raise;
  const isWaiting = raise.isPending && !raise.isOpen;
  return (
    <div aria-live="polite">
      {isWaiting ? (
        <div className="raise-strip full-bar pad-4 on-mist cluster flat icons-18 waiting">
          <Icon name="alert" />
          <p>
            <strong>
              {percent === undefined
                ? text.notPercent
                : text.waiting({ percent: formatPercent(percent, language) })}
            </strong>
          </p>
          <StaffButton
            look="link"
            className="target"
            onClick={percent === undefined ? raise.open : raise.apply}
          >
            {percent === undefined ? text.edit : text.use}
          </StaffButton>
          <StaffButton look="link" className="target" onClick={raise.drop}>
            {text.drop}
          </StaffButton>
        </div>
      ) : applied ? (
        <div className="raise-strip full-bar pad-4 on-mist cluster flat icons-18">
          <Icon name="check" />
          <p>
            <strong>
              {text.applied({
                kind: applied.kind,
                percent: formatPercent(Math.abs(applied.percent), language),
              })}
            </strong>{" "}
            {text.changed[applied.kind]({
              count: applied.count,
              all: applied.raised.after.flatMap(({ rates }) => rates).length,
            })}
          </p>
          <StaffButton look="link" className="target" onClick={raise.edit}>
            {text.edit}
          </StaffButton>
          <StaffButton look="link" className="target" onClick={raise.undo}>
            {staffText[language].undo}
          </StaffButton>
        </div>
      ) : (
        raise.isUndone && <p className="visually-hidden">{text.undone}</p>
      )}
    </div>
  );
}

export type RaiseAnswer = "apply" | "drop" | "back";

interface QuestionProps {
  raise: RaiseState;
  /** Undefined while the question isn't open. */
  onAnswer: ((answer: RaiseAnswer) => void) | undefined;
}

/** The number of prices that the question shows. */
const asked = 2;

/** Asks, before a save, whether to apply a raise that is chosen but not applied. */
export function RaiseQuestion({ raise: { preview, percent = 0, kind, count }, onAnswer }: QuestionProps) {
  const { language } = useStaff();
  const text = raiseText[language];
  const amounts = raisedAmounts(preview ?? []).filter(({ isChanged }) => isChanged);
  return (
    <Dialog
      heading={text.question({ kind, percent: formatPercent(Math.abs(percent), language) })}
      role="alertdialog"
      isOpen={onAnswer !== undefined}
      onClose={() => onAnswer?.("back")}
    >
      <p>{text.unused({ percent: formatPercent(percent, language) })}</p>
      <AmountChanges changes={amounts.slice(0, asked)} />
      {amounts.length > asked && <p className="quiet">{text.others({ count: amounts.length - asked })}</p>}
      <div className="stack">
        <StaffButton look="action" onClick={() => onAnswer?.("apply")}>
          {text.applyAndSave[kind]({ count })}
        </StaffButton>
        <StaffButton onClick={() => onAnswer?.("drop")}>{text.saveWithout[kind]}</StaffButton>
        <StaffButton look="link" className="touch unlined" onClick={() => onAnswer?.("back")}>
          {text.back}
        </StaffButton>
      </div>
    </Dialog>
  );
}

interface RaisePreviewProps {
  groups: readonly RaisedGroup[];
  onToggle(out: string): void;
}

/** Previews every price by group. Staff can leave out groups and single prices. */
function RaisePreview({ groups, onToggle }: RaisePreviewProps) {
  const { language } = useStaff();
  const text = priceListsAdminText[language];
  return (
    <div className="raise-preview stack">
      {groups.map(({ name, isLeftOut, rates }, g) => (
        <div key={g}>
          <label className="row loose touch">
            <input
              className="big-mark"
              type="checkbox"
              checked={!isLeftOut}
              onChange={() => onToggle(name)}
            />
            <strong>{name || text.noName}</strong>
            {isLeftOut && <span className="field-hint">{raiseText[language].leftOut}</span>}
          </label>
          {!isLeftOut && (
            <ul className="figures" aria-label={name || text.noName}>
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
    <li className="stack centred pad-4 line-above">
      <label className="row loose touch">
        <input
          className="big-mark"
          type="checkbox"
          checked={!isLeftOut && before !== undefined}
          disabled={before === undefined}
          onChange={onToggle}
        />
        <span>
          {rateText || text.noName} {detail && <small className="quiet fine">{detail}</small>}
        </span>
      </label>
      {before === undefined || isLeftOut ? (
        <span className="raise-unchanged quiet text-end">
          {before === undefined ? raiseText[language].isNew : raiseText[language].isLeftOut}
        </span>
      ) : (
        <>
          <span className="raise-amounts quiet">
            {shown(before)} <span aria-hidden="true">→</span>
            <span className="visually-hidden">{text.dialog.becomes}</span>{" "}
            <strong className="as-ink text-end">{formatPrice(after)}</strong>
            {now !== before && now !== after && (
              <small className="fine block text-end">
                {" "}
                {raiseText[language].replaces({ amount: shown(now) })}
              </small>
            )}
          </span>
          <span className="text-end">
            <ChangeSign change={changeAgainst(before, after)} />
            {isFarOff && (
              <small className="one-line row tight to-end fine as-ink strong icons-16">
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
