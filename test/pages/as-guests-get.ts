/** A thing as operations for guests give it: without what only staff are told. */
export function asGuestsGet<Thing extends { languages?: unknown }>(thing: Thing): Omit<Thing, "languages"> {
  const { languages: _, ...others } = thing;
  return others;
}
