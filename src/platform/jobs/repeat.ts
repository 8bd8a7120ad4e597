/** Repeats `work`, which must never reject, without overlaps. @returns a function that aborts it and waits */
export function repeat(
  everyMilliseconds: number,
  work: (signal: AbortSignal) => Promise<void>,
): () => Promise<void> {
  const stopping = new AbortController();
  let isBusy = false;
  let underWay = Promise.resolve();
  const begin = () => {
    if (isBusy) return;
    isBusy = true;
    underWay = work(stopping.signal).finally(() => {
      isBusy = false;
    });
  };
  begin();
  const timer = setInterval(begin, everyMilliseconds);
  return () => {
    clearInterval(timer);
    stopping.abort();
    return underWay;
  };
}
