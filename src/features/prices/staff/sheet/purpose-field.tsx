import { useId } from "react";
import { purposes } from "#src/campsite/price-purposes.ts";
import { priceListsAdminText, pricePurposesText } from "#messages/prices";
import type { PriceListFormState } from "#src/features/prices/staff/price-list-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";

interface PurposeFieldProps {
  form: PriceListFormState;
  /** The path of the group in the form, such as rateGroups.0. */
  path: string;
  groupName: string;
}

/** Asks for the purpose of a group. The purpose decides on which pages guests see the prices. */
export function PurposeField({ form, path, groupName }: PurposeFieldProps) {
  const id = useId();
  const { language } = useStaff();
  const { purpose, of } = priceListsAdminText[language];
  const { name, value, onChange, onBlur } = form.field(`${path}.purpose`);
  return (
    <div className="purpose-field line-above across cluster fine">
      <label className="quiet" htmlFor={id}>
        {purpose.label}
        <span className="visually-hidden">{of({ name: groupName })}</span>
      </label>
      <select
        className="size-16 box touch"
        id={id}
        name={name}
        value={value}
        aria-describedby={`${id}-hint`}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value)}
      >
        {purposes.map((each) => (
          <option key={each} value={each}>
            {pricePurposesText[language][each]}
          </option>
        ))}
      </select>
      <p className="field-hint" id={`${id}-hint`}>
        {value === "other" ? purpose.shownInList : purpose.shownOnPages}
      </p>
    </div>
  );
}
