import { useEffect, useEffectEvent } from "react";

/** The time from a change to its automatic save, in milliseconds. */
export const draftSaveDelay = 20_000;

/** Saves a form's draft every 20 seconds, but never publishes it. @param isDue true with unsaved input to save */
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
