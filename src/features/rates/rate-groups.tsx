import { useState } from "react";
import type { Language } from "#src/i18n/language.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { annualRatesText } from "./annual-rates-admin.text.ts";
import { emptyGroup } from "./annual-rates-values.ts";
import type { AnnualRates, RateGroup } from "./annual-rates.ts";
import { focusField, type PriceListFormState, type Removed } from "./price-list-form-state.ts";
import { RateGroupSheet } from "./rate-group-sheet.tsx";
import { RemovedNote } from "./removed-note.tsx";

interface Props {
  form: PriceListFormState;
  /** The language that is being written; what isn't words is written in Norwegian. */
  writing: Language;
  /** The list that guests see. */
  active: AnnualRates | undefined;
}

/** The groups of a price list, each a sheet. */
export function RateGroups({ form, writing, active }: Props) {
  const text = annualRatesText[useStaff().language];
  const [removed, setRemoved] = useState<Removed>();
  const groups = form.values.rateGroups;

  function remove(taken: Removed, rest: unknown[]) {
    form.set(taken.path, rest);
    setRemoved(taken);
  }
  function putBack({ path, index, thing }: Removed, list: readonly unknown[]) {
    form.set(path, list.toSpliced(index, 0, thing));
    setRemoved(undefined);
    focusField(`${path}.${index}.${path === "rateGroups" ? "name" : "text"}`);
  }
  const removedGroup = removed?.path === "rateGroups" ? removed : undefined;
  const note = removedGroup && (
    <RemovedNote name={(removedGroup.thing as RateGroup).name} onUndo={() => putBack(removedGroup, groups)} />
  );
  return (
    <section className="rate-groups" aria-label={text.groups}>
      {groups.map((group, index) => (
        <div key={index}>
          {removedGroup?.index === index && note}
          <RateGroupSheet
            form={form}
            writing={writing}
            active={active}
            index={index}
            removed={removed?.path === `rateGroups.${index}.rates` ? removed : undefined}
            onRemoveRate={(rate) =>
              remove(
                { path: `rateGroups.${index}.rates`, index: rate, thing: group.rates[rate]! },
                group.rates.toSpliced(rate, 1),
              )
            }
            onPutBackRate={(taken) => putBack(taken, group.rates)}
            onAddGroup={() => {
              form.set("rateGroups", [...groups, emptyGroup]);
              focusField(`rateGroups.${groups.length}.name`);
            }}
            onRemoveGroup={() =>
              remove({ path: "rateGroups", index, thing: group }, groups.toSpliced(index, 1))
            }
          />
        </div>
      ))}
      {removedGroup?.index === groups.length && note}
    </section>
  );
}
