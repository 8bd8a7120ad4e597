import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKindOf } from "#src/features/form-kind.ts";
import { guestAddress } from "#src/features/kinds.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { namedFieldsOf, wordFieldsOf } from "#src/ui/staff/form/described-fields.ts";
import { useFormLanguages } from "#src/ui/staff/form/form-languages.tsx";
import { FormScreen } from "#src/ui/staff/form/form-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { useTextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { useResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { undoOfSave, useSavedToast } from "#src/ui/staff/undo.tsx";
import { LanguageColumns, WordFields } from "#src/ui/staff/form/word-fields.tsx";
import { cardStepKind, type StaffCardStep } from "./card-step.ts";
import { sanitaryAdminText } from "./sanitary-admin.text.ts";

const cardStepForm = formKindOf(cardStepKind);

/** The step. */
export function loader({ context, params: { id } }: LoaderFunctionArgs) {
  return context.get(apiContext).get<StaffCardStep>(`${cardStepForm.path}/${id}`);
}

export function Component() {
  const stored = useLoaderData<typeof loader>();
  return <CardStepForm key={stored.id} stored={stored} />;
}

/** Where a step of the card is written, in three languages. */
function CardStepForm({ stored }: { stored: StaffCardStep }) {
  const { language } = useStaff();
  const text = sanitaryAdminText[language];
  const told = useSavedToast();
  const form = useResourceForm({ kind: cardStepForm, stored });
  const languages = useFormLanguages(form);
  const textLanguage = useTextLanguage(languages);
  const words = wordFieldsOf(cardStepKind, language, {
    text: { kind: "lines", hint: text.phoneHint },
  });
  return (
    <FormScreen
      form={form}
      name={form.values.title || stored.title}
      isOwnName
      list={{ name: text.steps, to: staffAddresses.cardSteps }}
      saveLabel={staffText[language].saveAndPublish}
      consequence={text.consequence}
      fields={namedFieldsOf(cardStepKind, language)}
      languages={languages}
      preview="page"
      onReveal={(at) => textLanguage.reveal(at)}
      onSave={() => form.submit()}
      onSaved={(saved) => {
        const where = { name: saved.title, list: staffAddresses.cardSteps };
        told({
          name: saved.title,
          at: guestAddress("cardStep", saved.id),
          undo: undoOfSave(form, saved, where),
        });
      }}
    >
      <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
        <WordFields form={form} textLanguage={textLanguage} words={words} />
      </LanguageColumns>
    </FormScreen>
  );
}
