import { defineTexts } from "#src/i18n/texts.ts";
import type { Register } from "./identity.ts";

/** Brønnøysund's registers, as guests and staff read them. */
export const registerNames = defineTexts<Record<Register, string>>({
  nb: { enterprises: "Foretaksregisteret", entities: "Enhetsregisteret", none: "Ikke oppgitt" },
  en: {
    enterprises: "Register of Business Enterprises",
    entities: "Central Coordinating Register for Legal Entities",
    none: "Not stated",
  },
  de: {
    enterprises: "Foretaksregisteret (Firmenregister)",
    entities: "Enhetsregisteret (Register juristischer Personen)",
    none: "Keine Angabe",
  },
});
