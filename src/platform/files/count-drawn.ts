interface Part {
  elements: number;
  refers: string[];
}

/** The maximum length of a chain of references. Real drawings have shorter chains. */
const longestChain = 100;

/**
 * Counts the elements that a browser draws for an SVG. Nested `<use>` elements can draw millions of shapes.
 * @param svg sanitized: no comments, and no "<" or ">" in an attribute
 * @returns Infinity when a chain of references is too long
 */
export function countDrawn(svg: string): number {
  const parts = new Map<string, Part>();
  const whole: Part = { elements: 0, refers: [] };
  /** The open elements. An element without an id is undefined in this list. */
  const open: (Part | undefined)[] = [];
  for (const [, close, values = "", isAlone] of svg.matchAll(/<(\/?)[\w:]+([^<>]*?)(\/?)>/g)) {
    if (close) {
      open.pop();
      continue;
    }
    const id = / id="([^"]*)"/.exec(values)?.[1];
    const part = id === undefined ? undefined : { elements: 0, refers: [] };
    if (part && !parts.has(id!)) parts.set(id!, part);
    const refers = [...values.matchAll(/(?:href="|url\((?:&quot;|')?)#([^"'&)]+)/g)].map(([, name]) => name!);
    for (const around of [whole, ...open, part]) {
      if (!around) continue;
      around.elements++;
      around.refers.push(...refers);
    }
    if (!isAlone) open.push(part);
  }
  return weigh(whole, parts).drawn;
}

interface Weight {
  drawn: number;
  chain: number;
}

const nothing: Weight = { drawn: 0, chain: 0 };

function weigh(whole: Part, parts: ReadonlyMap<string, Part>): Weight {
  const known = new Map<string, Weight>();
  function weightOf(part: Part, from: readonly string[]): Weight {
    const used = part.refers.map((id) => weightById(id, from));
    const chain = used.reduce((max, each) => Math.max(max, each.chain + 1), 0);
    const drawn = used.reduce((sum, each) => sum + each.drawn, part.elements);
    return { chain, drawn: chain > longestChain ? Infinity : drawn };
  }
  function weightById(id: string, from: readonly string[]): Weight {
    const part = parts.get(id);
    // An element that refers to itself isn't drawn.
    if (!part || from.includes(id)) return nothing;
    if (from.length > longestChain) return { drawn: Infinity, chain: Infinity };
    const weight = known.get(id) ?? weightOf(part, [...from, id]);
    known.set(id, weight);
    return weight;
  }
  return weightOf(whole, []);
}
