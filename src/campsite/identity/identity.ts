import { z } from "zod";
import {
  exceptionFields,
  openSeason,
  periodFields,
  receptionExceptions,
  receptionPeriods,
  seasonFields,
  time,
} from "#src/campsite/opening-hours/opening-hours.ts";
import { schemasOf, type Field, type Label } from "#src/cms/kind/field.ts";
import { faultWords } from "#src/cms/kind/fault-words.ts";
import {
  choice,
  fieldGroup,
  line,
  optionalLine,
  customValue,
  customJson,
  yesNo,
} from "#src/cms/kind/fields.ts";
import { defineKind, type AnswerOf, type StoredOf, type ValuesOf } from "#src/cms/kind/kind.ts";
import { addressText, withMaxLength, trimmedText } from "#src/cms/kind/schemas.ts";
import { organisationNumber, phone, postalCode } from "./contact-details.ts";
import { identityLabelsText, registerNamesText } from "#messages/identity";
import { labelsOf } from "#src/i18n/texts.ts";
import { wayChart } from "./way-chart.ts";

const labels = labelsOf(identityLabelsText);

/** Matches host names whose characters are safe in a Content-Security-Policy. */
const hostname = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const maybeWebPage = (label: Label, about: string, protocol = /^https?$/) => {
  // The user name in an address can look like a host name: https://campingen.no@elsewhere.no
  const address = z
    .url({ protocol, hostname })
    .refine((url) => !URL.canParse(url) || new URL(url).username === "");
  const schema = addressText
    .refine((written) => written === "" || address.safeParse(written).success, {
      error: "must be an address, as https://example.no, or blank",
      params: faultWords(labels.webPageFault),
    })
    .describe(about);
  return customValue(schema, label, "");
};

const stepFields = {
  title: line(labels.title),
  text: line(labels.text),
};

const addressFields = {
  street: line(labels.street),
  postalCode: customValue(postalCode, labels.postalCode, ""),
  city: line(labels.city),
};

/** Norway's Register of Business Enterprises and Central Coordinating Register for Legal Entities. */
const registers = ["enterprises", "entities", "none"] as const;
export type Register = (typeof registers)[number];

const register = choice(
  registers,
  labels.register,
  "The register that the site names beside the organisation number, as Norwegian law requires for the Register of Business Enterprises",
  registerNamesText,
);

const legalName = trimmedText
  .max(300)
  .default("")
  .describe("The registered name, if it isn't the campsite's name");

/** Describes a field with degrees north or east. Without a position, the site shows no weather, sun or map. */
const degrees = (label: Label, max: number) =>
  customValue(
    z
      .number()
      .min(-max)
      .max(max)
      .nullable()
      .describe("In degrees. Latitude and longitude are null until a position is set"),
    label,
    null,
  );

export const identityKind = defineKind({
  name: "identity",
  about: "The campsite's identity: name, address, position and opening hours",
  one: "the campsite's identity",
  order: [{ by: "id", direction: "asc" }],
  words: {
    tagline: line(labels.tagline, {
      hint: labels.taglineHint,
    }),
    shortIntro: line(labels.shortIntro, {
      hint: labels.shortIntroHint,
    }),
    /** A note that staff edit with the opening hours. It may be blank. */
    openingNote: {
      ...customValue(withMaxLength(300, trimmedText), labels.openingNote, ""),
      written: {
        kind: "lines",
        isOptional: true,
        hint: labels.openingNoteHint,
      },
    },
    textMessageNote: optionalLine(labels.textMessageNote, {
      max: 500,
      hint: labels.textMessageNoteHint,
    }),
    /** The directions. Each language has its own list of steps. */
    directions: fieldGroup(
      z.array(z.object(schemasOf(stepFields, "input"))),
      labels.directions,
      stepFields,
      [],
    ),
  },
  fields: {
    name: line(labels.name),
    address: fieldGroup(z.object(schemasOf(addressFields, "input")), labels.address, addressFields, {
      street: "",
      postalCode: "",
      city: "",
    }),
    phone: customValue(phone, labels.phone, ""),
    nightPhone: customValue(
      z
        .union([z.literal(""), phone])
        .default("")
        .describe(
          "The number that guests call while the reception is closed. If it is empty, they call `phone`",
        ),
      labels.nightPhone,
      "",
    ),
    email: customValue(addressText.check(z.email()), labels.email, ""),
    organisationNumber: customValue(
      z
        .union([z.literal(""), organisationNumber])
        .describe("The organisation number. Empty until staff write it"),
      labels.organisationNumber,
      "",
    ),
    legalName: customValue(legalName, labels.legalName, ""),
    register: { ...register, input: register.input.default("none"), empty: "none" } satisfies Field,
    isVatRegistered: yesNo(
      labels.isVatRegistered,
      false,
      "True when the campsite is registered for VAT. The site then shows MVA after the organisation number",
    ),
    latitude: degrees(labels.latitude, 90),
    longitude: degrees(labels.longitude, 180),
    wayChart: {
      ...customJson(wayChart.nullable(), labels.wayChart, null),
      input: wayChart.nullable().default(null),
    },
    // The default is the whole year, because only staff know the closed months.
    season: fieldGroup(openSeason, labels.season, seasonFields, {
      opens: "01-01",
      closes: "12-31",
    }),
    reception: fieldGroup(receptionPeriods, labels.reception, periodFields, []),
    exceptions: {
      ...fieldGroup(receptionExceptions, labels.exceptions, exceptionFields, []),
      input: receptionExceptions.default([]),
    },
    arrivalFrom: time(labels.arrivalFrom),
    departureBy: time(labels.departureBy),
    quietFrom: time(labels.quietFrom),
    quietTo: time(labels.quietTo),
    bookingUrl: maybeWebPage(labels.bookingUrl, "The address of the booking page. Empty for none"),
    cardPaymentUrl: maybeWebPage(
      labels.cardPaymentUrl,
      "The address of the page where guests top up their card. Empty for none",
    ),
    socialPageUrl: maybeWebPage(
      labels.socialPageUrl,
      "The address of the page that the home page frames for guests who consent. Empty for none",
      /^https$/,
    ),
  },
  rules: (["latitude", "longitude"] as const).map((path) => ({
    path,
    holds: ({ latitude, longitude }) =>
      (latitude === null) === (longitude === null) || { latitude, longitude }[path] !== null,
    error: "must be given, because the other coordinate is given",
    words: labels.rules,
  })),
});
export type Identity = StoredOf<typeof identityKind>;
export type IdentityValues = ValuesOf<typeof identityKind>;
export type StaffIdentity = AnswerOf<typeof identityKind>;

export const nightNumber = ({ nightPhone, phone: byDay }: Pick<Identity, "nightPhone" | "phone">) =>
  nightPhone || byDay;
