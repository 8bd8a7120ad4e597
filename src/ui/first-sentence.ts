/**
 * Parts a line after its first sentence, so that it can stand out. A full stop ends it only before a space and a capital
 * letter: "kl. 18" doesn't.
 */
export function splitFirstSentence(line: string): [first: string, rest: string] {
  const first = /^.+?[.!?](?= \p{Lu})/u.exec(line)?.[0] ?? line;
  return [first, line.slice(first.length)];
}
