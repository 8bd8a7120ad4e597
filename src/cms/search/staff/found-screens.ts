import { personText } from "#messages/inbox";
import { contentGroups, partsIn } from "#src/campsite/page-texts/staff/content-parts.ts";
import { inEveryLanguage, type Language, type Translated } from "#src/i18n/language.ts";
import { beginsIn, foldedWords } from "#src/i18n/search-words.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import type { NamedScreen } from "#src/cms/staff/staff.ts";

interface FoundScreen extends NamedScreen {
  /** The purpose of the screen, where its name doesn't say it. */
  what?: Translated<string>;
}

const mostScreens = 5;

const person: FoundScreen = {
  name: inEveryLanguage((language) => personText[language].title),
  to: staffAddresses.person,
};

/** Returns the screens whose name or purpose has all the words in any language. Matches in the name come first. */
export function findScreens(
  words: readonly string[],
  inMenus: readonly NamedScreen[],
  language: Language,
): FoundScreen[] {
  if (words.length === 0) return [];
  const has = (texts: readonly string[]) => {
    const folded = foldedWords(texts.join("\n"));
    return words.every((word) => folded.some((each) => beginsIn(each, word)));
  };
  const all: readonly FoundScreen[] = [...inMenus, ...contentGroups.flatMap(partsIn), person];
  const found = all.filter(({ name, what = {} }) => has([...Object.values(name), ...Object.values(what)]));
  const rank = ({ name }: FoundScreen) => (has([name[language]]) ? 0 : has(Object.values(name)) ? 1 : 2);
  return found.toSorted((one, other) => rank(one) - rank(other)).slice(0, mostScreens);
}
