import { slugify } from "#src/i18n/slug.ts";

/** The lowest similarity of a proposal. */
const leastSimilar = 0.5;

/** Words of old addresses that say nothing about the page. */
const emptyWords = /^(?:content|uploads|index|html?|pdf|aspx|side|page|post|\d+)$/;

/** The minimum length of a word that is compared alone. Shorter words, such as "for", count only in the joined text. */
const shortestWord = 4;

export interface Nameable {
  to: string;
  name: string;
}

/** Returns a function that finds the target whose name is most like an old path's words, if any is similar. */
export function nearestAmong<Each extends Nameable>(
  targets: readonly Each[],
): (path: string) => Each | undefined {
  const named = targets.map((target) => ({ target, names: spellingsOf(target.name) }));
  return (path) => {
    const segments = path
      .split("/")
      .map(spellingsOf)
      .filter((words) => words.length > 0);
    let best: { target: Each; score: number } | undefined;
    for (const { target, names } of named) {
      const scores = segments.map((words, index) => {
        // The last segment says most about the page.
        const weight = index === segments.length - 1 ? 1 : 0.9;
        return weight * Math.max(0, ...words.flatMap((word) => names.map((name) => similarity(word, name))));
      });
      const score = Math.max(0, ...scores);
      if (score >= leastSimilar && score > (best?.score ?? 0)) best = { target, score };
    }
    return best?.target;
  };
}

type Pairs = ReadonlySet<string>;

/** Returns the pairs of letters in each longer word, and in all words joined. "Båt", "baat" and "bat" are equal. */
function spellingsOf(text: string): Pairs[] {
  const folded = slugify(text).replaceAll("aa", "a").replaceAll("ae", "a").replaceAll("oe", "o");
  const words = folded.split("-").filter((word) => word && !emptyWords.test(word));
  const all = [...words.filter((word) => word.length >= shortestWord), words.join("")];
  return [...new Set(all)].filter((word) => word.length > 1).map(pairsIn);
}

const pairsIn = (word: string): Pairs =>
  new Set(Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)));

/** Returns the share of equal pairs of letters, from 0 to 1 (Dice's coefficient). */
const similarity = (one: Pairs, other: Pairs) => (2 * one.intersection(other).size) / (one.size + other.size);
