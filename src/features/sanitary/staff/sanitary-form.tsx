import { pageNameIn } from "#src/i18n/names/page-names.ts";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKindOf } from "#src/cms/form-kind.ts";
import { kinds } from "#src/cms/kinds.ts";
import { guestAddress } from "#src/cms/resource-addresses.ts";
import { newResource } from "#src/i18n/staff-addresses.ts";
import type { ValuesOf } from "#src/cms/kind/kind.ts";
import { loadSorted, SortedForm, useSortedForm, type SortedKind } from "#src/cms/staff/form/sorted-form.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { LanguageColumns, WordFields } from "#src/cms/staff/form/word-fields.tsx";
import { sanitaryAdminText } from "#messages/sanitary";
import { sanitaryBuildingKind } from "#src/features/sanitary/sanitary-building.ts";
import {
  buildingFields,
  newBuilding,
  type StaffBuilding,
  attributeName,
  type Attribute,
  type BuildingFormState,
} from "./sanitary-values.ts";
import { IconField } from "#src/cms/staff/fields/icon-field.tsx";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import { pathIn, type TextLanguage } from "#src/cms/staff/fields/text-language.tsx";
import { WordedParts } from "#src/cms/staff/parts/text-with-elements.tsx";
import { useState } from "react";
import { TimeField } from "#src/cms/staff/checks/tidied-field.tsx";

const buildingForm: SortedKind<ValuesOf<typeof sanitaryBuildingKind>, StaffBuilding> = {
  ...formKindOf(sanitaryBuildingKind),
  list: kinds.sanitaryBuilding.list,
  nameOf: ({ name }) => name,
  pageOf: ({ id }) => guestAddress("sanitaryBuilding", id),
};

export const loader = (call: LoaderFunctionArgs) => loadSorted(buildingForm, call);

export function Component() {
  const { stored } = useLoaderData<typeof loader>();
  return <BuildingForm key={stored?.id ?? newResource} stored={stored} />;
}

function BuildingForm({ stored }: { stored: StaffBuilding | undefined }) {
  const { language } = useStaff();
  const text = sanitaryAdminText[language];
  const written = useSortedForm({ of: buildingForm, stored, empty: newBuilding() });
  const { form, textLanguage } = written;
  return (
    <SortedForm
      written={written}
      text={{
        ...text,
        title: text.buildings,
        consequence: text.consequence({ page: pageNameIn(language, "sanitary") }),
      }}
      fields={buildingFields(form.values, language)}
    >
      <LanguageColumns {...written}>
        <WordFields
          {...written}
          words={[
            { name: "name", label: text.fields.name },
            { name: "place", label: text.fields.place },
          ]}
        />
      </LanguageColumns>
      <CleaningFields form={form} />
      <BuildingAttributes form={form} textLanguage={textLanguage} />
    </SortedForm>
  );
}

interface BuildingAttributesProps {
  form: BuildingFormState;
  textLanguage: TextLanguage;
}

const emptyAttribute: Attribute = { icon: "shower", label: "", value: "", isHere: true, translations: {} };

function BuildingAttributes({ form, textLanguage }: BuildingAttributesProps) {
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

const usualCleaning = { from: "10:00", to: "11:00" };

function CleaningFields({ form }: { form: BuildingFormState }) {
  const text = sanitaryAdminText[useStaff().language];
  const { cleaning } = form.values;
  /** The times before the switch was turned off. */
  const [last, setLast] = useState(cleaning ?? usualCleaning);
  return (
    <>
      <h2>{text.cleaning}</h2>
      <SwitchField
        label={text.hasCleaning}
        hint={text.cleaningHint}
        isOn={cleaning !== null}
        onChange={(isOn) => {
          if (cleaning) setLast(cleaning);
          form.set("cleaning", isOn ? last : null);
        }}
      />
      {cleaning && (
        <div className="time-fields">
          <TimeField {...form.field("cleaning.from")} label={text.from} hint={text.timeHint} />
          <TimeField {...form.field("cleaning.to")} label={text.to} />
        </div>
      )}
    </>
  );
}
