import { defineTexts } from "#src/i18n/texts.ts";

export const pricesText = defineTexts({
  nb: {
    prices: "Priser",
    heading: (year: number) => `Priser ${year}`,
    validFrom: "Gjelder fra",
    print: "Skriv ut",
    jumpTo: "Hopp til",
    vat: "Alle priser i NOK inkl. mva.",
    none: "Prislisten er ikke klar ennå. Spør oss, så forteller vi hva det koster.",
    description: "Priser på døgnplass, sesongplass og hytte. Alle priser i NOK inkl. mva.",
    from: "fra",
    /** The unit of a price, for machines. */
    units: { night: "natt", season: "sesong", use: "gang" },
  },
  en: {
    prices: "Prices",
    heading: (year: number) => `${year} prices`,
    validFrom: "Valid from",
    print: "Print",
    jumpTo: "Jump to",
    vat: "All prices in NOK, including VAT.",
    none: "The price list isn’t ready yet. Ask us and we’ll tell you what it costs.",
    description:
      "Prices for touring pitches, seasonal pitches and the cabin. All prices in NOK including VAT.",
    from: "from",
    units: { night: "night", season: "season", use: "use" },
  },
  de: {
    prices: "Preise",
    heading: (year: number) => `Preise ${year}`,
    validFrom: "Gültig ab",
    print: "Drucken",
    jumpTo: "Springen zu",
    vat: "Alle Preise in NOK inkl. MwSt.",
    none: "Die Preisliste ist noch nicht fertig. Fragen Sie uns, wir nennen Ihnen gern die Preise.",
    description: "Preise für Stellplatz, Saisonplatz und Hütte. Alle Preise in NOK inkl. MwSt.",
    from: "ab",
    units: { night: "Nacht", season: "Saison", use: "Nutzung" },
  },
});
