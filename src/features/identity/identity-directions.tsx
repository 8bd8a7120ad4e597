import { useStaff } from "#src/ui/staff/staff.ts";
import type { TextLanguage } from "#src/ui/staff/fields/text-language.tsx";
import { WordedParts } from "#src/ui/staff/parts/worded-parts.tsx";
import { identityAdminText } from "./identity-admin.text.ts";
import {
  newStep,
  stepPath,
  stepsInLanguages,
  withSteps,
  type IdentityFormState,
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
  return (
    <WordedParts
      heading={text.directions}
      hint={text.directionsHint}
      addLabel={text.addStep}
      empty={newStep}
      path="directions"
      parts={steps}
      onChange={change}
      nameOf={({ nb }, index) => nb.title || text.step(index + 1)}
      textLanguage={textLanguage}
      words={[
        { name: "title", label: text.stepFields.title },
        { name: "text", label: text.stepFields.text, rows: 2 },
      ]}
      field={(word, each, index) => {
        const step = steps[index]!;
        return {
          ...form.field(stepPath(index, word, each)),
          // A language whose list is shorter has no such place yet.
          value: step[each][word],
          onChange: (said) => change(steps.with(index, { ...step, [each]: { ...step[each], [word]: said } })),
        };
      }}
    />
  );
}
