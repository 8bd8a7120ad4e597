import { IconField } from "#src/ui/staff/fields/icon-field.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { pathIn, type TextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { WordedParts } from "#src/ui/staff/parts/worded-parts.tsx";
import type { FormOf } from "#src/features/form-kind.ts";
import type { Language } from "#src/i18n/language.ts";
import { labelsOf } from "#src/resource/kind.ts";
import { pageTextAdminText } from "./page-text-admin.text.ts";
import { pageTextKind, type Fact } from "./page-text.ts";

interface Props {
  form: FormOf<typeof pageTextKind>;
  textLanguage: TextLanguage;
}

const emptyFact: Fact = { icon: "pin", label: "", value: "", translations: {} };

/** What a fact is called, also when nothing is written in it yet. */
export function factName({ label }: Fact, index: number, language: Language): string {
  return label || pageTextAdminText[language].fact(index + 1);
}

/** What guests look for at a glance, in the order they get it. */
export function PageFacts({ form, textLanguage }: Props) {
  const { language } = useStaff();
  const text = pageTextAdminText[language];
  const { label, parts } = pageTextKind.fields.facts;
  const labels = labelsOf(parts, language);
  return (
    <WordedParts
      heading={label[language]}
      hint={text.factsHint}
      addLabel={text.addFact}
      empty={emptyFact}
      path="facts"
      parts={form.values.facts}
      onChange={(facts) => form.set("facts", facts)}
      nameOf={(fact, index) => factName(fact, index, language)}
      textLanguage={textLanguage}
      words={[
        { name: "label", label: labels.label },
        { name: "value", label: labels.value },
      ]}
      isPairs
      field={(word, each, index) => form.field(pathIn(word, each, `facts.${index}.`))}
    >
      {({ icon }, index) => (
        <IconField
          label={labels.icon}
          name={`facts.${index}.icon`}
          value={icon}
          onChange={(chosen) => form.set(`facts.${index}.icon`, chosen)}
        />
      )}
    </WordedParts>
  );
}
