import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { KindScreen } from "#src/cms/staff/described/kind-screen.tsx";
import { wordFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { LanguageColumns, WordFields } from "#src/cms/staff/form/word-fields.tsx";
import { TextField } from "#src/cms/staff/fields/text-field.tsx";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { identityAdminText } from "#messages/identity";
import { IdentityChart } from "./identity-chart.tsx";
import { IdentityContact } from "./identity-contact.tsx";
import { IdentityDirections } from "./identity-directions.tsx";
import { IdentityPlace } from "./identity-place.tsx";
import { identityKind, type StaffIdentity } from "#src/campsite/identity/identity.ts";
import { loadIdentity, useIdentityForm } from "./use-identity-form.ts";

const { tagline, shortIntro, textMessageNote } = identityKind.words;

const words = { tagline, shortIntro, textMessageNote };
const fieldOptions = { shortIntro: { kind: "lines" }, textMessageNote: { kind: "lines" } } as const;

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadIdentity(context.get(apiContext), request.url);

export function Component() {
  return <IdentityForm stored={useLoaderData<typeof loader>()} />;
}

function IdentityForm({ stored }: { stored: StaffIdentity }) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const written = useIdentityForm(stored, "identity");
  const { form, languages, textLanguage } = written;
  return (
    <KindScreen {...written} consequence={text.consequence} side={<IdentityPlace form={form} />}>
      <h2>{text.words}</h2>
      <TextField {...form.field("name")} label={identityKind.fields.name.label[language]} isRequired />
      <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
        <WordFields
          form={form}
          textLanguage={textLanguage}
          words={wordFieldsOf({ words }, language, fieldOptions)}
        />
      </LanguageColumns>
      <IdentityContact form={form} />
      <IdentityDirections form={form} textLanguage={textLanguage} />
      <IdentityChart form={form} textLanguage={textLanguage} />
    </KindScreen>
  );
}
