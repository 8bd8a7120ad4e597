import { live } from "./live-values.ts";
import { inEveryLanguage, type Translated } from "#src/i18n/language.ts";
import type { Purpose, RateKind } from "#src/features/prices/price-list.ts";

/** NOK, VAT included. */
type Amounts = Record<2026 | 2027, number>;

interface Rate {
  kind: RateKind;
  amounts: Amounts;
  text: Translated<{ text: string; detail: string }>;
}

interface RateGroup {
  purpose: Purpose;
  text: Translated<{ name: string; subTitle: string }>;
  rates: Rate[];
}

/** What the price of a night covers: one rule, in the same words wherever it stands. */
export const nightPrice: Translated<string> = {
  nb: "Prisen gjelder én natt for to voksne og barn under 16\u00a0år. Hver voksen utover to betaler som ekstra voksen.",
  en: "The price is for one night, for two adults and children under 16. Each adult beyond two is charged as an extra adult.",
  de: "Der Preis gilt pro Nacht für zwei Erwachsene und Kinder unter 16\u00a0Jahren. Für jeden weiteren Erwachsenen kommt der Aufpreis „Weiterer Erwachsener“ hinzu.",
};

/** Describes a rate: its amounts, what it is for, and what stands beside that in slate. */
const rateOf =
  (kind: RateKind) =>
  (
    [in2026, in2027]: readonly [number, number],
    words: Translated<[text: string, detail?: string]>,
  ): Rate => ({
    kind,
    amounts: { 2026: in2026, 2027: in2027 },
    text: inEveryLanguage((language) => {
      const [text, detail = ""] = words[language];
      return { text, detail };
    }),
  });
const [price, extra, deposit] = [rateOf("price"), rateOf("extra"), rateOf("deposit")];

const rateGroups: RateGroup[] = [
  {
    purpose: "day",
    text: {
      nb: { name: "Døgnplass", subTitle: "Per natt, to voksne og barn under 16\u00a0år" },
      en: { name: "Touring pitch", subTitle: "Per night, two adults and children under 16" },
      de: { name: "Stellplatz", subTitle: "Pro Nacht, zwei Erwachsene und Kinder unter 16\u00a0Jahren" },
    },
    rates: [
      price([290, 300], {
        nb: ["Telt", "uten strøm"],
        en: ["Tent", "without electricity"],
        de: ["Zelt", "ohne Strom"],
      }),
      price([350, 360], {
        nb: ["Bobil uten strøm"],
        en: ["Motorhome without electricity"],
        de: ["Wohnmobil ohne Strom"],
      }),
      price([420, 435], {
        nb: ["Campingvogn eller bobil", "strøm 10\u00a0A medregnet"],
        en: ["Caravan or motorhome", "10\u00a0A electricity included"],
        de: ["Wohnwagen oder Wohnmobil", "inkl. Strom 10\u00a0A"],
      }),
      extra([80, 80], {
        nb: ["Plass i første rekke mot sjøen", "tillegg"],
        en: ["Pitch in the front row by the sea", "supplement"],
        de: ["Platz in der ersten Reihe am Meer", "Aufpreis"],
      }),
      extra([60, 60], {
        nb: ["Ekstra voksen", "fra 16\u00a0år"],
        en: ["Extra adult", "from the age of 16"],
        de: ["Weiterer Erwachsener", "ab 16\u00a0Jahren"],
      }),
    ],
  },
  {
    purpose: "seasonal",
    text: {
      nb: { name: "Sesongplass", subTitle: `${live.seasonDates}, én vogn med fortelt` },
      en: { name: "Seasonal pitch", subTitle: `${live.seasonDates}, one caravan with awning` },
      de: { name: "Saisonplatz", subTitle: `${live.seasonDates}, ein Wohnwagen mit Vorzelt` },
    },
    rates: [
      price([24500, 25200], {
        nb: ["Felt A og C"],
        en: ["Fields A and C"],
        de: ["Felder A und C"],
      }),
      price([26200, 26900], {
        nb: ["Felt B, ved lekeplassen"],
        en: ["Field B, by the playground"],
        de: ["Feld B, am Spielplatz"],
      }),
      price([28900, 29700], {
        nb: ["Første rekke mot sjøen"],
        en: ["Front row by the sea"],
        de: ["Erste Reihe am Meer"],
      }),
      extra([3200, 3300], {
        nb: ["Vinterlagring av vogn", "utenom sesongen"],
        en: ["Winter storage of a caravan", "out of season"],
        de: ["Wohnwagen-Winterlager", "außerhalb der Saison"],
      }),
    ],
  },
  {
    purpose: "cabin",
    text: {
      nb: { name: "Hytte", subTitle: "Per natt, fire sengeplasser" },
      en: { name: "Cabin", subTitle: "Per night, sleeps four" },
      de: { name: "Hütte", subTitle: "Pro Nacht, vier Schlafplätze" },
    },
    rates: [
      price([890, 920], {
        nb: ["Vår og høst", "til 18.06 og fra 17.08"],
        en: ["Spring and autumn", "until 18.06 and from 17.08"],
        de: ["Frühjahr und Herbst", "bis 18.06. und ab 17.08."],
      }),
      price([1190, 1230], {
        nb: ["Sommer", "19.06–16.08"],
        en: ["Summer", "19.06–16.08"],
        de: ["Sommer", "19.06.–16.08."],
      }),
      extra([120, 120], {
        nb: ["Sengetøy og håndklær", "per person"],
        en: ["Bed linen and towels", "per person"],
        de: ["Bettwäsche und Handtücher", "pro Person"],
      }),
      extra([600, 620], {
        nb: ["Sluttvask"],
        en: ["End-of-stay cleaning"],
        de: ["Endreinigung"],
      }),
    ],
  },
  {
    purpose: "sanitary",
    text: {
      nb: { name: "Sanitær og kort", subTitle: "Dusj og vask trekkes fra RFID-kortet" },
      en: { name: "Showers, laundry and RFID card", subTitle: "Paid with the money on your RFID card" },
      de: { name: "Sanitär und Karte", subTitle: "Dusche und Wäsche werden von der RFID-Karte abgebucht" },
    },
    rates: [
      deposit([100, 100], {
        nb: ["RFID-kort", "depositum, betales tilbake"],
        en: ["RFID card", "refundable deposit"],
        de: ["RFID-Karte", "Pfand, wird erstattet"],
      }),
      price([15, 15], {
        nb: ["Dusj", "fem minutter"],
        en: ["Shower", "five minutes"],
        de: ["Dusche", "fünf Minuten"],
      }),
      price([50, 50], {
        nb: ["Vaskemaskin"],
        en: ["Washing machine"],
        de: ["Waschmaschine"],
      }),
      price([50, 50], {
        nb: ["Tørketrommel"],
        en: ["Tumble dryer"],
        de: ["Wäschetrockner"],
      }),
    ],
  },
];

const text: Translated<{ description: string; note: string }> = {
  nb: {
    description: "Det du ser, er det du betaler, i resepsjonen eller med kort på nett.",
    note: `${nightPrice.nb} Hunder er velkomne i bånd, og det koster ingenting.`,
  },
  en: {
    description: "What you see is what you pay, at reception or online by card.",
    note: `${nightPrice.en} Dogs are welcome on a lead, at no extra charge.`,
  },
  de: {
    description: "Sie zahlen genau, was hier steht: an der Rezeption oder online mit Karte.",
    note: `${nightPrice.de} Hunde sind an der Leine willkommen, ohne Aufpreis.`,
  },
};

/** The price list of a year, with its amounts. */
const priceList = (year: keyof Amounts, isActive: boolean) => ({
  year,
  fromDate: `${year}-01-01`,
  isActive,
  text,
  rateGroups: rateGroups.map((group) => ({
    ...group,
    rates: group.rates.map(({ amounts, ...rate }) => ({ ...rate, amount: amounts[year] })),
  })),
});

export const priceLists = [priceList(2026, true), priceList(2027, false)];
