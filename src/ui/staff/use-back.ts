import { useEffect, useEffectEvent, useRef } from "react";

/** An entry in the browser's history for what is open over a screen. */
interface Entry {
  /** Settles when the entry is gone. */
  gone: PromiseWithResolvers<void>;
  isLeaving: boolean;
}

/**
 * Makes Back close what is open over a screen, and nothing else. It has its own entry in the browser's history, which
 * is removed however it is closed. The router isn't told: the screen stays the same, with everything written in it.
 * @returns closes it as Back does; wait for it before you navigate
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
    // Before the router's own listener.
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
