import { formatPrice } from "#src/i18n/format.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { annualRatesText } from "./annual-rates-admin.text.ts";
import type { AnnualRates } from "./annual-rates.ts";
import { compareLists } from "./price-changes.ts";
import { focusField, type PriceListFormState } from "./price-list-form-state.ts";

/** What is different from the list that guests see, and what has been left out of it. */
export function PriceChanges({ form, active }: { form: PriceListFormState; active: AnnualRates }) {
  const text = annualRatesText[useStaff().language];
  const groups = form.values.rateGroups;
  const { changed, added, removed, same } = compareLists(active, form.values);
  const counts: [number, string][] = [
    [changed.length, text.changes.changed],
    [added, text.changes.added],
    [removed.length, text.changes.removed],
    [same, text.changes.same],
  ];
  const takeBack = ({ name, group, rate }: (typeof removed)[number]) => {
    const named = groups.findIndex((each) => each.name.trim() === name.trim());
    const index = named >= 0 ? named : Math.min(group, groups.length - 1);
    const rates = groups[index]!.rates;
    form.set(`rateGroups.${index}.rates`, [...rates, rate]);
    focusField(`rateGroups.${index}.rates.${rates.length}.text`);
  };
  return (
    <div className="price-changes">
      <h2>
        {text.changes.against(text.name(active.year))} <span>{text.changes.current}</span>
      </h2>
      <ul className="price-counts">
        {counts.map(([count, label]) => (
          <li key={label}>
            <strong>{count}</strong> {label}
          </li>
        ))}
      </ul>
      {removed.length > 0 && (
        <>
          <h3>{text.changes.removedHeading}</h3>
          <ul className="price-removed">
            {removed.map((each, index) => (
              <li key={index}>
                <del>
                  {each.rate.text}, {formatPrice(each.rate.amount)}
                </del>
                <button type="button" className="link-button" onClick={() => takeBack(each)}>
                  {text.changes.takeBack}
                  <span className="visually-hidden">{text.of(each.rate.text)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
