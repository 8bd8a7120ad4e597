import type { HTMLAttributes } from "react";
import { Tab, TabList, Tabs, type TabProps } from "react-aria-components/Tabs";
import type { Language } from "#src/i18n/language.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import type { LanguageState } from "#src/i18n/translation.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";
import { LanguageSign } from "./language-signs.tsx";

interface TabsProps {
  chosen: Language;
  onChoose(language: Language): void;
  states: Record<Language, LanguageState>;
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
