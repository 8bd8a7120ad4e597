import { Problem } from "#src/platform/api/problem.ts";
import { elementsBelow, type Drawing, type DrawingElement } from "./drawing-elements.ts";
import { effects } from "./drawing-styles.ts";

/** TABLE  elements that contain a picture, or text that only a browser can lay out. */
const pictures = new Set(["image", "foreignObject", "video", "canvas", "iframe"]);

const undrawn = new Set([
  "metadata",
  "title",
  "desc",
  "script",
  "style",
  "filter",
  "mask",
  "pattern",
  "marker",
]);

/** True for elements that browsers don't draw. Illustrator's private data is in such elements. */
const isLeftOut = ({ name, attribs }: DrawingElement) =>
  undrawn.has(name) ||
  attribs["display"] === "none" ||
  attribs["requiredExtensions"] !== undefined ||
  (name.includes(":") && !name.startsWith("svg:"));

/**
 * Refuses a drawing that would look different as plain shapes.
 * @param drawing the drawing after `applyStyles`
 * @throws Problem "drawing-with-picture" when the drawing contains a picture
 * @throws Problem "drawing-with-effect" when a shape or text has an effect that plain shapes can't have
 * @throws Problem "drawing-from-elsewhere" when the drawing refers to another file
 */
export function refuseLosses(drawing: Drawing): void {
  const elements = elementsBelow(drawing.children, isLeftOut);
  const names = new Map(elementsBelow(drawing.children).map(({ name, attribs }) => [attribs["id"], name]));
  for (const { name, attribs } of elements) {
    if (pictures.has(name)) throw new Problem("drawing-with-picture");
    if (name === "textPath") throw new Problem("drawing-with-effect");
    for (const [property, value] of Object.entries(attribs)) {
      if (effects.has(property) && value !== "none") throw new Problem("drawing-with-effect");
      if (/^(?:xlink:)?href$/.test(property) && name !== "a" && !value.startsWith("#"))
        throw new Problem("drawing-from-elsewhere");
      const [, target] = /url\(\s*['"]?([^'")]*)/.exec(value) ?? [];
      if (target === undefined) continue;
      if (!target.startsWith("#")) throw new Problem("drawing-from-elsewhere");
      if (names.get(target.slice(1).trim()) === "pattern") throw new Problem("drawing-with-effect");
    }
  }
}
