import { useEffect, useEffectEvent } from "react";

/** The time from a change to its automatic save, in milliseconds. */
export const draftSaveDelay = 20_000;

/**
 * Saves the draft of a form every 20 seconds while something is unsaved. An automatic save never publishes.
 * @param isDue true while the form has unsaved input that may be saved
 */
export function useDraftSaves(isDue: boolean, save: () => Promise<void>): void {
  const saveDraft = useEffectEvent(() => void save());
  useEffect(() => {
    if (!isDue) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        saveDraft();
        wait();
      }, draftSaveDelay);
    };
    wait();
    return () => clearTimeout(timer);
  }, [isDue]);
}
