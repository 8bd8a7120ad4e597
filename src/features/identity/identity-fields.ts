import type { Language } from "#src/i18n/language.ts";
import type { NamedField } from "#src/ui/staff/form/named-field.ts";
import { labelIn, namedWords } from "#src/ui/staff/fields/text-language.tsx";
import { identityAdminText } from "./identity-admin.text.ts";
import { stepPaths, type Step } from "./identity-values.ts";
import type { IdentityInput, Register } from "./identity.ts";
import { registerNames } from "./register-names.text.ts";
import { monthDayInWords, type ReceptionPeriod } from "#src/features/opening-hours/opening-hours.ts";

const words = ["tagline", "shortIntro", "textMessageNote", "openingNote"] as const;
const plain = ["phone", "email", "organisationNumber", "legalName", "latitude", "longitude"] as const;
const web = ["bookingUrl", "cardPaymentUrl", "socialPageUrl"] as const;
const times = ["arrivalFrom", "departureBy", "quietFrom", "quietTo"] as const;

/** Every field of the identity with its name; both its forms name them all, so that they can be held against each other. */
export function identityFields({ directions, reception }: IdentityInput, language: Language): NamedField[] {
  const text = identityAdminText[language];
  const day = (value: unknown) => monthDayInWords(String(value), language);
  return [
    { path: "name", label: text.fields.name },
    ...words.flatMap((word) => namedWords(word, text.fields[word], language)),
    ...(["street", "postalCode", "city"] as const).map((part) => ({
      path: `address.${part}`,
      label: text.address[part],
    })),
    ...[...plain, ...web].map((path) => ({ path, label: text[path] })),
    {
      path: "register",
      label: text.register,
      show: (value) => registerNames[language][value as Register],
    },
    { path: "isVatRegistered", label: text.isVatRegistered },
    ...stepFields(directions, language),
    { path: "season.opens", label: `${text.season}, ${text.seasonOpens}`, show: day },
    { path: "season.closes", label: `${text.season}, ${text.seasonCloses}`, show: day },
    {
      path: "reception",
      label: text.reception,
      show: (value) => (value as ReceptionPeriod[]).map((each) => periodInWords(each, language)).join("\n"),
    },
    ...reception.flatMap((period, index) =>
      (["from", "to", "opens", "closes"] as const).map((part) => ({
        path: `reception.${index}.${part}`,
        label: `${periodName(period, language)}, ${text.periodFields[part]}`,
        ...((part === "from" || part === "to") && { show: day }),
      })),
    ),
    ...times.map((path) => ({ path, label: text.times[path] })),
  ];
}

function stepFields(directions: readonly Step[], language: Language): NamedField[] {
  const text = identityAdminText[language];
  const show = (value: unknown) =>
    ((value ?? []) as Step[]).map(({ title, text: said }) => `${title}: ${said}`).join("\n");
  return [
    ...namedWords("directions", text.directions, language).map((field) => ({ ...field, show })),
    ...directions.flatMap((_, index) =>
      (["title", "text"] as const).flatMap((word) =>
        stepPaths(index, word).map(({ language: each, path }) => ({
          path,
          label: labelIn(`${text.step(index + 1)}, ${text.stepFields[word]}`, each, language),
        })),
      ),
    ),
  ];
}

/** A period by its days: 24. april–18. juni. */
export function periodName({ from, to }: ReceptionPeriod, language: Language): string {
  return identityAdminText[language].period(monthDayInWords(from, language), monthDayInWords(to, language));
}

function periodInWords(period: ReceptionPeriod, language: Language): string {
  return `${periodName(period, language)}: ${period.opens}–${period.closes}`;
}
