import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { address } from "#src/i18n/addresses.ts";
import { newThing, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import { listAll } from "#src/ui/staff/list-all.ts";
import { SortedForm, useSortedForm, type SortedKind } from "#src/ui/staff/sorted-form.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { TextField } from "#src/ui/staff/text-field.tsx";
import { namedWords } from "#src/ui/staff/text-language.tsx";
import { numberAfter } from "#src/ui/staff/thing-order.ts";
import { LanguageColumns, WordFields, type WordField } from "#src/ui/staff/word-fields.tsx";
import { linkInput, linkTranslatable, type LinkInput } from "./link.ts";
import { categoriesIn, categoryIn, emptyLink, linkValues, type StaffLink } from "./link-values.ts";
import { linksAdminText } from "./links-admin.text.ts";

const linkKind: SortedKind<LinkInput, StaffLink> = {
  kind: "link",
  path: "/links",
  list: staffAddresses.links,
  schema: linkInput,
  translatable: linkTranslatable,
  inputOf: linkValues,
  nameOf: ({ title }) => title,
  pageOf: () => `${address("activities", "nb")}#links`,
};

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
  const { language } = useStaff();
  const text = linksAdminText[language];
  const empty = { ...emptyLink, sortorder: numberAfter(links) };
  const written = useSortedForm({ of: linkKind, stored, empty });
  const { form } = written;

  /** A group that exists has its names in the other languages already. */
  function translateCategory(category: string) {
    for (const each of otherLanguages) {
      const known = categoryIn(links, category, each);
      if (known && !form.values.translations[each]?.category)
        form.set(`translations.${each}.category`, known);
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
    <SortedForm
      written={written}
      text={text}
      fields={[
        { path: "url", label: text.fields.url },
        ...words.flatMap(({ name, label }) => namedWords(name, label, language)),
      ]}
    >
      <TextField {...form.field("url")} label={text.fields.url} hint={text.urlHint} type="url" isRequired />
      <LanguageColumns {...written}>
        <WordFields {...written} words={words} />
      </LanguageColumns>
    </SortedForm>
  );
}
