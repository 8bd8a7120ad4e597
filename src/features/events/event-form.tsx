import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { ChosenPicture } from "#src/features/photos/staff/chosen-picture.tsx";
import { resourcePaths } from "#src/features/thing-addresses.ts";
import { address } from "#src/i18n/addresses.ts";
import { newThing, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { emptyValues } from "#src/resource/resource.ts";
import { DateField } from "#src/ui/staff/fields/date-field.tsx";
import { namedFieldsOf, wordFieldsOf } from "#src/ui/staff/form/described-fields.ts";
import { SortedForm, sortedKind, useSortedForm } from "#src/ui/staff/form/sorted-form.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { LanguageColumns, WordFields } from "#src/ui/staff/form/word-fields.tsx";
import { eventAnchor, eventResource, type StaffEvent } from "./event.ts";
import { eventsAdminText } from "./events-admin.text.ts";

const eventKind = sortedKind(eventResource, {
  path: resourcePaths.event,
  list: staffAddresses.events,
  nameOf: ({ title }) => title,
  pageOf: ({ id }) => `${address("events", "nb")}#${eventAnchor(id)}`,
});

export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  return {
    stored:
      id === newThing
        ? undefined
        : await context.get(apiContext).get<StaffEvent>(`${resourcePaths.event}/${id}`),
  };
}

export function Component() {
  const { stored } = useLoaderData<typeof loader>();
  return <EventForm key={stored?.id ?? newThing} stored={stored} />;
}

/** Where an event is written: what, when and where, in three languages, with a picture if it has one. */
function EventForm({ stored }: { stored: StaffEvent | undefined }) {
  const { language } = useStaff();
  const text = eventsAdminText[language];
  const written = useSortedForm({ of: eventKind, stored, empty: emptyValues(eventResource) });
  const { form } = written;
  const moments = ["startsAt", "endsAt"] as const;
  return (
    <SortedForm written={written} text={text} fields={namedFieldsOf(eventResource, language)}>
      {moments.map((path) => (
        <DateField
          key={path}
          {...form.field(path)}
          label={eventResource.fields[path].label[language]}
          withTime
          isRequired
        />
      ))}
      <LanguageColumns {...written}>
        <WordFields {...written} words={wordFieldsOf(eventResource, language)} />
      </LanguageColumns>
      <ChosenPicture url={form.values.imageUrl} onChange={(url) => form.set("imageUrl", url)} />
    </SortedForm>
  );
}
