/** The last day that a programme names, as 05.09.2026; undefined when it names none. */
export function lastDay(html: string): Temporal.PlainDate | undefined {
  const days = [...html.matchAll(/\b(\d{2})\.(\d{2})\.(\d{4})\b/g)].flatMap(([, day, month, year]) => {
    try {
      return [Temporal.PlainDate.from(`${year}-${month}-${day}`)];
    } catch {
      return [];
    }
  });
  return days.toSorted((one, other) => Temporal.PlainDate.compare(one, other)).at(-1);
}
