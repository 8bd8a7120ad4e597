import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { ChosenPicture } from "#src/features/photos/staff/chosen-picture.tsx";
import { formKindOf } from "#src/features/form-kind.ts";
import { guestAddress, kinds } from "#src/features/kinds.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { emptyValues, type ValuesOf } from "#src/resource/kind.ts";
import { DateField } from "#src/ui/staff/fields/date-field.tsx";
import { namedFieldsOf, wordFieldsOf } from "#src/ui/staff/form/described-fields.ts";
import { SortedForm, useSortedForm, type SortedKind } from "#src/ui/staff/form/sorted-form.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { LanguageColumns, WordFields } from "#src/ui/staff/form/word-fields.tsx";
import { eventKind, type StaffEvent } from "./event.ts";
import { eventsAdminText } from "./events-admin.text.ts";

const eventForm: SortedKind<ValuesOf<typeof eventKind>, StaffEvent> = {
  ...formKindOf(eventKind),
  list: staffAddresses.events,
  nameOf: ({ title }) => title,
  pageOf: ({ id }) => guestAddress("event", id),
};

export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  return {
    stored:
      id === newResource
        ? undefined
        : await context.get(apiContext).get<StaffEvent>(`${kinds.event.path}/${id}`),
  };
}

export function Component() {
  const { stored } = useLoaderData<typeof loader>();
  return <EventForm key={stored?.id ?? newResource} stored={stored} />;
}

/** Where an event is written: what, when and where, in three languages, with a picture if it has one. */
function EventForm({ stored }: { stored: StaffEvent | undefined }) {
  const { language } = useStaff();
  const text = eventsAdminText[language];
  const written = useSortedForm({ of: eventForm, stored, empty: emptyValues(eventKind) });
  const { form } = written;
  const moments = ["startsAt", "endsAt"] as const;
  return (
    <SortedForm written={written} text={text} fields={namedFieldsOf(eventKind, language)}>
      {moments.map((path) => (
        <DateField
          key={path}
          {...form.field(path)}
          label={eventKind.fields[path].label[language]}
          withTime
          isRequired
        />
      ))}
      <LanguageColumns {...written}>
        <WordFields {...written} words={wordFieldsOf(eventKind, language)} />
      </LanguageColumns>
      <ChosenPicture url={form.values.imageUrl} onChange={(url) => form.set("imageUrl", url)} />
    </SortedForm>
  );
}
