import { compile } from "css-select";
import { AttributeAction, parse as parseSelector, SelectorType, type Selector } from "css-what";
import { DomUtils, ElementType } from "htmlparser2";
import postcss, { type AtRule, type ChildNode, type Declaration, type Root } from "postcss";
import { Problem } from "#src/platform/api/problem.ts";
import type { Drawing, DrawingElement, ParsedDrawing } from "./drawing-elements.ts";

/* Cascade (CSS Cascade 4): first attributes, then rules, then `style`, then !important declarations. */

/** The maximum number of comparisons of an element with a selector. This many comparisons take half a second. */
const maxComparisons = 10_000_000;

/** True for media rules that apply to screens. An @import is refused, and other at-rules are ignored. */
const isForScreens = ({ name, params }: AtRule) => name === "media" && /^\s*(?:all|screen)\s*$/i.test(params);

/** The pseudo-classes that never match in a picture. */
const neverTrue = new Set(["hover", "active", "focus", "visited", "target", "link"]);
const understoodPseudos = new Set(["root", "first-child", "last-child", "not"]);
/** Sibling combinators aren't supported, because their cost grows with the number of siblings. */
const understoodParts = new Set<SelectorType>([
  SelectorType.Tag,
  SelectorType.Universal,
  SelectorType.Attribute,
  SelectorType.Pseudo,
  SelectorType.Descendant,
  SelectorType.Child,
]);

/** TABLE  properties of geometry, and shorthands. Their CSS values may be invalid in an attribute. */
// prettier-ignore
const placing = new Set([
  "transform", "transform-origin", "translate", "rotate", "scale", "offset-path", "d", "x", "y", "cx", "cy", "r", "rx", "ry",
  "width", "height", "font", "all",
]);

/** TABLE  properties that change how shapes look and that the reduced drawing can't have. */
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

interface Rule {
  matches(element: DrawingElement): boolean;
  weight: number;
  ancestors: number;
  declarations: readonly Declaration[];
}

/**
 * Converts style sheets and `style` to attributes. Removes `style` and `class`.
 * @param isKept true for properties that become attributes
 * @throws Problem "drawing-with-unknown-style" when a style isn't supported
 * @throws Problem "drawing-with-effect" when a style has an effect that the reduced drawing can't have
 * @throws Problem "drawing-from-elsewhere" when a style refers to another file
 * @throws Problem "oversized-drawing" when there are too many elements and selectors
 */
export function applyStyles({ elements, depth }: ParsedDrawing, isKept: (property: string) => boolean): void {
  const sheets = elements.filter(isStyleSheet).map((element) => parseCss(DomUtils.textContent(element)));
  const rules = sheets.flatMap((sheet) => rulesIn(sheet.nodes)).toSorted((a, b) => a.weight - b.weight);
  // A descendant combinator can require a comparison with every ancestor.
  const times = (ancestors: number) => elements.length * depth ** ancestors;
  if (rules.reduce((sum, { ancestors }) => sum + times(ancestors), 0) > maxComparisons)
    throw new Problem("oversized-drawing");
  // Match all elements before changing any element, because selectors also read the classes of other elements.
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

/** Returns the declarations of an element, in order of increasing precedence. */
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

/** @throws Problem "drawing-with-unknown-style" when a rule is nested */
function declarationsIn(nodes: readonly ChildNode[]): Declaration[] {
  if (nodes.some(({ type }) => type === "rule" || type === "atrule")) throw unknown();
  return nodes.filter((node) => node.type === "decl");
}

/** @returns the selectors that can match @throws Problem "drawing-with-unknown-style" for an unknown one */
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

/** Returns the specificity of a selector as a number (Selectors Level 4, 17). */
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
