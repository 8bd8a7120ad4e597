import type { PriceList } from "#src/features/prices/price-list.ts";
import { formatPrice } from "#src/i18n/format.ts";
import { Icon } from "#src/ui/icon.tsx";
import { focusField } from "#src/cms/staff/fields/field-focus.ts";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { priceChangesText, priceListsAdminText } from "#messages/prices";
import { compareLists, type RemovedRate, withRateBack } from "./price-changes.ts";
import type { PriceListFormState } from "./price-list-values.ts";

interface Props {
  form: PriceListFormState;
  active: PriceList;
  isNarrowed: boolean;
  onNarrow(isNarrowed: boolean): void;
  /** Makes the row visible before a price is restored or shown. */
  onShow: () => void;
}

const changesId = "price-changes";

export function PriceChangesLine({
  active,
  values,
}: {
  active: PriceList;
  values: Pick<PriceList, "rateGroups">;
}) {
  const { language } = useStaff();
  const text = priceListsAdminText[language];
  const words = priceChangesText[language];
  const { changed, added, removed } = compareLists(active, values);
  if (changed.length + added.length + removed.length === 0) return null;
  return (
    <button
      type="button"
      className="high text-start bare ends as-link icons-18 on-phone"
      onClick={() => document.querySelector<HTMLElement>(`#${changesId}`)?.focus()}
    >
      <span>
        <strong>{words.against({ name: text.name({ year: active.year }) })}:</strong>{" "}
        {words.sentence({ changed: changed.length, added: added.length, removed: removed.length })}
      </span>
      <Icon name="chevron" />
    </button>
  );
}

export function PriceChanges({ form, active, isNarrowed, onNarrow, onShow }: Props) {
  const { language } = useStaff();
  const fill = useFill();
  const text = priceListsAdminText[language];
  const words = priceChangesText[language];
  const { changed, added, removed, same } = compareLists(active, form.values);
  const counts: [number, string][] = [
    [changed.length, words.changed],
    [added.length, words.added({ count: added.length })],
    [removed.length, words.removed],
    [same, words.same],
  ];
  const restoreRate = (rate: RemovedRate) => {
    const { groups, path } = withRateBack(form.values.rateGroups, active.rateGroups, rate);
    onShow();
    form.set("rateGroups", groups);
    focusField(`${path}.text`);
  };
  return (
    <div className="price-changes stack">
      <h2 id={changesId} className="size-18" tabIndex={-1}>
        {words.against({ name: text.name({ year: active.year }) })}{" "}
        <span className="heading-note quiet fine">{words.current}</span>
      </h2>
      <ul className="price-counts line-below">
        {counts.map(([count, label]) => (
          <li key={label}>
            <strong className="bold">{count}</strong> {label}
          </li>
        ))}
      </ul>
      <SwitchField label={words.only} isOn={isNarrowed} onChange={onNarrow} />
      {added.length > 0 && (
        <section className="line-above">
          <h3 className="size-16">{words.addedHeading}</h3>
          <ul>
            {added.map(({ path, text: rateText }) => (
              <li className="stack flat hug" key={path}>
                <StaffButton
                  look="link"
                  className="touch regular text-start"
                  onClick={() => {
                    onShow();
                    focusField(`${path}.text`);
                  }}
                >
                  {rateText || text.noName}
                </StaffButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {removed.length > 0 && (
        <section className="line-above">
          <h3 className="size-16">{words.removedHeading}</h3>
          <ul>
            {removed.map((each) => (
              <li className="stack flat hug" key={`${each.group}.${each.index}`}>
                <del>
                  {fill(each.rate.text)}, {formatPrice(each.rate.amount)}
                </del>
                <StaffButton
                  look="link"
                  className="touch regular text-start"
                  onClick={() => restoreRate(each)}
                >
                  {words.includeAgain}
                  <span className="visually-hidden">{text.of({ name: fill(each.rate.text) })}</span>
                </StaffButton>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
