import { ChosenPicture } from "#src/cms/photos/staff/chosen-picture.tsx";
import type { Field } from "#src/cms/kind/field.ts";
import { iconNames, type ChosenIcon } from "#src/cms/kind/icon-names.ts";
import { positionText } from "#messages/identity";
import { DateField } from "#src/cms/staff/fields/date/date-field.tsx";
import { TidiedField } from "#src/cms/staff/checks/tidied-field.tsx";
import { SelectField } from "#src/cms/staff/fields/select-field.tsx";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { colourFieldText, iconWordsText } from "#messages/staff";
import { PlainField, type TextFieldProps } from "#src/cms/staff/fields/plain-field.tsx";
import { useRef } from "react";
import { Button } from "react-aria-components/Button";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select, SelectValue } from "react-aria-components/Select";
import { Icon } from "#src/ui/icon.tsx";
import { FieldAnchor } from "#src/cms/staff/fields/field-anchor.tsx";
import { ChangedSign } from "#src/cms/staff/next-versions/change-marks.tsx";

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

interface ColourFieldProps extends TextFieldProps {
  /** The code of the colour that applies when the user has chosen no colour, such as "#0f4c5c". */
  without: string;
}

function ColourField({ without, ...field }: ColourFieldProps) {
  const { value, label, onChange } = field;
  const text = colourFieldText[useStaff().language];
  return (
    <div className="colour-field positioned">
      <PlainField {...field} isCode placeholder={without} />
      <input
        type="color"
        aria-label={text.pick({ label })}
        value={/^#[0-9a-f]{6}$/.test(value) ? value : without}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface IconFieldProps {
  label: string;
  name: string;
  value: ChosenIcon;
  onChange(value: ChosenIcon): void;
}

function IconField({ label, name, value, onChange }: IconFieldProps) {
  const names = iconWordsText[useStaff().language];
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Select className="field icon-field" value={value} onChange={(key) => onChange(key as ChosenIcon)}>
      <div className="field-head spread close flat on-baseline">
        <Label className="field-label">{label}</Label>
        <ChangedSign name={name} />
      </div>
      <FieldAnchor name={name} value={value} onFocus={() => button.current?.focus()} />
      <Button className="icon-choice ends close icons-18" ref={button}>
        <SelectValue className="row loose">
          {() => (
            <>
              <Icon name={value} />
              {names[value]}
            </>
          )}
        </SelectValue>
        <Icon name="down" />
      </Button>
      <Popover className="popover">
        <ListBox className="icon-choices icons-18">
          {iconNames.map((icon) => (
            <ListBoxItem key={icon} id={icon} textValue={names[icon]}>
              <Icon name={icon} />
              {names[icon]}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
