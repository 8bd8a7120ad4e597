import { useState } from "react";
import { isFixedPage, isGroup, type MenuEntry } from "#src/campsite/menu/menu-entries.ts";
import { languagesOfPage, ownPageKind, type StaffOwnPage } from "#src/campsite/own-pages/own-page.ts";
import { localizeWords } from "#src/cms/kind/kind.ts";
import { ChoiceBar } from "#src/cms/staff/fields/choice-bar.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { languageAsLabel } from "#src/i18n/names/language-names.ts";
import { pageNameIn } from "#src/i18n/names/page-names.ts";
import { localize } from "#src/i18n/translation.ts";
import { menuScreenText } from "#messages/menu";

interface Props {
  rows: readonly MenuEntry[];
  own: readonly StaffOwnPage[];
}

/** Shows the unsaved menu in each language, the pages that a language lacks, and the keyboard shortcuts. */
export function MenuSeen({ rows, own }: Props) {
  const { language, offered } = useStaff();
  const text = menuScreenText[language];
  const fill = useFill();
  const [chosen, choose] = useState<Language>("nb");
  const pageOf = (entry: MenuEntry) => own.find(({ id }) => entry.key === `page:${id}`);
  const nameIn = (entry: MenuEntry): string => {
    if (isGroup(entry))
      return fill(localize({ name: entry.name }, entry.translations, chosen).words.name, chosen);
    if (isFixedPage(entry)) return pageNameIn(chosen, entry.key);
    return fill(localizeWords(ownPageKind, pageOf(entry)!, chosen).words.title, chosen);
  };
  const isThere = (entry: MenuEntry) => {
    const page = pageOf(entry);
    return !page || languagesOfPage(page).includes(chosen);
  };
  const listOf = (group: string) => {
    const inside = rows.filter((each) => each.group === group && isThere(each));
    return inside.map((entry) => (
      <li key={entry.key}>
        {nameIn(entry)}
        {isGroup(entry) && <ul>{listOf(entry.key)}</ul>}
      </li>
    ));
  };
  const leftOut = rows.filter((each) => !isThere(each));
  return (
    <>
      <section className="side-part stack">
        <h2>{text.seen}</h2>
        <ChoiceBar<Language>
          label={text.seen}
          chosen={chosen}
          onChoose={choose}
          choices={offered.map((value) => ({ value, label: languageAsLabel(value, language) }))}
        />
        <ul className="menu-seen" lang={languageTag[chosen]}>
          {listOf("")}
        </ul>
        {leftOut.length > 0 && (
          <p className="panel small">
            {text.leftOut({ names: leftOut.map((entry) => fill(pageOf(entry)!.title)).join(", ") })}
          </p>
        )}
      </section>
      <section className="side-part stack on-desk">
        <h2>{text.keys}</h2>
        <dl className="ruled small">
          {(["go", "lift", "upDown", "leftRight", "escape"] as const).map((key) => (
            <div key={key} className="spread">
              <dt className="strong">{text.key[key]}</dt>
              <dd className="quiet">{text.key[`${key}Does`]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
