export interface Figure {
  what: string;
  /** The unit of a ratio is "×", or "×" and the name of the compared program, such as "× nginx". */
  unit: string;
  values: number[];
  better: "more" | "less";
  aim?: number;
  note?: string;
}

export interface Measured {
  title: string;
  measured: string;
  figures: Figure[];
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** Formats a number with two, one or no decimals, so that at least three digits are shown. */
export function formatValue(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function formatMedian({ values, unit, note }: Figure): string {
  const [middle, low, high] = [median(values), Math.min(...values), Math.max(...values)].map(formatValue);
  const spread = low === high ? "" : ` (${low}–${high})`;
  return `${middle} ${unit}${spread}${note ? `: ${note}` : ""}`;
}

function formatAim({ values, better, aim }: Figure): string {
  if (aim === undefined) return "–";
  const isReached = better === "more" ? median(values) >= aim : median(values) <= aim;
  return `${better === "more" ? "≥" : "≤"} ${formatValue(aim)}${isReached ? "" : ", not reached"}`;
}

export function table(figures: Figure[], before: Figure[] = []): string {
  const lines = figures.map((figure) => {
    const earlier = before.find(({ what }) => what === figure.what);
    return `| ${figure.what} | ${formatMedian(figure)} | ${formatAim(figure)} | ${earlier ? formatValue(median(earlier.values)) : "–"} |`;
  });
  return ["| what | measured | aim | before |", "| --- | --- | --- | --- |", ...lines].join("\n");
}
