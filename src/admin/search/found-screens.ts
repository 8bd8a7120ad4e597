import { languages, type Language, type Translated } from "#src/i18n/language.ts";
import { beginsIn, foldedWords } from "#src/i18n/search-words.ts";
import type { NamedScreen } from "./screen-names.ts";

const maxScreens = 5;

/**
 * The minimum length of a word that counts as the stem of a longer word, such as "pris" of "prisene". A screen's word
 * that is found inside a longer searched word has the same minimum length, such as "pris" in "hyttepris".
 */
const shortestInside = 4;

/** The maximum length of an inflectional ending, such as "et" in "vannet". */
const longestEnding = 3;

/** Compares two words. Returns 0 for equal words, 3 for the loosest match, and Infinity for words that don't match. */
function distance(searched: string, word: string): number {
  if (searched === word) return 0;
  const [short, long] = searched.length < word.length ? [searched, word] : [word, searched];
  const isLong = short.length >= shortestInside;
  if (isLong && long.startsWith(short) && long.length - short.length <= longestEnding) return 1;
  if (word.startsWith(searched)) return 2;
  return beginsIn(word, searched) || (isLong && beginsIn(searched, word)) ? 3 : Infinity;
}

/**
 * Returns at most five screens with the most matching words, the best match first. Returns none if fewer than half of
 * the searched words match. A match counts more in the user's language than in another language, more in the name than
 * in `searchWords` and the purpose, and more if the words are equal.
 * @param fillers words that are ignored beside other words, such as "change" and "the"
 */
export function findScreens(
  search: string,
  screens: Translated<readonly NamedScreen[]>,
  language: Language,
  fillers: string,
): NamedScreen[] {
  const all = foldedWords(search);
  const ignored = new Set(foldedWords(fillers));
  const meaningful = all.filter((word) => !ignored.has(word));
  const searched = meaningful.length > 0 ? meaningful : all;
  const order = [language, ...languages.filter((each) => each !== language)];
  const matches = screens[language].map((screen, index) => {
    const places = order
      .map((each) => screens[each][index]!)
      .flatMap(({ name, searchWords, what = "" }) => [name, searchWords, what].map(foldedWords));
    const ranks = searched.flatMap((word) => {
      const rank = Math.min(
        ...places.flatMap((words, place) => words.map((each) => place + distance(word, each))),
      );
      return Number.isFinite(rank) ? [rank] : [];
    });
    return { screen, count: ranks.length, rank: ranks.reduce((sum, each) => sum + each, 0) };
  });
  const most = Math.max(...matches.map(({ count }) => count));
  if (most === 0 || most * 2 < searched.length) return [];
  return matches
    .filter(({ count }) => count === most)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxScreens)
    .map(({ screen }) => screen);
}
