import type { ReactNode } from "react";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import { usePhotoPicker } from "#src/cms/photos/staff/photo-picker.tsx";
import { EditorGroup } from "#src/cms/staff/editor/editor-group.tsx";
import { OutdatedNotice, type FormLanguages } from "./form-languages.tsx";
import { HtmlField } from "#src/cms/staff/editor/html-field.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import {
  labelIn,
  pathIn,
  type ShownLanguages,
  type TextLanguage,
} from "#src/cms/staff/fields/text-language.ts";
import { LanguageTabs } from "#src/cms/staff/fields/languages.tsx";
import { LanguageSign } from "#src/cms/staff/fields/language-signs.tsx";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import type { LanguageState } from "#src/i18n/translation.ts";
import { changedFieldsText, staffText } from "#messages/staff";
import type { ResourceForm } from "./resource-form.ts";
import { Difference } from "#src/cms/staff/conflict/difference.tsx";
import { FoldedNorwegian, MarkedNorwegian } from "#src/cms/staff/conflict/marked-norwegian.tsx";
import { usePublishedText } from "#src/cms/staff/next-versions/change-marks.tsx";
import { useTranslationSource } from "./translation-sources.tsx";
import { valueAt } from "#src/cms/kind/value-at.ts";

export interface WordField {
  name: string;
  label: string;
  hint?: string | undefined;
  kind?: "line" | "lines" | "html";
  rows?: number;
  max?: number;
  /** True when staff can leave the field empty, even in Norwegian. */
  isOptional?: boolean;
  /** True when an empty text counts as missing. The label then doesn't call the field optional. */
  isNeeded?: boolean;
  hasPictures?: boolean;
  /** True for a text that isn't prose, such as a path. */
  isCode?: boolean;
  choices?: (language: Language) => readonly string[];
  onWritten?: (text: string, language: Language) => void;
}

interface ColumnsProps<Values, Resource> {
  form: ResourceForm<Values, Resource>;
  languages: FormLanguages;
  textLanguage: TextLanguage;
  children: ReactNode;
}

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

/** Returns a class for one or two columns. In two columns, both languages of a field are on the same line. */
export const columnsClass = ({ shown }: Pick<ShownLanguages, "shown">) =>
  `language-columns stack wide at-top shrinks ${shown.length > 1 ? "besides" : ""}`;

interface FieldsProps<Values, Resource> {
  form: ResourceForm<Values, Resource>;
  textLanguage: ShownLanguages;
  words: readonly WordField[];
  /** The path of the list item that contains the words, with a trailing dot, such as "images.0." */
  parent?: string;
}

export function WordFields<Values, Resource>({ words, ...shared }: FieldsProps<Values, Resource>) {
  return words.map((word) => <WordInLanguages key={word.name} word={word} {...shared} />);
}

function WordInLanguages<Values, Resource>({
  form,
  textLanguage: { shown, isWide },
  parent,
  word: {
    name,
    label,
    hint,
    kind,
    rows = 3,
    max,
    isOptional,
    isNeeded,
    hasPictures,
    isCode,
    choices,
    onWritten,
  },
}: Omit<FieldsProps<Values, Resource>, "words"> & { word: WordField }) {
  const { language } = useStaff();
  const text = staffText[language];
  const picker = usePhotoPicker();
  const isBeside = shown.length > 1;
  const translation = shown.at(-1)!;
  const publishedText = usePublishedText();
  const source = useTranslationSource(translation === "nb" ? undefined : pathIn(name, translation, parent));
  const written = valueAt(form.values, pathIn(name, "nb", parent));
  const norwegian = typeof written === "string" ? written : "";
  /** Without a Norwegian column, the Norwegian text is the hint. A long one is in a collapsible element. */
  const isFolded = kind !== undefined && kind !== "line";
  const hintIn = (each: Language): ReactNode => {
    if (each === "nb" && isBeside && source !== undefined && kind !== "html")
      return (
        <>
          {hint} {text.outdated.since} <MarkedNorwegian norwegian={norwegian} source={source} />
        </>
      );
    if (each === "nb" || isBeside) return each === shown[0] ? hint : undefined;
    return norwegian && !isFolded ? (
      <>
        {languageAsLabel("nb", language)}: <MarkedNorwegian norwegian={norwegian} source={source} />
      </>
    ) : (
      hint
    );
  };
  const hintWithChange = (each: Language, path: string, value: string): ReactNode => {
    const before = kind === "html" ? undefined : publishedText(path);
    if (before === undefined) return hintIn(each);
    return (
      <>
        {hintIn(each)} {changedFieldsText[language].since}{" "}
        <Difference before={before} after={value} withRemoved language={each} />
      </>
    );
  };
  const field = (each: Language) => {
    const path = pathIn(name, each, parent);
    const published = publishedText(path);
    const own = form.field(path);
    const shared = {
      ...own,
      label: labelIn(label, each, language),
      // With two columns, one hint is enough.
      hint: hintWithChange(each, path, own.value),
      lang: languageTag[each],
      isRequired: each === "nb" && !isOptional,
      isOptional: each === shown[0] && isOptional === true && !isNeeded,
    };
    const since =
      source === undefined ? undefined : { before: source, ...(each !== "nb" && { now: norwegian }) };
    const isBefore = each !== "nb" && !isBeside && isFolded && norwegian !== "";
    const before = isBefore && (
      <FoldedNorwegian key={`${path} norwegian`} norwegian={norwegian} source={source} />
    );
    if (kind === "html")
      return [
        before,
        <HtmlField
          key={path}
          {...shared}
          pickPicture={hasPictures ? () => picker.pickPicture(each) : undefined}
          changed={since ?? (published === undefined ? undefined : { before: published })}
        />,
      ];
    return [
      before,
      <TextField
        key={path}
        {...shared}
        onChange={(value) => {
          shared.onChange(value);
          onWritten?.(value, each);
        }}
        {...(kind === "lines" && { rows })}
        {...(isCode && { isCode })}
        {...(max !== undefined && { max })}
        {...(choices && { choices: choices(each) })}
      />,
    ];
  };
  const fields = shown.flatMap(field);
  if (kind !== "html") return fields;
  return (
    <>
      <EditorGroup isShared={isWide && isBeside}>{fields}</EditorGroup>
      {picker.dialog}
    </>
  );
}

interface HeadProps {
  textLanguage: TextLanguage;
  states: Record<Language, LanguageState>;
}

/** The headings above a text in two languages. The user chooses the second one. Narrow screens have tabs. */
function LanguageHeads({
  textLanguage: { shown, isWide, choose, isNorwegianOnly, setAlone },
  states,
}: HeadProps) {
  const { language, offered } = useStaff();
  const words = staffText[language];
  const chosen = shown.at(-1)!;
  if (offered.length === 1) return null;
  if (!isWide) return <LanguageTabs chosen={chosen} onChoose={choose} states={states} />;
  return (
    <>
      <div className="language-norwegian high line-below row">
        <strong>{languageAsLabel("nb", language)}</strong>
        <LanguageSign state={states.nb} />
        <StaffButton look="link" className="push" onClick={() => setAlone(!isNorwegianOnly)}>
          {isNorwegianOnly ? words.besides : words.norwegianOnly}
        </StaffButton>
      </div>
      {!isNorwegianOnly && (
        <LanguageTabs chosen={chosen} onChoose={choose} states={states} among={offered.slice(1)} />
      )}
    </>
  );
}
