import { ChosenPicture } from "#src/features/photos/staff/chosen-picture.tsx";
import type { Field } from "#src/resource/fields.ts";
import { DateField } from "#src/ui/staff/fields/date-field.tsx";
import { IconField } from "#src/ui/staff/fields/icon-field.tsx";
import { SwitchField } from "#src/ui/staff/fields/switch-field.tsx";
import { TextField } from "#src/ui/staff/fields/text-field.tsx";
import type { ResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { valueAt } from "#src/ui/staff/form/values.ts";
import { useStaff } from "#src/ui/staff/staff.ts";

/** Whether a field stands below the words: what is more than a line to write. */
export const isLarge = ({ holds }: Pick<Field, "holds">) => holds === "picture" || holds === "boolean";

interface Props<Values, Resource> {
  form: Pick<ResourceForm<Values, Resource>, "values" | "field" | "set">;
  name: string;
  field: Field;
}

/** What a field that isn't words is written with. One that has no control, as a place in the order, isn't shown. */
export function DescribedField<Values extends object, Resource>({
  form,
  name,
  field: { label: labels, holds, control, written, empty },
}: Props<Values, Resource>) {
  const { language } = useStaff();
  const label = labels[language];
  const value = valueAt(form.values, name);
  const set = (chosen: unknown) => form.set(name, chosen);
  if (holds === "picture") return <ChosenPicture url={value as string | null} onChange={set} />;
  if (holds === "boolean") return <SwitchField label={label} isOn={value as boolean} onChange={set} />;
  if (control === "icon")
    return <IconField label={label} name={name} value={value as string} onChange={set} />;
  const shared = {
    ...form.field(name),
    label,
    hint: written?.hint?.[language],
    // What may be left out is then nothing.
    isRequired: empty !== null && !written?.isOptional,
  };
  if (control === "moment") return <DateField {...shared} withTime />;
  if (!written) return null;
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
