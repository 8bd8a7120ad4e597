import type { Language } from "#src/i18n/language.ts";
import { languageAsLabel, languageSign } from "#src/i18n/names/language-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { LanguageState } from "#src/i18n/translation.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";

const signs = { done: "check", outdated: "retry", missing: "dash" } as const;

export function LanguageSign({ state }: { state: LanguageState }) {
  return (
    <span
      className={`language-state regular inline tight fine ${state === "done" ? "as-success" : state === "outdated" ? "as-unsaved" : "quiet"}`}
    >
      <Icon name={signs[state]} />
      {staffText[useStaff().language].languageState[state]}
    </span>
  );
}

export function LanguageChips({ states }: { states: Record<Language, LanguageState> }) {
  const { language: spoken, offered } = useStaff();
  const words = staffText[spoken];
  if (offered.length === 1) return null;
  return (
    <ul className="language-chips row tight">
      {offered.map((language) => (
        <li key={language} className={`inline tight strong as-success ${states[language]}`}>
          <span aria-hidden="true">{languageSign(language)}</span>
          <Icon name={signs[states[language]]} />
          <span className="visually-hidden">
            {languageAsLabel(language, spoken)}: {words.languageState[states[language]]}
          </span>
        </li>
      ))}
    </ul>
  );
}
