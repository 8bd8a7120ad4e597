import { defineTexts } from "#src/i18n/texts.ts";

/** What may be lit: how the sentence begins, and how it goes on. */
export const fireText = defineTexts({
  nb: {
    totalBan: {
      title: "Totalt bålforbud.",
      text: "Ikke bål, ikke grill med kull eller ved. Gass med bryter er lov.",
    },
    danger: {
      title: "Ikke bål.",
      text: "Grill bare på de merkede plassene, med vann klart. Gass er lov.",
    },
    generalBan: {
      title: "Grill",
      text: "på de merkede plassene, og gass. Ikke bål i og nær skog.",
    },
    rules: "Reglene",
  },
  en: {
    totalBan: {
      title: "Total fire ban.",
      text: "No open fire, no charcoal or wood barbecue. Gas with an off switch is allowed.",
    },
    danger: {
      title: "No open fire.",
      text: "Barbecue only in the marked places, with water at hand. Gas is allowed.",
    },
    generalBan: {
      title: "Barbecue",
      text: "in the marked places, and gas. No open fire in or near forest.",
    },
    rules: "The rules",
  },
  de: {
    totalBan: {
      title: "Absolutes Feuerverbot.",
      text: "Kein offenes Feuer, kein Grill mit Kohle oder Holz. Gas mit Abschalter ist erlaubt.",
    },
    danger: {
      title: "Kein offenes Feuer.",
      text: "Grillen nur an den markierten Stellen, mit Wasser daneben. Gas ist erlaubt.",
    },
    generalBan: {
      title: "Grillen",
      text: "an den markierten Stellen, und Gas. Kein offenes Feuer im Wald und in Waldnähe.",
    },
    rules: "Die Regeln",
  },
});
