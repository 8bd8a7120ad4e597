import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKindOf } from "#src/cms/form-kind.ts";
import { kinds, type FormedName } from "#src/cms/kinds.ts";
import { pageNameIn, type TextPageName } from "#src/i18n/names/page-names.ts";
import { newResource } from "#src/i18n/staff-addresses.ts";
import { wordsInAnyLanguage } from "#src/i18n/texts.ts";
import { emptyValues } from "#src/cms/kind/kind.ts";
import { namedFieldsOf } from "#src/cms/staff/form/described-fields.ts";
import { openResource } from "#src/cms/staff/next-versions/next-version.ts";
import { listAll } from "#src/cms/staff/lists/list-all.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { savingWords, type DescribedResource, type FormScreens } from "./described-screens.ts";
import { KindFields } from "./kind-fields.tsx";
import { KindScreen, useKindForm } from "./kind-screen.tsx";

interface Loaded {
  stored: DescribedResource | undefined;
  all: readonly DescribedResource[];
}

/** Creates the screen where staff edit one resource, from the kind's description. */
export function describedForm(name: FormedName, screens: FormScreens) {
  const { words, form: { words: wordOptions } = {} } = screens;
  const { path } = kinds[name];
  return {
    async loader({ context, request, params: { id } }: LoaderFunctionArgs): Promise<Loaded> {
      const api = context.get(apiContext);
      const isNew = id === newResource && wordsInAnyLanguage(words).add !== undefined;
      const [stored, all] = await Promise.all([
        isNew ? undefined : openResource<DescribedResource>(api, name, id!, request.url),
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
  const { words, form: { words: wordOptions, controls, named, input, ...options } = {} } = screens;
  const { language } = useStaff();
  const { page }: (typeof kinds)[FormedName] & { page?: TextPageName } = kinds[name];
  const kind = { ...screens.kind, name };
  const { sortorder: _, ...empty } = emptyValues(kind) as Record<string, unknown>;
  const written = useKindForm({
    kind: formKindOf({ ...kind, ...(input && { input }) }),
    stored,
    empty: { ...empty, ...options.empty?.() },
  });
  const { form } = written;
  const { add, remove } = words[language];
  const shown = named?.(language);
  const consequence = options.consequence?.(form.values, language);
  return (
    <KindScreen
      {...written}
      {...savingWords(screens, form.values, language, page && pageNameIn(language, page))}
      {...(consequence && { consequence })}
      kind={kind}
      add={add}
      fields={namedFieldsOf(kind, language, {}, form.values).flatMap((each) => shown?.[each.path] ?? each)}
      copied={
        options.canBeCopied ? ({ sortorder: __, ...values }: Record<string, unknown>) => values : undefined
      }
      removal={remove === undefined ? undefined : { label: remove }}
    >
      <KindFields {...written} kind={kind} words={wordOptions?.(form, all)} controls={controls} />
    </KindScreen>
  );
}
