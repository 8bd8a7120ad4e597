import { useStaff } from "#src/cms/staff/staff.ts";
import { colourFieldText } from "#messages/staff";
import { PlainField, type TextFieldProps } from "./plain-field.tsx";

interface Props extends TextFieldProps {
  /** The code of the colour that applies when the user has chosen no colour, such as "#0f4c5c". */
  without: string;
}

export function ColourField({ without, ...field }: Props) {
  const { value, label, onChange } = field;
  const text = colourFieldText[useStaff().language];
  return (
    <div className="colour-field">
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
