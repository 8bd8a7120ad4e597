import { pageNameIn } from "#src/features/page-texts/page-names.text.ts";
import { defineTexts } from "#src/i18n/texts.ts";

/** The words of the screens for events. */
export const eventsAdminText = defineTexts({
  nb: {
    title: "Arrangementer",
    add: "Nytt arrangement",
    fields: {
      title: "Hva skjer",
      description: "Kort om det",
      place: "Sted",
      startsAt: "Fra",
      endsAt: "Til",
      imageUrl: "Bilde",
    },
    placeHint: "Som «Svaberget» eller «ved resepsjonen».",
    consequence: `Gjestene ser det på forsiden og siden «${pageNameIn("nb", "events")}» når du lagrer, til det er over.`,
    remove: "Slett arrangementet",
    over: "Over",
    empty: {
      heading: "Ingen arrangementer ennå",
      explanation:
        "Dugnad, bål og krabbefiske kommer her. Det som er over, forsvinner av seg selv for gjestene.",
    },
  },
  en: {
    title: "Events",
    add: "New event",
    fields: {
      title: "What is on",
      description: "A few words about it",
      place: "Place",
      startsAt: "From",
      endsAt: "Until",
      imageUrl: "Picture",
    },
    placeHint: "Such as “Svaberget” or “by reception”.",
    consequence: `Guests see it on the home page and the page “${pageNameIn("en", "events")}” when you save, until it is over.`,
    remove: "Delete the event",
    over: "Over",
    empty: {
      heading: "No events yet",
      explanation:
        "Clean-ups, bonfires and crab fishing will be here. What is over disappears for guests by itself.",
    },
  },
  de: {
    title: "Veranstaltungen",
    add: "Neue Veranstaltung",
    fields: {
      title: "Was ist los",
      description: "Kurz dazu",
      place: "Ort",
      startsAt: "Von",
      endsAt: "Bis",
      imageUrl: "Bild",
    },
    placeHint: "Etwa „Svaberget“ oder „an der Rezeption“.",
    consequence: `Nach dem Speichern sehen die Gäste sie auf der Startseite und der Seite „${pageNameIn("de", "events")}“, bis sie vorbei ist.`,
    remove: "Veranstaltung löschen",
    over: "Vorbei",
    empty: {
      heading: "Noch keine Veranstaltungen",
      explanation:
        "Hier stehen Frühjahrsputz, Feuer und Krabbenangeln. Was vorbei ist, sehen Gäste von selbst nicht mehr.",
    },
  },
});
