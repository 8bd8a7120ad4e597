import type { HTMLAttributes } from "react";
import { Tab, TabList, Tabs, type TabProps } from "react-aria-components/Tabs";
import type { Language } from "#src/i18n/language.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import type { LanguageState } from "#src/i18n/translation.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { staffText } from "#messages/staff";
import { LanguageSign } from "./language-signs.tsx";
import type { TextLanguage } from "./text-language.ts";

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

interface HeadProps {
  textLanguage: TextLanguage;
  states: Record<Language, LanguageState>;
}

/**
 * Shows the column heads of a text in two languages. The user chooses the second language in its column head. A narrow
 * screen shows a tab for each language instead.
 */
export function LanguageHeads({
  textLanguage: { shown, isWide, choose, isNorwegianOnly, setAlone },
  states,
}: HeadProps) {
  const { language, offered } = useStaff();
  const words = staffText[language];
  const chosen = shown.at(-1)!;
  if (offered.length === 1) return null;
  if (!isWide) return <LanguageTabs chosen={chosen} onChoose={choose} states={states} />;
  return (
    <>
      <div className="language-norwegian row">
        <strong>{languageAsLabel("nb", language)}</strong>
        <LanguageSign state={states.nb} />
        <StaffButton look="link" onClick={() => setAlone(!isNorwegianOnly)}>
          {isNorwegianOnly ? words.besides : words.norwegianOnly}
        </StaffButton>
      </div>
      {!isNorwegianOnly && (
        <LanguageTabs chosen={chosen} onChoose={choose} states={states} among={offered.slice(1)} />
      )}
    </>
  );
}
