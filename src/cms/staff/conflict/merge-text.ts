import { diff3Merge } from "node-diff3";
import type { Versions } from "./three-way-merge.ts";
import { isHtml } from "#src/cms/staff/checks/text-lines.ts";

/** Merges HTML by block, or plain text by line. A part that both changed is there twice: `theirs`, then `mine`. */
export function mergeTexts(versions: Versions<string>): string {
  const { base, mine, theirs } = versions;
  if (isHtml(mine) || isHtml(theirs))
    return mergeParts({ base: blocks(base), mine: blocks(mine), theirs: blocks(theirs) }).join("");
  const isOneLine = ![mine, theirs].some((text) => text.includes("\n"));
  const lines = (text: string) => (text === "" ? [] : text.split("\n"));
  return mergeParts({ base: lines(base), mine: lines(mine), theirs: lines(theirs) }).join(
    isOneLine ? " " : "\n",
  );
}

export function mergeParts({ base, mine, theirs }: Versions<string[]>): string[] {
  return diff3Merge(mine, base, theirs).flatMap(({ ok, conflict }) => ok ?? [...conflict!.b, ...conflict!.a]);
}

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
