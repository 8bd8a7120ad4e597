import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { ChosenPicture } from "#src/features/photos/chosen-picture.tsx";
import { address } from "#src/i18n/addresses.ts";
import { newThing, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { DateField } from "#src/ui/staff/date-field.tsx";
import { SortedForm, useSortedForm, type SortedKind } from "#src/ui/staff/sorted-form.tsx";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import { namedWords } from "#src/ui/staff/text-language.tsx";
import { LanguageColumns, WordFields, type WordField } from "#src/ui/staff/word-fields.tsx";
import { emptyEvent, eventValues, type StaffEvent } from "./event-values.ts";
import { eventAnchor, eventInput, eventTranslatable, type EventInput } from "./event.ts";
import { eventsAdminText } from "./events-admin.text.ts";

const eventKind: SortedKind<EventInput, StaffEvent> = {
  kind: "event",
  path: "/events",
  list: staffAddresses.events,
  schema: eventInput,
  translatable: eventTranslatable,
  inputOf: eventValues,
  nameOf: ({ title }) => title,
  pageOf: ({ id }) => `${address("events", "nb")}#${eventAnchor(id)}`,
};

export async function loader({ context, params: { id } }: LoaderFunctionArgs) {
  return {
    stored: id === newThing ? undefined : await context.get(apiContext).get<StaffEvent>(`/events/${id}`),
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
  const written = useSortedForm({ of: eventKind, stored, empty: emptyEvent });
  const { form } = written;
  const words: WordField[] = [
    { name: "title", label: text.fields.title },
    { name: "place", label: text.fields.place, hint: text.placeHint, most: 100, isOptional: true },
    { name: "description", label: text.fields.description, kind: "lines", most: 500, isOptional: true },
  ];
  const moments = ["startsAt", "endsAt"] as const;
  return (
    <SortedForm
      written={written}
      text={text}
      fields={[
        ...moments.map((path) => ({ path, label: text.fields[path] })),
        ...words.flatMap(({ name, label }) => namedWords(name, label, language)),
        { path: "imageUrl", label: text.fields.imageUrl },
      ]}
    >
      {moments.map((path) => (
        <DateField key={path} {...form.field(path)} label={text.fields[path]} withTime isRequired />
      ))}
      <LanguageColumns {...written}>
        <WordFields {...written} words={words} />
      </LanguageColumns>
      <ChosenPicture url={form.values.imageUrl} onChange={(url) => form.set("imageUrl", url)} />
    </SortedForm>
  );
}
