import { languageTag, type Language } from "#src/i18n/language.ts";
import { PartList } from "#src/ui/staff/part-list.tsx";
import { useStaff } from "#src/ui/staff/staff.ts";
import { TextField } from "#src/ui/staff/text-field.tsx";
import { labelIn, type TextLanguage } from "#src/ui/staff/text-language.tsx";
import { columnsClass } from "#src/ui/staff/word-fields.tsx";
import { identityAdminText } from "./identity-admin.text.ts";
import {
  newStep,
  stepPath,
  stepsInLanguages,
  withSteps,
  type IdentityFormState,
  type Step,
  type StepInLanguages,
} from "./identity-values.ts";

interface Props {
  form: IdentityFormState;
  textLanguage: TextLanguage;
}

/** The way to the campsite, step by step; each step in all languages. */
export function IdentityDirections({ form, textLanguage }: Props) {
  const { language } = useStaff();
  const text = identityAdminText[language];
  const steps = stepsInLanguages(form.values);
  const change = (next: readonly StepInLanguages[]) => {
    const { directions, translations } = withSteps(form.values, next);
    form.set("directions", directions);
    form.set("translations", translations);
  };
  const field = (index: number, word: keyof Step, each: Language) => {
    const step = steps[index]!;
    return {
      ...form.field(stepPath(index, word, each)),
      // A language whose list is shorter has no such place yet.
      value: step[each][word],
      onChange: (said: string) =>
        change(steps.with(index, { ...step, [each]: { ...step[each], [word]: said } })),
      label: labelIn(text.stepFields[word], each, language),
      lang: languageTag[each],
      isRequired: each === "nb",
    };
  };
  return (
    <PartList
      heading={text.directions}
      hint={text.directionsHint}
      addLabel={text.addStep}
      empty={newStep}
      path="directions"
      parts={steps}
      onChange={change}
      nameOf={({ nb }, index) => nb.title || text.step(index + 1)}
      firstField="title"
    >
      {(_, index) => (
        <div className={columnsClass(textLanguage)}>
          {textLanguage.shown.map((each) => (
            <TextField key={`title ${each}`} {...field(index, "title", each)} />
          ))}
          {textLanguage.shown.map((each) => (
            <TextField key={`text ${each}`} {...field(index, "text", each)} rows={2} />
          ))}
        </div>
      )}
    </PartList>
  );
}
