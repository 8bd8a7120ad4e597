import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { formKindOf } from "#src/features/form-kind.ts";
import { guestAddress, kinds } from "#src/features/kinds.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import { emptyValues, type ValuesOf } from "#src/resource/kind.ts";
import { namedFieldsOf, wordFieldsOf } from "#src/ui/staff/form/described-fields.ts";
import { listAll } from "#src/ui/staff/lists/list-all.ts";
import { SortedForm, useSortedForm, type SortedKind } from "#src/ui/staff/form/sorted-form.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { TextField } from "#src/ui/staff/fields/text-field.tsx";
import { numberAfter } from "#src/ui/staff/lists/resource-order.ts";
import { LanguageColumns, WordFields } from "#src/ui/staff/form/word-fields.tsx";
import { linkKind, type StaffLink } from "./link.ts";
import { categoriesIn, categoryIn } from "./link-values.ts";
import { linksAdminText } from "./links-admin.text.ts";

const linkForm: SortedKind<ValuesOf<typeof linkKind>, StaffLink> = {
  ...formKindOf(linkKind),
  list: staffAddresses.links,
  nameOf: ({ title }) => title,
  pageOf: ({ id }) => guestAddress("link", id),
};

/** The link, and all there are: their groups can be chosen among. */
export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [stored, links] = await Promise.all([
    id === newResource ? undefined : api.get<StaffLink>(`${kinds.link.path}/${id}`),
    listAll<StaffLink>(api, kinds.link.path),
  ]);
  return { stored, links };
}

export function Component() {
  const { stored, links } = useLoaderData<typeof loader>();
  return <LinkForm key={stored?.id ?? newResource} stored={stored} links={links} />;
}

interface Props {
  stored: StaffLink | undefined;
  links: readonly StaffLink[];
}

/** Where a link is written: where it leads, and what it is called in three languages. */
function LinkForm({ stored, links }: Props) {
  const { language } = useStaff();
  const text = linksAdminText[language];
  const empty = { ...emptyValues(linkKind), sortorder: numberAfter(links) };
  const written = useSortedForm({ of: linkForm, stored, empty });
  const { form } = written;

  /** A group that exists has its names in the other languages already. */
  function translateCategory(category: string) {
    for (const each of otherLanguages) {
      const known = categoryIn(links, category, each);
      if (known && !form.values.translations[each]?.category)
        form.set(`translations.${each}.category`, known);
    }
  }
  const words = wordFieldsOf(linkKind, language, {
    category: {
      choices: (each) => categoriesIn(links, each),
      onWritten: (category, each) => each === "nb" && translateCategory(category),
    },
  });
  return (
    <SortedForm written={written} text={text} fields={namedFieldsOf(linkKind, language)}>
      <TextField
        {...form.field("url")}
        label={linkKind.fields.url.label[language]}
        hint={text.urlHint}
        type="url"
        isRequired
      />
      <LanguageColumns {...written}>
        <WordFields {...written} words={words} />
      </LanguageColumns>
    </SortedForm>
  );
}
