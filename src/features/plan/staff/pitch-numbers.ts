export const numbersBetween = (first: number, last: number): { numbers: string; count: number } => ({
  numbers: first === last ? String(first) : `${first}–${last}`,
  count: last - first + 1,
});

export const numbersOf = ({ from, count }: { from: number; count: number }) =>
  numbersBetween(from, from + count - 1);
