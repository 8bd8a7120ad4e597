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
      text: "Grill bare på de merkede plassene, og ha vann klart. Gass er lov.",
    },
    generalBan: {
      title: "Du kan grille",
      text: "på de merkede plassene og bruke gass. Bål i og nær skog er forbudt.",
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
      text: "Barbecue only in the marked areas, with water at hand. Gas is allowed.",
    },
    generalBan: {
      title: "You may barbecue",
      text: "in the marked areas and use gas. Open fires are banned in and near forest.",
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
      text: "Grillen nur an den gekennzeichneten Stellen und mit Wasser in Reichweite. Gas ist erlaubt.",
    },
    generalBan: {
      title: "Sie dürfen",
      text: "an den gekennzeichneten Stellen grillen und Gas verwenden. Offenes Feuer ist im Wald und in Waldnähe verboten.",
    },
    rules: "Die Regeln",
  },
});
