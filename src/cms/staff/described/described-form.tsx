import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKindOf } from "#src/cms/form-kind.ts";
import { kinds, type FormedName } from "#src/cms/kinds.ts";
import { guestAddress, type KindOnAPage } from "#src/cms/resource-addresses.ts";
import { pageNameIn, type TextPageName } from "#src/i18n/names/page-names.ts";
import { newResource } from "#src/i18n/staff-addresses.ts";
import { wordsInAnyLanguage } from "#src/i18n/texts.ts";
import { emptyValues } from "#src/cms/kind/kind.ts";
import { namedFieldsOf, wordFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { SortedForm, useSortedForm } from "#src/cms/staff/form/sorted-form.tsx";
import { LanguageColumns, WordFields } from "#src/cms/staff/form/word-fields.tsx";
import { listAll } from "#src/cms/staff/lists/list-all.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { DescribedField } from "./described-field.tsx";
import { DescribedParts } from "./described-parts.tsx";
import { nameOf, savingWords, type DescribedResource, type FormScreens } from "./described-screens.ts";

interface Loaded {
  stored: DescribedResource | undefined;
  /** All resources of the kind, when the form's `words` option needs them. */
  all: readonly DescribedResource[];
}

/** Creates the screen where staff edit one resource of a kind, from the kind's description. */
export function describedForm(name: FormedName, screens: FormScreens) {
  const { words, form: { words: wordOptions } = {} } = screens;
  const { path } = kinds[name];
  return {
    async loader({ context, params: { id } }: LoaderFunctionArgs): Promise<Loaded> {
      const api = context.get(apiContext);
      const isNew = id === newResource && wordsInAnyLanguage(words).add !== undefined;
      const [stored, all] = await Promise.all([
        isNew ? undefined : api.get<DescribedResource>(`${path}/${id}`),
        wordOptions ? listAll<DescribedResource>(api, path) : [],
      ]);
      return { stored, all };
    },
    Component() {
      const loaded = useLoaderData<Loaded>();
      return <DescribedForm key={loaded.stored?.id ?? newResource} {...screens} {...loaded} name={name} />;
    },
  };
}

interface Props extends FormScreens, Loaded {
  name: FormedName;
}

function DescribedForm({ name, stored, all, ...screens }: Props) {
  const { kind, words, form: options = {} } = screens;
  const { controls = {}, input } = options;
  const { language } = useStaff();
  const { list, words: kindWords, page }: (typeof kinds)[FormedName] & { page?: TextPageName } = kinds[name];
  const { sortorder: _, ...empty } = emptyValues(kind) as Record<string, unknown>;
  const written = useSortedForm({
    of: {
      ...formKindOf({ ...kind, name, ...(input && { input }) }),
      list,
      nameOf: (values) => nameOf(kind, values),
      pageOf: ({ id }: DescribedResource) => (page ? guestAddress(name as KindOnAPage, id) : undefined),
    },
    stored,
    empty: { ...empty, ...options.empty?.() },
  });
  const { form } = written;
  const named = options.named?.(language);
  const saving = savingWords(screens, form.values, language, page && pageNameIn(language, page));
  return (
    <SortedForm
      written={written}
      text={{ title: kindWords[language].name, ...words[language], ...saving }}
      fields={namedFieldsOf(kind, language, {}, form.values).flatMap((each) => named?.[each.path] ?? each)}
      isSeen={page !== undefined}
    >
      <LanguageColumns {...written}>
        <WordFields {...written} words={wordFieldsOf(kind, language, options.words?.(form, all))} />
      </LanguageColumns>
      {Object.entries(kind.fields).map(([path, field]) => {
        const Control = controls[path];
        if (Control) return <Control key={path} form={form} />;
        const shared = { form, name: path, field };
        return field.parts ? (
          <DescribedParts key={path} {...shared} textLanguage={written.textLanguage} />
        ) : (
          <DescribedField key={path} {...shared} />
        );
      })}
    </SortedForm>
  );
}
