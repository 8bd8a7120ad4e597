/** Splits a line after its first sentence. A sentence ends before a space and a capital letter, so not in "kl. 18". */
export function splitFirstSentence(line: string): [first: string, rest: string] {
  const first = /^.+?[.!?](?= \p{Lu})/u.exec(line)?.[0] ?? line;
  return [first, line.slice(first.length)];
}
