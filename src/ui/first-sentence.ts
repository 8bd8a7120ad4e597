/**
 * Splits a line after its first sentence. A sentence ends with ".", "!" or "?" before a space and a capital letter. The
 * full stop in "kl. 18" doesn't end a sentence.
 */
export function splitFirstSentence(line: string): [first: string, rest: string] {
  const first = /^.+?[.!?](?= \p{Lu})/u.exec(line)?.[0] ?? line;
  return [first, line.slice(first.length)];
}
