import { defineTexts } from "#src/i18n/texts.ts";

/** Words of the screen where staff choose what the home page leads to. */
export const homePageAdminText = defineTexts({
  nb: {
    consequence: "Gjestene ser den nye forsiden når du lagrer.",
    cardsHint:
      "Høyst fire. Hvert kort viser navnet på siden, tre av faktaene der, og prisen. Det vises når siden har noe å lese.",
    addCard: "Nytt kort",
    linksHint: "Høyst fem, i en rad under bildet øverst. Hver vises når siden den leder til, har noe å lese.",
    addLink: "Ny snarvei",
    link: (number: number) => `Snarvei ${number}`,
  },
  en: {
    consequence: "Guests see the new home page when you save.",
    cardsHint:
      "Four at most. Each card shows the page’s name, three of its facts, and the price. It appears once there is something to read on the page.",
    addCard: "New card",
    linksHint:
      "Five at most, in a row below the picture at the top. Each appears once there is something to read on its page.",
    addLink: "New quick link",
    link: (number) => `Quick link ${number}`,
  },
  de: {
    consequence: "Die Gäste sehen die neue Startseite, sobald Sie speichern.",
    cardsHint:
      "Höchstens vier. Jede Karte zeigt den Namen der Seite, drei ihrer Fakten und den Preis. Sie erscheint, sobald auf der Seite etwas zu lesen ist.",
    addCard: "Neue Karte",
    linksHint:
      "Höchstens fünf, in einer Reihe unter dem Bild oben. Jeder erscheint, sobald auf seiner Seite etwas zu lesen ist.",
    addLink: "Neuer Link",
    link: (number) => `Link ${number}`,
  },
});
