import { useRef } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { address } from "#src/i18n/addresses.ts";
import { newThing, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import { useFormLanguages } from "#src/ui/staff/form-languages.tsx";
import { FormScreen } from "#src/ui/staff/form-screen.tsx";
import { listAll } from "#src/ui/staff/list-all.ts";
import { RemoveThing } from "#src/ui/staff/remove-thing.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { staffText } from "#src/ui/staff/staff.text.ts";
import { TextField } from "#src/ui/staff/text-field.tsx";
import { namedWords, useTextLanguage } from "#src/ui/staff/text-language.tsx";
import { useThingForm } from "#src/ui/staff/thing-form.ts";
import { numberAfter } from "#src/ui/staff/thing-order.ts";
import { undoOfSave, useSavedToast } from "#src/ui/staff/undo.tsx";
import { LanguageColumns, WordFields, type WordField } from "#src/ui/staff/word-fields.tsx";
import { linkInput, linkTranslatable, type LinkInput } from "./link.ts";
import { categoriesIn, categoryIn, emptyLink, linkValues, type StaffLink } from "./link-values.ts";
import { linksAdminText } from "./links-admin.text.ts";

/** The link, and all there are: their groups can be chosen among. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [stored, links] = await Promise.all([
    id === newThing ? undefined : api.get<StaffLink>(`/links/${id}`),
    listAll<StaffLink>(api, "/links"),
  ]);
  return { stored, links };
}

export function Component() {
  const { stored, links } = useLoaderData<typeof loader>();
  return <LinkForm key={stored?.id ?? newThing} stored={stored} links={links} />;
}

interface Props {
  stored: StaffLink | undefined;
  links: readonly StaffLink[];
}

/** Where a link is written: where it leads, and what it is called in three languages. */
function LinkForm({ stored, links }: Props) {
  const { api, language } = useStaff();
  const text = linksAdminText[language];
  const told = useSavedToast();
  const before = useRef(stored);
  const form = useThingForm<LinkInput, StaffLink>({
    stored,
    kind: "link",
    toValues: (link) => linkValues(link ?? { ...emptyLink, sortorder: numberAfter(links) }),
    schema: linkInput,
    address: ({ id }) => `${staffAddresses.links}/${id}`,
    save(values, ifVersion, last, confirmed) {
      before.current = last;
      return last ? api.put(`/links/${last.id}${confirmed}`, values, ifVersion) : api.post("/links", values);
    },
  });
  const languages = useFormLanguages(form, linkTranslatable);
  const textLanguage = useTextLanguage(languages);
  const { title, translations } = form.values;

  /** A group that exists has its names in the other languages already. */
  function translateCategory(category: string) {
    for (const each of otherLanguages) {
      const known = categoryIn(links, category, each);
      if (known && !translations[each]?.category) form.set(`translations.${each}.category`, known);
    }
  }
  const words: WordField[] = [
    { name: "title", label: text.fields.title },
    { name: "description", label: text.fields.description, kind: "lines", most: 500, isOptional: true },
    {
      name: "category",
      label: text.fields.category,
      hint: text.categoryHint,
      choices: (each) => categoriesIn(links, each),
      onWritten: (category, each) => each === "nb" && translateCategory(category),
    },
  ];
  return (
    <FormScreen
      form={form}
      name={title || text.add}
      list={{ name: text.title, to: staffAddresses.links }}
      saveLabel={staffText[language].saveAndPublish}
      consequence={text.consequence}
      fields={[
        { path: "url", label: text.fields.url },
        ...words.flatMap(({ name, label }) => namedWords(name, label, language)),
      ]}
      languages={languages}
      onReveal={(path) => textLanguage.reveal(path)}
      preview="page"
      onSave={() => form.submit()}
      onSaved={(saved) => {
        const where = { name: saved.title, list: staffAddresses.links };
        const undo = undoOfSave(
          where,
          `/links/${saved.id}`,
          saved,
          before.current && linkValues(before.current),
        );
        told({ name: saved.title, at: `${address("activities", "nb")}#links`, undo });
      }}
    >
      <TextField {...form.field("url")} label={text.fields.url} hint={text.urlHint} type="url" isRequired />
      <LanguageColumns form={form} languages={languages} textLanguage={textLanguage}>
        <WordFields form={form} textLanguage={textLanguage} words={words} />
      </LanguageColumns>
      <RemoveThing
        form={form}
        label={text.remove}
        path="/links"
        name={stored?.title ?? title}
        list={staffAddresses.links}
      />
    </FormScreen>
  );
}
