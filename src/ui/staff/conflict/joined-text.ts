import { diff3Merge } from "node-diff3";
import type { Versions } from "./three-way.ts";
import { isHtml } from "#src/ui/staff/checks/text-lines.ts";

/**
 * Joins two texts that were made from a third, paragraph by paragraph. What only one side changed is taken from that
 * side; where both changed, theirs comes first, then mine.
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

/** The outermost elements of HTML, and text outside elements. */
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
