import type { Translated } from "./translated.ts";

interface Attribute {
  icon: "shower" | "toilet" | "accessible" | "baby" | "laundry" | "kitchen" | "chemical" | "water";
  label: string;
  value: string;
  /** False where the building lacks it ("ikke her"): shown in slate. */
  isHere: boolean;
}

interface SanitaryBuilding {
  /** Closed for cleaning between these times, every day; Europe/Oslo. */
  cleaning: { from: string; to: string };
  text: Translated<{ name: string; place: string; attributes: Attribute[] }>;
}

interface CardStep {
  key: "get" | "load" | "use" | "lost";
  text: Translated<{ title: string; text: string }>;
}

export const sanitaryBuildings: SanitaryBuilding[] = [
  {
    cleaning: { from: "10:00", to: "11:00" },
    text: {
      nb: {
        name: "Sanitærbygg\u00a01",
        place: "Midt på plassen, nærmest felt A, B og C",
        attributes: [
          { icon: "shower", label: "Dusj", value: "8", isHere: true },
          { icon: "toilet", label: "Toalett", value: "10", isHere: true },
          { icon: "accessible", label: "Rullestoltilpasset", value: "ja, trinnfritt", isHere: true },
          { icon: "baby", label: "Stellerom", value: "ja", isHere: true },
          { icon: "laundry", label: "Vask og tørk", value: "3 + 3 maskiner", isHere: true },
          { icon: "kitchen", label: "Kjøkken og oppvask", value: "6 kokeplater", isHere: true },
          { icon: "chemical", label: "Tømming av kjemisk toalett", value: "ja, bak bygget", isHere: true },
          { icon: "water", label: "Drikkevann utendørs", value: "ja", isHere: true },
        ],
      },
      en: {
        name: "Sanitary building\u00a01",
        place: "In the middle of the site, nearest fields A, B and C",
        attributes: [
          { icon: "shower", label: "Showers", value: "8", isHere: true },
          { icon: "toilet", label: "Toilets", value: "10", isHere: true },
          { icon: "accessible", label: "Wheelchair access", value: "yes, step-free", isHere: true },
          { icon: "baby", label: "Baby room", value: "yes", isHere: true },
          { icon: "laundry", label: "Laundry", value: "3 washers, 3 dryers", isHere: true },
          { icon: "kitchen", label: "Kitchen and washing-up", value: "6 hotplates", isHere: true },
          {
            icon: "chemical",
            label: "Chemical disposal point",
            value: "yes, behind the building",
            isHere: true,
          },
          { icon: "water", label: "Outdoor drinking water", value: "yes", isHere: true },
        ],
      },
      de: {
        name: "Sanitärgebäude\u00a01",
        place: "Mitten auf dem Platz, nahe den Feldern A, B und C",
        attributes: [
          { icon: "shower", label: "Duschen", value: "8", isHere: true },
          { icon: "toilet", label: "Toiletten", value: "10", isHere: true },
          { icon: "accessible", label: "Rollstuhlgerecht", value: "ja, stufenlos", isHere: true },
          { icon: "baby", label: "Wickelraum", value: "ja", isHere: true },
          { icon: "laundry", label: "Waschen und Trocknen", value: "3 + 3 Maschinen", isHere: true },
          { icon: "kitchen", label: "Küche und Spülbecken", value: "6 Kochplatten", isHere: true },
          {
            icon: "chemical",
            label: "Entsorgung Chemietoilette",
            value: "ja, hinter dem Gebäude",
            isHere: true,
          },
          { icon: "water", label: "Trinkwasser im Freien", value: "ja", isHere: true },
        ],
      },
    },
  },
  {
    cleaning: { from: "11:00", to: "12:00" },
    text: {
      nb: {
        name: "Sanitærbygg\u00a02",
        place: "Nede ved sjøen, nærmest felt D og E",
        attributes: [
          { icon: "shower", label: "Dusj", value: "5", isHere: true },
          { icon: "toilet", label: "Toalett", value: "6", isHere: true },
          { icon: "accessible", label: "Rullestoltilpasset", value: "ja, trinnfritt", isHere: true },
          { icon: "baby", label: "Stellerom", value: "ja", isHere: true },
          { icon: "laundry", label: "Vask og tørk", value: "ikke her", isHere: false },
          { icon: "kitchen", label: "Kjøkken og oppvask", value: "4 kokeplater", isHere: true },
          { icon: "chemical", label: "Tømming av kjemisk toalett", value: "ikke her", isHere: false },
          { icon: "water", label: "Drikkevann utendørs", value: "ja", isHere: true },
        ],
      },
      en: {
        name: "Sanitary building\u00a02",
        place: "Down by the sea, nearest fields D and E",
        attributes: [
          { icon: "shower", label: "Showers", value: "5", isHere: true },
          { icon: "toilet", label: "Toilets", value: "6", isHere: true },
          { icon: "accessible", label: "Wheelchair access", value: "yes, step-free", isHere: true },
          { icon: "baby", label: "Baby room", value: "yes", isHere: true },
          { icon: "laundry", label: "Laundry", value: "not here", isHere: false },
          { icon: "kitchen", label: "Kitchen and washing-up", value: "4 hotplates", isHere: true },
          { icon: "chemical", label: "Chemical disposal point", value: "not here", isHere: false },
          { icon: "water", label: "Outdoor drinking water", value: "yes", isHere: true },
        ],
      },
      de: {
        name: "Sanitärgebäude\u00a02",
        place: "Unten am Meer, nahe den Feldern D und E",
        attributes: [
          { icon: "shower", label: "Duschen", value: "5", isHere: true },
          { icon: "toilet", label: "Toiletten", value: "6", isHere: true },
          { icon: "accessible", label: "Rollstuhlgerecht", value: "ja, stufenlos", isHere: true },
          { icon: "baby", label: "Wickelraum", value: "ja", isHere: true },
          { icon: "laundry", label: "Waschen und Trocknen", value: "nicht hier", isHere: false },
          { icon: "kitchen", label: "Küche und Spülbecken", value: "4 Kochplatten", isHere: true },
          { icon: "chemical", label: "Entsorgung Chemietoilette", value: "nicht hier", isHere: false },
          { icon: "water", label: "Trinkwasser im Freien", value: "ja", isHere: true },
        ],
      },
    },
  },
];

export const cardSteps: CardStep[] = [
  {
    key: "get",
    text: {
      nb: {
        title: "Hent",
        text: "Kortet får du i resepsjonen mot 100\u00a0kr i depositum. Ett kort per plass er nok.",
      },
      en: {
        title: "Get",
        text: "Pick up your card at reception for a deposit of 100\u00a0kr. One card per pitch is enough.",
      },
      de: {
        title: "Abholen",
        text: "Die Karte bekommen Sie an der Rezeption gegen 100\u00a0kr Pfand. Eine Karte pro Platz genügt.",
      },
    },
  },
  {
    key: "load",
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
    key: "use",
    text: {
      nb: {
        title: "Bruk",
        text: "Hold kortet mot leseren til lampa lyser grønt. I dusjen trekkes 15\u00a0kr for fem minutter.",
      },
      en: {
        title: "Use",
        text: "Hold the card to the reader until the light turns green. In the shower, five minutes cost 15\u00a0kr.",
      },
      de: {
        title: "Benutzen",
        text: "Halten Sie die Karte an das Lesegerät, bis die Lampe grün leuchtet. In der Dusche kosten fünf Minuten 15\u00a0kr.",
      },
    },
  },
  {
    key: "lost",
    text: {
      nb: {
        title: "Mistet?",
        text: "Ring 33\u00a000\u00a012\u00a034, så sperrer vi kortet og flytter det som står igjen, til et nytt.",
      },
      en: {
        title: "Lost it?",
        text: "Call +47\u00a033\u00a000\u00a012\u00a034. We block the card and move what is left on it to a new one.",
      },
      de: {
        title: "Verloren?",
        text: "Rufen Sie +47\u00a033\u00a000\u00a012\u00a034 an. Wir sperren die Karte und übertragen das Guthaben auf eine neue.",
      },
    },
  },
];
