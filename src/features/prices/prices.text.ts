import { defineTexts } from "#src/i18n/texts.ts";

export const pricesText = defineTexts({
  nb: {
    prices: "Priser",
    heading: (year: number) => `Priser ${year}`,
    validFrom: "Gjelder fra",
    print: "Skriv ut",
    jumpTo: "Hopp til",
    allIn: (isWithVat: boolean): string =>
      isWithVat ? "Alle priser i NOK inkl. mva." : "Alle priser i NOK.",
    none: "Prislisten er ikke klar ennå. Spør oss, så forteller vi hva det koster.",
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
    allIn: (isWithVat) => (isWithVat ? "All prices in NOK, including VAT." : "All prices in NOK."),
    none: "The price list isn’t ready yet. Ask us and we’ll tell you what it costs.",
    from: "from",
    units: { night: "night", season: "season", use: "use" },
  },
  de: {
    prices: "Preise",
    heading: (year: number) => `Preise ${year}`,
    validFrom: "Gültig ab",
    print: "Drucken",
    jumpTo: "Springen zu",
    allIn: (isWithVat) => (isWithVat ? "Alle Preise in NOK inkl. MwSt." : "Alle Preise in NOK."),
    none: "Die Preisliste ist noch nicht fertig. Fragen Sie uns, wir nennen Ihnen gern die Preise.",
    from: "ab",
    units: { night: "Nacht", season: "Saison", use: "Nutzung" },
  },
});
