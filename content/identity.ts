import { live } from "./live-values.ts";
import { demoPages } from "#src/features/identity/demo-pages.ts";
import type { Translated } from "#src/i18n/language.ts";

/** The names on the drawn chart of the way, and what it shows in words. */
interface WayChart {
  leadsTo: { latitude: number; longitude: number };
  names: Record<"road" | "town" | "nearestTown" | "village" | "distance" | "fjord" | "sea", string>;
  shows: Translated<string>;
}

/** Days are month-day, times are Europe/Oslo. */
interface ReceptionHours {
  from: string;
  to: string;
  opens: string;
  closes: string;
}

interface Direction {
  title: string;
  text: string;
}

interface Identity {
  name: string;
  address: { street: string; postalCode: string; city: string };
  phone: string;
  email: string;
  organisationNumber: string;
  legalName: string;
  register: "enterprises" | "entities" | "none";
  isVatRegistered: boolean;
  latitude: number;
  longitude: number;
  wayChart: WayChart;
  season: { opens: string; closes: string };
  /** Days outside these periods: closed. */
  reception: ReceptionHours[];
  arrivalFrom: string;
  departureBy: string;
  quietFrom: string;
  quietTo: string;
  bookingUrl: string;
  cardPaymentUrl: string;
  socialPageUrl: string;
  text: Translated<{
    tagline: string;
    shortIntro: string;
    openingNote: string;
    /** The first sentence is shown bold. */
    textMessageNote: string;
    directions: Direction[];
  }>;
}

export const identity: Identity = {
  name: "Stavern Familiecamping",
  address: { street: "Svabergveien 40", postalCode: "3290", city: "Stavern" },
  phone: "+4733001234",
  email: "post@familiecamping.example",
  organisationNumber: "999999999",
  legalName: "Stavern Familiecamping AS",
  register: "enterprises",
  isVatRegistered: true,
  latitude: 58.99,
  longitude: 9.97,
  wayChart: {
    leadsTo: { latitude: 58.99, longitude: 9.97 },
    names: {
      road: "E18",
      town: "Larvik",
      nearestTown: "Stavern",
      village: "Helgeroa",
      distance: "4\u00a0km",
      fjord: "Larviksfjorden",
      sea: "Skagerrak",
    },
    shows: {
      nb: "Tegnet kart over veien hit: fra E18 til Larvik, langs Larviksfjorden til Stavern, og 4 km vestover mot Helgeroa. Plassen ligger på sjøsiden av veien.",
      en: "Drawn map of the route: from the E18 to Larvik, along the fjord Larviksfjorden to Stavern, and 4 km west towards Helgeroa. The campsite lies on the sea side of the road.",
      de: "Gezeichnete Karte der Anfahrt: von der E18 nach Larvik, am Larviksfjord entlang nach Stavern und 4 km nach Westen in Richtung Helgeroa. Der Platz liegt auf der Seeseite der Straße.",
    },
  },
  season: { opens: "04-24", closes: "09-20" },
  reception: [
    { from: "04-24", to: "06-18", opens: "09:00", closes: "19:00" },
    { from: "06-19", to: "08-16", opens: "09:00", closes: "21:00" },
    { from: "08-17", to: "09-20", opens: "09:00", closes: "19:00" },
  ],
  arrivalFrom: "14:00",
  departureBy: "12:00",
  quietFrom: "23:00",
  quietTo: "07:00",
  bookingUrl: demoPages.bookingUrl.stored,
  cardPaymentUrl: demoPages.cardPaymentUrl.stored,
  socialPageUrl: demoPages.socialPageUrl.stored,
  text: {
    nb: {
      tagline: "Familiecamping ved sjøen",
      shortIntro: `Plass til campingvogn, bobil og telt mellom furu og svaberg, 4\u00a0km fra Stavern. Åpent ${live.season}.`,
      openingNote: "Andre tider står på siden vår i sosiale medier.",
      textMessageNote: "Vi kan ikke ta imot tekstmeldinger. Ring eller bruk skjemaet, så går ingenting tapt.",
      directions: [
        { title: "Fra E18 til Larvik", text: "Ta av mot Larvik sentrum." },
        { title: "Følg skilt mot Stavern", text: "Fylkesveien langs fjorden, 8\u00a0km." },
        { title: "Gjennom Stavern mot Helgeroa", text: "Etter 4\u00a0km står skiltet vårt på venstre side." },
      ],
    },
    en: {
      tagline: "Family camping by the sea",
      shortIntro: `Room for caravans, motorhomes and tents among pines and smooth rocks, 4\u00a0km from Stavern. Open ${live.season}.`,
      openingNote: "Any other times are posted on our social media page.",
      textMessageNote:
        "We can’t receive text messages. Please call or use the form, so that nothing gets lost.",
      directions: [
        { title: "From the E18 to Larvik", text: "Take the exit for Larvik town centre." },
        { title: "Follow the signs to Stavern", text: "County road along the fjord, 8\u00a0km." },
        {
          title: "Through Stavern towards Helgeroa",
          text: "After 4\u00a0km you will see our sign on the left.",
        },
      ],
    },
    de: {
      tagline: "Familiencamping am Meer",
      shortIntro: `Platz für Wohnwagen, Wohnmobil und Zelt zwischen Kiefern und glatten Felsen, 4\u00a0km von Stavern. Geöffnet ${live.season}.`,
      openingNote: "Abweichende Zeiten stehen auf unserer Seite in den sozialen Medien.",
      textMessageNote:
        "SMS können wir nicht empfangen. Bitte rufen Sie an oder nutzen Sie das Formular, damit nichts verloren geht.",
      directions: [
        { title: "Von der E18 nach Larvik", text: "Nehmen Sie die Ausfahrt zum Zentrum von Larvik." },
        { title: "Der Beschilderung nach Stavern folgen", text: "Landstraße am Fjord entlang, 8\u00a0km." },
        {
          title: "Durch Stavern in Richtung Helgeroa",
          text: "Nach 4\u00a0km steht unser Schild auf der linken Seite.",
        },
      ],
    },
  },
};
