import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKindOf } from "#src/features/form-kind.ts";
import { guestAddress } from "#src/features/kinds.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { ValuesOf } from "#src/resource/kind.ts";
import { loadSorted, SortedForm, useSortedForm, type SortedKind } from "#src/ui/staff/form/sorted-form.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { LanguageColumns, WordFields } from "#src/ui/staff/form/word-fields.tsx";
import { BuildingAttributes } from "./building-attributes.tsx";
import { CleaningFields } from "./cleaning-fields.tsx";
import { sanitaryAdminText } from "./sanitary-admin.text.ts";
import { sanitaryBuildingKind } from "./sanitary-building.ts";
import { buildingFields, newBuilding, type StaffBuilding } from "./sanitary-values.ts";

const buildingForm: SortedKind<ValuesOf<typeof sanitaryBuildingKind>, StaffBuilding> = {
  ...formKindOf(sanitaryBuildingKind),
  list: staffAddresses.sanitary,
  nameOf: ({ name }) => name,
  pageOf: ({ id }) => guestAddress("sanitaryBuilding", id),
};

export const loader = (call: LoaderFunctionArgs) => loadSorted(buildingForm, call);

export function Component() {
  const { stored, place } = useLoaderData<typeof loader>();
  return <BuildingForm key={stored?.id ?? newResource} stored={stored} place={place} />;
}

interface Props {
  stored: StaffBuilding | undefined;
  /** Of a new one. */
  place: number;
}

/** Where a sanitary building is written about: its name and place, when it is cleaned, what it has. */
function BuildingForm({ stored, place }: Props) {
  const { language } = useStaff();
  const text = sanitaryAdminText[language];
  const written = useSortedForm({ of: buildingForm, stored, empty: newBuilding(place) });
  const { form, textLanguage } = written;
  return (
    <SortedForm
      written={written}
      text={{ ...text, title: text.buildings, add: text.newBuilding }}
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
