import { defineTexts } from "#src/i18n/texts.ts";

/** The texts of the home page. */
export const homeText = defineTexts({
  nb: {
    readHere: "Les denne siden på norsk",
    seePrices: "Se priser",
    findUs: "Finn veien",
    quickLinks: "Snarveier for gjester",
    findPitch: "Finn plassen din",
    units: { seasonal: "per sesong", day: "per natt", cabin: "per natt", sanitary: "depositum", other: "" },
    from: "fra",
    closedUntil: (date: string) => `stengt til ${date}`,
    social: {
      heading: "Innleggene våre vises ikke",
      explanation:
        "De hentes fra et sosialt medium, og det skjer først når du har sagt ja. Du kan ombestemme deg når som helst.",
      openConsent: "Endre samtykke",
      given: "Følg oss gjennom sesongen",
      givenExplanation: "Små glimt fra plassen, og beskjed når noe endrer seg.",
      visit: "Gå til siden vår",
      frame: "Innleggene våre, fra siden vår i sosiale medier",
      emptyFrame: "Ser du ingen innlegg her? Les dem på",
    },
  },
  en: {
    readHere: "Read this page in English",
    seePrices: "See prices",
    findUs: "Find us",
    quickLinks: "Shortcuts for guests",
    findPitch: "Find your place",
    units: { seasonal: "per season", day: "per night", cabin: "per night", sanitary: "deposit", other: "" },
    from: "from",
    closedUntil: (date: string) => `closed until ${date}`,
    social: {
      heading: "Our posts aren’t shown",
      explanation:
        "They are fetched from a social network, and only once you have said yes. You can change your mind at any time.",
      openConsent: "Change consent",
      given: "Follow us through the season",
      givenExplanation: "Small glimpses of the site, and word when something changes.",
      visit: "Go to our page",
      frame: "Our posts, from our social media page",
      emptyFrame: "No posts to be seen here? Read them at",
    },
  },
  de: {
    readHere: "Diese Seite auf Deutsch lesen",
    seePrices: "Preise",
    findUs: "Anfahrt",
    quickLinks: "Schnellzugriff für Gäste",
    findPitch: "Finden Sie Ihren Platz",
    units: { seasonal: "pro Saison", day: "pro Nacht", cabin: "pro Nacht", sanitary: "Pfand", other: "" },
    from: "ab",
    closedUntil: (date: string) => `geschlossen bis ${date}`,
    social: {
      heading: "Unsere Beiträge sind ausgeblendet",
      explanation:
        "Sie kommen aus einem sozialen Netzwerk und werden erst geladen, wenn Sie zustimmen. Das können Sie jederzeit ändern.",
      openConsent: "Einwilligung ändern",
      given: "Begleiten Sie uns durch die Saison",
      givenExplanation: "Kleine Einblicke vom Platz und Hinweise, wenn sich etwas ändert.",
      visit: "Zu unserer Seite",
      frame: "Unsere Beiträge, von unserer Seite in den sozialen Medien",
      emptyFrame: "Hier sind keine Beiträge zu sehen? Sie finden sie auf",
    },
  },
});
