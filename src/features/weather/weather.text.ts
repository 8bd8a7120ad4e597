import { defineTexts } from "#src/i18n/texts.ts";
import type { CompassPoint } from "#src/features/weather/met/wind.ts";

const inNorwegian: Record<CompassPoint, string> = {
  north: "nord",
  northeast: "nordøst",
  east: "øst",
  southeast: "sørøst",
  south: "sør",
  southwest: "sørvest",
  west: "vest",
  northwest: "nordvest",
};

const inEnglish: Record<CompassPoint, string> = {
  north: "north",
  northeast: "north-east",
  east: "east",
  southeast: "south-east",
  south: "south",
  southwest: "south-west",
  west: "west",
  northwest: "north-west",
};

const inGerman: Record<CompassPoint, string> = {
  north: "Nord",
  northeast: "Nordost",
  east: "Ost",
  southeast: "Südost",
  south: "Süd",
  southwest: "Südwest",
  west: "West",
  northwest: "Nordwest",
};

export const weatherText = defineTexts({
  nb: {
    heading: "Været på plassen",
    days: "Fem dager",
    unavailable: "Værmeldingen er ikke tilgjengelig akkurat nå. Se ut av vinduet, eller prøv igjen om litt.",
    now: "Nå",
    tomorrow: "I morgen",
    aftertomorrow: "I overmorgen",
    rainOver: (hours: number) => (hours === 1 ? "Nedbør neste time" : `Nedbør neste ${hours} timer`),
    rainBetween: (from: string, to: string) => `Nedbør kl.\u00a0${from}–${to}`,
    hour: (hour: string) => `kl. ${hour}`,
    windFrom: (point: CompassPoint) => `Vind fra ${inNorwegian[point]}`,
    wind: "Vind",
    notForecast: "ikke meldt",
    sunrise: "Sol opp",
    sunset: "Sol ned",
    polarDay: "Sola er oppe hele døgnet",
    polarNight: "Sola står ikke opp i dag",
    age: (hours: number) =>
      hours === 1 ? "Varselet er en time gammelt" : `Varselet er ${hours} timer gammelt`,
    credit: "Basert på data fra MET Norge",
    fetched: (time: string) => `Varsel fra kl. ${time}`,
    pause: "Stans vekslingen mellom dagene",
    demo: "Prøvedata, ikke et varsel",
  },
  en: {
    heading: "Weather at the site",
    days: "Five days",
    unavailable: "The forecast isn’t available right now. Look out of the window, or try again in a while.",
    now: "Now",
    tomorrow: "Tomorrow",
    aftertomorrow: "In two days",
    rainOver: (hours) => (hours === 1 ? "Rain, next hour" : `Rain, next ${hours} hours`),
    rainBetween: (from, to) => `Rain ${from}:00–${to}:00`,
    hour: (hour) => `${hour}:00`,
    windFrom: (point) => `Wind from the ${inEnglish[point]}`,
    wind: "Wind",
    notForecast: "not forecast",
    sunrise: "Sunrise",
    sunset: "Sunset",
    polarDay: "The sun is up all day and night",
    polarNight: "The sun doesn’t rise today",
    age: (hours) => (hours === 1 ? "The forecast is an hour old" : `The forecast is ${hours} hours old`),
    credit: "Based on data from MET Norway",
    fetched: (time) => `Forecast from ${time}`,
    pause: "Stop switching between the days",
    demo: "Sample data, not a forecast",
  },
  de: {
    heading: "Wetter auf dem Platz",
    days: "Fünf Tage",
    unavailable:
      "Die Vorhersage ist gerade nicht verfügbar. Schauen Sie aus dem Fenster oder versuchen Sie es später noch einmal.",
    now: "Jetzt",
    tomorrow: "Morgen",
    aftertomorrow: "Übermorgen",
    rainOver: (hours) =>
      hours === 1 ? "Niederschlag, nächste Stunde" : `Niederschlag, nächste ${hours} Stunden`,
    rainBetween: (from, to) => `Niederschlag ${from}–${to}\u00a0Uhr`,
    hour: (hour) => `${Number(hour)} Uhr`,
    windFrom: (point) => `Wind aus ${inGerman[point]}`,
    wind: "Wind",
    notForecast: "keine Angabe",
    sunrise: "Sonnenaufgang",
    sunset: "Sonnenuntergang",
    polarDay: "Die Sonne geht heute nicht unter",
    polarNight: "Die Sonne geht heute nicht auf",
    age: (hours) =>
      hours === 1 ? "Die Vorhersage ist eine Stunde alt" : `Die Vorhersage ist ${hours} Stunden alt`,
    credit: "Auf Grundlage von Daten von MET Norway",
    fetched: (time) => `Vorhersage von ${time} Uhr`,
    pause: "Wechsel zwischen den Tagen anhalten",
    demo: "Beispieldaten, keine Vorhersage",
  },
});

/** MET's terms ask for credit with both licences named and linked (https://api.met.no/doc/License). */
export const weatherLicences = {
  met: "https://www.met.no/",
  nlod: { name: "NLOD 2.0", href: "https://data.norge.no/nlod/no/2.0" },
  creativeCommons: { name: "CC BY 4.0", href: "https://creativecommons.org/licenses/by/4.0/" },
};
