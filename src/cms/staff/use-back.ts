import { useEffect, useEffectEvent, useRef } from "react";

interface Entry {
  gone: PromiseWithResolvers<void>;
  isLeaving: boolean;
}

/**
 * Makes the browser's Back button close the open overlay, instead of leaving the screen. The router ignores the
 * overlay's history entry, so the screen and its input stay.
 * @returns a function that closes the overlay as the Back button does; await this function before navigating
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): () => Promise<void> {
  const entry = useRef<Entry>(undefined);
  const closed = useEffectEvent(() => {
    entry.current?.gone.resolve();
    entry.current = undefined;
    if (isOpen) onClose();
  });
  useEffect(() => {
    if (!isOpen) {
      void leave(entry.current);
    } else if (!entry.current) {
      history.pushState(history.state, "");
      entry.current = { gone: Promise.withResolvers(), isLeaving: false };
    }
  }, [isOpen]);
  useEffect(() => {
    const back = (event: PopStateEvent) => {
      if (!entry.current) return;
      event.stopImmediatePropagation();
      closed();
    };
    // This listener runs before the router's own listener.
    addEventListener("popstate", back, { capture: true });
    return () => {
      removeEventListener("popstate", back, { capture: true });
      entry.current?.gone.resolve();
      entry.current = undefined;
    };
  }, []);
  return () => leave(entry.current);
}

async function leave(entry: Entry | undefined): Promise<void> {
  if (!entry) return;
  if (!entry.isLeaving) history.back();
  entry.isLeaving = true;
  await entry.gone.promise;
}
