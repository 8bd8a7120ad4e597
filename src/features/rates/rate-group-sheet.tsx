import { Fragment } from "react";
import type { Language } from "#src/i18n/language.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { annualRatesText } from "./annual-rates-admin.text.ts";
import { emptyRate } from "./annual-rates-values.ts";
import type { AnnualRates, RateGroup } from "./annual-rates.ts";
import { findRate } from "./price-changes.ts";
import { focusField, type PriceListFormState, type Removed } from "./price-list-form-state.ts";
import { RemovedNote } from "./removed-note.tsx";
import { SheetField } from "./sheet-field.tsx";
import { RateRow, TranslatedRateRow } from "./rate-row.tsx";

interface Props {
  form: PriceListFormState;
  writing: Language;
  active: AnnualRates | undefined;
  index: number;
  removed: Removed | undefined;
  onRemoveRate(rate: number): void;
  onPutBackRate(removed: Removed): void;
  onAddGroup: () => void;
  onRemoveGroup: () => void;
}

/** One group of prices: its name and what it is about, its prices, and a row where the next one is written. */
export function RateGroupSheet({
  form,
  writing,
  active,
  index,
  removed,
  onRemoveRate,
  onPutBackRate,
  onAddGroup,
  onRemoveGroup,
}: Props) {
  const text = annualRatesText[useStaff().language];
  const { year, rateGroups } = form.values;
  const { name, subTitle, rates } = rateGroups[index]!;
  const path = `rateGroups.${index}`;
  const isNorwegian = writing === "nb";
  const wordsPath = isNorwegian ? path : `${path}.translations.${writing}`;
  const groupName = name || `${text.groupName} ${index + 1}`;
  /** The row after the last one becomes a price as soon as something is written there. */
  const setRate = (rate: number, part: Partial<(typeof rates)[number]>) => {
    const whole = { ...(rates[rate] ?? emptyRate), ...part };
    form.set(`${path}.rates`, rate < rates.length ? rates.with(rate, whole) : [...rates, whole]);
  };
  const note = removed && (
    <li>
      <RemovedNote
        name={(removed.thing as (typeof rates)[number]).text}
        onUndo={() => onPutBackRate(removed)}
      />
    </li>
  );
  return (
    <section className="rate-sheet" aria-label={groupName}>
      <header>
        <SheetField
          form={form}
          path={`${wordsPath}.name`}
          label={text.groupName}
          hint={isNorwegian ? undefined : name}
          writing={writing}
          isRequired={isNorwegian}
        />
        <SheetField
          form={form}
          path={`${wordsPath}.subTitle`}
          label={text.subTitle}
          hint={isNorwegian ? undefined : subTitle}
          writing={writing}
        />
        {isNorwegian && (
          <button
            type="button"
            className={index === 0 ? "sheet-button add" : "sheet-button"}
            onClick={index === 0 ? onAddGroup : onRemoveGroup}
          >
            <Icon name={index === 0 ? "plus" : "close"} />
            {index === 0 ? text.addGroup : text.removeGroup}
            {index > 0 && <span className="visually-hidden">{text.of(groupName)}</span>}
          </button>
        )}
      </header>
      <div className="rate-heads" aria-hidden="true">
        <span>{text.what}</span>
        {isNorwegian && (
          <>
            <span>{active && text.now(active.year)}</span>
            <span>{year}</span>
            <span>{text.difference}</span>
          </>
        )}
      </div>
      <ul>
        {[...rates, ...(isNorwegian ? [undefined] : [])].map(
          (rate: RateGroup["rates"][number] | undefined, r) =>
            isNorwegian ? (
              <Fragment key={r}>
                {removed?.index === r && note}
                <RateRow
                  form={form}
                  path={`${path}.rates.${r}`}
                  rate={rate}
                  place={r === 0 ? "first" : rate ? "later" : "blank"}
                  groupName={groupName}
                  before={active && (rate ? findRate(active.rateGroups, name, rate.text) : undefined)?.amount}
                  isCompared={active !== undefined}
                  onChange={(part) => setRate(r, part)}
                  onLeft={() => {
                    const isBlank = rate && rate.text.trim() === "" && rate.amount === 0;
                    if (isBlank && r > 0 && r === rates.length - 1)
                      form.set(`${path}.rates`, rates.slice(0, -1));
                  }}
                  onAdd={() => focusField(`${path}.rates.${rates.length}.text`)}
                  onRemove={() => onRemoveRate(r)}
                  onDown={(column) =>
                    focusField(`${path}.rates.${r + 1}.${r + 1 < rates.length ? column : "text"}`)
                  }
                />
              </Fragment>
            ) : (
              <TranslatedRateRow
                key={r}
                form={form}
                path={`${path}.rates.${r}`}
                rate={rate!}
                writing={writing}
                groupName={groupName}
                onDown={() => focusField(`${path}.rates.${r + 1}.translations.${writing}.text`)}
              />
            ),
        )}
      </ul>
    </section>
  );
}
