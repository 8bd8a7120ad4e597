import { siteNow } from "#src/cms/staff/clock.ts";
import type { DescribedScreens } from "#src/cms/staff/described/described-screens.ts";
import { timesOf } from "./event-view.ts";
import { eventScreensLabelsText, eventScreensText } from "#messages/events";
import { labelsOf } from "#src/i18n/texts.ts";
import { eventKind } from "./event.ts";

const labels = labelsOf(eventScreensLabelsText);

const over = labels.over;

export const eventScreens = {
  kind: eventKind,
  words: eventScreensText,
  list: {
    line(event) {
      const { days, times } = timesOf(event.startsAt, event.endsAt, "nb");
      return [days, times, event.place].filter(Boolean).join(" · ");
    },
    state: ({ endsAt }, language) => endsAt <= siteNow().toString() && over[language],
  },
} satisfies DescribedScreens<typeof eventKind>;
