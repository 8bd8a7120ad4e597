import { defineTexts } from "#src/i18n/texts.ts";

export const contactText = defineTexts({
  nb: {
    reception: "Resepsjonen",
    openingHours: "Åpningstider",
    season: "Sesong",
    visit: "Besøk",
    post: "Post",
    position: "Posisjon",
    answers: "Kanskje svaret står her",
    wayHere: "Veien hit",
    openInApp: "Åpne i kartapp",
    openNorgeskart: "Se på norgeskart.no",
    locator:
      "Tegnet kart over veien hit: fra E18 til Larvik, langs Larviksfjorden til Stavern, og 4 km vestover mot Helgeroa. Plassen ligger på sjøsiden av veien.",
  },
  en: {
    reception: "Reception",
    openingHours: "Opening hours",
    season: "Season",
    visit: "Visit",
    post: "Post",
    position: "Position",
    answers: "The answer may be here",
    wayHere: "How to find us",
    openInApp: "Open in a map app",
    openNorgeskart: "See it on norgeskart.no",
    locator:
      "Drawn map of the way here: from the E18 to Larvik, along the fjord Larviksfjorden to Stavern, and 4 km west towards Helgeroa. The campsite lies on the sea side of the road.",
  },
  de: {
    reception: "Rezeption",
    openingHours: "Öffnungszeiten",
    season: "Saison",
    visit: "Besuch",
    post: "Post",
    position: "Position",
    answers: "Vielleicht steht die Antwort hier",
    wayHere: "Anfahrt",
    openInApp: "In einer Karten-App öffnen",
    openNorgeskart: "Auf norgeskart.no ansehen",
    locator:
      "Gezeichnete Karte der Anfahrt: von der E18 nach Larvik, am Larviksfjord entlang nach Stavern und 4 km nach Westen in Richtung Helgeroa. Der Platz liegt auf der Seeseite der Straße.",
  },
});
