import { diff3Merge } from "node-diff3";
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
  return diff3Merge(mine, base, theirs).flatMap(({ ok, conflict }) => ok ?? [...conflict!.b, ...conflict!.a]);
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
