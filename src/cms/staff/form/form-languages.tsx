import { useState } from "react";
import { useLocation } from "react-router";
import type { Language } from "#src/i18n/language.ts";
import { languageAsLabel, languageInSentence } from "#src/i18n/names/language-names.ts";
import { listInWords } from "#src/i18n/phrases.ts";
import {
  otherLanguages,
  type LanguagesProgress,
  type LanguageState,
  type Translatable,
} from "#src/i18n/translation.ts";
import { Icon } from "#src/ui/icon.tsx";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { fieldIn } from "#src/cms/staff/fields/field-address.ts";
import {
  languageOf,
  languageStates,
  liveProgress,
  type WithLanguages,
} from "#src/cms/staff/fields/language-states.ts";
import { LanguageTabs } from "#src/cms/staff/fields/languages.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";
import type { ResourceForm } from "./resource-form.ts";

/*
 * Usage of a form's languages:
 *   const languages = useFormLanguages(form);
 *   <FormScreen languages={languages} …>            marks outdated fields and focuses the field that the URL names
 *     <FormLanguageTabs form={form} languages={languages} />
 * `languages.chosen` is the language of the fields below.
 */

export interface FormLanguages {
  /** The language in which the user writes. */
  chosen: Language;
  choose(language: Language): void;
  states: Record<Language, LanguageState>;
  progress: LanguagesProgress;
  reveal(path: string): void;
}

/** @param translatable the translated fields on this screen; by default all translated fields of the kind */
export function useFormLanguages<Values extends object, Resource extends WithLanguages>(
  form: ResourceForm<Values, Resource>,
  translatable: Translatable = form.kind.translatable,
): FormLanguages {
  const { hash } = useLocation();
  const [chosen, choose] = useState<Language>(() => languageOf(fieldIn(hash)));
  const live = liveProgress(form.values, form.last, translatable);
  const faulty = form.faultsOf(form.values).map(({ path }) => path);
  const states = languageStates(form.values, form.last, translatable, faulty);
  const progress = { ...live };
  for (const language of form.confirmed) {
    progress[language] = { ...live[language], outdated: [] };
    if (states[language] === "outdated") states[language] = "done";
  }
  return { chosen, choose, states, progress, reveal: (path) => choose(languageOf(path)) };
}

/** The filled button publishes the values at once, publishes them at a planned time, or only saves them. */
export type SaveEffect = "publish" | "saveAndPlan" | "save";

/** Returns a sentence with the languages in which guests read Norwegian after the save, if there are any. */
export function useNorwegianOnly(
  effect: SaveEffect,
  languages: Pick<FormLanguages, "states"> | undefined,
): string | undefined {
  const { language, offered } = useStaff();
  if (effect === "save" || languages?.states.nb !== "done") return undefined;
  const names = otherLanguages
    .filter((each) => offered.includes(each) && languages.states[each] === "missing")
    .map((each) => languageInSentence(each, language));
  return names.length > 0
    ? staffText[language].norwegianRead({ languages: listInWords(names, language) })
    : undefined;
}

interface Props<Values, Resource> {
  form: ResourceForm<Values, Resource>;
  languages: FormLanguages;
}

/** Shows a tab with the state of each language. Below the tabs is a notice about outdated translations. */
export function FormLanguageTabs<Values, Resource>({ form, languages }: Props<Values, Resource>) {
  const { chosen, choose, states } = languages;
  return (
    <>
      <LanguageTabs chosen={chosen} onChoose={choose} states={states} />
      <OutdatedNotice form={form} languages={languages} />
    </>
  );
}

/** Says that a translation is older than the Norwegian text, and lets the user confirm that it is up to date. */
export function OutdatedNotice<Values, Resource>({
  form,
  languages: { chosen, progress },
}: Props<Values, Resource>) {
  const { language } = useStaff();
  const text = staffText[language].outdated;
  if (chosen === "nb") return null;
  const name = languageAsLabel(chosen, language);
  if (form.confirmed.includes(chosen) && form.saveState.kind !== "saving")
    return (
      <output className="outdated-notice panel good across as-success icons-18 cluster">
        <Icon name="check" />
        {text.confirmed({ language: name })}
      </output>
    );
  if (progress[chosen].outdated.length === 0) return null;
  return (
    <div className="outdated-notice panel changed-quiet across icons-18 cluster">
      <Icon name="retry" />
      <p className="broad">
        <strong>{text.heading}</strong> {text.explanation({ language: languageInSentence(chosen, language) })}
      </p>
      <StaffButton onClick={() => form.confirm(chosen)}>{text.confirm({ language: name })}</StaffButton>
    </div>
  );
}
