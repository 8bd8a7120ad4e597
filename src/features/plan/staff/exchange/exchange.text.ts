import { defineTexts } from "#src/i18n/texts.ts";

interface Counts {
  areas: number;
  pitches: number;
  places: number;
}

export const exchangeText = defineTexts({
  nb: {
    save: "Last ned GeoJSON",
    open: "Hent inn GeoJSON",
    hint: "Til og fra kartprogrammer. Midten av planen er der campingplassen ligger, og nord der planen sier.",
    noPosition:
      "GeoJSON trenger et sted på kartet. Skriv først hvor campingplassen ligger, under «Om campingplassen».",
    notGeoJson: (name: string) => `${name} er ikke GeoJSON: den må være en «FeatureCollection».`,
    nothing: (name: string) => `${name} har verken felt, bygg eller skilt.`,
    tooLarge: (name: string) => `${name} er for stor: høyst 5 MB.`,
    featureIs: (number: number, why: string) => `Nr. ${number} i filen: ${why}`,
    whys: {
      outside:
        "Det ligger utenfor planen. Stemmer stedet under «Om campingplassen», målestokken og hvor nord er?",
      unknown: "«type» må være «field», «row» eller «place», med punkter eller et rektangel.",
      "not-rectangle": "Raden er ikke et rektangel med fire hjørner.",
      "no-field": "Raden hører til et felt som ikke er i filen.",
    },
    andMore: (count: number) => `Og ${count} til.`,
    heading: "Bytte ut planen?",
    replaces: ({ areas, pitches, places }: Counts) =>
      `Filen har ${areas} felt med ${pitches} plasser, og ${places} bygg og skilt. De tar plassen til dem som står her. Ingenting er lagret før du lagrer, og du kan angre.`,
    take: "Bytt ut",
  },
  en: {
    save: "Download GeoJSON",
    open: "Open GeoJSON",
    hint: "To and from map programs. The middle of the plan is where the campsite is, and north where the plan says.",
    noPosition:
      "GeoJSON needs a place on the map. First write where the campsite is, under “About the campsite”.",
    notGeoJson: (name) => `${name} isn’t GeoJSON: it must be a “FeatureCollection”.`,
    nothing: (name) => `${name} has neither fields nor buildings or signs.`,
    tooLarge: (name) => `${name} is too large: at most 5 MB.`,
    featureIs: (number, why) => `No. ${number} in the file: ${why}`,
    whys: {
      outside:
        "It is outside the plan. Is the place under “About the campsite” right, and the scale, and where north is?",
      unknown: "“type” must be “field”, “row” or “place”, with points or a rectangle.",
      "not-rectangle": "The row isn’t a rectangle with four corners.",
      "no-field": "The row belongs to a field that isn’t in the file.",
    },
    andMore: (count) => `And ${count} more.`,
    heading: "Replace the plan?",
    replaces: ({ areas, pitches, places }) =>
      `The file has ${areas} fields with ${pitches} pitches, and ${places} buildings and signs. They replace those that are here. Nothing is saved until you save, and you can undo it.`,
    take: "Replace",
  },
  de: {
    save: "GeoJSON herunterladen",
    open: "GeoJSON öffnen",
    hint: "Für Kartenprogramme. Die Mitte des Plans ist dort, wo der Campingplatz liegt, und Norden, wo der Plan es sagt.",
    noPosition:
      "GeoJSON braucht einen Ort auf der Karte. Schreiben Sie zuerst unter „Über den Campingplatz“, wo er liegt.",
    notGeoJson: (name) => `${name} ist kein GeoJSON: Es muss eine „FeatureCollection“ sein.`,
    nothing: (name) => `${name} hat weder Felder noch Gebäude oder Schilder.`,
    tooLarge: (name) => `${name} ist zu groß: höchstens 5 MB.`,
    featureIs: (number, why) => `Nr. ${number} in der Datei: ${why}`,
    whys: {
      outside:
        "Es liegt außerhalb des Plans. Stimmen der Ort unter „Über den Campingplatz“, der Maßstab und wo Norden ist?",
      unknown: "„type“ muss „field“, „row“ oder „place“ sein, mit Punkten oder einem Rechteck.",
      "not-rectangle": "Die Reihe ist kein Rechteck mit vier Ecken.",
      "no-field": "Die Reihe gehört zu einem Feld, das nicht in der Datei ist.",
    },
    andMore: (count) => `Und ${count} weitere.`,
    heading: "Plan ersetzen?",
    replaces: ({ areas, pitches, places }) =>
      `Die Datei hat ${areas} Felder mit ${pitches} Plätzen und ${places} Gebäude und Schilder. Sie ersetzen die vorhandenen. Gespeichert wird erst, wenn Sie speichern, und Sie können es rückgängig machen.`,
    take: "Ersetzen",
  },
});
