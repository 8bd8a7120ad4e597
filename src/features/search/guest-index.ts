import { guestSearchText } from "#messages/guest-search";
import type { Language } from "#src/i18n/language.ts";
import { folded, joinedWordsIn, stemOf, wordsIn } from "./stems.ts";
import { synonymsOf } from "./synonyms.ts";

export interface IndexedText {
  title: string;
  text: string;
  language: Language;
}

interface Words {
  /**
   * The documents by stem. An entry is the number of a document that contains the stem, times `weights`, plus the
   * stem's weight in this document.
   */
  documents: Map<string, number[]>;
  /** The shortest written form of each stem, for proposals. */
  forms: Map<string, string>;
}

/** The documents that guests can read now, by number. */
type Shown = Pick<ReadonlyMap<number, unknown>, "has">;

const weights = 64;
const titleWeight = 24;
const textWeight = 2;
const maxTextWeight = 12;

/** A part of a compound counts less than the word itself: "hund" also finds "hundefri". */
const compoundWeight = 0.4;
const synonymWeight = 0.6;
const shortestPart = 3;

/** Each word is compared with all words of the site, so later words are ignored. */
const maxWords = 8;

export interface Match<Key> {
  key: Key;
  score: number;
}

export interface Matches<Key> {
  /** The best match first. */
  found: Match<Key>[];
  isHit(word: string, language: Language): boolean;
}

/**
 * An inverted index of texts by stems, in memory. A document is never changed: a changed text is another document. A
 * {@link View} says which documents guests can read.
 */
export class GuestIndex {
  readonly #words = new Map<Language, Words>();
  readonly #numbers = new Map<string, number>();
  #size = 0;

  /** The number of documents, including documents that guests can't read any more. */
  get size(): number {
    return this.#size;
  }

  numberOf(key: string): number | undefined {
    return this.#numbers.get(key);
  }

  /** Adds another key of a document. An untranslated Norwegian text is one document with a key for each language. */
  alias(key: string, number: number): void {
    this.#numbers.set(key, number);
  }

  /** Adds a document. @returns the document's number */
  add(key: string, { title, text, language }: IndexedText): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#size++;
    this.#numbers.set(key, number);
    const words = this.#wordsOf(language);
    const sums = new Map<string, number>();
    const count = (written: string, weight: number, max: number) => {
      for (const each of [...wordsIn(written), ...joinedWordsIn(written)]) {
        const stem = stemOf(each, language);
        const before = sums.get(stem) ?? 0;
        if (each.length < (words.forms.get(stem)?.length ?? Infinity))
          words.forms.set(stem, each.toLowerCase());
        if (before < max) sums.set(stem, before + weight);
      }
    };
    count(title, titleWeight, titleWeight);
    count(text, textWeight, titleWeight + maxTextWeight);
    for (const [stem, weight] of sums) {
      const entry = number * weights + weight;
      const documents = words.documents.get(stem);
      if (documents) documents.push(entry);
      else words.documents.set(stem, [entry]);
    }
    return number;
  }

  /** Returns the shown documents that contain a stem, with the weight of the stem in each. */
  documentsOf(stem: string, language: Language, shown: Shown): [number, number][] {
    const entries = this.#words.get(language)?.documents.get(stem) ?? [];
    const found: [number, number][] = [];
    for (const entry of entries) {
      const number = Math.floor(entry / weights);
      if (shown.has(number)) found.push([number, entry % weights]);
    }
    return found;
  }

  has(stem: string, language: Language, shown: Shown): boolean {
    const entries = this.#words.get(language)?.documents.get(stem) ?? [];
    return entries.some((entry) => shown.has(Math.floor(entry / weights)));
  }

  stems(language: Language): Iterable<[stem: string, form: string]> {
    return this.#words.get(language)?.forms ?? [];
  }

  #wordsOf(language: Language): Words {
    const known = this.#words.get(language) ?? { documents: new Map(), forms: new Map() };
    this.#words.set(language, known);
    return known;
  }
}

/** The documents of an index that guests can read at one moment in one language, with their keys. */
export class View<Key> {
  readonly #index: GuestIndex;
  readonly #keys: readonly Key[];
  /** The position of each document among the keys. Results with the same score are in the order of these positions. */
  readonly #shown: ReadonlyMap<number, number>;
  readonly #languages: readonly Language[];

  /** @param documents the numbers of the documents, with their keys @param languages their languages */
  constructor(index: GuestIndex, documents: readonly [number, Key][], languages: readonly Language[]) {
    this.#index = index;
    this.#keys = documents.map(([, key]) => key);
    this.#shown = new Map(documents.map(([number], place) => [number, place]));
    this.#languages = languages;
  }

  /**
   * Finds the documents with all words. If no document has all words, finds the documents that have the largest number
   * of these words.
   * @param unimportant folded words that are ignored if there are other words
   */
  find(typed: string, unimportant: ReadonlySet<string>): Matches<Key> {
    const all = [...new Set(wordsIn(withWholeNames(typed, unimportant)))].slice(0, maxWords);
    const important = all.filter((each) => !unimportant.has(folded(each)));
    const words = important.length > 0 ? important : all;
    const hits = new Map(this.#languages.map((language) => [language, new Set<string>()]));
    const sums = new Map<number, { score: number; words: number }>();
    for (const word of words)
      for (const [number, score] of this.#scoresOf(word, hits)) {
        const sum = sums.get(number) ?? { score: 0, words: 0 };
        sums.set(number, { score: sum.score + score, words: sum.words + 1 });
      }
    let most = 0;
    for (const sum of sums.values()) most = Math.max(most, sum.words);
    const placeOf = (number: number) => this.#shown.get(number)!;
    const found = [...sums]
      .filter(([, sum]) => sum.words === most)
      .toSorted(([one, { score }], [other, { score: more }]) => more - score || placeOf(one) - placeOf(other))
      .map(([number, { score }]) => ({ key: this.#keys[placeOf(number)]!, score }));
    return { found, isHit: (word, language) => hits.get(language)?.has(stemOf(word, language)) ?? false };
  }

  /** Returns words of the shown documents that are similar to the typed word, the most similar first. */
  near(typed: string, max: number): string[] {
    const wanted = folded(typed.normalize("NFC").toLowerCase());
    if (wanted.length < shortestPart + 1) return [];
    const tolerance = wanted.length >= 8 ? 2 : 1;
    const near: { form: string; distance: number }[] = [];
    for (const language of this.#languages) {
      const wantedStem = stemOf(typed, language);
      for (const [stem, form] of this.#index.stems(language)) {
        // The last part of a compound has the main meaning, so "svømmebasseng" is near "basseng".
        const isEnd = stem.length > shortestPart + 1 && wanted.endsWith(stem);
        const distance = isEnd ? tolerance : distanceWithin(wantedStem, stem, tolerance);
        if (distance <= tolerance && this.#index.has(stem, language, this.#shown))
          near.push({ form, distance });
      }
    }
    const sorted = near.toSorted((one, other) => one.distance - other.distance);
    return [...new Set(sorted.map(({ form }) => form))].slice(0, max);
  }

  /** Returns the score of a word in each document. Adds the found stems to `hits`. */
  #scoresOf(word: string, hits: ReadonlyMap<Language, Set<string>>): Map<number, number> {
    const scores = new Map<number, number>();
    for (const language of this.#languages) {
      const stem = stemOf(word, language);
      const stems: [string, number][] = [[stem, 1]];
      for (const compound of this.#compoundsOf(stem, language)) stems.push([compound, compoundWeight]);
      for (const synonym of synonymsOf(stem, language)) stems.push([synonym, synonymWeight]);
      for (const [each, weight] of stems) {
        const documents = this.#index.documentsOf(each, language, this.#shown);
        if (documents.length === 0) continue;
        hits.get(language)!.add(each);
        const rarity = Math.log(1 + this.#shown.size / documents.length);
        for (const [number, own] of documents) {
          const score = weight * rarity * own;
          if (score > (scores.get(number) ?? 0)) scores.set(number, score);
        }
      }
    }
    return scores;
  }

  /** Returns the compounds of a stem and another word of the index. The stem is the first or the last part. */
  #compoundsOf(stem: string, language: Language): string[] {
    if (stem.length < shortestPart) return [];
    const isWord = (part: string) =>
      part.length >= shortestPart &&
      (this.#index.has(part, language, this.#shown) ||
        this.#index.has(stemOf(part, language), language, this.#shown));
    const joints = ["", ...guestSearchText[language].joints.split(" ")];
    const compounds: string[] = [];
    for (const [other] of this.#index.stems(language)) {
      if (other.length < stem.length + shortestPart) continue;
      const isCompound =
        (other.startsWith(stem) &&
          joints.some(
            (joint) =>
              other.startsWith(joint, stem.length) && isWord(other.slice(stem.length + joint.length)),
          )) ||
        (other.endsWith(stem) &&
          joints.some((joint) => {
            const before = other.slice(0, -stem.length);
            return before.endsWith(joint) && isWord(before.slice(0, before.length - joint.length));
          }));
      if (isCompound) compounds.push(other);
    }
    return compounds;
  }
}

/** Joins a letter with the number after it, because guests also write "b 12" for the pitch B12. */
const withWholeNames = (typed: string, unimportant: ReadonlySet<string>): string =>
  typed.replaceAll(/(?<![\p{L}\p{N}])(\p{L}) +(?=\p{N})/gu, (whole, letter: string) =>
    unimportant.has(folded(letter)) ? whole : letter,
  );

/**
 * Returns the number of edits that turn one word into the other. An edit changes, adds or drops a letter, or swaps two
 * neighbouring letters. A result above `most` isn't exact.
 */
function distanceWithin(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1];
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      next[to] = Math.min(
        row[to]! + 1,
        next[to - 1]! + 1,
        row[to - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[to - 2]! + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return Infinity;
    [before, row] = [row, next];
  }
  return row[other.length]!;
}
