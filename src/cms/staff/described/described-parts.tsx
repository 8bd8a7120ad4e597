import type { ReactNode } from "react";
import type { Field } from "#src/cms/kind/field.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { pathIn, type TextLanguage } from "#src/cms/staff/fields/text-language.ts";
import { emptyPart, partName, wordFieldsOf, type Part } from "#src/cms/staff/form/described-fields.ts";
import type { ResourceForm } from "#src/cms/staff/form/resource-form.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";
import { columnsClass, WordFields } from "#src/cms/staff/form/word-fields.tsx";
import { PartList } from "#src/cms/staff/parts/part-list.tsx";
import { WordedParts } from "#src/cms/staff/parts/worded-parts.tsx";
import { DescribedField } from "./described-field.tsx";

interface Props<Values, Resource> {
  form: ResourceForm<Values, Resource>;
  textLanguage: TextLanguage;
  name: string;
  field: Field;
  /** Asks the user for a new item. Returns undefined when the user cancels. By default a new item is empty. */
  add?: () => Promise<Part | undefined>;
  onChange?(parts: readonly Part[]): void;
  /** Renders an item with its text fields, `texts`. By default fields with options come first, and pictures last. */
  children?(texts: ReactNode, index: number): ReactNode;
}

export function DescribedParts<Values extends object, Resource>({
  form,
  textLanguage,
  name,
  field: { label, parts },
  add: askForPart,
  onChange = (changed) => form.set(name, changed),
  children,
}: Props<Values, Resource>) {
  const { language } = useStaff();
  const { words, fields, inForm } = parts!;
  const { hint, add, namedBy, isPairs } = inForm!;
  const list = {
    heading: label[language],
    hint: hint?.[language],
    addLabel: add[language],
    empty: emptyPart(parts!),
    path: name,
    parts: valueAt(form.values, name) as Part[],
    onChange,
    nameOf: (part: Part, index: number) => partName(parts!, part, index, language),
  };
  const others = (index: number, isPicture: boolean) =>
    Object.entries(fields)
      .filter(([, { holds }]) => (holds === "picture") === isPicture)
      .map(([each, field]) => (
        <DescribedField key={each} form={form} name={`${name}.${index}.${each}`} field={field} />
      ));
  const choices = (_: Part, index: number) => (
    <div className="part-choices at-foot cluster">{others(index, false)}</div>
  );
  if (isPairs)
    return (
      <WordedParts
        {...list}
        textLanguage={textLanguage}
        words={wordFieldsOf({ words }, language)}
        isPairs
        field={(word, each, index) => form.field(pathIn(word, each, `${name}.${index}.`))}
      >
        {choices}
      </WordedParts>
    );
  return (
    <PartList {...list} empty={askForPart ?? list.empty} firstField={namedBy}>
      {(part, index) => {
        const texts = (
          <div className={columnsClass(textLanguage)}>
            <WordFields
              form={form}
              textLanguage={textLanguage}
              words={wordFieldsOf({ words }, language)}
              parent={`${name}.${index}.`}
            />
          </div>
        );
        if (children) return children(texts, index);
        return (
          <>
            {choices(part, index)}
            {texts}
            {others(index, true)}
          </>
        );
      }}
    </PartList>
  );
}
