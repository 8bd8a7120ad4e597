import { siteNow } from "#src/cms/staff/clock.ts";
import type { DescribedScreens } from "#src/cms/staff/described/described-screens.ts";
import { recurrenceInWords, seriesInWords, timesOf } from "#src/features/events/event-view.ts";
import { eventScreensLabelsText, eventScreensText, eventSeriesText } from "#messages/events";
import { labelsOf } from "#src/i18n/texts.ts";
import { formatDate } from "#src/i18n/format.ts";
import { eventKind } from "#src/features/events/event.ts";
import { RecurrenceFields } from "./recurrence-fields.tsx";

const labels = labelsOf(eventScreensLabelsText);

const over = labels.over;

export const eventScreens = {
  kind: eventKind,
  words: eventScreensText,
  list: {
    own: "title",
    line(event, language) {
      const { days, times } = timesOf(event.startsAt, event.endsAt, language);
      return [seriesInWords(event, language) ?? days, times, event.place].filter(Boolean).join(" · ");
    },
    state: ({ lastEndsAt }, language) => lastEndsAt <= siteNow().toString() && over[language],
  },
  form: {
    canBeCopied: true,
    controls: { recurrence: RecurrenceFields, exceptions: () => null },
    named(language) {
      const text = eventSeriesText[language];
      const dates = (days: unknown) =>
        (days as string[]).map((day) => formatDate(Temporal.PlainDate.from(day))).join(", ") || text.noDates;
      const { exceptions, recurrence } = eventKind.fields;
      return {
        recurrence: [
          {
            path: "recurrence",
            label: recurrence.label[language],
            show: (value) => recurrenceInWords(value as string, language) ?? text.once,
          },
        ],
        exceptions: [{ path: "exceptions", label: exceptions.label[language], show: dates }],
      };
    },
  },
} satisfies DescribedScreens<typeof eventKind>;
