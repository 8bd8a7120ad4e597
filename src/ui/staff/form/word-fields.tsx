import type { ReactNode } from "react";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { EditorGroup } from "#src/ui/staff/editor/editor-group.tsx";
import { OutdatedNotice, type FormLanguages } from "./form-languages.tsx";
import { HtmlField, type PickedPicture } from "#src/ui/staff/editor/html-field.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { TextField } from "#src/ui/staff/fields/text-field.tsx";
import {
  labelIn,
  LanguageHeads,
  pathIn,
  type ShownLanguages,
  type TextLanguage,
} from "#src/ui/staff/fields/text-language.tsx";
import { staffText } from "#src/ui/staff/staff.text.ts";
import type { ResourceForm } from "./resource-form.ts";
import { valueAt } from "./values.ts";

/** A text of a resource that is written in each language. */
export interface WordField {
  name: string;
  label: string;
  hint?: string | undefined;
  kind?: "line" | "lines" | "html";
  /** The number of rows of a field with several lines; three when left out. */
  rows?: number;
  /** The highest number of characters; more can't be saved. */
  most?: number;
  /** It may be left out, also in Norwegian. */
  isOptional?: boolean;
  /** It may be left out until it is finished, so it isn't marked as optional. */
  isNeeded?: boolean;
  /** Lets the user choose pictures for an HTML text. */
  pickPicture?: (language: Language) => Promise<PickedPicture | undefined>;
  /** Suggestions: what has been written here before. */
  choices?: (language: Language) => readonly string[];
  /** Called with what is written, after the form holds it. */
  onWritten?: (text: string, language: Language) => void;
}

interface ColumnsProps<Values, Resource> {
  form: ResourceForm<Values, Resource>;
  languages: FormLanguages;
  textLanguage: TextLanguage;
  children: ReactNode;
}

/** The languages to write in, each in a column when there is room; the fields go below. */
export function LanguageColumns<Values, Resource>({
  form,
  languages,
  textLanguage,
  children,
}: ColumnsProps<Values, Resource>) {
  const { shown } = textLanguage;
  return (
    <div className={columnsClass(textLanguage)}>
      <LanguageHeads textLanguage={textLanguage} states={languages.states} />
      <OutdatedNotice form={form} languages={{ ...languages, chosen: shown.at(-1)! }} />
      {children}
    </div>
  );
}

/** With two languages, the same field is on the same line in both columns. */
export const columnsClass = ({ shown }: Pick<ShownLanguages, "shown">) =>
  shown.length > 1 ? "language-columns besides" : "language-columns";

interface FieldsProps<Values, Resource> {
  form: ResourceForm<Values, Resource>;
  textLanguage: ShownLanguages;
  words: readonly WordField[];
  /** The path of the part that the words belong to, with a dot at its end: "images.0." */
  parent?: string;
}

/** The texts of a resource in the languages that are shown. */
export function WordFields<Values, Resource>({
  form,
  textLanguage,
  words,
  parent,
}: FieldsProps<Values, Resource>) {
  const { language } = useStaff();
  const text = staffText[language];
  const { shown, isWide } = textLanguage;
  /** Translators see the text that they translate, when it isn't beside theirs; a text in HTML is too long for that. */
  const norwegianOf = ({ name, kind }: WordField) => {
    const norwegian =
      shown.includes("nb") || kind === "html" ? "" : valueAt(form.values, pathIn(name, "nb", parent));
    return typeof norwegian === "string" && norwegian ? text.norwegian(norwegian) : undefined;
  };
  const field = (word: WordField, each: Language) => {
    const {
      name,
      label,
      hint,
      kind,
      rows = 3,
      most,
      isOptional,
      isNeeded,
      pickPicture,
      choices,
      onWritten,
    } = word;
    const path = pathIn(name, each, parent);
    const shared = {
      ...form.field(path),
      label: labelIn(label, each, language),
      // Side by side, one hint is enough.
      hint: each === shown[0] ? (norwegianOf(word) ?? hint) : undefined,
      lang: languageTag[each],
      isRequired: each === "nb" && !isOptional,
      isOptional: each === shown[0] && isOptional === true && !isNeeded,
    };
    if (kind === "html")
      return <HtmlField key={path} {...shared} pickPicture={pickPicture && (() => pickPicture(each))} />;
    return (
      <TextField
        key={path}
        {...shared}
        onChange={(written) => {
          shared.onChange(written);
          onWritten?.(written, each);
        }}
        {...(kind === "lines" && { rows })}
        {...(most !== undefined && { most })}
        {...(choices && { choices: choices(each) })}
      />
    );
  };
  return words.map((word) => {
    const fields = shown.map((each) => field(word, each));
    if (word.kind !== "html") return fields;
    return (
      <EditorGroup key={word.name} isShared={isWide}>
        {fields}
      </EditorGroup>
    );
  });
}
