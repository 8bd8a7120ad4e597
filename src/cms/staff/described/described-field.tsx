import { ChosenPicture } from "#src/cms/photos/staff/chosen-picture.tsx";
import type { Field } from "#src/cms/kind/field.ts";
import type { ChosenIcon } from "#src/cms/kind/icon-names.ts";
import { positionText } from "#messages/identity";
import { ColourField } from "#src/cms/staff/fields/colour-field.tsx";
import { DateField } from "#src/cms/staff/fields/date/date-field.tsx";
import { TidiedField } from "#src/cms/staff/checks/tidied-field.tsx";
import { IconField } from "#src/cms/staff/fields/icon-field.tsx";
import { SelectField } from "#src/cms/staff/fields/select-field.tsx";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { useStaff } from "#src/cms/staff/staff.ts";

interface Props<Values, Resource> {
  form: Pick<ResourceForm<Values, Resource>, "values" | "field" | "set">;
  name: string;
  field: Field;
}

/** Shows the control of a field. @throws `Error` if the description names no control for the field */
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
  if (holds === "picture")
    return (
      <ChosenPicture
        label={label}
        url={value as string | null}
        isPlace={options !== undefined}
        onChange={set}
      />
    );
  const hint = written?.hint?.[language];
  if (holds === "boolean")
    return <SwitchField name={name} label={label} hint={hint} isOn={value as boolean} onChange={set} />;
  if (control === "icon")
    return <IconField label={label} name={name} value={value as ChosenIcon} onChange={set} />;
  if (options) return <SelectField {...form.field(name)} label={label} options={options[language]} />;
  // Null means that an optional field is empty.
  const isOptional = empty === null || written?.isOptional === true;
  const shared = { ...form.field(name), label, hint, isRequired: !isOptional, isOptional };
  if (control === "day" || control === "moment")
    return <DateField {...shared} withTime={control === "moment"} isAhead={written?.isFuture === true} />;
  if (control === "colour")
    return (
      <ColourField
        {...shared}
        without={written?.without ?? ""}
        onChange={(typed) => set(typed.trim().toLowerCase() || null)}
      />
    );
  if (control === "number")
    return (
      <TidiedField
        {...shared}
        inputMode="numeric"
        read={(typed) => String(typedNumber(typed))}
        show={(number) => number.replace(".", positionText[language].decimalMark)}
        onChange={(typed) => set(typed.trim() === "" && empty === null ? null : typedNumber(typed))}
      />
    );
  if (!written) throw new Error(`The form has no control for ${name}: use another function of fields.ts`);
  const { kind, max } = written;
  return (
    <TextField
      {...shared}
      {...(control === "address" && { type: "url" })}
      {...(kind === "lines" && { rows: 3 })}
      {...(max !== undefined && { max })}
    />
  );
}

/** Parses a number with a comma or a point, and with or without spaces. Returns other text unchanged. */
export function typedNumber(typed: string): number | string {
  const digits = typed.trim().replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, "");
  return /^-?\d+([.,]\d+)?$/.test(digits) ? Number(digits.replace(",", ".")) : typed;
}
