import { useEffect, useRef } from "react";

/** Returns a function that is true while the screen is open. A screen that the user has left must not navigate. */
export function useIsMounted(): () => boolean {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return () => isThere.current;
}
