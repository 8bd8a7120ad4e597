import { createHash } from "node:crypto";
import sanitizeHtml, { type Attributes, type Tag } from "sanitize-html";
import { Problem } from "#src/platform/api/problem.ts";
import { render } from "dom-serializer";
import { parseDrawing } from "./drawing-elements.ts";
import { refuseLosses } from "./drawing-losses.ts";
import { applyStyles } from "./drawing-styles.ts";
import { countDrawn } from "./count-drawn.ts";

/* An SVG is reduced to plain shapes, so that the file is safe even when a browser opens it as a document. */

/** TABLE  the elements that the reduced drawing may contain. */
const shapes = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "use"];
const others = [
  "svg",
  "g",
  "defs",
  "symbol",
  "tspan",
  "linearGradient",
  "radialGradient",
  "stop",
  "clipPath",
];

/** TABLE  the attributes of style. Drawing programs write them as attributes or in `style`. */
// prettier-ignore
const styleAttributes = [
  "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap",
  "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "opacity", "color",
  "clip-path", "clip-rule", "stop-color", "stop-opacity", "font-size", "font-weight", "font-style",
  "font-family", "text-anchor", "visibility", "display", "paint-order", "letter-spacing",
];

/** TABLE  the attributes of geometry and structure. */
// prettier-ignore
const structureAttributes = [
  "id", "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "dx", "dy",
  "width", "height", "transform", "viewBox", "offset", "gradientUnits", "gradientTransform", "href",
  "spreadMethod", "clipPathUnits", "preserveAspectRatio", "xmlns", "xlink:href", "xmlns:xlink",
];

/** With these limits, a phone draws a plan quickly. A site plan has hundreds of elements. */
const limits = { bytes: 2 * 1024 * 1024, elements: 20_000, numbers: 200_000, drawn: 50_000, depth: 100 };

/** Matches the characters that XML forbids (XML 1.0, 2.2). A single such character makes the drawing invisible. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A reduced drawing. `width` and `height` are in the drawing's own units. */
export interface ReducedDrawing {
  svg: string;
  width: number;
  height: number;
  hash: string;
}

/**
 * Reduces an SVG to plain shapes.
 * @throws Problem "unreadable-drawing" when the file isn't an SVG or has no size
 * @throws Problem "oversized-drawing" when the drawing is too large, too deep or has too many shapes
 * @throws Problem "empty-drawing" when no shape is left
 * @throws the Problems of `applyStyles` and `refuseLosses`
 */
export function reduceSvg(bytes: Buffer): ReducedDrawing {
  if (bytes.length > limits.bytes) throw new Problem("oversized-drawing");
  const text = bytes.toString("utf8");
  if (!/<svg[\s>]/.test(text)) throw new Problem("unreadable-drawing");
  expectFew(text);
  const parsed = parseDrawing(text, limits.depth);
  const root = parsed.elements.find(({ name }) => name === "svg");
  if (!root) throw new Problem("unreadable-drawing");
  applyStyles(parsed, (property) => styleAttributes.includes(property));
  refuseLosses(parsed.drawing);
  let count = 0;
  let size: { width: number; height: number } | undefined;
  const reduced = sanitizeHtml(render(root, { xmlMode: true }), {
    allowedTags: [...shapes, ...others],
    allowedAttributes: { "*": [...styleAttributes, ...structureAttributes] },
    nonTextTags: [
      "script",
      "style",
      "title",
      "desc",
      "metadata",
      "foreignObject",
      "filter",
      "mask",
      "pattern",
    ],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedSchemes: [],
    nestingLimit: limits.depth,
    textFilter: (words) => words,
    transformTags: {
      "*": (tagName: string, attributes: Attributes): Tag => {
        if (shapes.includes(tagName)) count++;
        const attribs = keepSafe(attributes);
        // `<a>` and `<switch>` draw their content like a group.
        if (tagName === "a" || tagName === "switch") return { tagName: "g", attribs };
        if (tagName !== "svg" || size) return { tagName, attribs };
        size = sizeOf(attribs);
        if (!size) return { tagName, attribs };
        const { width, height } = size;
        const viewBox = attribs["viewBox"] ?? `0 0 ${width} ${height}`;
        const xmlns = { xmlns: "http://www.w3.org/2000/svg", "xmlns:xlink": "http://www.w3.org/1999/xlink" };
        return {
          tagName,
          attribs: { ...attribs, ...xmlns, viewBox, width: `${width}`, height: `${height}` },
        };
      },
    },
  });
  const svg = /<svg[\s\S]*<\/svg>/.exec(reduced.replaceAll(notInXml, ""))?.[0];
  if (!svg || !size) throw new Problem("unreadable-drawing");
  if (count === 0) throw new Problem("empty-drawing");
  if (countDrawn(svg) > limits.drawn) throw new Problem("oversized-drawing");
  return { svg, ...size, hash: createHash("sha256").update(svg).digest("hex").slice(0, 8) };
}

function expectFew(text: string): void {
  const elements = text.match(/<[a-zA-Z]/g)?.length ?? 0;
  const numbers = text.match(/\d+(?:\.\d+)?|\.\d+/g)?.length ?? 0;
  if (elements > limits.elements || numbers > limits.numbers) throw new Problem("oversized-drawing");
}

/** Removes attributes that refer to something outside the file or could run code. */
function keepSafe(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => {
      if (name === "href" || name === "xlink:href") return value.startsWith("#");
      return !/url\((?!\s*['"]?#)|\\|@|javascript:|data:|expression/i.test(value);
    }),
  );
}

function sizeOf({
  viewBox,
  width = "",
  height = "",
}: Attributes): Pick<ReducedDrawing, "width" | "height"> | undefined {
  const [, , across, down] =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const lengths = [across, down].every((each) => each! > 0)
    ? [across!, down!]
    : [width, height].map((each) => (each.endsWith("%") ? Number.NaN : Number.parseFloat(each)));
  const [wide = 0, high = 0] = lengths;
  return wide > 0 && high > 0 && Number.isFinite(wide * high) ? { width: wide, height: high } : undefined;
}
