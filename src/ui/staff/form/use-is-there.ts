import { useEffect, useRef } from "react";

/** Tells after a call whether the screen that made it is still there; one that has been left leads nowhere. */
export function useIsThere(): () => boolean {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => isThere.current;
}
