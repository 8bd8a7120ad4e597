/**
 * Runs work again and again, with a pause in between and never twice at once.
 * @param work never fails; long work ends when the signal is aborted
 * @returns stops it, and waits for work under way
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
