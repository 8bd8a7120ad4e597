import { hitsIn } from "#src/features/inbox/inbox-search.ts";

/** A text with what the search has found in it marked. @param words from `searchWords` */
export function Hits({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return hitsIn(text, words).map((piece, index) =>
    piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
