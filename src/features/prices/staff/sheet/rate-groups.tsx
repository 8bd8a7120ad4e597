import type { PriceList, RateGroup } from "#src/features/prices/price-list.ts";
import { priceChangesText, priceListsAdminText } from "#messages/prices";
import { pairRates } from "#src/features/prices/staff/price-changes.ts";
import {
  emptyGroup,
  type PriceListFormState,
  type Removed,
} from "#src/features/prices/staff/price-list-values.ts";
import type { FormLanguages } from "#src/cms/staff/form/form-languages.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { focusField } from "#src/cms/staff/fields/field-focus.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { RateGroupSheet, RemovedRow } from "./rate-group-sheet.tsx";
import { PartSheet } from "./part-sheet.tsx";
import type { RateMoves } from "./rate-moves.ts";

interface Props {
  form: PriceListFormState;
  moves: RateMoves;
  /** Amounts and other fields without text can be edited only while Norwegian is chosen. */
  languages: FormLanguages;
  /** The list that guests see. */
  active: PriceList | undefined;
  removed: Removed | undefined;
  onRemoved(removed: Removed | undefined): void;
  /** Hides rows without a difference from the active list. */
  isNarrowed: boolean;
  isPhone: boolean;
}

export function RateGroups(props: Props) {
  const { form, moves, languages, active, removed, onRemoved, isNarrowed, isPhone } = props;
  const { language: inLanguage } = useStaff();
  const text = priceListsAdminText[inLanguage];
  const writing = languages.chosen;
  const groups = form.values.rateGroups;
  const pairs = active && pairRates(active.rateGroups, groups);

  function remove(taken: Removed, rest: unknown[]) {
    form.set(taken.path, rest);
    moves.show(undefined);
    onRemoved(taken);
  }
  function removePart(path: string, index: number) {
    const list = valueAt(form.values, path) as readonly Removed["resource"][];
    remove({ path, index, resource: list[index]! }, list.toSpliced(index, 1));
  }
  function putBack({ path, index, resource }: Removed, list: readonly unknown[]) {
    form.set(path, list.toSpliced(index, 0, resource));
    onRemoved(undefined);
    focusField(`${path}.${index}.${path === "rateGroups" ? "name" : "text"}`);
  }
  function addGroup() {
    form.set("rateGroups", [...groups, emptyGroup]);
    focusField(`rateGroups.${groups.length}.name`);
  }
  const removedGroup = removed?.path === "rateGroups" ? removed : undefined;
  const note = removedGroup && (
    <RemovedRow
      name={(removedGroup.resource as RateGroup).name}
      onUndo={() => putBack(removedGroup, groups)}
    />
  );
  return (
    <section
      className={isNarrowed ? "rate-groups stack wide narrowed" : "rate-groups stack wide"}
      aria-label={text.groups}
    >
      <p className="visually-hidden" aria-live="polite">
        {moves.announcement}
      </p>
      {active && (
        <p className="rate-none">
          {priceChangesText[inLanguage].none({ name: text.name({ year: active.year }) })}
        </p>
      )}
      {groups.map((group, index) => (
        <div key={index}>
          {removedGroup?.index === index && note}
          <RateGroupSheet
            form={form}
            moves={moves}
            writing={writing}
            active={active}
            before={pairs?.[index]}
            index={index}
            removed={removed?.path === `rateGroups.${index}.rates` ? removed : undefined}
            isPhone={isPhone}
            onRemoveRate={(rate) => removePart(`rateGroups.${index}.rates`, rate)}
            onPutBackRate={(taken) => putBack(taken, group.rates)}
            onAddGroup={addGroup}
            onRemoveGroup={() => removePart("rateGroups", index)}
          />
        </div>
      ))}
      {removedGroup?.index === groups.length && note}
      {isPhone && writing === "nb" && moves.open && (
        <PartSheet form={form} moves={moves} path={moves.open} languages={languages} onRemove={removePart} />
      )}
      {writing === "nb" && (
        <button
          type="button"
          className="flat-button sheet-button icons-16 at-start on-phone"
          onClick={addGroup}
        >
          <Icon name="plus" />
          {text.addGroup}
        </button>
      )}
    </section>
  );
}
