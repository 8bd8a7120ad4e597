/**
 * Does something now and then again and again, never twice at once.
 * @param work never fails; what it does at length it ends when the signal is aborted
 * @returns ends it, and waits for what is under way
 */
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
