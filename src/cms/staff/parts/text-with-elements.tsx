import type { ReactNode } from "react";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { PartList, type PartListProps } from "./part-list.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { labelIn, type TextLanguage } from "#src/cms/staff/fields/text-language.ts";
import type { FieldProps } from "#src/cms/staff/form/resource-form.ts";
import { columnsClass } from "#src/cms/staff/form/word-fields.tsx";

interface PartWord<Name> {
  name: Name;
  label: string;
  rows?: number;
}

interface Props<Part, Name> extends Omit<PartListProps<Part>, "children" | "firstField"> {
  textLanguage: TextLanguage;
  /** The texts of an item. In a new item, the first text gets the focus. */
  words: readonly PartWord<Name>[];
  field(word: Name, language: Language, index: number): FieldProps;
  /** True to show a name and its value on one line when there is room. */
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
  const wordField = ({ name, label, rows }: PartWord<Name>, each: Language, index: number) => (
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
