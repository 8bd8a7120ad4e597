import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { contactParts } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { Translatable } from "#src/i18n/translation.ts";
import { useFormLanguages } from "#src/ui/staff/form/form-languages.tsx";
import { FormScreen } from "#src/ui/staff/form/form-screen.tsx";
import { Empty, ListScreen } from "#src/ui/staff/lists/list-screen.tsx";
import { MonthDayField } from "#src/ui/staff/fields/month-day-field.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { useTextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { TimeField } from "#src/ui/staff/checks/tidied-field.tsx";
import { LanguageColumns, WordFields } from "#src/ui/staff/form/word-fields.tsx";
import { contentAdminText } from "#src/features/page-texts/content-admin.text.ts";
import { identityAdminText } from "#src/features/identity/identity-admin.text.ts";
import { identityFields } from "#src/features/identity/identity-fields.ts";
import type { StaffIdentity } from "#src/features/identity/identity-values.ts";
import { OpeningHoursToday } from "./opening-hours-today.tsx";
import { ReceptionPeriods } from "./reception-periods.tsx";
import { loadIdentity, useIdentityForm } from "#src/features/identity/use-identity-form.ts";

/** The one of the identity's words that this form shows. */
const noteTranslatable: Translatable = { words: ["openingNote"] };

export const loader = ({ context }: LoaderFunctionArgs) => loadIdentity(context.get(apiContext));

export function Component() {
  const stored = useLoaderData<typeof loader>();
  return stored.version === 0 ? <IdentityFirst /> : <OpeningHoursForm stored={stored} />;
}

/** Both screens write one thing: what the other one asks for can't be missing here. */
function IdentityFirst() {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const { title, parts } = contentAdminText[language];
  const action = (
    <Link className="button action" to={staffAddresses.identity}>
      {parts.identity.name}
    </Link>
  );
  return (
    <ListScreen title={parts.openingHours.name} back={{ name: title, to: staffAddresses.content }}>
      <Empty icon="staff-content" heading={text.identityFirst} action={action}>
        {text.identityFirstWhat}
      </Empty>
    </ListScreen>
  );
}

/** When the campsite is open: the season, the reception's hours, and the times of the day that guests keep to. */
function OpeningHoursForm({ stored }: { stored: StaffIdentity }) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const { title, parts } = contentAdminText[language];
  const { form, told } = useIdentityForm(stored, "openingHours", parts.openingHours.name);
  const time = (path: keyof typeof text.times) => (
    <TimeField {...form.field(path)} label={text.times[path]} />
  );
  const languages = useFormLanguages(form, noteTranslatable);
  const textLanguage = useTextLanguage(languages);
  return (
    <FormScreen
      form={form}
      name={parts.openingHours.name}
      list={{ name: title, to: staffAddresses.content }}
      saveLabel={staffText[language].saveAndPublish}
      consequence={text.hoursConsequence}
      fields={identityFields(form.values, language)}
      languages={languages}
      preview="page"
      previewPlace={contactParts.openingHours}
      onReveal={(path) => textLanguage.reveal(path)}
      onSave={() => form.submit()}
      onSaved={told}
      side={<OpeningHoursToday form={form} />}
    >
      <h2>{text.season}</h2>
      <div className="field-row">
        <MonthDayField {...form.field("season.opens")} label={text.seasonOpens} />
        <MonthDayField {...form.field("season.closes")} label={text.seasonCloses} />
      </div>
      <ReceptionPeriods form={form} />
      <h2>{text.stay}</h2>
      <div className="time-fields">
        {time("arrivalFrom")}
        {time("departureBy")}
        {time("quietFrom")}
        {time("quietTo")}
      </div>
      <h2>{text.fields.openingNote}</h2>
      <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
        <WordFields
          form={form}
          textLanguage={textLanguage}
          words={[
            {
              name: "openingNote",
              kind: "lines",
              label: text.fields.openingNote,
              hint: text.hints.openingNote,
            },
          ]}
        />
      </LanguageColumns>
    </FormScreen>
  );
}
