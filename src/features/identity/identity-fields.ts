import { monthDayInWords, type ReceptionPeriod } from "#src/features/opening-hours/opening-hours.ts";
import type { Language } from "#src/i18n/language.ts";
import { labelsOf } from "#src/resource/kind.ts";
import { namedFieldsOf, namedPartOf } from "#src/ui/staff/form/described-fields.ts";
import type { NamedField } from "#src/ui/staff/form/named-field.ts";
import { namedWords } from "#src/ui/staff/fields/text-language.tsx";
import { identityAdminText } from "./identity-admin.text.ts";
import { identityKind, type IdentityValues, type Register } from "./identity.ts";
import { registerNames } from "./register-names.text.ts";

/** Every field of the identity with its name; both its forms name them all, so that they can be held against each other. */
export function identityFields({ directions, reception }: IdentityValues, language: Language): NamedField[] {
  const text = identityAdminText[language];
  const { address, season, reception: periods } = identityKind.fields;
  const day = (value: unknown) => monthDayInWords(String(value), language);
  return [
    ...namedFieldsOf(identityKind, language, {
      register: (value) => registerNames[language][value as Register],
      reception: (value) =>
        (value as ReceptionPeriod[]).map((each) => periodInWords(each, language)).join("\n"),
      directions: (value) =>
        ((value ?? []) as IdentityValues["directions"])
          .map(({ title, text: said }) => `${title}: ${said}`)
          .join("\n"),
    }),
    ...Object.entries(labelsOf(address.parts, language)).map(([part, label]) => ({
      path: `address.${part}`,
      label,
    })),
    ...namedPartOf(season.parts, "season", season.label[language], language, { opens: day, closes: day }),
    ...reception.flatMap((period, index) =>
      namedPartOf(periods.parts, `reception.${index}`, periodName(period, language), language, {
        from: day,
        to: day,
      }),
    ),
    ...directions.flatMap((_, index) =>
      Object.entries(labelsOf(identityKind.words.directions.parts, language)).flatMap(([word, label]) =>
        namedWords(`directions.${index}.${word}`, `${text.step(index + 1)}, ${label}`, language),
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
