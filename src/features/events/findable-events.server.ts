import { readAtOnce } from "#src/campsite/findable.server.ts";
import { anchorOf } from "#src/cms/resource-addresses.ts";
import { address } from "#src/i18n/addresses.ts";
import { showEvent } from "./event-view.ts";
import { listUpcomingEvents } from "./events.server.ts";

export const findableEvents = readAtOnce("events", async (context) => {
  const { upcoming, changesAt } = await listUpcomingEvents(context);
  context.changesAt(changesAt);
  return upcoming
    .map((event) => showEvent(event, context.language))
    .map(({ id, title, place, description, language, days, times, series }) => ({
      id: String(id),
      title,
      text: [place, description].filter(Boolean).join(". "),
      language,
      href: `${address("events", context.language)}#${anchorOf("event", id)}`,
      note: [series ?? days, times].filter(Boolean).join(", "),
    }));
});
