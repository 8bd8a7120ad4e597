import { ChosenPicture } from "#src/features/photos/staff/chosen-picture.tsx";
import type { Field } from "#src/resource/field.ts";
import { DateField } from "#src/ui/staff/fields/date-field.tsx";
import { IconField } from "#src/ui/staff/fields/icon-field.tsx";
import { SelectField } from "#src/ui/staff/fields/select-field.tsx";
import { SwitchField } from "#src/ui/staff/fields/switch-field.tsx";
import { TextField } from "#src/ui/staff/fields/text-field.tsx";
import type { ResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { valueAt } from "#src/ui/staff/form/values.ts";
import { useStaff } from "#src/ui/staff/staff.ts";

/** Whether a field comes below the words, because it takes more than one line. */
export const isLarge = ({ holds }: Pick<Field, "holds">) => holds === "picture" || holds === "boolean";

interface Props<Values, Resource> {
  form: Pick<ResourceForm<Values, Resource>, "values" | "field" | "set">;
  name: string;
  field: Field;
}

/**
 * The control of a field that isn't words. One whose control is "none", like the position among others, isn't shown.
 * @throws Error when the field's description doesn't say how it is written: it would be missing, with nothing to tell
 */
export function DescribedField<Values extends object, Resource>({
  form,
  name,
  field: { label: labels, holds, control, written, empty, options },
}: Props<Values, Resource>) {
  const { language } = useStaff();
  if (control === "none") return null;
  const label = labels[language];
  const value = valueAt(form.values, name);
  const set = (chosen: unknown) => form.set(name, chosen);
  if (holds === "picture") return <ChosenPicture url={value as string | null} onChange={set} />;
  const hint = written?.hint?.[language];
  if (holds === "boolean")
    return <SwitchField label={label} hint={hint} isOn={value as boolean} onChange={set} />;
  if (control === "icon")
    return <IconField label={label} name={name} value={value as string} onChange={set} />;
  if (options) return <SelectField {...form.field(name)} label={label} options={options[language]} />;
  const shared = {
    ...form.field(name),
    label,
    hint,
    // A field that may be left out has the value null then.
    isRequired: empty !== null && !written?.isOptional,
  };
  if (control === "day" || control === "moment")
    return <DateField {...shared} withTime={control === "moment"} />;
  if (!written) throw new Error(`The form has no control for ${name}: use another function of fields.ts`);
  const { kind, most } = written;
  return (
    <TextField
      {...shared}
      {...(control === "address" && { type: "url" })}
      {...(kind === "lines" && { rows: 3 })}
      {...(most !== undefined && { most })}
    />
  );
}
