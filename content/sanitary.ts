import { live } from "./live-values.ts";
import { inEveryLanguage, type Translated } from "#src/i18n/language.ts";

/** What a building can have, in the order of its board. */
const facilities = {
  shower: { nb: "Dusj", en: "Showers", de: "Duschen" },
  toilet: { nb: "Toalett", en: "Toilets", de: "Toiletten" },
  accessible: { nb: "Rullestoltilpasset", en: "Wheelchair access", de: "Rollstuhlgerecht" },
  baby: { nb: "Stellerom", en: "Baby room", de: "Wickelraum" },
  laundry: { nb: "Vask og tørk", en: "Laundry", de: "Waschen und Trocknen" },
  kitchen: { nb: "Kjøkken og oppvask", en: "Kitchen and washing-up", de: "Küche und Spülbecken" },
  chemical: {
    nb: "Tømming av kjemisk toalett",
    en: "Chemical disposal point",
    de: "Entsorgung Chemietoilette",
  },
  water: { nb: "Drikkevann utendørs", en: "Outdoor drinking water", de: "Trinkwasser im Freien" },
} satisfies Record<string, Translated<string>>;
type Facility = keyof typeof facilities;

const yes = { nb: "ja", en: "yes", de: "ja" };
const stepFree = { nb: "ja, trinnfritt", en: "yes, step-free", de: "ja, stufenlos" };
const notHere = { nb: "ikke her", en: "not here", de: "nicht hier" };

/** Describes what a building has of each: how many, or what. */
function attributes(values: Record<Facility, Translated<string> | number>) {
  return Object.entries(facilities).map(([icon, label]) => {
    const value = values[icon as Facility];
    return {
      icon,
      isHere: value !== notHere,
      text: inEveryLanguage((language) => ({
        label: label[language],
        value: typeof value === "number" ? String(value) : value[language],
      })),
    };
  });
}

interface SanitaryBuilding {
  /** Closed for cleaning between these times, every day; Europe/Oslo. */
  cleaning: { from: string; to: string };
  text: Translated<{ name: string; place: string }>;
  attributes: ReturnType<typeof attributes>;
}

interface CardStep {
  drawing: string;
  text: Translated<{ title: string; text: string }>;
}

export const sanitaryBuildings: SanitaryBuilding[] = [
  {
    cleaning: { from: "10:00", to: "11:00" },
    text: {
      nb: { name: "Sanitærbygg\u00a01", place: "Midt på plassen, nærmest felt A, B og C" },
      en: { name: "Sanitary building\u00a01", place: "In the middle of the site, nearest fields A, B and C" },
      de: { name: "Sanitärgebäude\u00a01", place: "Mitten auf dem Platz, nahe den Feldern A, B und C" },
    },
    attributes: attributes({
      shower: 8,
      toilet: 10,
      accessible: stepFree,
      baby: yes,
      laundry: { nb: "3 + 3 maskiner", en: "3 washers, 3 dryers", de: "3 + 3 Maschinen" },
      kitchen: { nb: "6 kokeplater", en: "6 hotplates", de: "6 Kochplatten" },
      chemical: { nb: "ja, bak bygget", en: "yes, behind the building", de: "ja, hinter dem Gebäude" },
      water: yes,
    }),
  },
  {
    cleaning: { from: "11:00", to: "12:00" },
    text: {
      nb: { name: "Sanitærbygg\u00a02", place: "Nede ved sjøen, nærmest felt D og E" },
      en: { name: "Sanitary building\u00a02", place: "Down by the sea, nearest fields D and E" },
      de: { name: "Sanitärgebäude\u00a02", place: "Unten am Meer, nahe den Feldern D und E" },
    },
    attributes: attributes({
      shower: 5,
      toilet: 6,
      accessible: stepFree,
      baby: yes,
      laundry: notHere,
      kitchen: { nb: "4 kokeplater", en: "4 hotplates", de: "4 Kochplatten" },
      chemical: notHere,
      water: yes,
    }),
  },
];

export const cardSteps: CardStep[] = [
  {
    drawing: "rfid-get",
    text: {
      nb: {
        title: "Hent",
        text: `Kortet får du i resepsjonen mot ${live.price.card} i depositum. Ett kort per plass er nok.`,
      },
      en: {
        title: "Get",
        text: `Pick up your card at reception for a deposit of ${live.price.card}. One card per pitch is enough.`,
      },
      de: {
        title: "Abholen",
        text: `Die Karte bekommen Sie an der Rezeption gegen ${live.price.card} Pfand. Eine Karte pro Platz genügt.`,
      },
    },
  },
  {
    drawing: "rfid-load",
    text: {
      nb: {
        title: "Lad",
        text: "Fyll på i resepsjonen eller på nett. Pengene er på kortet med en gang.",
      },
      en: {
        title: "Load",
        text: "Top it up at reception or online. The money is on the card at once.",
      },
      de: {
        title: "Aufladen",
        text: "Laden Sie die Karte an der Rezeption oder online auf. Das Guthaben ist sofort verfügbar.",
      },
    },
  },
  {
    drawing: "rfid-use",
    text: {
      nb: {
        title: "Bruk",
        text: `Hold kortet mot leseren til lampa lyser grønt. I dusjen trekkes ${live.price.shower} for fem minutter.`,
      },
      en: {
        title: "Use",
        text: `Hold the card to the reader until the light turns green. In the shower, five minutes cost ${live.price.shower}.`,
      },
      de: {
        title: "Benutzen",
        text: `Halten Sie die Karte an das Lesegerät, bis die Lampe grün leuchtet. In der Dusche kosten fünf Minuten ${live.price.shower}.`,
      },
    },
  },
  {
    drawing: "rfid-lost",
    text: {
      nb: {
        title: "Mistet?",
        text: `Ring ${live.phone}, så sperrer vi kortet og flytter det som står igjen, til et nytt.`,
      },
      en: {
        title: "Lost it?",
        text: `Call ${live.phone}. We block the card and move what is left on it to a new one.`,
      },
      de: {
        title: "Verloren?",
        text: `Rufen Sie ${live.phone} an. Wir sperren die Karte und übertragen das Guthaben auf eine neue.`,
      },
    },
  },
];
