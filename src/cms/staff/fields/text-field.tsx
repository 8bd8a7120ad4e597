import { PlainField, type TextFieldProps } from "./plain-field.tsx";
import { WordsField } from "./words-field.tsx";

/** A text field. With `lang`, its text can contain live values. */
export function TextField(props: TextFieldProps) {
  return props.lang === undefined ? <PlainField {...props} /> : <WordsField {...props} lang={props.lang} />;
}
