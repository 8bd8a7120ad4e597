import { useEffect, useRef } from "react";

/**
 * Returns a function that returns true while the screen is open. A screen must not navigate after the user has left it.
 */
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
