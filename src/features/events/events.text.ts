import { defineTexts } from "#src/i18n/texts.ts";

export const eventsText = defineTexts({
  nb: {
    events: "Arrangementer",
    upcoming: "Det som skjer",
    all: "Alle arrangementer",
    poster:
      "Plakat i kveldslys: barn og voksne danser på terrassen ved sjøen under en lyslenke, en spiller gitar, og sola går ned bak skjærene.",
    none: "Ingenting på programmet akkurat nå",
    noneNote: "Når noe er bestemt, står det her. Abonnerer du i kalenderen din, kommer det dit av seg selv.",
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
    noneNote:
      "Once something is planned, it will be listed here. Subscribe, and it shows up in your calendar by itself.",
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
    noneNote: "Sobald etwas feststeht, lesen Sie es hier. Im abonnierten Kalender erscheint es von selbst.",
    subscribe: "Im Kalender abonnieren",
    download: "Als Kalenderdatei herunterladen",
  },
});
