import { parseDocument, type DomUtils } from "htmlparser2";
import { Problem } from "#src/platform/api/problem.ts";

export type Drawing = ReturnType<typeof parseDocument>;
export type DrawingElement = Parameters<typeof DomUtils.getName>[0];

export interface ParsedDrawing {
  drawing: Drawing;
  elements: DrawingElement[];
  depth: number;
}

/** @throws Problem "oversized-drawing" when elements are nested deeper than `maxDepth` */
export function parseDrawing(text: string, maxDepth: number): ParsedDrawing {
  const drawing = parseDocument(text, { xmlMode: true });
  const elements = elementsBelow(drawing.children);
  const depths = new Map<unknown, number>();
  let depth = 0;
  for (const element of elements) {
    const own = (depths.get(element.parent) ?? 0) + 1;
    depths.set(element, own);
    depth = Math.max(depth, own);
  }
  if (depth > maxDepth) throw new Problem("oversized-drawing");
  return { drawing, elements, depth };
}

/** Returns all elements below `nodes`, in document order. @param isLeftOut true to skip one with its content */
export function elementsBelow(
  nodes: Drawing["children"],
  isLeftOut: (element: DrawingElement) => boolean = () => false,
): DrawingElement[] {
  const found: DrawingElement[] = [];
  const open = nodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!("attribs" in node) || isLeftOut(node)) continue;
    found.push(node);
    open.push(...node.children.toReversed());
  }
  return found;
}
