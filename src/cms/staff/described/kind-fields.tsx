import type { ReactNode } from "react";
import { isWorded, type ResourceKind } from "#src/cms/kind/kind.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { wordFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { LanguageColumns, WordFields, type WordField } from "#src/cms/staff/form/word-fields.tsx";
import { DescribedField } from "./described-field.tsx";
import { DescribedParts } from "./described-parts.tsx";
import type { KindForm } from "./kind-screen.tsx";

interface Props<Values, Resource> extends KindForm<Values, Resource> {
  kind: Pick<ResourceKind, "words" | "fields">;
  words?: Readonly<Record<string, Partial<WordField>>> | undefined;
  controls?: Readonly<Record<string, (props: { form: any }) => ReactNode>> | undefined;
}

export function KindFields<Values extends object, Resource>({
  kind,
  words,
  controls = {},
  ...written
}: Props<Values, Resource>) {
  const { form, textLanguage } = written;
  const { language } = useStaff();
  return (
    <>
      {isWorded(kind) && (
        <LanguageColumns {...written}>
          <WordFields form={form} textLanguage={textLanguage} words={wordFieldsOf(kind, language, words)} />
        </LanguageColumns>
      )}
      {Object.entries(kind.fields).map(([name, field]) => {
        const Control = controls[name];
        if (Control) return <Control key={name} form={form} />;
        const shared = { form, name, field };
        return field.parts ? (
          <DescribedParts key={name} {...shared} textLanguage={textLanguage} />
        ) : (
          <DescribedField key={name} {...shared} />
        );
      })}
    </>
  );
}
