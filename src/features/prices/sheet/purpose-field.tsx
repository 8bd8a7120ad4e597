import { useId } from "react";
import { useStaff } from "#src/ui/staff/staff.ts";
import { priceListsAdminText } from "#src/features/prices/staff/price-lists-admin.text.ts";
import { purposes } from "#src/features/prices/price-list.ts";
import type { PriceListFormState } from "#src/features/prices/staff/price-list-form-state.ts";
import { purposeNames } from "#src/features/prices/purpose-names.text.ts";

interface Props {
  form: PriceListFormState;
  /** The group's place in the form, as rateGroups.0 */
  path: string;
  groupName: string;
}

/** What a group of prices is for, and where that brings its first price. */
export function PurposeField({ form, path, groupName }: Props) {
  const id = useId();
  const { language } = useStaff();
  const { purpose, of } = priceListsAdminText[language];
  const { name, value, onChange, onBlur } = form.field(`${path}.purpose`);
  return (
    <div className="purpose-field">
      <label htmlFor={id}>
        {purpose.label}
        <span className="visually-hidden">{of(groupName)}</span>
      </label>
      <select
        id={id}
        name={name}
        value={value}
        aria-describedby={`${id}-hint`}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.value)}
      >
        {purposes.map((each) => (
          <option key={each} value={each}>
            {purposeNames[language][each]}
          </option>
        ))}
      </select>
      <p className="field-hint" id={`${id}-hint`}>
        {value === "other" ? purpose.shownInList : purpose.shownOnPages}
      </p>
    </div>
  );
}
