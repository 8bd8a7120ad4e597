import type { DescribedScreens } from "#src/features/described/described-screens.ts";
import { defineTexts } from "#src/i18n/texts.ts";
import { timesOf } from "./event-view.ts";
import { eventKind } from "./event.ts";

/** What is said of an event whose end has passed. */
const over = defineTexts({ nb: "Over", en: "Over", de: "Vorbei" });

/** Its list and form in the staff area; those that are over stay in the list. */
export const eventScreens = {
  kind: eventKind,
  words: defineTexts({
    nb: {
      add: "Nytt arrangement",
      consequence: (page) =>
        `Gjestene ser det på forsiden og siden «${page}» når du lagrer, til det er over.`,
      remove: "Slett arrangementet",
      empty: {
        heading: "Ingen arrangementer ennå",
        explanation:
          "Dugnad, bål og barnas dag kommer her. Det som er over, forsvinner av seg selv for gjestene.",
      },
    },
    en: {
      add: "New event",
      consequence: (page) =>
        `Guests see it on the home page and the page “${page}” when you save, until it is over.`,
      remove: "Delete the event",
      empty: {
        heading: "No events yet",
        explanation:
          "Clean-ups, bonfires and days for children will be here. What is over disappears for guests by itself.",
      },
    },
    de: {
      add: "Neue Veranstaltung",
      consequence: (page) =>
        `Nach dem Speichern sehen die Gäste sie auf der Startseite und der Seite „${page}“, bis sie vorbei ist.`,
      remove: "Veranstaltung löschen",
      empty: {
        heading: "Noch keine Veranstaltungen",
        explanation:
          "Hier stehen Frühjahrsputz, Lagerfeuer und Kindertage. Was vorbei ist, sehen Gäste von selbst nicht mehr.",
      },
    },
  }),
  list: {
    line(event) {
      const { days, times } = timesOf(event.startsAt, event.endsAt, "nb");
      return [days, times, event.place].filter(Boolean).join(" · ");
    },
    state: ({ endsAt }, language) => endsAt <= Temporal.Now.instant().toString() && over[language],
  },
} satisfies DescribedScreens<typeof eventKind>;
