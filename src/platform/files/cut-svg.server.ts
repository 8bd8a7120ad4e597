import { createHash } from "node:crypto";
import sanitizeHtml, { type Attributes, type Tag } from "sanitize-html";
import { Problem } from "#src/platform/api/problem.ts";
import { render } from "dom-serializer";
import { parseDrawing } from "./drawing-elements.ts";
import { refuseLosses } from "./drawing-losses.ts";
import { applyStyles } from "./drawing-styles.ts";
import { countDrawn } from "./drawn-elements.ts";

/*
 * Cuts an SVG from outside down to shapes. It is served as an image, in which browsers run nothing and load nothing; this
 * keeps it so wherever it is opened.
 */

/** TABLE  the elements that stay. Symbols and references stay within the file. */
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

/** TABLE  how shapes look; editors of drawings write it as attributes or in `style`. */
// prettier-ignore
const looks = [
  "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap",
  "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "opacity", "color",
  "clip-path", "clip-rule", "stop-color", "stop-opacity", "font-size", "font-weight", "font-style",
  "font-family", "text-anchor", "visibility", "display", "paint-order", "letter-spacing",
];

/** TABLE  where shapes are. */
// prettier-ignore
const places = [
  "id", "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "dx", "dy",
  "width", "height", "transform", "viewBox", "offset", "gradientUnits", "gradientTransform", "href",
  "spreadMethod", "clipPathUnits", "preserveAspectRatio", "xmlns", "xlink:href", "xmlns:xlink",
];

/** What a phone draws in a moment: a site plan has hundreds of elements and some thousand numbers. */
const most = { bytes: 2 * 1024 * 1024, elements: 20_000, numbers: 200_000, drawn: 50_000, depth: 100 };

/** What may be in no XML (XML 1.0, 2.2), written out or as "&#1;": with one, none of the drawing would be shown. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A drawing that has been cut down, and how large it is in its own units. */
export interface CutDrawing {
  svg: string;
  width: number;
  height: number;
  hash: string;
}

/**
 * @throws Problem unreadable-drawing when it isn't an SVG or says nowhere how large it is; oversized-drawing when it has
 * too many bytes, elements or points; empty-drawing when no shapes are left; drawing-with-picture, drawing-with-effect,
 * drawing-from-elsewhere, drawing-with-unknown-style when it would look otherwise than it was drawn
 */
export function cutSvg(bytes: Buffer): CutDrawing {
  if (bytes.length > most.bytes) throw new Problem("oversized-drawing");
  const text = bytes.toString("utf8");
  if (!/<svg[\s>]/.test(text)) throw new Problem("unreadable-drawing");
  expectFew(text);
  const parsed = parseDrawing(text, most.depth);
  const root = parsed.elements.find(({ name }) => name === "svg");
  if (!root) throw new Problem("unreadable-drawing");
  applyStyles(parsed, (property) => looks.includes(property));
  refuseLosses(parsed.drawing);
  let count = 0;
  let size: { width: number; height: number } | undefined;
  const cut = sanitizeHtml(render(root, { xmlMode: true }), {
    allowedTags: [...shapes, ...others],
    allowedAttributes: { "*": [...looks, ...places] },
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
    nestingLimit: most.depth,
    textFilter: (words) => words,
    transformTags: {
      "*": (tagName: string, attributes: Attributes): Tag => {
        if (shapes.includes(tagName)) count++;
        const attribs = kept(attributes);
        // Groups of another name, whose contents are drawn as they are.
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
  const svg = /<svg[\s\S]*<\/svg>/.exec(cut.replaceAll(notInXml, ""))?.[0];
  if (!svg || !size) throw new Problem("unreadable-drawing");
  if (count === 0) throw new Problem("empty-drawing");
  if (countDrawn(svg) > most.drawn) throw new Problem("oversized-drawing");
  return { svg, ...size, hash: createHash("sha256").update(svg).digest("hex").slice(0, 8) };
}

/** Counted in the text, before anything is made of it. @throws Problem oversized-drawing */
function expectFew(text: string): void {
  const elements = text.match(/<[a-zA-Z]/g)?.length ?? 0;
  const numbers = text.match(/\d+(?:\.\d+)?|\.\d+/g)?.length ?? 0;
  if (elements > most.elements || numbers > most.numbers) throw new Problem("oversized-drawing");
}

/** The attributes that stay: references lead to the same file, and no value leads out of it. */
function kept(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => {
      if (name === "href" || name === "xlink:href") return value.startsWith("#");
      return !/url\((?!\s*['"]?#)|\\|@|javascript:|data:|expression/i.test(value);
    }),
  );
}

/** By its viewBox, or else by its width and height; a percentage is no size. */
function sizeOf({
  viewBox,
  width = "",
  height = "",
}: Attributes): Pick<CutDrawing, "width" | "height"> | undefined {
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
