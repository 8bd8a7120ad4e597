/** One measured figure. */
export interface Figure {
  what: string;
  /** What its numbers count; "×" and what they are held against for a ratio. */
  unit: string;
  /** The value of each round. */
  values: number[];
  better: "more" | "less";
  /** The target, if there is one. */
  aim?: number;
  /** What else was seen, such as what a ratio was made from. */
  note?: string;
}

/** A group of figures. */
export interface Measured {
  title: string;
  /** When, on what machine, and with which commit. */
  measured: string;
  figures: Figure[];
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** Three digits, and all of those before the point. */
export function told(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** The median of the rounds; with it the lowest and the highest, where they differ. */
function toldMedian({ values, unit, note }: Figure): string {
  const [middle, low, high] = [median(values), Math.min(...values), Math.max(...values)].map(told);
  const spread = low === high ? "" : ` (${low}–${high})`;
  return `${middle} ${unit}${spread}${note ? `: ${note}` : ""}`;
}

function toldAim({ values, better, aim }: Figure): string {
  if (aim === undefined) return "–";
  const isReached = better === "more" ? median(values) >= aim : median(values) <= aim;
  return `${better === "more" ? "≥" : "≤"} ${told(aim)}${isReached ? "" : ", not reached"}`;
}

/** Figures as a Markdown table, beside what the same ones were before. */
export function table(figures: Figure[], before: Figure[] = []): string {
  const lines = figures.map((figure) => {
    const earlier = before.find(({ what }) => what === figure.what);
    return `| ${figure.what} | ${toldMedian(figure)} | ${toldAim(figure)} | ${earlier ? told(median(earlier.values)) : "–"} |`;
  });
  return ["| what | measured | aim | before |", "| --- | --- | --- | --- |", ...lines].join("\n");
}
