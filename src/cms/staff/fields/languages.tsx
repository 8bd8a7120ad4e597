import type { HTMLAttributes } from "react";
import { Tab, TabList, Tabs, type TabProps } from "react-aria-components/Tabs";
import type { Language } from "#src/i18n/language.ts";
import { languageAsLabel, languageSign } from "#src/i18n/names/language-names.ts";
import { Icon } from "#src/ui/icon.tsx";
import type { LanguageState } from "#src/i18n/translation.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";

const signs = { done: "check", outdated: "retry", missing: "dash" } as const;

interface TabsProps {
  chosen: Language;
  onChoose(language: Language): void;
  states: Record<Language, LanguageState>;
  /** The languages to choose from, by default the languages of the site. */
  among?: readonly Language[] | undefined;
}

export function LanguageTabs({ chosen, onChoose, states, among }: TabsProps) {
  const { language: spoken, offered } = useStaff();
  const words = staffText[spoken];
  const shown = among ?? offered;
  if (offered.length === 1) return null;
  return (
    <Tabs
      className="language-tabs"
      selectedKey={chosen}
      onSelectionChange={(key) => onChoose(key as Language)}
    >
      <TabList aria-label={words.languageTabs}>
        {shown.map((language) => (
          <Tab key={language} id={language} render={withoutPanel}>
            <span>{languageAsLabel(language, spoken)}</span>
            <LanguageSign state={states[language]} />
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}

/** Removes `aria-controls`, because the tabs have no panel. The fields below the tabs change in place. */
const withoutPanel: NonNullable<TabProps["render"]> = (tab) => (
  <div {...(tab as HTMLAttributes<HTMLDivElement>)} aria-controls={undefined} />
);

export function LanguageSign({ state }: { state: LanguageState }) {
  return (
    <span className={`language-state inline tight quiet fine ${state}`}>
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
        <li key={language} className={`inline tight ${states[language]}`}>
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
