import { compile } from "css-select";
import { AttributeAction, parse as parseSelector, SelectorType, type Selector } from "css-what";
import { DomUtils, ElementType } from "htmlparser2";
import postcss, { type AtRule, type ChildNode, type Declaration, type Root } from "postcss";
import { Problem } from "#src/platform/api/problem.ts";
import type { Drawing, DrawingElement, ParsedDrawing } from "./drawing-elements.ts";

/*
 * Writes the style sheets of a drawing into its elements as attributes, as a browser would apply them (CSS Cascade 4):
 * attributes, then rules by specificity and order, then `style`, then what is important.
 */

/** Comparisons of elements with selectors; these take half a second. */
const mostComparisons = 10_000_000;

/** Rules of these are for other media, or say nothing about shapes. */
const isForScreens = ({ name, params }: AtRule) => name === "media" && /^\s*(?:all|screen)\s*$/i.test(params);

/** Without a pointer, a link or a scrolled page none of these is ever true. */
const neverTrue = new Set(["hover", "active", "focus", "visited", "target", "link"]);
const understoodPseudos = new Set(["root", "first-child", "last-child", "not"]);
/** Parts of a selector that cost as much as the element has siblings are left out. */
const understoodParts = new Set<SelectorType>([
  SelectorType.Tag,
  SelectorType.Universal,
  SelectorType.Attribute,
  SelectorType.Pseudo,
  SelectorType.Descendant,
  SelectorType.Child,
]);

/** TABLE  properties that say where and how large something is: an attribute doesn't take what they may say. */
// prettier-ignore
const placing = new Set([
  "transform", "transform-origin", "translate", "rotate", "scale", "offset-path", "d", "x", "y", "cx", "cy", "r", "rx", "ry",
  "width", "height", "font", "all",
]);

/** TABLE  properties that change how shapes look, and aren't kept. */
export const effects: ReadonlySet<string> = new Set([
  "filter",
  "mask",
  "mask-image",
  "marker",
  "marker-start",
  "marker-mid",
  "marker-end",
  "mix-blend-mode",
  "backdrop-filter",
]);

/** One selector with its declarations. */
interface Rule {
  matches(element: DrawingElement): boolean;
  weight: number;
  /** How many of its parts may be anywhere above the element. */
  ancestors: number;
  declarations: readonly Declaration[];
}

/**
 * Applies the style sheets and `style` attributes of a drawing, and removes them with the classes.
 * @param isKept for a property that may become an attribute
 * @throws Problem drawing-with-unknown-style when a sheet has what can't be applied, drawing-with-effect,
 * drawing-from-elsewhere, oversized-drawing when it is too long
 */
export function applyStyles({ elements, depth }: ParsedDrawing, isKept: (property: string) => boolean): void {
  const sheets = elements.filter(isStyleSheet).map((element) => parseCss(DomUtils.textContent(element)));
  const rules = sheets.flatMap((sheet) => rulesIn(sheet.nodes)).toSorted((a, b) => a.weight - b.weight);
  // A part that may be anywhere above an element is looked for at every height.
  const times = (ancestors: number) => elements.length * depth ** ancestors;
  if (rules.reduce((sum, { ancestors }) => sum + times(ancestors), 0) > mostComparisons)
    throw new Problem("oversized-drawing");
  // All before the first is changed: a selector looks at the classes of what is around an element, too.
  const styled = elements.map((element) => ({ element, style: styleOf(element, rules) }));
  for (const { element, style } of styled) {
    const isRoot = element.parent?.type === ElementType.ElementType.Root;
    const { class: _, style: __, ...attributes } = element.attribs;
    for (const { prop, value } of style) {
      const name = prop.toLowerCase();
      if (value.includes("var(") || (placing.has(name) && !isRoot)) throw unknown();
      if (isKept(name)) attributes[name] = value;
      else if (effects.has(name) && !/^(?:none|normal)$/i.test(value))
        throw new Problem("drawing-with-effect");
    }
    element.attribs = attributes;
  }
}

/** The declarations for an element, the strongest last. */
function styleOf(element: DrawingElement, rules: readonly Rule[]): Declaration[] {
  const { style = "" } = element.attribs;
  const applied = rules.filter(({ matches }) => matches(element)).flatMap(({ declarations }) => declarations);
  const all = [...applied, ...declarationsIn(style.trim() ? parseCss(style).nodes : [])];
  return [...all.filter(({ important }) => !important), ...all.filter(({ important }) => important)];
}

function isStyleSheet({ name, attribs: { media = "all", type = "text/css" } }: DrawingElement): boolean {
  return name === "style" && type === "text/css" && /^\s*(?:all|screen)?\s*$/i.test(media);
}

function parseCss(text: string): Root {
  try {
    return postcss.parse(text);
  } catch (cause) {
    throw unknown(cause);
  }
}

function rulesIn(nodes: readonly ChildNode[]): Rule[] {
  return nodes.flatMap((node) => {
    if (node.type === "atrule" && node.name === "import") throw new Problem("drawing-from-elsewhere");
    if (node.type === "atrule" && isForScreens(node)) return rulesIn(node.nodes ?? []);
    if (node.type !== "rule") return [];
    const declarations = declarationsIn(node.nodes);
    return selectorsIn(node.selector).map((selector) => {
      const matches = compile<Drawing["children"][number], DrawingElement>([selector], { xmlMode: true });
      const ancestors = selector.filter(({ type }) => type === SelectorType.Descendant).length;
      return { matches, weight: weightOf(selector), ancestors, declarations };
    });
  });
}

/** @throws Problem drawing-with-unknown-style when a rule is among them */
function declarationsIn(nodes: readonly ChildNode[]): Declaration[] {
  if (nodes.some(({ type }) => type === "rule" || type === "atrule")) throw unknown();
  return nodes.filter((node) => node.type === "decl");
}

/** @returns without those that are never true */
function selectorsIn(text: string): Selector[][] {
  let selectors: Selector[][];
  try {
    selectors = parseSelector(text);
  } catch (cause) {
    throw unknown(cause);
  }
  const [known, others] = [[] as Selector[][], [] as Selector[][]];
  for (const selector of selectors) (selector.every(isUnderstood) ? known : others).push(selector);
  if (others.some((selector) => !selector.some(isNeverTrue))) throw unknown();
  return known;
}

function isUnderstood(part: Selector): boolean {
  if (part.type !== SelectorType.Pseudo) return understoodParts.has(part.type);
  const inner = Array.isArray(part.data) ? part.data.flat() : [];
  return understoodPseudos.has(part.name) && inner.every(isUnderstood);
}

const isNeverTrue = (part: Selector) =>
  part.type === SelectorType.PseudoElement || (part.type === SelectorType.Pseudo && neverTrue.has(part.name));

/** Selectors Level 4, 17: ids, then classes, attributes and pseudo-classes, then elements. */
function weightOf(selector: readonly Selector[]): number {
  return selector.reduce((sum, part) => {
    if (part.type === SelectorType.Tag) return sum + 1;
    if (part.type === SelectorType.Attribute)
      return sum + (part.name === "id" && part.action === AttributeAction.Equals ? 1e6 : 1e3);
    if (part.type !== SelectorType.Pseudo) return sum;
    return sum + (Array.isArray(part.data) ? Math.max(...part.data.map(weightOf)) : 1e3);
  }, 0);
}

const unknown = (cause?: unknown) => new Problem("drawing-with-unknown-style", { cause });
