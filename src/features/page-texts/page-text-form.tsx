import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { address } from "#src/i18n/addresses.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { useFormLanguages } from "#src/ui/staff/form/form-languages.tsx";
import { FormScreen } from "#src/ui/staff/form/form-screen.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { useTextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { useResourceForm } from "#src/ui/staff/form/resource-form.ts";
import { useSavedToast } from "#src/ui/staff/undo.tsx";
import { contentAdminText } from "./content-admin.text.ts";
import { pageNames } from "./page-names.text.ts";
import { PageFacts } from "./page-facts.tsx";
import { pageTextAdminText } from "./page-text-admin.text.ts";
import { PageTextSide } from "./page-text-side.tsx";
import { pageTextFields, pageTextValues, type StaffPageText } from "./page-text-values.ts";
import { PageTextWords } from "./page-text-words.tsx";
import { pageTextInput, pageTextTranslatable, type PageTextInput } from "./page-text.ts";

/** The page's text. */
export function loader({ context, params: { id } }: LoaderFunctionArgs) {
  return context.get(apiContext).get<StaffPageText>(`/pagetexts/${id}`);
}

export function Component() {
  const stored = useLoaderData<typeof loader>();
  return <PageTextForm key={stored.id} stored={stored} />;
}

/** Where a page's text is written, in three languages. */
function PageTextForm({ stored }: { stored: StaffPageText }) {
  const { api, language } = useStaff();
  const text = pageTextAdminText[language];
  const told = useSavedToast();
  const name = pageNames[language][stored.page] ?? stored.page;
  const path = `/pagetexts/${stored.id}`;
  const form = useResourceForm<PageTextInput, StaffPageText>({
    kind: "pageText",
    stored,
    toValues: (page) => pageTextValues(page ?? stored),
    schema: pageTextInput,
    address: ({ id }) => `${staffAddresses.contentPages}/${id}`,
    save: (values, version, _, confirmed) => api.put(path + confirmed, values, version),
  });
  const languages = useFormLanguages(form, pageTextTranslatable);
  const textLanguage = useTextLanguage(languages);
  const untranslated = (["en", "de"] as const).filter((each) => languages.states[each] === "missing");
  const consequence = [
    text.consequence(name),
    untranslated.length > 0 &&
      text.untranslated(untranslated.map((each) => text.inLanguages[each]).join(text.and)),
  ];
  return (
    <FormScreen
      form={form}
      name={name}
      list={{ name: contentAdminText[language].title, to: staffAddresses.content }}
      saveLabel={staffText[language].saveAndPublish}
      consequence={consequence.filter(Boolean).join(" ")}
      fields={pageTextFields(form.values, language)}
      languages={languages}
      preview="page"
      onReveal={(at) => textLanguage.reveal(at)}
      onSave={() => form.submit()}
      onSaved={({ version }) =>
        told({
          name,
          at: address(stored.page, "nb"),
          undo: {
            action: "values",
            name,
            list: staffAddresses.content,
            row: `${staffAddresses.contentPages}/${stored.id}`,
            path,
            version,
            values: pageTextValues(form.before() ?? stored),
          },
        })
      }
      side={<PageTextSide form={form} page={stored.page} language={textLanguage.shown.at(-1)!} />}
    >
      <PageTextWords form={form} languages={languages} textLanguage={textLanguage} />
      <PageFacts form={form} textLanguage={textLanguage} />
    </FormScreen>
  );
}
