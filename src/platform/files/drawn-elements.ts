/** What is drawn of an element: itself and what is in it, and as often again what it refers to. */
interface Part {
  elements: number;
  /** The ids that it refers to. */
  refers: string[];
}

/** Longer chains are in no drawing that somebody has made. */
const longestChain = 100;

/**
 * How many elements are drawn of an SVG, each as often as it is referred to: ten groups that each use the one before ten
 * times are some lines to read and ten thousand million shapes to draw.
 * @param svg as a sanitiser writes it: no comments, and no "<" or ">" within a value
 * @returns Infinity for a longer chain of references than anybody makes
 */
export function countDrawn(svg: string): number {
  const parts = new Map<string, Part>();
  const whole: Part = { elements: 0, refers: [] };
  /** For each open element, the parts that it belongs to by its own id. */
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
  /** How many references follow one another. */
  chain: number;
}

const nothing: Weight = { drawn: 0, chain: 0 };

function weigh(whole: Part, parts: ReadonlyMap<string, Part>): Weight {
  const known = new Map<string, Weight>();
  function weightOf(part: Part, from: readonly string[]): Weight {
    const used = part.refers.map((id) => weightById(id, from));
    const chain = used.reduce((most, each) => Math.max(most, each.chain + 1), 0);
    const drawn = used.reduce((sum, each) => sum + each.drawn, part.elements);
    return { chain, drawn: chain > longestChain ? Infinity : drawn };
  }
  function weightById(id: string, from: readonly string[]): Weight {
    const part = parts.get(id);
    // What uses itself is drawn by nobody.
    if (!part || from.includes(id)) return nothing;
    if (from.length > longestChain) return { drawn: Infinity, chain: Infinity };
    const weight = known.get(id) ?? weightOf(part, [...from, id]);
    known.set(id, weight);
    return weight;
  }
  return weightOf(whole, []);
}
