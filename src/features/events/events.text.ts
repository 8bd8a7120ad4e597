import { defineTexts } from "#src/i18n/texts.ts";

export const eventsText = defineTexts({
  nb: {
    poster:
      "Plakat i kveldslys: barn og voksne danser på terrassen ved sjøen under en lyslenke, en spiller gitar, og sola går ned bak skjærene.",
    until: (date: string) => `Programmet gjelder til og med ${date}.`,
    over: "Programmet er over for denne gang",
    overNote: "Her står det som var. Det neste programmet kommer på denne siden.",
  },
  en: {
    poster:
      "Poster in evening light: children and adults dancing on the terrace by the sea under a string of lights, one of them playing the guitar, while the sun sets behind the skerries.",
    until: (date: string) => `This programme runs until ${date}.`,
    over: "This programme has ended",
    overNote: "Here is what took place. The next programme will appear on this page.",
  },
  de: {
    poster:
      "Plakat im Abendlicht: Kinder und Erwachsene tanzen auf der Terrasse am Meer unter einer Lichterkette, jemand spielt Gitarre, hinter den Schären geht die Sonne unter.",
    until: (date: string) => `Das Programm gilt bis einschließlich ${date}.`,
    over: "Dieses Programm ist zu Ende",
    overNote: "Hier steht, was stattgefunden hat. Das nächste Programm erscheint auf dieser Seite.",
  },
});
