import { IconField } from "#src/ui/staff/fields/icon-field.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { SwitchField } from "#src/ui/staff/fields/switch-field.tsx";
import { pathIn, type TextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { WordedParts } from "#src/ui/staff/parts/worded-parts.tsx";
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
    <WordedParts
      heading={text.attributes}
      hint={text.attributesHint}
      addLabel={text.addAttribute}
      empty={emptyAttribute}
      path="attributes"
      parts={form.values.attributes}
      onChange={(attributes) => form.set("attributes", attributes)}
      nameOf={(each, index) => attributeName(each, index, language)}
      textLanguage={textLanguage}
      words={[
        { name: "label", label: text.attributeFields.label },
        { name: "value", label: text.attributeFields.value },
      ]}
      isPairs
      field={(word, each, index) => form.field(pathIn(word, each, `attributes.${index}.`))}
    >
      {({ icon, isHere }, index) => (
        <div className="part-choices">
          <IconField
            label={text.icon}
            name={`attributes.${index}.icon`}
            value={icon}
            onChange={(chosen) => form.set(`attributes.${index}.icon`, chosen)}
          />
          <SwitchField
            label={text.isHere}
            isOn={isHere}
            onChange={(isOn) => form.set(`attributes.${index}.isHere`, isOn)}
          />
        </div>
      )}
    </WordedParts>
  );
}
