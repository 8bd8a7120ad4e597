import { diffArrays } from "diff";
import type { Versions } from "./three-way.ts";
import { isHtml } from "#src/ui/staff/checks/text-lines.ts";

/**
 * One text made of two that came from a third, paragraph by paragraph: what only one side changed is as that side has
 * it, and of what both changed stands theirs, then mine.
 */
export function joinedText(versions: Versions<string>): string {
  const { base, mine, theirs } = versions;
  if (isHtml(mine) || isHtml(theirs))
    return joinedParts({ base: blocks(base), mine: blocks(mine), theirs: blocks(theirs) }).join("");
  const isOneLine = ![mine, theirs].some((text) => text.includes("\n"));
  const lines = (text: string) => (text === "" ? [] : text.split("\n"));
  return joinedParts({ base: lines(base), mine: lines(mine), theirs: lines(theirs) }).join(
    isOneLine ? " " : "\n",
  );
}

/** The same for lists of parts. */
export function joinedParts({ base, mine, theirs }: Versions<string[]>): string[] {
  const [inMine, inTheirs] = [matches(base, mine), matches(base, theirs)];
  const joined: string[] = [];
  const from = { base: 0, mine: 0, theirs: 0 };
  for (let index = 0; index <= base.length; index++) {
    const isEnd = index === base.length;
    const to = {
      base: index,
      mine: isEnd ? mine.length : inMine.get(index),
      theirs: isEnd ? theirs.length : inTheirs.get(index),
    };
    // What stands in all three; between two such places sides may differ.
    if (to.mine === undefined || to.theirs === undefined) continue;
    joined.push(
      ...joinedGap({
        base: base.slice(from.base, to.base),
        mine: mine.slice(from.mine, to.mine),
        theirs: theirs.slice(from.theirs, to.theirs),
      }),
      ...base.slice(index, index + 1),
    );
    from.base = to.base + 1;
    from.mine = to.mine + 1;
    from.theirs = to.theirs + 1;
  }
  return joined;
}

function joinedGap({ base, mine, theirs }: Versions<string[]>): string[] {
  const isSameParts = (a: string[], b: string[]) =>
    a.length === b.length && a.every((part, index) => part === b[index]);
  if (isSameParts(mine, theirs) || isSameParts(base, theirs)) return mine;
  return isSameParts(base, mine) ? theirs : [...theirs, ...mine];
}

/** Which parts of one list are which of another, in order on both sides. */
function matches(base: string[], other: string[]): Map<number, number> {
  const found = new Map<number, number>();
  let [at, there] = [0, 0];
  for (const { value, added, removed } of diffArrays(base, other)) {
    if (!added && !removed) for (const step of value.keys()) found.set(at + step, there + step);
    if (!added) at += value.length;
    if (!removed) there += value.length;
  }
  return found;
}

/** The outermost elements of HTML, and text that stands in none. */
function blocks(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.childNodes]
    .map((node) => {
      const box = body.ownerDocument.createElement("div");
      box.append(node.cloneNode(true));
      return box.innerHTML;
    })
    .filter((block) => block.trim() !== "");
}
