import { defineTexts } from "#src/i18n/texts.ts";
import { pageNameIn } from "#src/features/page-texts/page-names.text.ts";

/** The words of the screens for links. */
export const linksAdminText = defineTexts({
  nb: {
    title: "Lenker",
    add: "Ny lenke",
    urlHint: "Hele adressen, som https://www.visitvestfold.com",
    consequence: `Gjestene ser den på siden «${pageNameIn("nb", "activities")}» når du lagrer.`,
    remove: "Slett lenken",
    ofGroup: (name: string) => ` gruppen «${name}»`,
    empty: {
      heading: "Ingen lenker ennå",
      explanation: "Her kommer ting å gjøre i nærheten, i grupper og i den rekkefølgen du gir.",
    },
  },
  en: {
    title: "Links",
    add: "New link",
    urlHint: "The whole address, such as https://www.visitvestfold.com",
    consequence: `Guests see it on the page “${pageNameIn("en", "activities")}” when you save.`,
    remove: "Delete the link",
    ofGroup: (name: string) => ` group “${name}”`,
    empty: {
      heading: "No links yet",
      explanation: "Things to do nearby will be here, in groups and in the order you give.",
    },
  },
  de: {
    title: "Links",
    add: "Neuer Link",
    urlHint: "Die ganze Adresse, zum Beispiel https://www.visitvestfold.com",
    consequence: `Die Gäste sehen ihn nach dem Speichern auf der Seite „${pageNameIn("de", "activities")}“.`,
    remove: "Link löschen",
    ofGroup: (name: string) => ` Gruppe „${name}“`,
    empty: {
      heading: "Noch keine Links",
      explanation:
        "Hier steht, was man in der Nähe unternehmen kann, in Gruppen und in der Reihenfolge, die Sie festlegen.",
    },
  },
});
