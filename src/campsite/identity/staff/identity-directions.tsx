import type { FormOf } from "#src/cms/form-kind.ts";
import { inEveryLanguage, type Language } from "#src/i18n/language.ts";
import { inOtherLanguages, isBlank, type OtherLanguage } from "#src/i18n/translation.ts";
import { labelsOf } from "#src/cms/kind/kind.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { pathIn, type TextLanguage } from "#src/cms/staff/fields/text-language.ts";
import { WordedParts } from "#src/cms/staff/parts/worded-parts.tsx";
import { identityAdminText } from "#messages/identity";
import { identityKind, type IdentityValues } from "#src/campsite/identity/identity.ts";

type Step = IdentityValues["directions"][number];

type StepInLanguages = Record<Language, Step>;

const emptyStep: Step = { title: "", text: "" };

const newStep: StepInLanguages = inEveryLanguage(() => emptyStep);

/** Returns the steps with their texts in all languages. A missing text becomes empty. */
function stepsInLanguages({
  directions,
  translations,
}: Pick<IdentityValues, "directions" | "translations">): StepInLanguages[] {
  const of = (language: OtherLanguage, index: number) =>
    translations[language]?.directions?.[index] ?? emptyStep;
  return directions.map((nb, index) => ({ nb, ...inOtherLanguages((language) => of(language, index)) }));
}

/** Returns the form's values with these steps. A language without any text gets no steps. */
function withSteps(values: IdentityValues, steps: readonly StepInLanguages[]): IdentityValues {
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

interface Props {
  form: FormOf<typeof identityKind>;
  textLanguage: TextLanguage;
}

export function IdentityDirections({ form, textLanguage }: Props) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const { label, parts } = identityKind.words.directions;
  const labels = labelsOf(parts, language);
  const steps = stepsInLanguages(form.values);
  const change = (next: readonly StepInLanguages[]) => {
    const { directions, translations } = withSteps(form.values, next);
    form.set("directions", directions);
    form.set("translations", translations);
  };
  return (
    <WordedParts
      heading={label[language]}
      hint={text.directionsHint}
      addLabel={text.addStep}
      empty={newStep}
      path="directions"
      parts={steps}
      onChange={change}
      nameOf={({ nb }, index) => nb.title || text.step({ number: index + 1 })}
      textLanguage={textLanguage}
      words={[
        { name: "title", label: labels.title },
        { name: "text", label: labels.text, rows: 2 },
      ]}
      field={(word, each, index) => {
        const step = steps[index]!;
        return {
          ...form.field(pathIn(`directions.${index}.${word}`, each)),
          // The list of this language may be shorter than `steps`, so the value comes from `steps`.
          value: step[each][word],
          onChange: (value) =>
            change(steps.with(index, { ...step, [each]: { ...step[each], [word]: value } })),
        };
      }}
    />
  );
}
