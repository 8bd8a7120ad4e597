import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { useFormLanguages } from "#src/ui/staff/form-languages.tsx";
import { FormScreen } from "#src/ui/staff/form-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { namedWords, useTextLanguage } from "#src/ui/staff/text-language.tsx";
import { useThingForm } from "#src/ui/staff/thing-form.ts";
import { undoOfSave, useSavedToast } from "#src/ui/staff/undo.tsx";
import { LanguageColumns, WordFields, type WordField } from "#src/ui/staff/word-fields.tsx";
import { cardStepValues, type StaffCardStep } from "./card-step-values.ts";
import { cardStepAnchor, cardStepInput, cardStepTranslatable, type CardStepInput } from "./card-step.ts";
import { sanitaryAdminText } from "./sanitary-admin.text.ts";

/** The step. */
export function loader({ context, params: { id } }: LoaderFunctionArgs) {
  return context.get(apiContext).get<StaffCardStep>(`/cardsteps/${id}`);
}

export function Component() {
  const stored = useLoaderData<typeof loader>();
  return <CardStepForm key={stored.id} stored={stored} />;
}

/** Where a step of the card is written, in three languages. */
function CardStepForm({ stored }: { stored: StaffCardStep }) {
  const { api, language } = useStaff();
  const text = sanitaryAdminText[language];
  const told = useSavedToast();
  const path = `/cardsteps/${stored.id}`;
  const form = useThingForm<CardStepInput, StaffCardStep>({
    kind: "cardStep",
    stored,
    toValues: (step) => cardStepValues(step ?? stored),
    schema: cardStepInput,
    address: ({ id }) => `${staffAddresses.cardSteps}/${id}`,
    save: (values, ifVersion, _, confirmed) => api.put(path + confirmed, values, ifVersion),
  });
  const languages = useFormLanguages(form, cardStepTranslatable);
  const textLanguage = useTextLanguage(languages);
  const words: WordField[] = [
    { name: "title", label: text.stepFields.title },
    { name: "text", label: text.stepFields.text, kind: "lines", hint: text.phoneHint },
  ];
  return (
    <FormScreen
      form={form}
      name={form.values.title || stored.title}
      isOwnName
      list={{ name: text.steps, to: staffAddresses.cardSteps }}
      saveLabel={staffText[language].saveAndPublish}
      consequence={text.consequence}
      fields={words.flatMap(({ name, label }) => namedWords(name, label, language))}
      languages={languages}
      preview="page"
      onReveal={(at) => textLanguage.reveal(at)}
      onSave={() => form.submit()}
      onSaved={(saved) => {
        const where = { name: saved.title, list: staffAddresses.cardSteps };
        told({
          name: saved.title,
          at: `${address("sanitary", "nb")}#${cardStepAnchor(saved.id)}`,
          undo: undoOfSave(where, path, saved, cardStepValues(form.before() ?? stored)),
        });
      }}
    >
      <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
        <WordFields form={form} textLanguage={textLanguage} words={words} />
      </LanguageColumns>
    </FormScreen>
  );
}
