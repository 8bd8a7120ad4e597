import { PlainField, type TextFieldProps } from "./plain-field.tsx";
import { WordsField } from "./words-field.tsx";

/** A text field. If `lang` is given, the text can contain live values, unless it isn't prose. */
export function TextField(props: TextFieldProps) {
  return props.lang === undefined || props.isCode ? (
    <PlainField {...props} />
  ) : (
    <WordsField {...props} lang={props.lang} />
  );
}
