import { languageTag } from "#src/i18n/language.ts";
import { IconField } from "#src/ui/staff/icon-field.tsx";
import { PartList } from "#src/ui/staff/part-list.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { TextField } from "#src/ui/staff/text-field.tsx";
import { labelIn, pathIn, type TextLanguage } from "#src/ui/staff/text-language.tsx";
import { columnsClass } from "#src/ui/staff/word-fields.tsx";
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
    <PartList
      heading={text.facts}
      hint={text.factsHint}
      addLabel={text.addFact}
      empty={emptyFact}
      path="facts"
      parts={form.values.facts}
      onChange={(facts) => form.set("facts", facts)}
      nameOf={(fact, index) => factName(fact, index, language)}
      firstField="label"
    >
      {(fact, index) => (
        <>
          <IconField
            label={text.icon}
            name={`facts.${index}.icon`}
            value={fact.icon}
            onChange={(icon) => form.set(`facts.${index}.icon`, icon)}
          />
          <div className={columnsClass(textLanguage)}>
            {textLanguage.shown.map((each) => (
              <div key={each} className="part-pair">
                {(["label", "value"] as const).map((word) => (
                  <TextField
                    key={word}
                    {...form.field(pathIn(word, each, `facts.${index}.`))}
                    label={labelIn(text.factFields[word], each, language)}
                    lang={languageTag[each]}
                    isRequired={each === "nb"}
                  />
                ))}
              </div>
            ))}
          </div>
        </>
      )}
    </PartList>
  );
}
