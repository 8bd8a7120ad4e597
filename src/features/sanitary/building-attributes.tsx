import { languageTag } from "#src/i18n/language.ts";
import { IconField } from "#src/ui/staff/icon-field.tsx";
import { PartList } from "#src/ui/staff/part-list.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { SwitchField } from "#src/ui/staff/switch-field.tsx";
import { TextField } from "#src/ui/staff/text-field.tsx";
import { labelIn, pathIn, type TextLanguage } from "#src/ui/staff/text-language.tsx";
import { columnsClass } from "#src/ui/staff/word-fields.tsx";
import { sanitaryAdminText } from "./sanitary-admin.text.ts";
import { attributeName, type Attribute, type BuildingFormState } from "./sanitary-values.ts";

interface Props {
  form: BuildingFormState;
  textLanguage: TextLanguage;
}

const emptyAttribute: Attribute = { icon: "shower", label: "", value: "", isHere: true, translations: {} };

/** What guests look for in a building, line by line, also what it lacks. */
export function BuildingAttributes({ form, textLanguage }: Props) {
  const { language } = useStaff();
  const text = sanitaryAdminText[language];
  return (
    <PartList
      heading={text.attributes}
      hint={text.attributesHint}
      addLabel={text.addAttribute}
      empty={emptyAttribute}
      path="attributes"
      parts={form.values.attributes}
      onChange={(attributes) => form.set("attributes", attributes)}
      nameOf={(each, index) => attributeName(each, index, language)}
      firstField="label"
    >
      {({ icon, isHere }, index) => {
        const parent = `attributes.${index}.`;
        return (
          <>
            <div className="part-choices">
              <IconField
                label={text.icon}
                name={`${parent}icon`}
                value={icon}
                onChange={(chosen) => form.set(`${parent}icon`, chosen)}
              />
              <SwitchField
                label={text.isHere}
                isOn={isHere}
                onChange={(isOn) => form.set(`${parent}isHere`, isOn)}
              />
            </div>
            <div className={columnsClass(textLanguage)}>
              {textLanguage.shown.map((each) => (
                <div key={each} className="part-pair">
                  {(["label", "value"] as const).map((word) => (
                    <TextField
                      key={word}
                      {...form.field(pathIn(word, each, parent))}
                      label={labelIn(text.attributeFields[word], each, language)}
                      lang={languageTag[each]}
                      isRequired={each === "nb"}
                    />
                  ))}
                </div>
              ))}
            </div>
          </>
        );
      }}
    </PartList>
  );
}
