import { inEveryLanguage, type Language } from "#src/i18n/language.ts";
import { foldedLetters } from "#src/i18n/search-words.ts";
import { stemmers } from "./stemmers.ts";

const maxCached = 50_000;
const longestWord = 40;

const stems = inEveryLanguage(() => new Map<string, string>());

/** Returns the folded stem of a word: "hundene" gives "hund", and "Båter" gives "bat". */
export function stemOf(word: string, language: Language): string {
  const known = stems[language].get(word);
  if (known !== undefined) return known;
  const stem = folded(stemmers[language](word.normalize("NFC").toLowerCase().slice(0, longestWord)));
  if (stems[language].size >= maxCached) stems[language].clear();
  stems[language].set(word, stem);
  return stem;
}

export const folded = (word: string): string =>
  foldedLetters(word)
    .map(({ letter }) => letter)
    .join("");

const word = /\p{N}+|[\p{L}\p{M}][\p{L}\p{N}\p{M}]*/gu;

/**
 * Returns the words of a text as they are written, without soft hyphens. The words of "10A" are "10" and "A", because
 * many texts have a space before the unit. "B12" is one word.
 */
export const wordsIn = (text: string): string[] => text.replaceAll("\u00ad", "").match(word) ?? [];

const hyphen = /[-\u00ad\u2010\u2011]/g;
const written = /\p{N}+|[\p{L}\p{M}\u00ad][\p{L}\p{N}\p{M}\u00ad]*/gu;
const hyphenated = /[\p{L}\p{N}\p{M}\u00ad]+(?:[-\u2010\u2011][\p{L}\p{N}\p{M}\u00ad]+)*/gu;

/** Returns the words with hyphens as single words, because many guests write "wifi" for "Wi-Fi". */
export const joinedWordsIn = (text: string): string[] =>
  (text.match(hyphenated) ?? [])
    .filter((each) => /[-\u2010\u2011]/.test(each) && /\p{L}/u.test(each))
    .map((each) => each.replaceAll(hyphen, ""));

export interface Piece {
  text: string;
  isHit: boolean;
}

/** Splits a text into hits and the text between the hits. */
export function piecesOf(text: string, isHit: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const mark = (found: string, index: number) => {
    if (index > end) pieces.push({ text: text.slice(end, index), isHit: false });
    pieces.push({ text: found, isHit: true });
    end = index + found.length;
  };
  const isWritten = (found: string) => isHit(found.replaceAll(hyphen, ""));
  for (const { 0: whole, index } of text.matchAll(hyphenated)) {
    if (isWritten(whole)) mark(whole, index);
    else
      for (const part of whole.matchAll(written)) if (isWritten(part[0])) mark(part[0], index + part.index);
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

const lead = 60;
const excerptLength = 190;

/** Returns the part of a text around its first hit, or the beginning of a text without a hit. */
export function excerptOf(text: string, isHit: (word: string) => boolean): string {
  const pieces = piecesOf(text, isHit);
  const before = pieces[0] && !pieces[0].isHit && pieces.length > 1 ? pieces[0].text.length : 0;
  const isCut = before > lead + 20;
  // The excerpt begins after a sentence or a word.
  const sentence = isCut ? text.slice(0, before).search(/[.!?]\s+[^.!?]*$/) : -1;
  const from = !isCut
    ? 0
    : before - sentence < 2 * lead && sentence >= 0
      ? sentence + 2
      : text.indexOf(" ", before - lead) + 1 || before;
  const rest = text.slice(from);
  const end = rest.length > excerptLength ? rest.lastIndexOf(" ", excerptLength) : rest.length;
  return `${from > 0 ? "… " : ""}${rest.slice(0, end > 0 ? end : excerptLength).trim()}${end < rest.length ? " …" : ""}`;
}

/** Marks the hits in sanitized HTML. Tags and character references stay as they are. */
export const markHtml = (html: string, isHit: (word: string) => boolean): string =>
  html.replaceAll(/<[^>]*>|&[#\w]+;|[^<&]+/g, (part) =>
    part.startsWith("<") || part.startsWith("&")
      ? part
      : piecesOf(part, isHit)
          .map(({ text, isHit: marked }) => (marked ? `<mark>${text}</mark>` : text))
          .join(""),
  );
