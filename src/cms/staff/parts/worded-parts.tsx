import type { ReactNode } from "react";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { PartList, type PartListProps } from "./part-list.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { labelIn, type TextLanguage } from "#src/cms/staff/fields/text-language.ts";
import type { FieldProps } from "#src/cms/staff/form/resource-form.ts";
import { columnsClass } from "#src/cms/staff/form/word-fields.tsx";

interface PartTextField<Name> {
  name: Name;
  label: string;
  rows?: number;
}

interface Props<Part, Name> extends Omit<PartListProps<Part>, "children" | "firstField"> {
  textLanguage: TextLanguage;
  /** The text fields of a part. In a new part, the first field gets the focus. */
  words: readonly PartTextField<Name>[];
  field(word: Name, language: Language, index: number): FieldProps;
  /** True to show a part's text fields beside each other when there is room. */
  isPairs?: boolean;
  children?: (part: Part, index: number) => ReactNode;
}

export function WordedParts<Part, Name extends string>({
  textLanguage,
  words,
  field,
  isPairs = false,
  children,
  ...list
}: Props<Part, Name>) {
  const { language } = useStaff();
  const { shown } = textLanguage;
  const wordField = ({ name, label, rows }: PartTextField<Name>, each: Language, index: number) => (
    <TextField
      key={`${name} ${each}`}
      {...field(name, each, index)}
      label={labelIn(label, each, language)}
      lang={languageTag[each]}
      isRequired={each === "nb"}
      {...(rows !== undefined && { rows })}
    />
  );
  return (
    <PartList {...list} firstField={words[0]!.name}>
      {(part, index) => (
        <>
          {children?.(part, index)}
          <div className={columnsClass(textLanguage)}>
            {isPairs
              ? shown.map((each) => (
                  <div key={each} className="part-pair stack">
                    {words.map((word) => wordField(word, each, index))}
                  </div>
                ))
              : words.flatMap((word) => shown.map((each) => wordField(word, each, index)))}
          </div>
        </>
      )}
    </PartList>
  );
}
