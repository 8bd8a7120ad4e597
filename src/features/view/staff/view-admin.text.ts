import { defineTexts } from "#src/i18n/texts.ts";

/** Words of the screen where staff choose the landscape and the view. */
export const viewAdminText = defineTexts({
  nb: {
    consequence: "Gjestene ser det nye landskapet når du lagrer.",
    landscapeHint: "Tegningene på nettstedet viser dette, i lyset av timen, årstiden og været.",
    photoHint: "Vises øverst på forsiden i stedet for tegningen, med sin egen bildebeskrivelse.",
    sharedIsPhoto: "Bildet øverst på forsiden følger med når sider deles.",
    sharedHint: "Følger lenker i meldinger og sosiale medier. Uten valg: det samme som øverst på forsiden.",
  },
  en: {
    consequence: "Guests see the new landscape when you save.",
    landscapeHint: "The site’s drawings show this, in the light of the hour, the season and the weather.",
    photoHint: "Shown at the top of the home page in the drawing’s place, with its own description.",
    sharedIsPhoto: "The photo at the top of the home page goes with shared pages.",
    sharedHint:
      "Goes with links in messages and social media. Without a choice: the same as at the top of the home page.",
  },
  de: {
    consequence: "Die Gäste sehen die neue Landschaft, sobald Sie speichern.",
    landscapeHint:
      "Das zeigen die Zeichnungen der Website, im Licht der Stunde, der Jahreszeit und des Wetters.",
    photoHint: "Steht oben auf der Startseite anstelle der Zeichnung, mit seiner eigenen Beschreibung.",
    sharedIsPhoto: "Das Foto oben auf der Startseite begleitet geteilte Seiten.",
    sharedHint:
      "Begleitet Links in Nachrichten und sozialen Medien. Ohne Auswahl: dasselbe wie oben auf der Startseite.",
  },
});
