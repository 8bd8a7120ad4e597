import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { contentAdminText } from "#src/features/page-texts/content-admin.text.ts";
import { newResource, staffAddresses } from "#src/i18n/staff-addresses.ts";
import { statesOf } from "#src/ui/staff/fields/language-states.ts";
import { LanguageChips } from "#src/ui/staff/fields/languages.tsx";
import { listAll } from "#src/ui/staff/lists/list-all.ts";
import { Empty, ListScreen, NewLink, ResourceRow } from "#src/ui/staff/lists/list-screen.tsx";
import { shortMoment } from "#src/ui/staff/moments.ts";
import { apiContext, useStaff } from "#src/ui/staff/staff.ts";
import type { StaffEvent } from "./event.ts";
import { showEvent } from "./event-view.ts";
import { eventsAdminText } from "./events-admin.text.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  listAll<StaffEvent>(context.get(apiContext), "/events");

/** All events, the latest first, also those that are over. */
export function Component() {
  const { language } = useStaff();
  const text = eventsAdminText[language];
  const events = useLoaderData<typeof loader>();
  const add = <NewLink to={`${staffAddresses.events}/${newResource}`}>{text.add}</NewLink>;
  const now = Temporal.Now.instant().toString();
  return (
    <ListScreen
      title={text.title}
      back={{ name: contentAdminText[language].title, to: staffAddresses.content }}
      action={events.length > 0 && add}
    >
      {events.length === 0 ? (
        <Empty icon="star" heading={text.empty.heading} action={add}>
          {text.empty.explanation}
        </Empty>
      ) : (
        <ul className="resource-rows">
          {events.map((event) => {
            const { days, times } = showEvent(event, "nb");
            return (
              <ResourceRow
                key={event.id}
                to={`${staffAddresses.events}/${event.id}`}
                title={event.title}
                line={[days, times, event.place].filter(Boolean).join(" · ")}
                state={event.endsAt <= now && text.over}
                languages={<LanguageChips states={statesOf(event)} />}
                changed={shortMoment(event.updatedAt, language)}
              />
            );
          })}
        </ul>
      )}
    </ListScreen>
  );
}
