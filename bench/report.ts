/** One measured figure. */
export interface Row {
  what: string;
  figure: string;
  /** What it should reach. */
  aim: string;
}

/** The figures as a Markdown table. */
export function table(rows: Row[]): string {
  const lines = rows.map(({ what, figure, aim }) => `| ${what} | ${figure} | ${aim} |`);
  return ["| what | measured | aim |", "| --- | --- | --- |", ...lines].join("\n");
}
