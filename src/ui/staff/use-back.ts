import { useEffect, useEffectEvent } from "react";

/**
 * Makes Back close what is open over a screen, and nothing else. The router isn't told: the screen stays the same, with
 * all that is written in it.
 * @returns closes it the same way
 */
export function useBackToClose(isOpen: boolean, onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    history.pushState(history.state, "");
    const back = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      close();
    };
    // Before the router's own.
    addEventListener("popstate", back, { capture: true });
    return () => removeEventListener("popstate", back, { capture: true });
  }, [isOpen]);
  return () => history.back();
}
