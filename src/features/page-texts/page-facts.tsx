import { IconField } from "#src/ui/staff/fields/icon-field.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { pathIn, type TextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { WordedParts } from "#src/ui/staff/parts/worded-parts.tsx";
import { pageTextAdminText } from "./page-text-admin.text.ts";
import { factName, type Fact, type PageTextFormState } from "./page-text-values.ts";

interface Props {
  form: PageTextFormState;
  textLanguage: TextLanguage;
}

const emptyFact: Fact = { icon: "pin", label: "", value: "", translations: {} };

/** What guests look for at a glance, in the order they get it. */
export function PageFacts({ form, textLanguage }: Props) {
  const { language } = useStaff();
  const text = pageTextAdminText[language];
  return (
    <WordedParts
      heading={text.facts}
      hint={text.factsHint}
      addLabel={text.addFact}
      empty={emptyFact}
      path="facts"
      parts={form.values.facts}
      onChange={(facts) => form.set("facts", facts)}
      nameOf={(fact, index) => factName(fact, index, language)}
      textLanguage={textLanguage}
      words={[
        { name: "label", label: text.factFields.label },
        { name: "value", label: text.factFields.value },
      ]}
      isPairs
      field={(word, each, index) => form.field(pathIn(word, each, `facts.${index}.`))}
    >
      {({ icon }, index) => (
        <IconField
          label={text.icon}
          name={`facts.${index}.icon`}
          value={icon}
          onChange={(chosen) => form.set(`facts.${index}.icon`, chosen)}
        />
      )}
    </WordedParts>
  );
}
