import { useRef } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { address } from "#src/i18n/addresses.ts";
import { newThing, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { useFormLanguages } from "#src/ui/staff/form-languages.tsx";
import { FormScreen } from "#src/ui/staff/form-screen.tsx";
import { listAll } from "#src/ui/staff/list-all.ts";
import { RemoveThing } from "#src/ui/staff/remove-thing.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { useTextLanguage } from "#src/ui/staff/text-language.tsx";
import { useThingForm } from "#src/ui/staff/thing-form.ts";
import { numberAfter } from "#src/ui/staff/thing-order.ts";
import { undoOfSave, useSavedToast } from "#src/ui/staff/undo.tsx";
import { LanguageColumns, WordFields } from "#src/ui/staff/word-fields.tsx";
import { BuildingAttributes } from "./building-attributes.tsx";
import { CleaningFields } from "./cleaning-fields.tsx";
import { sanitaryAdminText } from "./sanitary-admin.text.ts";
import {
  sanitaryBuildingInput,
  sanitaryBuildingTranslatable,
  type SanitaryBuildingInput,
} from "./sanitary-building.ts";
import { buildingFields, buildingValues, newBuilding, type StaffBuilding } from "./sanitary-values.ts";

const path = "/sanitarybuildings";

/** The building; for a new one its place, after all others. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  if (id === newThing)
    return { stored: undefined, place: numberAfter(await listAll<StaffBuilding>(api, path)) };
  return { stored: await api.get<StaffBuilding>(`${path}/${id}`), place: 0 };
}

export function Component() {
  const { stored, place } = useLoaderData<typeof loader>();
  return <BuildingForm key={stored?.id ?? newThing} stored={stored} place={place} />;
}

interface Props {
  stored: StaffBuilding | undefined;
  /** Of a new one. */
  place: number;
}

/** Where a sanitary building is written about: its name and place, when it is cleaned, what it has. */
function BuildingForm({ stored, place }: Props) {
  const { api, language } = useStaff();
  const text = sanitaryAdminText[language];
  const told = useSavedToast();
  const before = useRef(stored);
  const form = useThingForm<SanitaryBuildingInput, StaffBuilding>({
    kind: "sanitaryBuilding",
    stored,
    toValues: (building) => (building ? buildingValues(building) : newBuilding(place)),
    schema: sanitaryBuildingInput,
    address: ({ id }) => `${staffAddresses.sanitary}/${id}`,
    save(values, ifVersion, last, confirmed) {
      before.current = last;
      return last ? api.put(`${path}/${last.id}${confirmed}`, values, ifVersion) : api.post(path, values);
    },
  });
  const languages = useFormLanguages(form, sanitaryBuildingTranslatable);
  const textLanguage = useTextLanguage(languages);
  const name = form.values.name || text.newBuilding;
  return (
    <FormScreen
      form={form}
      name={name}
      list={{ name: text.buildings, to: staffAddresses.sanitary }}
      saveLabel={staffText[language].saveAndPublish}
      consequence={text.consequence}
      fields={buildingFields(form.values, language)}
      languages={languages}
      preview="page"
      onReveal={(at) => textLanguage.reveal(at)}
      onSave={() => form.submit()}
      onSaved={(saved) => {
        const where = { name: saved.name, list: staffAddresses.sanitary };
        const undo = undoOfSave(
          where,
          `${path}/${saved.id}`,
          saved,
          before.current && buildingValues(before.current),
        );
        told({ name: saved.name, at: address("sanitary", "nb"), undo });
      }}
    >
      <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
        <WordFields
          form={form}
          textLanguage={textLanguage}
          words={[
            { name: "name", label: text.fields.name },
            { name: "place", label: text.fields.place },
          ]}
        />
      </LanguageColumns>
      <CleaningFields form={form} />
      <BuildingAttributes form={form} textLanguage={textLanguage} />
      <RemoveThing
        form={form}
        label={text.remove}
        path={path}
        name={stored?.name ?? name}
        list={staffAddresses.sanitary}
      />
    </FormScreen>
  );
}
