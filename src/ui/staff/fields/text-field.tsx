import { PlainField, type TextFieldProps } from "./plain-field.tsx";
import { WordsField } from "./words-field.tsx";

/** A text field with its label, hint and fault. What is written in a language of the site may name live values. */
export function TextField(props: TextFieldProps) {
  return props.lang === undefined ? <PlainField {...props} /> : <WordsField {...props} lang={props.lang} />;
}
