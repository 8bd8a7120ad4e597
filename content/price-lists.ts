import { nightPrice } from "./night-price.ts";
import type { Translated } from "./translated.ts";

interface Rate {
  text: string;
  /** Shown beside the text in slate; may be empty. */
  detail: string;
  /** NOK, VAT included. */
  amount: number;
  /** Where it is no price in itself. */
  kind?: "extra" | "deposit";
}

interface RateGroup {
  name: string;
  subTitle: string;
  purpose: "day" | "seasonal" | "cabin" | "sanitary";
  rates: Rate[];
}

interface ShownPriceList {
  year: number;
  fromDate: string;
  isActive: boolean;
  text: Translated<{ description: string; note: string; groups: RateGroup[] }>;
}

interface Amounts {
  day: [number, number, number, number, number];
  season: [number, number, number, number];
  cabin: [number, number, number, number];
  sanitary: [number, number, number, number];
}

const amounts2026: Amounts = {
  day: [290, 350, 420, 80, 60],
  season: [24500, 26200, 28900, 3200],
  cabin: [890, 1190, 120, 600],
  sanitary: [100, 15, 50, 50],
};

const amounts2027: Amounts = {
  day: [300, 360, 435, 80, 60],
  season: [25200, 26900, 29700, 3300],
  cabin: [920, 1230, 120, 620],
  sanitary: [100, 15, 50, 50],
};

/** The amounts are written once, so that no language can differ from another. */
function priceList(amounts: Amounts): ShownPriceList["text"] {
  const { day, season, cabin, sanitary } = amounts;
  return {
    nb: {
      description: "Det du ser, er det du betaler, i resepsjonen eller med kort på nett.",
      note: `${nightPrice.nb} Hunder er velkomne i bånd, og det koster ingenting.`,
      groups: [
        {
          name: "Døgnplass",
          subTitle: "Per natt, to voksne og barn under 16\u00a0år",
          purpose: "day",
          rates: [
            { text: "Telt", detail: "uten strøm", amount: day[0] },
            { text: "Bobil uten strøm", detail: "", amount: day[1] },
            {
              text: "Campingvogn eller bobil",
              detail: "strøm 10\u00a0A medregnet",
              amount: day[2],
            },
            {
              text: "Plass i første rekke mot sjøen",
              detail: "tillegg",
              amount: day[3],
              kind: "extra",
            },
            { text: "Ekstra voksen", detail: "fra 16\u00a0år", amount: day[4], kind: "extra" },
          ],
        },
        {
          name: "Sesongplass",
          subTitle: "24.04–20.09, én vogn med fortelt",
          purpose: "seasonal",
          rates: [
            { text: "Felt A og C", detail: "", amount: season[0] },
            { text: "Felt B, ved lekeplassen", detail: "", amount: season[1] },
            { text: "Første rekke mot sjøen", detail: "", amount: season[2] },
            {
              text: "Vinterlagring av vogn",
              detail: "21.09–23.04",
              amount: season[3],
              kind: "extra",
            },
          ],
        },
        {
          name: "Hytte",
          subTitle: "Per natt, fire sengeplasser",
          purpose: "cabin",
          rates: [
            { text: "Vår og høst", detail: "24.04–18.06, 17.08–20.09", amount: cabin[0] },
            { text: "Sommer", detail: "19.06–16.08", amount: cabin[1] },
            {
              text: "Sengetøy og håndklær",
              detail: "per person",
              amount: cabin[2],
              kind: "extra",
            },
            { text: "Sluttvask", detail: "", amount: cabin[3], kind: "extra" },
          ],
        },
        {
          name: "Sanitær og kort",
          subTitle: "Dusj og vask trekkes fra RFID-kortet",
          purpose: "sanitary",
          rates: [
            {
              text: "RFID-kort",
              detail: "depositum, betales tilbake",
              amount: sanitary[0],
              kind: "deposit",
            },
            { text: "Dusj", detail: "fem minutter", amount: sanitary[1] },
            { text: "Vaskemaskin", detail: "", amount: sanitary[2] },
            { text: "Tørketrommel", detail: "", amount: sanitary[3] },
          ],
        },
      ],
    },
    en: {
      description: "What you see is what you pay, at reception or online by card.",
      note: `${nightPrice.en} Dogs are welcome on a lead, at no extra charge.`,
      groups: [
        {
          name: "Touring pitch",
          subTitle: "Per night, two adults and children under 16",
          purpose: "day",
          rates: [
            { text: "Tent", detail: "without electricity", amount: day[0] },
            {
              text: "Motorhome without electricity",
              detail: "",
              amount: day[1],
            },
            {
              text: "Caravan or motorhome",
              detail: "10\u00a0A electricity included",
              amount: day[2],
            },
            {
              text: "Pitch in the front row by the sea",
              detail: "supplement",
              amount: day[3],
              kind: "extra",
            },
            { text: "Extra adult", detail: "from the age of 16", amount: day[4], kind: "extra" },
          ],
        },
        {
          name: "Seasonal pitch",
          subTitle: "24.04–20.09, one caravan with awning",
          purpose: "seasonal",
          rates: [
            { text: "Fields A and C", detail: "", amount: season[0] },
            {
              text: "Field B, by the playground",
              detail: "",
              amount: season[1],
            },
            { text: "Front row by the sea", detail: "", amount: season[2] },
            {
              text: "Winter storage of a caravan",
              detail: "21.09–23.04",
              amount: season[3],
              kind: "extra",
            },
          ],
        },
        {
          name: "Cabin",
          subTitle: "Per night, sleeps four",
          purpose: "cabin",
          rates: [
            { text: "Spring and autumn", detail: "24.04–18.06, 17.08–20.09", amount: cabin[0] },
            { text: "Summer", detail: "19.06–16.08", amount: cabin[1] },
            {
              text: "Bed linen and towels",
              detail: "per person",
              amount: cabin[2],
              kind: "extra",
            },
            { text: "End-of-stay cleaning", detail: "", amount: cabin[3], kind: "extra" },
          ],
        },
        {
          name: "Showers and card",
          subTitle: "Showers and laundry are charged to your RFID card",
          purpose: "sanitary",
          rates: [
            {
              text: "RFID card",
              detail: "refundable deposit",
              amount: sanitary[0],
              kind: "deposit",
            },
            { text: "Shower", detail: "five minutes", amount: sanitary[1] },
            { text: "Washing machine", detail: "", amount: sanitary[2] },
            { text: "Tumble dryer", detail: "", amount: sanitary[3] },
          ],
        },
      ],
    },
    de: {
      description: "Sie zahlen genau, was hier steht: an der Rezeption oder online mit Karte.",
      note: `${nightPrice.de} Hunde sind an der Leine willkommen, ohne Aufpreis.`,
      groups: [
        {
          name: "Stellplatz",
          subTitle: "Pro Nacht, zwei Erwachsene und Kinder unter 16\u00a0Jahren",
          purpose: "day",
          rates: [
            { text: "Zelt", detail: "ohne Strom", amount: day[0] },
            { text: "Wohnmobil ohne Strom", detail: "", amount: day[1] },
            {
              text: "Wohnwagen oder Wohnmobil",
              detail: "inkl. Strom 10\u00a0A",
              amount: day[2],
            },
            {
              text: "Platz in der ersten Reihe am Meer",
              detail: "Aufpreis",
              amount: day[3],
              kind: "extra",
            },
            { text: "Weiterer Erwachsener", detail: "ab 16\u00a0Jahren", amount: day[4], kind: "extra" },
          ],
        },
        {
          name: "Saisonplatz",
          subTitle: "24.04.–20.09., ein Wohnwagen mit Vorzelt",
          purpose: "seasonal",
          rates: [
            { text: "Felder A und C", detail: "", amount: season[0] },
            { text: "Feld B, am Spielplatz", detail: "", amount: season[1] },
            { text: "Erste Reihe am Meer", detail: "", amount: season[2] },
            {
              text: "Wohnwagen-Winterlager",
              detail: "21.09.–23.04.",
              amount: season[3],
              kind: "extra",
            },
          ],
        },
        {
          name: "Hütte",
          subTitle: "Pro Nacht, vier Schlafplätze",
          purpose: "cabin",
          rates: [
            { text: "Frühjahr und Herbst", detail: "24.04.–18.06., 17.08.–20.09.", amount: cabin[0] },
            { text: "Sommer", detail: "19.06.–16.08.", amount: cabin[1] },
            {
              text: "Bettwäsche und Handtücher",
              detail: "pro Person",
              amount: cabin[2],
              kind: "extra",
            },
            { text: "Endreinigung", detail: "", amount: cabin[3], kind: "extra" },
          ],
        },
        {
          name: "Sanitär und Karte",
          subTitle: "Dusche und Wäsche werden von der RFID-Karte abgebucht",
          purpose: "sanitary",
          rates: [
            {
              text: "RFID-Karte",
              detail: "Pfand, wird erstattet",
              amount: sanitary[0],
              kind: "deposit",
            },
            { text: "Dusche", detail: "fünf Minuten", amount: sanitary[1] },
            { text: "Waschmaschine", detail: "", amount: sanitary[2] },
            { text: "Wäschetrockner", detail: "", amount: sanitary[3] },
          ],
        },
      ],
    },
  };
}

export const rates: ShownPriceList[] = [
  {
    year: 2026,
    fromDate: "2026-01-01",
    isActive: true,
    text: priceList(amounts2026),
  },
  {
    year: 2027,
    fromDate: "2027-01-01",
    isActive: false,
    text: priceList(amounts2027),
  },
];
