import { live } from "./live-values.ts";
import type { Translated } from "#src/i18n/language.ts";

interface SeedDocument {
  /** Its files are documents/<key>.<language>.pdf. */
  key: string;
  /** The day of this wording, year-month-day. */
  date: string;
  /** How many its files have. */
  pages: Translated<number>;
  text: Translated<{ title: string; description: string }>;
}

/** The demo's documents; the Norwegian wording is the binding one. */
export const documents: SeedDocument[] = [
  {
    key: "rules",
    date: "2026-03-16",
    pages: { nb: 2, en: 3, de: 3 },
    text: {
      nb: {
        title: "Ordensregler",
        description:
          "Reglene for alle som bor på plassen: ro, kjøring, brann, strøm, hund, avfall og nødnumre.",
      },
      en: {
        title: "Site rules",
        description:
          "The rules for everyone who stays here: quiet, driving, fire, electricity, dogs, waste and emergency numbers.",
      },
      de: {
        title: "Platzordnung",
        description:
          "Die Regeln für alle Gäste: Ruhe, Fahren, Brandschutz, Strom, Hunde, Abfall und Notrufnummern.",
      },
    },
  },
  {
    key: "awning",
    date: "2026-01-12",
    pages: { nb: 2, en: 2, de: 2 },
    text: {
      nb: {
        title: "Isolert fortelt",
        description:
          "Mål, avstand, materialer og brannkrav for isolert fortelt på sesongplass, med søknadsskjema.",
      },
      en: {
        title: "Insulated awning",
        description:
          "Size, distance, materials and fire safety for insulated awnings on seasonal pitches, with an application form.",
      },
      de: {
        title: "Isoliertes Vorzelt",
        description:
          "Maße, Abstand, Materialien und Brandschutz für isolierte Vorzelte auf Saisonplätzen, mit Antragsformular.",
      },
    },
  },
  {
    key: "electrical",
    date: "2026-03-16",
    pages: { nb: 2, en: 2, de: 2 },
    text: {
      nb: {
        title: "Egenerklæring om elektrisk anlegg",
        description: `Skjema som sesonggjester leverer hvert år innen ${live.opens}: kabel, jordfeilbryter, ovner og varslere.`,
      },
      en: {
        title: "Electrical self-declaration",
        description: `A form that seasonal guests return every year by ${live.opens}: cable, residual-current device, heaters and alarms.`,
      },
      de: {
        title: "Eigenerklärung zur Elektroanlage",
        description: `Formular, das Saisongäste jedes Jahr bis zum ${live.opens} abgeben: Kabel, FI-Schutzschalter, Heizgeräte und Melder.`,
      },
    },
  },
  {
    key: "lease",
    date: "2025-11-03",
    pages: { nb: 3, en: 3, de: 3 },
    text: {
      nb: {
        title: "Leiekontrakt for sesongplass",
        description:
          "Kontrakten for én sesong: plass, leie, betaling, bruk, vinterlagring, fornyelse og oppsigelse.",
      },
      en: {
        title: "Lease for a seasonal pitch",
        description:
          "The contract for one season: pitch, rent, payment, use, winter storage, renewal and termination.",
      },
      de: {
        title: "Mietvertrag für einen Saisonplatz",
        description:
          "Der Vertrag für eine Saison: Platz, Miete, Zahlung, Nutzung, Winterlager, Verlängerung und Kündigung.",
      },
    },
  },
];
