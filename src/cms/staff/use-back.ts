import { useEffect, useEffectEvent, useRef } from "react";

/** An entry in the browser's history for an overlay on a screen. */
interface Entry {
  /** Resolves when the entry is gone. */
  gone: PromiseWithResolvers<void>;
  isLeaving: boolean;
}

/**
 * Makes the browser's Back close an overlay instead of its screen. The overlay has its own history entry,
 * which is removed when it closes. The router isn't involved, so that the screen and its input stay.
 * @returns a function that closes it as Back does; await it before navigating
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
    // Runs before the router's own listener.
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
