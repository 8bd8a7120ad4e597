import type { FieldProps } from "#src/ui/staff/form/resource-form.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { rateKinds } from "#src/features/prices/price-list.ts";
import { rateKindNames } from "#src/features/prices/rate-kind-names.text.ts";

interface Props {
  field: FieldProps;
  /** The column's name and the row's, for those who don't see where the field stands. */
  label: string;
}

/** What an amount is: search engines are told of prices and extras as such, and of no deposit. */
export function KindField({ field: { name, value, onChange, onBlur }, label }: Props) {
  const { language } = useStaff();
  return (
    <select
      className={value === "price" ? "kind-field ordinary" : "kind-field"}
      name={name}
      value={value}
      aria-label={label}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value)}
    >
      {rateKinds.map((each) => (
        <option key={each} value={each}>
          {rateKindNames[language][each]}
        </option>
      ))}
    </select>
  );
}
