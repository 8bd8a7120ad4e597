import { readFileSync } from "node:fs";
import path from "node:path";
import { DomUtils, ElementType, parseDocument } from "htmlparser2";

export interface Light {
  /** The class "when-snow" shows a shape only if "snow" is true. The class "unless-snow" does the opposite. */
  conditions: ReadonlyMap<string, boolean>;
  /** The class "fill-sea-1" becomes the attribute `fill` with the colour of "sea-1". */
  tokens: ReadonlyMap<string, string>;
}

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Attributes = Record<string, string>;

/** Names of elements that aren't drawn. Vector editors add elements with a colon in the name. */
const notDrawn = /^(title|desc|style|metadata)$|:/;
/** Style properties that become attributes. Vector editors also write text properties, which drawings don't use. */
const paint = /^(fill|stroke|opacity|display)/;

/**
 * Assembles a drawing for a light: inserts linked parts, hides shapes and replaces tokens by colours.
 * @param file the path of the source
 * @returns an SVG without styles or linked files, valid under any content security policy
 * @throws Error when a class is unknown
 * @throws Error when a part is missing
 */
export function assembleDrawing(file: string, light: Light): string {
  const root = readDrawing(file);
  const { xmlns = "", viewBox = "", preserveAspectRatio } = root.attribs;
  const frame = formatAttributes({ xmlns, viewBox, ...(preserveAspectRatio && { preserveAspectRatio }) });
  return `<svg${frame}>${drawChildren(root, file, light)}</svg>\n`;
}

export function readDrawing(file: string): Element {
  const document = parseDocument(readFileSync(file, "utf8"), { xmlMode: true, decodeEntities: false });
  const root = DomUtils.findOne(({ name }) => name === "svg", document.children);
  if (!root) throw new Error(`${file} is no SVG.`);
  return root;
}

function drawChildren({ children }: Element, file: string, light: Light): string {
  return children.map((child) => (child.type === ElementType.Tag ? draw(child, file, light) : "")).join("");
}

function draw(element: Element, file: string, light: Light): string {
  const { name } = element;
  if (notDrawn.test(name)) return "";
  const own = attributesIn(element, file, light);
  if (!own) return "";
  if (name === "image") return drawPart(own, file, light);
  const attributes = formatAttributes(own);
  const body = drawChildren(element, file, light);
  if (!attributes && (name === "g" || !body)) return body;
  return body ? `<${name}${attributes}>${body}</${name}>` : `<${name}${attributes}/>`;
}

/** Draws the linked part in place of an <image>. The part's viewBox fills the frame of the <image>. */
function drawPart(image: Attributes, file: string, light: Light): string {
  const { href = "", x = 0, y = 0, width, height, transform = "", ...others } = image;
  const part = path.join(path.dirname(file), href);
  const root = readDrawing(part);
  const [left = 0, top = 0, ...size] = (root.attribs["viewBox"] ?? "").split(" ").map(Number);
  const [across, down] = [Number(width) / size[0]!, Number(height) / size[1]!];
  const [right, lower] = [Number(x) - left * across, Number(y) - top * down];
  const move = right || lower ? `translate(${right} ${lower})` : "";
  const stretch = across !== 1 || down !== 1 ? `scale(${across} ${down})` : "";
  const whole = transform + move + stretch;
  const place = formatAttributes({ ...(whole && { transform: whole }), ...others });
  const body = drawChildren(root, part, light);
  return place ? `<g${place}>${body}</g>` : body;
}

function attributesIn({ attribs, parent }: Element, file: string, light: Light): Attributes | undefined {
  const isReferredTo = parent?.type === ElementType.Tag && parent.name === "defs";
  const attributes: Attributes = {};
  for (const [name, value] of Object.entries(attribs)) {
    if (name === "class") {
      const paints = value.split(/\s+/).map((word) => readClass(word, file, light));
      if (paints.includes(false)) return undefined;
      Object.assign(attributes, ...paints);
    } else if (name === "xlink:href") attributes["href"] = value;
    else if (name !== "style" && !name.includes(":") && (name !== "id" || isReferredTo))
      attributes[name] = value;
  }
  for (const [, name = "", value = ""] of (attribs["style"] ?? "").matchAll(/([\w-]+)\s*:\s*([^;]+)/g)) {
    if (paint.test(name)) attributes[name] = value;
  }
  return attributes;
}

/** Returns the attribute of a class. For a class with a condition, returns whether the element is visible. */
function readClass(word: string, file: string, { conditions, tokens }: Light): Attributes | boolean {
  const [, kind, name = ""] = /^(when|unless|fill|stroke|opacity)-(.+)$/.exec(word) ?? [];
  const value = kind === "when" || kind === "unless" ? conditions.get(name) : tokens.get(name);
  if (!kind || value === undefined) throw new Error(`${file}: class "${word}" is unknown.`);
  return typeof value === "string" ? { [kind]: value } : value === (kind === "when");
}

const formatAttributes = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
