import type { Language, Translated } from "#src/i18n/language.ts";
import { beginsIn, foldedWords } from "#src/i18n/search-words.ts";
import type { NamedScreen } from "./screen-names.ts";

const maxScreens = 5;

/** Returns screens whose name or purpose contains all words in any language. Matches in the name come first. */
export function findScreens(
  words: readonly string[],
  screens: Translated<readonly NamedScreen[]>,
  language: Language,
): NamedScreen[] {
  if (words.length === 0) return [];
  const has = (texts: readonly string[]) => {
    const folded = foldedWords(texts.join("\n"));
    return words.every((word) => folded.some((each) => beginsIn(each, word)));
  };
  const found = screens[language].flatMap((screen, index) => {
    const inAll = Object.values(screens).map((each) => each[index]!);
    const names = inAll.map(({ name }) => name);
    if (!has([...names, ...inAll.flatMap(({ what = [] }) => what)])) return [];
    return { screen, rank: has([screen.name]) ? 0 : has(names) ? 1 : 2 };
  });
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxScreens)
    .map(({ screen }) => screen);
}
