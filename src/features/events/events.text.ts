import { defineTexts } from "#src/i18n/texts.ts";

export const eventsText = defineTexts({
  nb: {
    events: "Arrangementer",
    upcoming: "Det som skjer",
    all: "Alle arrangementer",
    poster:
      "Plakat i kveldslys: barn og voksne danser på terrassen ved sjøen under en lyslenke, en spiller gitar, og sola går ned bak skjærene.",
    none: "Ingenting på programmet akkurat nå",
    noneNote: "Det neste programmet kommer på denne siden.",
    subscribe: "Abonner i kalenderen",
    download: "Last ned som kalenderfil",
  },
  en: {
    events: "Events",
    upcoming: "What’s on",
    all: "All events",
    poster:
      "Poster in evening light: children and adults dancing on the terrace by the sea under a string of lights, one of them playing the guitar, while the sun sets behind the skerries.",
    none: "Nothing planned just now",
    noneNote: "The next programme will appear on this page.",
    subscribe: "Subscribe in your calendar",
    download: "Download as a calendar file",
  },
  de: {
    events: "Veranstaltungen",
    upcoming: "Das ist los",
    all: "Alle Veranstaltungen",
    poster:
      "Plakat im Abendlicht: Kinder und Erwachsene tanzen auf der Terrasse am Meer unter einer Lichterkette, jemand spielt Gitarre, hinter den Schären geht die Sonne unter.",
    none: "Zurzeit ist nichts geplant",
    noneNote: "Das nächste Programm erscheint auf dieser Seite.",
    subscribe: "Im Kalender abonnieren",
    download: "Als Kalenderdatei herunterladen",
  },
});
