import { hitsIn } from "#src/cms/search/hits.ts";

/** Marks the hits of a search in a text. @param words the result of `foldedWords` */
export function Hits({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return hitsIn(text, words).map((piece, index) =>
    piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
