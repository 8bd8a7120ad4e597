import { Fragment, useState } from "react";
import type { PriceList, RateGroup } from "#src/features/prices/price-list.ts";
import { priceListsAdminText } from "#messages/prices";
import type { Rate } from "#src/features/prices/staff/price-changes.ts";
import {
  emptyRate,
  type PriceListFormState,
  type Removed,
  renameGroup,
} from "#src/features/prices/staff/price-list-values.ts";
import type { Language } from "#src/i18n/language.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import { focusField } from "#src/cms/staff/fields/field-focus.ts";
import { useFill, useFilled } from "#src/cms/staff/live-values/use-live-values.ts";
import { RemovedNote } from "#src/cms/staff/parts/part-list.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { Grip, MoveStrip } from "./move-strip.tsx";
import { PurposeField } from "./purpose-field.tsx";
import { RateLine } from "./rate-line.tsx";
import type { RateMoves } from "./rate-moves.ts";
import { RateRow, TranslatedRateRow } from "./rate-row.tsx";
import { SheetField } from "./sheet-field.tsx";

interface Props {
  form: PriceListFormState;
  moves: RateMoves;
  writing: Language;
  active: PriceList | undefined;
  /** For each price of the group, the same price in the active list. */
  before: readonly (Rate | undefined)[] | undefined;
  index: number;
  isPhone: boolean;
  removed: Removed | undefined;
  onRemoveRate(rate: number): void;
  onPutBackRate(removed: Removed): void;
  onAddGroup: () => void;
  onRemoveGroup: () => void;
}

/** Shows one group: its name and description, its prices, and an empty row for the next price. */
export function RateGroupSheet(props: Props) {
  const { form, moves, writing, active, before, index, isPhone, removed, onRemoveRate } = props;
  const { onPutBackRate, onAddGroup, onRemoveGroup } = props;
  const { language } = useStaff();
  const text = priceListsAdminText[language];
  const { year, rateGroups } = form.values;
  const { name, subTitle, rates } = rateGroups[index]!;
  const path = `rateGroups.${index}`;
  const list = `${path}.rates`;
  const isNorwegian = writing === "nb";
  const isShort = isPhone && isNorwegian;
  const [isNaming, setNaming] = useState(false);
  const Row = isShort ? RateLine : RateRow;
  const wordsPath = isNorwegian ? path : `${path}.translations.${writing}`;
  const fill = useFill();
  const groupName = fill(name) || `${text.groupName} ${index + 1}`;
  const place = { moves, list: "rateGroups", index, name: groupName };
  /** Typing in the empty last row adds a price. */
  const setRate = (rate: number, part: Partial<Rate>) => {
    const whole = { ...(rates[rate] ?? emptyRate), ...part };
    form.set(list, rate < rates.length ? rates.with(rate, whole) : [...rates, whole]);
  };
  const leave = (rate: Rate | undefined, r: number) => {
    const isBlank = rate && rate.text.trim() === "" && rate.amount === 0;
    if (isBlank && r > 0 && r === rates.length - 1) form.set(list, rates.slice(0, -1));
  };
  const note = removed && (
    <li>
      <RemovedRow name={(removed.resource as Rate).text} onUndo={() => onPutBackRate(removed)} />
    </li>
  );
  const rows: (RateGroup["rates"][number] | undefined)[] = [...rates, undefined];
  const state = `${moves.dragged === path ? "dragged" : ""} ${active ? "" : "first"} ${isShort ? "short" : ""}`;
  return (
    <section
      className={`rate-sheet box ${state}`}
      aria-label={groupName}
      data-list="rateGroups"
      data-index={index}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys that are pressed in the fields inside */}
      <header
        className={isShort ? "row loose touch line-below" : isNorwegian ? undefined : "translated"}
        onKeyDown={isNorwegian ? moves.onKeyDown("rateGroups", index) : undefined}
      >
        {isNorwegian && !isShort && <Grip {...place} />}
        {isShort && name !== "" && !isNaming ? (
          <h2 className="size-18 breaks shrinks">
            {groupName} <small className="heading-note block quiet fine lines-14">{fill(subTitle)}</small>
          </h2>
        ) : (
          <SheetField
            form={form}
            path={`${wordsPath}.name`}
            label={text.groupName}
            norwegian={isNorwegian ? undefined : name || groupName}
            writing={writing}
            placeholder={text.groupName}
            isRequired={isNorwegian}
            {...(isNorwegian && {
              onChange: (words: string) => {
                setNaming(true);
                form.set("rateGroups", renameGroup(rateGroups, index, words));
              },
              onLeft: () => setNaming(false),
            })}
          />
        )}
        {(isNorwegian ? !isShort : subTitle) && (
          <SheetField
            form={form}
            path={`${wordsPath}.subTitle`}
            label={text.subTitle}
            norwegian={isNorwegian ? undefined : subTitle}
            writing={writing}
            placeholder={text.subTitle}
          />
        )}
        {isShort && (
          <StaffButton
            look="link"
            className="touch push"
            name={moves.open === path ? undefined : `${path}.name`}
            aria-haspopup="dialog"
            onClick={() => moves.show(path)}
          >
            {text.edit}
            <span className="visually-hidden">{text.of({ name: groupName })}</span>
          </StaffButton>
        )}
        {isNorwegian && !isShort && (
          <>
            <button
              type="button"
              className={
                index === 0
                  ? "flat-button sheet-button icons-16 group-action"
                  : "flat-button sheet-button icons-16 group-action quiet"
              }
              onClick={index === 0 ? onAddGroup : onRemoveGroup}
            >
              <Icon name={index === 0 ? "plus" : "close"} />
              {index === 0 ? text.addGroup : text.removeGroup}
              {index > 0 && <span className="visually-hidden">{text.of({ name: groupName })}</span>}
            </button>
            <PurposeField form={form} path={path} groupName={groupName} />
            <MoveStrip {...place} count={rateGroups.length} />
          </>
        )}
      </header>
      <div
        className={
          isNorwegian
            ? "rate-heads one-line line-below on-sand on-desk quiet fine"
            : "rate-heads one-line line-below on-sand on-desk quiet fine translated"
        }
        aria-hidden="true"
      >
        {isNorwegian ? (
          <>
            <span>{text.what}</span>
            <span>{text.detail}</span>
            <span>{text.kind}</span>
            <span>{active && text.now({ year: active.year })}</span>
            <span>{year}</span>
            <span>{text.difference}</span>
          </>
        ) : (
          <>
            <span>{languageAsLabel("nb", language)}</span>
            <span>{languageAsLabel(writing, language)}</span>
            <span>{year}</span>
          </>
        )}
      </div>
      <ul>
        {isNorwegian
          ? rows.map((rate, r) => (
              <Fragment key={r}>
                {removed?.index === r && note}
                <Row
                  form={form}
                  moves={moves}
                  list={list}
                  index={r}
                  count={rates.length}
                  rate={rate}
                  groupName={groupName}
                  before={before?.[r]?.amount}
                  isCompared={active !== undefined}
                  onChange={(part) => setRate(r, part)}
                  onLeft={() => leave(rate, r)}
                  onAdd={() => focusField(`${list}.${rates.length}.text`)}
                  onRemove={() => onRemoveRate(r)}
                />
              </Fragment>
            ))
          : rates.map((rate, r) => (
              <TranslatedRateRow
                key={r}
                form={form}
                path={`${list}.${r}`}
                rate={rate}
                writing={writing}
                groupName={groupName}
              />
            ))}
      </ul>
    </section>
  );
}

export function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const text = priceListsAdminText[useStaff().language];
  return (
    <RemovedNote className="rate-removed on-mist" onUndo={onUndo}>
      {text.gone({ name: useFilled(name) || text.noName })}
    </RemovedNote>
  );
}
