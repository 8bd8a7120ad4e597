import { z } from "zod";
import {
  exceptionFields,
  openSeason,
  periodFields,
  receptionExceptions,
  receptionPeriods,
  seasonFields,
  time,
} from "#src/features/opening-hours/opening-hours.ts";
import { schemasOf, type Field, type Label } from "#src/resource/field.ts";
import { faultWords } from "#src/resource/fault-words.ts";
import { choice, composed, line, optionalLine, plain, shaped, yesNo } from "#src/resource/fields.ts";
import { defineKind, type AnswerOf, type StoredOf, type ValuesOf } from "#src/resource/kind.ts";
import { addressText, atMost, trimmedText } from "#src/resource/schemas.ts";
import { organisationNumber, phone, postalCode } from "./contact-details.ts";
import { registerNames } from "./register-names.text.ts";
import { wayChart } from "./way-chart.ts";

/** A name as it stands in an address: other signs would have a meaning in the Content-Security-Policy. */
const hostname = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** A page elsewhere, or none: not every campsite has one. @param protocol how it may begin */
const maybeWebPage = (label: Label, about: string, protocol = /^https?$/) => {
  // A name before the host is taken for the host: https://campingen.no@elsewhere.no
  const address = z
    .url({ protocol, hostname })
    .refine((url) => !URL.canParse(url) || new URL(url).username === "");
  const schema = addressText
    .refine((written) => written === "" || address.safeParse(written).success, {
      error: "must be an address, as https://example.no, or blank",
      params: faultWords({
        nb: "Skriv en hel adresse, som https://campingen.no, eller la feltet stå tomt.",
        en: "Enter a whole address, such as https://thecampsite.no, or leave it blank.",
        de: "Eine ganze Adresse eingeben, etwa https://campingplatz.no, oder das Feld leer lassen.",
      }),
    })
    .describe(about);
  return plain(schema, label, "");
};

const stepFields = {
  title: line({ nb: "Overskrift", en: "Heading", de: "Überschrift" }),
  text: line({ nb: "Tekst", en: "Text", de: "Text" }),
};

const addressFields = {
  street: line({ nb: "Gateadresse", en: "Street address", de: "Straße und Hausnummer" }),
  postalCode: plain(postalCode, { nb: "Postnummer", en: "Postal code", de: "Postleitzahl" }, ""),
  city: line({ nb: "Poststed", en: "Town", de: "Ort" }),
};

/** Brønnøysund's registers that a campsite may stand in; every business stands in that of entities. */
const registers = ["enterprises", "entities", "none"] as const;
export type Register = (typeof registers)[number];

const register = choice(
  registers,
  { nb: "Register", en: "Register", de: "Register" },
  "Told beside the number, as Norwegian law asks of those in the Register of Business Enterprises",
  registerNames,
);

const legalName = trimmedText
  .max(300)
  .default("")
  .describe("As it is registered, where that isn't the campsite's name");

/** Degrees north or east, or none: until they are written there is no weather, no sun and no map. */
const degrees = (label: Label, most: number) =>
  plain(
    z
      .number()
      .min(-most)
      .max(most)
      .nullable()
      .describe("In degrees; null with the other one where nobody has said"),
    label,
    null,
  );

/** Who the campsite is and when it is open. */
export const identityKind = defineKind({
  name: "identity",
  about: "Who the campsite is, where, and when it is open",
  one: "who the campsite is",
  order: [{ by: "id", direction: "asc" }],
  words: {
    tagline: line(
      { nb: "Slagord", en: "Tagline", de: "Leitspruch" },
      {
        hint: {
          nb: "Står under navnet øverst på forsiden.",
          en: "Shown below the name at the top of the home page.",
          de: "Steht unter dem Namen oben auf der Startseite.",
        },
      },
    ),
    shortIntro: line(
      { nb: "Kort om campingplassen", en: "The campsite in brief", de: "Der Campingplatz in Kürze" },
      {
        hint: {
          nb: "Står på forsiden og i søketreff.",
          en: "Shown on the home page and in search results.",
          de: "Steht auf der Startseite und in Suchergebnissen.",
        },
      },
    ),
    /** May be left out, since another form writes it. */
    openingNote: {
      ...plain(
        atMost(300, trimmedText),
        {
          nb: "Merknad til åpningstidene",
          en: "Note on the opening hours",
          de: "Hinweis zu den Öffnungszeiten",
        },
        "",
      ),
      written: {
        kind: "lines",
        isOptional: true,
        hint: {
          nb: "Står ved åpningstidene og fører til siden i sosiale medier.",
          en: "Shown by the opening hours; links to the social media page.",
          de: "Steht bei den Öffnungszeiten und führt zur Seite in den sozialen Medien.",
        },
      },
    },
    textMessageNote: optionalLine(
      { nb: "Om tekstmeldinger", en: "About text messages", de: "Zu SMS" },
      {
        most: 500,
        hint: {
          nb: "Står på kontaktsiden. Den første setningen vises med halvfet skrift.",
          en: "Shown on the contact page. The first sentence is shown in bold.",
          de: "Steht auf der Kontaktseite. Der erste Satz erscheint in fetter Schrift.",
        },
      },
    ),
    /** Each language has a list of its own. */
    directions: composed(
      z.array(z.object(schemasOf(stepFields, "input"))),
      { nb: "Veien hit", en: "Directions", de: "Anfahrt" },
      stepFields,
      [],
    ),
  },
  fields: {
    name: line({ nb: "Navn", en: "Name", de: "Name" }),
    address: composed(
      z.object(schemasOf(addressFields, "input")),
      { nb: "Adresse", en: "Address", de: "Adresse" },
      addressFields,
      { street: "", postalCode: "", city: "" },
    ),
    phone: plain(phone, { nb: "Telefon", en: "Phone", de: "Telefon" }, ""),
    nightPhone: plain(
      z
        .union([z.literal(""), phone])
        .default("")
        .describe("Answered while the reception is closed; blank: phone is"),
      { nb: "Nattelefon", en: "Night number", de: "Nachtnummer" },
      "",
    ),
    email: plain(addressText.check(z.email()), { nb: "E-post", en: "E-mail", de: "E-Mail" }, ""),
    organisationNumber: plain(
      z.union([z.literal(""), organisationNumber]).describe("Blank until it is written"),
      { nb: "Organisasjonsnummer", en: "Organisation number", de: "Organisationsnummer" },
      "",
    ),
    legalName: plain(
      legalName,
      { nb: "Registrert navn", en: "Registered name", de: "Eingetragener Name" },
      "",
    ),
    register: { ...register, input: register.input.default("none"), empty: "none" } satisfies Field,
    isVatRegistered: yesNo(
      { nb: "Registrert for mva.", en: "Registered for VAT", de: "Umsatzsteuerlich registriert" },
      false,
      "Its number ends in MVA",
    ),
    latitude: degrees({ nb: "Breddegrad", en: "Latitude", de: "Breitengrad" }, 90),
    longitude: degrees({ nb: "Lengdegrad", en: "Longitude", de: "Längengrad" }, 180),
    wayChart: {
      ...shaped(wayChart.nullable(), { nb: "Tegnet kart", en: "Drawn chart", de: "Gezeichnete Karte" }, null),
      input: wayChart.nullable().default(null),
    },
    // No season of its own: nobody has said yet that it is closed in winter, or when it opens.
    season: composed(openSeason, { nb: "Sesong", en: "Season", de: "Saison" }, seasonFields, {
      opens: "01-01",
      closes: "12-31",
    }),
    reception: composed(
      receptionPeriods,
      { nb: "Resepsjonen", en: "Reception", de: "Rezeption" },
      periodFields,
      [],
    ),
    exceptions: {
      ...composed(
        receptionExceptions,
        { nb: "Andre tider", en: "Other hours", de: "Andere Zeiten" },
        exceptionFields,
        [],
      ),
      input: receptionExceptions.default([]),
    },
    arrivalFrom: time({ nb: "Ankomst fra", en: "Arrival from", de: "Anreise ab" }),
    departureBy: time({ nb: "Avreise innen", en: "Departure by", de: "Abreise bis" }),
    quietFrom: time({ nb: "Ro fra", en: "Quiet from", de: "Ruhe ab" }),
    quietTo: time({ nb: "Ro til", en: "Quiet until", de: "Ruhe bis" }),
    bookingUrl: maybeWebPage(
      { nb: "Bestilling på nett", en: "Online booking", de: "Online-Buchung" },
      "Where guests book; blank: there is no such page",
    ),
    cardPaymentUrl: maybeWebPage(
      { nb: "Lading av kortet", en: "Card top-up", de: "Aufladen der Karte" },
      "Where guests put money on their card; blank: there is no such page",
    ),
    socialPageUrl: maybeWebPage(
      { nb: "Siden i sosiale medier", en: "Social media page", de: "Seite in den sozialen Medien" },
      "Framed on the home page for those who agree to it; blank: there is no such page",
      /^https$/,
    ),
  },
  rules: (["latitude", "longitude"] as const).map((path) => ({
    path,
    holds: ({ latitude, longitude }) =>
      (latitude === null) === (longitude === null) || { latitude, longitude }[path] !== null,
    error: "must be there when the other one is",
    words: {
      nb: "Skriv begge, eller la begge stå tomme.",
      en: "Enter both, or leave both blank.",
      de: "Beide angeben oder beide leer lassen.",
    },
  })),
});
export type Identity = StoredOf<typeof identityKind>;
export type IdentityValues = ValuesOf<typeof identityKind>;
/** Who the campsite is, as staff get it. */
export type StaffIdentity = AnswerOf<typeof identityKind>;

/** The number that is answered while the reception is closed. */
export const nightNumber = ({ nightPhone, phone: byDay }: Pick<Identity, "nightPhone" | "phone">) =>
  nightPhone || byDay;
