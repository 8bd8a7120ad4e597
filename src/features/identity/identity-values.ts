import { languages, inEveryLanguage, type Language } from "#src/i18n/language.ts";
import {
  isBlank,
  inOtherLanguages,
  type LanguagesProgress,
  type OtherLanguage,
} from "#src/i18n/translation.ts";
import type { ResourceForm } from "#src/ui/staff/form/resource-form.ts";
import type { Identity, IdentityInput } from "./identity.ts";

/** Who the campsite is, as staff get it. */
export type StaffIdentity = Identity & { languages?: LanguagesProgress };

export type IdentityFormState = ResourceForm<IdentityInput, StaffIdentity>;

/** The identity as its forms hold it. */
export function identityValues({
  id: _id,
  version: _version,
  updatedAt: _updatedAt,
  languages: _languages,
  ...input
}: StaffIdentity): IdentityInput {
  return input;
}

/** A step of the way here; each language has its own list of them. */
export type Step = IdentityInput["directions"][number];

/** The same step in every language. */
export type StepInLanguages = Record<Language, Step>;

const emptyStep: Step = { title: "", text: "" };

/** A step that nobody has written. */
export const newStep: StepInLanguages = inEveryLanguage(() => emptyStep);

/** Puts the steps of all languages beside each other; where a language lacks one, it is empty. */
export function stepsInLanguages({
  directions,
  translations,
}: Pick<IdentityInput, "directions" | "translations">): StepInLanguages[] {
  const of = (language: OtherLanguage, index: number) =>
    translations[language]?.directions?.[index] ?? emptyStep;
  return directions.map((nb, index) => ({ nb, ...inOtherLanguages((language) => of(language, index)) }));
}

/** Values with these steps; a language in which none is written has none. */
export function withSteps(values: IdentityInput, steps: readonly StepInLanguages[]): IdentityInput {
  const of = (language: Language) => steps.map((step) => step[language]);
  const translated = (language: OtherLanguage) => {
    const isWritten = of(language).some(({ title, text }) => !isBlank(title) || !isBlank(text));
    return { ...values.translations[language], directions: isWritten ? of(language) : undefined };
  };
  return {
    ...values,
    directions: of("nb"),
    translations: inOtherLanguages(translated),
  };
}

/** Where a step's word is named: "directions.0.title", "translations.en.directions.0.title". */
export const stepPath = (index: number, word: keyof Step, language: Language) =>
  `${language === "nb" ? "" : `translations.${language}.`}directions.${index}.${word}`;

/** All the places of a step's word. */
export const stepPaths = (index: number, word: keyof Step) =>
  languages.map((language) => ({ language, path: stepPath(index, word, language) }));
