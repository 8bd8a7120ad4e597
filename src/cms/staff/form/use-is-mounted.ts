import { useEffect, useRef } from "react";

/** A screen must not navigate after the user left it. */
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
